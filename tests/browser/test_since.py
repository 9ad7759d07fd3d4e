"""What happened since one's turn: with five players, after a reload, and for who only watches."""

import re

from playwright.sync_api import Locator, expect

from .conftest import PHONE, Sit
from .person import Person

FIVE = ("me", *["bot:beginner"] * 4)


def since(person: Person) -> Locator:
    return person.button(re.compile("^(Since your turn|The last turns)"))


def test_all_four_others_are_told_card_by_card(sit: Sit) -> None:
    anna, carla = sit(**PHONE), sit()
    anna.begin("the-game", *FIVE)
    anna.until(lambda: bool((anna.sync.get("view") or {}).get("legal")))
    begun = len(anna.events)
    while "end" not in anna.legal:
        anna.act(anna.legal[0])
    anna.act("end")
    anna.until(lambda: bool(anna.legal))
    others = [event for event in anna.events[begun:] if event["kind"] == "played" and event["seat"]]
    assert {event["seat"] for event in others} == {1, 2, 3, 4}
    cards = {event["action"].partition(">")[0] for event in others} - {"end"}
    tells_all(anna, cards)
    anna.reload()
    tells_all(anna, cards)
    carla.page.goto(anna.page.url)
    tells_all(carla, cards)


def tells_all(person: Person, cards: set[str]) -> None:
    """The line names every card, and a tap brings a list of players that fits the screen."""
    expect(since(person)).to_be_visible()
    assert cards <= set(re.findall(r"(\d+)[↑↓]", since(person).inner_text()))
    person.press(since(person))
    turns = person.page.get_by_role("dialog").get_by_role("listitem")
    expect(turns).to_have_count(5 if person.sync["seat"] is None else 4)
    told = " ".join(turns.all_inner_texts())
    assert cards <= set(re.findall(r"(\d+) →", told))
    assert person.sideways() == 0
    person.press(person.button("Close"))
