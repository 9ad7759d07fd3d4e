"""A page that is loaded again, and a server that is killed: everybody goes on where they were."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import Sit
from .layout import resize
from .person import Person
from .server_process import ServerProcess
from .staging import Scene, staged
from .whole_games import dealt, level, move, play_out, two_at

SOME_MOVES = 4


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server of its own for a test that kills it."""
    server = ServerProcess(tmp_path)
    yield server
    server.close()


def test_reloading_in_the_middle_of_a_turn(sit: Sit) -> None:
    anna = sit()
    anna.begin("the-game", "me")
    anna.until(lambda: bool(anna.sync.get("view")))
    anna.act(anna.legal[0])
    before, shown = anna.view, piles(anna)
    anna.reload()
    assert anna.view == before and before["turn"]["played"]
    expect(anna.page.locator("[data-card]")).to_have_count(len(before["hand"]))
    assert piles(anna) == shown
    anna.press(anna.button("Take back"))
    anna.until(lambda: not anna.view["turn"]["played"])
    play_out(anna)
    expect(anna.result).to_be_visible()


def piles(person: Person) -> list[str]:
    """What the piles say of themselves."""
    return person.page.locator("[data-pile] > button > .hidden").all_text_contents()


def test_killed_and_started_again(sit: Sit, mortal: ServerProcess) -> None:
    anna, bert = sit(mortal), sit(mortal)
    two_at(anna, bert, "the-game")
    dealt(anna, bert)
    for _ in range(SOME_MOVES):
        move(anna, bert)
        level(anna, bert)
    seen, events = anna.view, list(anna.events)
    mortal.kill()
    for person in (anna, bert):
        expect(person.page.get_by_role("status")).to_contain_text("Offline")
    mortal.open()
    for person in (anna, bert):
        expect(person.page.get_by_role("status")).to_contain_text("connected", timeout=60_000)
    assert anna.view == seen
    play_out(anna, bert)
    carla = sit(mortal)
    carla.page.goto(anna.page.url)
    carla.until(lambda: bool(carla.sync))
    assert carla.events == anna.events and carla.events[: len(events)] == events


def test_a_card_played_while_the_server_is_away(sit: Sit, mortal: ServerProcess) -> None:
    anna = sit(mortal)
    anna.begin("the-game", "me")
    anna.place("up1").wait_for()  # nothing more has to be loaded
    mortal.kill()
    expect(anna.page.get_by_role("status")).to_contain_text("Offline")
    card, pile = anna.legal[0].split(">")
    anna.press(anna.card(card))
    anna.press(anna.pile(pile))
    mortal.open()
    anna.until(lambda: bool(anna.view["turn"]["played"]))
    assert anna.view["turn"]["played"] == [f"{card}>{pile}"]
    expect(anna.card(card)).to_have_count(0)


PHONES = [(320, 568), (360, 640), (640, 360), (844, 390)]


def test_whoever_comes_back_finds_their_table_on_the_first_screen_of_a_phone(sit: Sit) -> None:
    anna = sit()
    with staged(anna, Scene("the-game", ["Ole"], options={"first": 0})):
        anna.home()
        table = anna.page.get_by_role("link", name="Your turn")
        expect(anna.game("nix")).to_be_visible()
        for size in PHONES:
            resize(anna.page, size)
            box, covers = table.bounding_box(), anna.game("the-game").bounding_box()
            assert box and covers and box["y"] < covers["y"] and box["y"] < size[1] - 40, size
        anna.page.reload()  # now their place is kept before they are there
        expect(table).to_be_visible()
        resize(anna.page, PHONES[0])
        expect(anna.page.get_by_role("img", name=anna.says("home-scene"))).to_be_hidden()
        anna.press(anna.button("Take The Game off the list"))
        expect(table).to_have_count(0)
        expect(anna.page.get_by_role("img", name=anna.says("home-scene"))).to_be_visible()
