"""Without a mouse: everything is reached and done with keys."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.server.clients import reckless

from .conftest import MOVING, Sit
from .person import Person, played

MOST_STEPS = 60
FEW_MOVES = 5
AT = "it => it === document.activeElement"


def until(person: Person, key: str, reached: Callable[[], bool]) -> None:
    """Press a key until something is so."""
    for _ in range(MOST_STEPS):
        if reached():
            return
        person.page.keyboard.press(key)
    raise AssertionError(f"{key} does not get there")


def walk(person: Person, place: Locator) -> None:
    """Press Tab until something has the focus."""
    place.wait_for()
    until(person, "Tab", lambda: bool(place.evaluate(AT)))


def push(person: Person, place: Locator) -> None:
    """Walk to a button and press it."""
    walk(person, place)
    person.page.keyboard.press("Enter")


def begin(person: Person, game: str, *seats: str) -> None:
    """From home to the table of a game; the seats are as many as they are by themselves, or one."""
    person.home()
    push(person, person.game(game))
    expect(person.button("Play")).to_be_visible()
    if len(seats) == 1:
        push(person, person.button("Alone"))
    for place, seat in enumerate(seats[1:], start=1):
        choose(person, person.places.nth(place), seat)
    push(person, person.page.get_by_text("More options"))
    walk(person, person.page.get_by_label("Deal"))
    person.page.keyboard.type("keyboard")
    push(person, person.button("Play"))
    person.until(lambda: bool(person.sync.get("view")))
    person.page.locator("[data-seat]").first.wait_for()  # nobody types before there is a table


def choose(person: Person, field: Locator, value: str) -> None:
    """Walk to a field with choices, and go up to one of them."""
    walk(person, field)
    until(person, "ArrowUp", lambda: field.input_value() == value)


def act(person: Person, action: str) -> None:
    """Do something at the table with keys alone."""
    before = len(person.events)
    if action == "end":
        person.page.keyboard.press("e")
    elif ">" in action:
        put(person, *action.split(">"))
    else:
        combine(person, action)
    person.until(lambda: action in played(person.events[before:]))


def put(person: Person, card: str, pile: str) -> None:
    """Type a card, aim with the arrows, play with Enter."""
    person.page.keyboard.type(card)
    expect(person.card(card)).to_have_attribute("aria-pressed", "true")
    place = person.place(pile)
    until(person, "ArrowDown", lambda: "aimed" in (place.get_attribute("class") or "").split())
    person.page.keyboard.press("Enter")


def combine(person: Person, action: str) -> None:
    """Arrows choose the row and the cards; `s` takes the super chip."""
    row, _, cards = action.removesuffix("*").partition(":")
    until(person, "ArrowDown", lambda: person.chosen(row))
    until(person, "ArrowRight", lambda: person.picked() == cards)
    if action.endswith("*"):
        person.page.keyboard.press("s")
    person.page.keyboard.press("Enter")


def test_a_whole_game_without_a_mouse(sit: Sit) -> None:
    anna = sit(**MOVING)
    begin(anna, "the-game", "me")
    while not (anna.over or anna.stuck):
        act(anna, max(anna.legal, key=reckless))
    if anna.stuck:
        anna.let_stand()
    expect(anna.result).to_be_visible()
    push(anna, anna.button("Another one"))
    anna.until(lambda: not anna.over)
    act(anna, anna.legal[0])


@pytest.mark.parametrize(
    ("game", "seats"), [("extreme", ("me",)), ("face-to-face", ("me", "bot:casual"))]
)
def test_some_moves_of_the_others(sit: Sit, game: str, seats: tuple[str, ...]) -> None:
    anna = sit()
    begin(anna, game, *seats)
    for _ in range(FEW_MOVES):
        anna.until(lambda: bool(anna.legal))
        act(anna, anna.legal[-1])


def test_a_lap_of_nix_and_its_board_at_the_end(sit: Sit) -> None:
    anna = sit()
    begin(anna, "nix", "me", "bot:beginner", "bot:beginner")
    anna.until(lambda: bool(anna.legal))
    while anna.view["lap"] == 0:
        supers = [action for action in anna.legal if action.endswith("*")]
        act(anna, max(supers or anna.legal, key=len))
        anna.until(lambda: bool(anna.legal))
    expect(anna.page.get_by_role("heading", name="Lap 1 is over")).to_be_visible()
    anna.page.keyboard.press("Enter")
    anna.until(lambda: bool(anna.legal))
    act(anna, anna.legal[-1])
