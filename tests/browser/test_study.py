"""Between games: the deal of the day from home to its board, my games, statistics."""

import re

from tests.server.clients import Guest, play_out

from .conftest import PHONE, Sit
from .person import Person
from .test_axe import faults


def finish(person: Person) -> None:
    """Play the game at the table of the page to its end, quickly, by a socket beside the page."""
    table = person.page.url.rpartition("/")[2]
    with Guest(person.url) as guest:
        guest.http.cookies.clear()
        for cookie in person.page.context.cookies():
            guest.http.cookies.set(cookie["name"], cookie["value"])
        with guest.connect(table) as socket:
            play_out([socket])


def day_of(person: Person) -> None:
    """From home to the table of this day's deal, and to its end."""
    person.home()
    person.press(person.page.get_by_role("link", name="Deal of the day"))
    person.page.get_by_role("heading", level=3, name="Face to Face").wait_for()
    person.press(person.button("Play, The Game"))
    person.page.wait_for_url("**/t/*")
    finish(person)
    person.page.get_by_role("heading", name="Deal of the day").wait_for()
    person.page.get_by_text(re.compile(r"Place \d+ of \d+")).wait_for()


def study(person: Person, name: str) -> None:
    person.press(person.page.get_by_role("link", name=name))
    person.page.get_by_role("heading", level=1, name=name).wait_for()
    assert person.sideways() == 0, name


def test_from_the_deal_of_the_day_through_all_pages(sit: Sit) -> None:
    anna = sit()
    day_of(anna)
    anna.press(anna.button("Who else played these cards?"))
    same = anna.page.get_by_role("region", name="The same cards, other ways")
    same.get_by_text("Beginner", exact=True).wait_for()
    anna.press(anna.button("Check the deal"))  # into which nobody mixes anything
    anna.page.get_by_role("heading", name="The deal was fair.").wait_for()
    assert faults(anna) == []
    anna.home()
    anna.page.get_by_text("Today: 1 of 4 played").wait_for()
    anna.press(anna.page.get_by_role("link", name="My games"))
    anna.page.get_by_text("1 game", exact=True).wait_for()
    anna.press(anna.button(re.compile("^Compare The Game")))
    same.get_by_text("How many cards were down after each turn").wait_for()
    assert faults(anna) == []
    with anna.page.expect_download() as download:
        anna.press(anna.page.get_by_role("link", name="All records as one file"))
    assert download.value.path().read_text().startswith("reihum-game/2 the-game/")
    searched = anna.page.get_by_role("searchbox", name="Name of a player")
    searched.fill("Xaver")
    anna.page.get_by_text("No game fits.").wait_for()  # without a key that says so
    searched.fill("")
    anna.page.get_by_text("1 game", exact=True).wait_for()
    anna.page.get_by_role("combobox", name="Won or lost").select_option("Won")
    anna.page.get_by_text("No game fits.").wait_for()
    study(anna, "Statistics")
    anna.page.get_by_text("Master: 45.5", exact=False).wait_for()
    anna.page.get_by_text("No game of yours has been reviewed yet").wait_for()
    anna.page.get_by_role("link", name="Review your last game").wait_for()
    assert faults(anna) == []


def test_on_a_phone_a_board_opens_once_one_has_finished(sit: Sit) -> None:
    anna, bert = sit(**PHONE), sit(**PHONE)
    day_of(anna)
    anna.press(anna.button("Same deal again"))
    anna.until(lambda: not anna.over)
    finish(anna)
    anna.page.get_by_text("Your first try counts: this game is not on the board.").wait_for()
    bert.page.goto(f"{bert.url}/daily")
    bert.press(bert.button("Board of The Game"))
    bert.page.get_by_text("The board opens once you have finished.").wait_for()
    anna.page.goto(f"{anna.url}/daily")
    anna.press(anna.button("Board of The Game"))
    anna.page.get_by_role("row", name=re.compile("You")).wait_for()
    assert anna.sideways() == 0 and faults(anna) == []
    study(anna, "My games")
    study(anna, "Statistics")
    study(anna, "Deal of the day")
    anna.press(anna.page.get_by_role("link", name="The day before"))
    anna.page.get_by_text("no longer for the board").wait_for()
    anna.button("Play, The Game").wait_for()
