"""A bot says why it played so: a partner during the game, an opponent after it."""

import re

from playwright.sync_api import Locator, expect

from .conftest import PHONE, Sit
from .person import Person


def after_a_turn(person: Person, game: str, *seats: str) -> None:
    """It is this person's turn, and a bot has had one."""
    person.begin(game, *seats)
    person.until(lambda: bool((person.sync.get("view") or {}).get("legal")))
    while not [event for event in person.events if event["kind"] == "played" and event["by_bot"]]:
        person.act("end" if "end" in person.legal else person.legal[0])
    person.until(lambda: bool(person.legal))


def dialog(person: Person) -> Locator:
    return person.page.get_by_role("dialog")


def give_up(person: Person) -> None:
    """The game is over."""
    person.give_up()
    person.until(lambda: person.over)


def test_a_partner_says_why_and_all_of_it_after_the_game(sit: Sit) -> None:
    anna = sit(**PHONE)
    after_a_turn(anna, "the-game", "me", "bot:expert")
    anna.press(anna.button(re.compile("^Since your turn")))
    anna.press(dialog(anna).get_by_role("button", name=re.compile("^Why did .+ play like that")))
    reasons = dialog(anna).get_by_role("listitem").get_by_role("listitem")
    expect(reasons.first).to_have_text(re.compile(r"^\d+ (on|goes back by ten on) (Up|Down) [12]"))
    expect(dialog(anna)).not_to_contain_text("to win")
    assert anna.sideways() == 0
    anna.press(dialog(anna).get_by_role("button", name="Close"))
    give_up(anna)
    anna.press(anna.button("Why the bots played like that"))
    expect(dialog(anna)).to_contain_text("% to win")
    assert anna.sideways() == 0


def test_an_opponent_says_it_only_afterwards(sit: Sit) -> None:
    anna = sit(viewport={"width": 1440, "height": 900})
    after_a_turn(anna, "face-to-face", "me", "bot:casual")
    anna.press(anna.button(re.compile("^Since your turn")))
    expect(dialog(anna)).to_contain_text("→")
    expect(dialog(anna).get_by_role("button", name=re.compile("^Why"))).to_have_count(0)
    anna.press(dialog(anna).get_by_role("button", name="Close"))
    give_up(anna)
    anna.press(anna.button("Why the bots played like that"))
    expect(dialog(anna)).to_contain_text(re.compile("skips|goes back|goes to the other side"))
