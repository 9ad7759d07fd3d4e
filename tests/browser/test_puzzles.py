"""Puzzles at the normal table: one is found and one is not, and mistakes of one's own come back."""

import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from reihum.games import State
from reihum.review.puzzles.puzzle import Puzzle, shipped
from reihum.review.turns import turns_of
from reihum.server.guests import COOKIE
from tests.server.clients import Guest
from tests.server.puzzles.made_up import lost_and_reviewed, other_turn
from tests.server.puzzles.test_puzzles import solution_of, wrong_turn

from .conftest import PHONE, STILL, Sit
from .person import Person
from .server_process import ServerProcess
from .test_axe import faults

SMALL = {**PHONE, **STILL, "viewport": {"width": 360, "height": 640}}


def play(person: Person, turn: list[str]) -> None:
    """Play a turn, card by card; a card that is down has left the hand."""
    for action in turn:
        if action == "end":
            person.press(person.page.locator("[data-act=end]"))
            continue
        card, pile = action.split(">")
        person.press(person.card(card))
        person.press(person.pile(pile))
        expect(person.card(card)).to_have_count(0)


def opened(person: Person, game: str) -> Puzzle:
    """The puzzle that comes next, once it lies on the table."""
    person.page.wait_for_url(re.compile(rf"/puzzles/{game}-\d"))
    name = person.page.url.rpartition("/")[2]
    puzzle = next(each for each in shipped() if each.name == name)
    person.page.get_by_text(person.says("puzzles-task-proved")).wait_for()
    return puzzle


@pytest.mark.parametrize("settings", [SMALL, {"viewport": {"width": 1440, "height": 900}}])
def test_one_is_not_found_and_shown_and_another_is_found(
    sit: Sit, settings: dict[str, object]
) -> None:
    anna = sit(**settings)
    anna.home()
    anna.press(anna.page.get_by_role("link", name="Puzzles"))
    anna.page.get_by_role("combobox").first.select_option("the-game")
    assert anna.sideways() == 0 and (anna.touch or faults(anna) == [])
    anna.press(anna.button("Find a turn"))
    puzzle = opened(anna, "the-game")
    expect(anna.page.locator(".page")).not_to_contain_text("Signals")
    answer = anna.page.locator(".answer")

    play(anna, wrong_turn(puzzle))
    expect(answer).to_contain_text("Not this one.")
    answer.get_by_text("Played on from here").wait_for()
    assert anna.sideways() == 0 and (not anna.touch or faults(anna) == [])
    anna.press(anna.button("Try again"))
    expect(answer).to_have_count(0)
    play(anna, wrong_turn(puzzle))
    expect(answer).to_contain_text("Only your first answer counts")

    anna.press(anna.button("Show it"))
    first, pile = puzzle.solution[0].split(">")
    expect(anna.page.locator(".coach")).to_contain_text(first)
    expect(anna.card(first)).to_have_attribute("data-lit", "")
    expect(anna.place(pile)).to_have_attribute("data-lit", "")
    play(anna, solution_of(puzzle))
    expect(answer).to_contain_text("No other turn can still win.")
    expect(answer).to_contain_text("Who finds it")

    anna.press(anna.button("Next puzzle"))
    expect(answer).to_have_count(0)
    other = opened(anna, "the-game")
    assert other.name != puzzle.name
    play(anna, solution_of(other))
    expect(answer).to_contain_text(re.compile(r"Right!.*Rating \d+ \(\+\d+\)", re.DOTALL))
    anna.page.goto(f"{anna.url}/puzzles")
    expect(anna.page.get_by_text(re.compile(r"^of \d+$"))).to_be_visible()


def lost(cookie: str, server: ServerProcess) -> State:
    """The end of a reviewed game of somebody, who plays it elsewhere by the same cookie."""
    with Guest(server.url) as guest:
        guest.http.cookies.set(COOKIE, cookie, domain="127.0.0.1")
        return lost_and_reviewed(guest, server.folder / "tables.db")


def test_mistakes_of_ones_own_leave_the_pile_or_come_back(sit: Sit, server: ServerProcess) -> None:
    anna = sit(**{**SMALL, "locale": "de"})
    anna.page.goto(f"{anna.url}/puzzles/mistakes")
    anna.page.get_by_text("Der Stapel ist leer.").wait_for()
    cookies = anna.page.context.cookies()
    cookie = next(each["value"] for each in cookies if each["name"] == COOKIE)
    with ThreadPoolExecutor(1) as elsewhere:  # this thread has the loop of the browser
        end = elsewhere.submit(lost, cookie, server).result()
    first, second, *_ = turns_of(end)
    answer = anna.page.locator(".answer")

    anna.page.reload()
    game = re.compile(r"allein, \d\d\.\d\d\.\d{4}, \d\d:\d\d")  # by which one knows it
    expect(anna.page.get_by_role("listitem").filter(has_text="Zug 1")).to_contain_text(game)
    anna.press(anna.page.get_by_role("link", name="The Game, Zug 1"))
    anna.page.get_by_text("Zug 1 deiner Partie").wait_for()
    play(anna, list(first.actions))
    expect(answer).to_contain_text("Das hast du auch in der Partie gespielt.")
    expect(answer).to_contain_text("wieder")
    anna.press(anna.button("Zu deinem Stapel"))

    anna.press(anna.page.get_by_role("link", name="The Game, Zug 2"))
    play(anna, [*other_turn(second.before), "end"])
    expect(answer).to_contain_text("Er ist von deinem Stapel weg.")
    assert anna.sideways() == 0
    anna.press(anna.button("Zu deinem Stapel"))
    expect(anna.page.get_by_role("heading", name="Später")).to_be_visible()
    expect(anna.page.get_by_role("link", name=re.compile("^The Game"))).to_have_count(0)

    anna.page.goto(f"{anna.url}/statistics")  # the review tells more of that game
    anna.page.get_by_role("heading", name="1 von 1 besprochen").wait_for()
    anna.press(anna.page.get_by_text("Als Tabelle").last)
    row = anna.page.get_by_role("row").last
    expect(row).to_contain_text("%")
    expect(row.get_by_role("link")).to_have_attribute("href", re.compile("/review/.*game=1$"))
    assert anna.sideways() == 0 and faults(anna) == []
