"""The text view: whole games by what a screen reader finds, and a line to type into."""

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Sit
from .person import Person, played

MOST = 400  # actions in a game


def read_text(person: Person) -> None:
    """Switch to the text view, as somebody with a keyboard finds it."""
    show = person.button("Show the table as text")
    show.focus()
    person.page.keyboard.press("Enter")
    expect(line(person)).to_be_visible()


def line(person: Person) -> Locator:
    return person.page.get_by_role("textbox", name="Type an action")


def enter(person: Person, text: str) -> None:
    line(person).fill(text)
    line(person).press("Enter")


def play_on(person: Person) -> None:
    """Play the first thing that is allowed, typed, until the game is over."""
    for _ in range(MOST):
        person.until(lambda: person.over or bool(person.legal) or person.stuck)
        if person.over:
            return
        if person.stuck:
            person.press(person.button("Let it stand"))
            person.until(lambda: person.over)
            return
        before, action = len(person.events), person.legal[-1]
        enter(person, action.replace(">", " "))
        person.until(lambda b=before, a=action: a in played(person.events[b:]))  # type: ignore[misc]


@pytest.mark.parametrize("game", ["the-game", "extreme", "face-to-face", "nix"])
def test_a_whole_game_in_text(sit: Sit, game: str) -> None:
    anna = sit()
    others = ["bot:beginner"] if game in ("face-to-face", "nix") else []
    anna.begin(game, "me", *others)
    anna.until(lambda: bool(anna.sync.get("view")))
    read_text(anna)
    play_on(anna)
    expect(anna.page.get_by_role("heading", level=2).first).to_be_visible()


def test_questions_by_key_and_by_line_and_a_refusal_that_teaches(sit: Sit) -> None:
    anna = sit()
    anna.begin("the-game", "me", "bot:beginner")
    anna.until(lambda: bool(anna.sync.get("view")))
    read_text(anna)
    answer = anna.page.locator(".answer")
    anna.page.get_by_role("heading", level=1).click()
    hand = ", ".join(map(str, anna.view["hand"]))
    anna.page.keyboard.press("c")
    expect(answer).to_have_text(hand)
    enter(anna, "p")
    expect(answer).to_contain_text("Up 1 shows 1")
    enter(anna, "1 up1")
    expect(anna.page.get_by_role("alert")).to_contain_text("There is no card 1.")
    expect(line(anna)).to_be_focused()
    anna.speak("de")  # the last answer too is said in it
    expect(answer).to_contain_text("Aufstieg 1 zeigt 1")
    anna.speak("en")
    card = anna.view["hand"][-1]
    enter(anna, f"{card} on up 1")  # as the table says it
    anna.until(lambda: f"{card}>up1" in played(anna.events))


def test_what_is_said_about_a_pile_is_read_and_answered_in_text(sit: Sit) -> None:
    anna = sit()
    anna.begin("the-game", "me", "bot:beginner")
    anna.until(lambda: bool(anna.sync.get("view")))
    read_text(anna)
    anna.page.get_by_text("Signal", exact=True).click()
    ask = anna.page.get_by_role("group", name="Signal: Up 1").get_by_role("button")
    ask.filter(has_text="Please leave it").press("Enter")
    expect(ask.filter(has_text="Please leave it")).to_have_attribute("aria-pressed", "true")
    enter(anna, "p")
    answer = anna.page.locator(".answer")
    expect(answer).to_contain_text("Up 1 shows 1, You: Please leave it")
    ask.filter(has_text="Please leave it").press("Enter")
    expect(ask.filter(has_text="Please leave it")).to_have_attribute("aria-pressed", "false")
