"""The pages between games, and those that look at a game again."""

import re
from contextlib import ExitStack

from playwright.sync_api import expect

from reihum.server.guests import COOKIE
from tests.server.puzzles.test_puzzles import solution_of, wrong_turn
from tests.server.reviewing.test_reviews import END

from ..courses import actions_to, course, my_turn
from ..person import Person
from ..staging import Scene, staged
from ..test_puzzles import opened, play
from ..test_study import day_of, study


def rules_alone(anna: Person, _: ExitStack) -> None:
    """The rules as a page, as one finds it by an address."""
    anna.page.goto(f"{anna.url}/rules/the-game")
    expect(anna.page.get_by_role("heading", level=1)).to_be_visible()


def two_games(anna: Person, stack: ExitStack) -> None:
    """Two games that are over."""
    for game, options in (("the-game", {"first": "lot"}), ("nix", {"first": 0})):
        done = course(game, "p1", players=2, **options)
        scene = Scene(game, ("Konstantin",), "p1", done, options=options, stands=True)
        stack.enter_context(staged(anna, scene))
        expect(anna.result).to_be_visible()


def games(anna: Person, stack: ExitStack) -> None:
    two_games(anna, stack)
    anna.page.goto(f"{anna.url}/games")
    anna.page.get_by_text("2 games", exact=True).wait_for()


def statistics(anna: Person, stack: ExitStack) -> None:
    two_games(anna, stack)
    anna.page.goto(f"{anna.url}/games")
    study(anna, "Statistics")
    anna.page.get_by_text("No game of yours has been reviewed yet").wait_for()


def daily(anna: Person, _: ExitStack) -> None:
    """The end of a deal of the day, and its board."""
    day_of(anna)
    anna.page.goto(f"{anna.url}/daily")
    anna.press(anna.button("Board of The Game"))
    anna.page.get_by_role("row", name=re.compile("You")).wait_for()


def daily_over(anna: Person, _: ExitStack) -> None:
    day_of(anna)


def puzzles(anna: Person, _: ExitStack) -> None:
    anna.page.goto(f"{anna.url}/puzzles")
    anna.page.get_by_role("combobox").first.wait_for()


def puzzle(anna: Person, _: ExitStack) -> None:
    """A puzzle as it lies there."""
    puzzles(anna, _)
    anna.page.get_by_role("combobox").first.select_option("the-game")
    anna.press(anna.button("Find a turn"))
    opened(anna, "the-game")


def puzzle_answered(anna: Person, stack: ExitStack) -> None:
    """One that was not found, and then solved."""
    puzzle(anna, stack)
    found = opened(anna, "the-game")
    play(anna, wrong_turn(found))
    answer = anna.page.locator(".answer")
    expect(answer).to_contain_text("Not this one.")
    answer.get_by_text("Played on from here").wait_for()
    anna.press(anna.button("Try again"))
    expect(answer).to_have_count(0)
    play(anna, solution_of(found))
    expect(answer).to_contain_text("No other turn can still win.")


def mistakes(anna: Person, _: ExitStack) -> None:
    anna.page.goto(f"{anna.url}/puzzles/mistakes")
    assert any(each["name"] == COOKIE for each in anna.page.context.cookies())
    anna.page.get_by_text("pile is empty").wait_for()


def review(anna: Person, _: ExitStack) -> None:
    """A game with a blunder, and what would have been better."""
    anna.page.goto(f"{anna.url}/review")
    anna.page.get_by_role("textbox").fill(END.record())
    anna.press(anna.page.get_by_role("main").get_by_role("button").first)
    expect(anna.page.get_by_role("heading", name="Luck and skill")).to_be_visible()
    anna.press(anna.page.get_by_role("button", name=re.compile("blunder.*Turn 2")))
    expect(anna.page.get_by_text("Better: 62 → ")).to_be_visible()


def review_asked(anna: Person, _: ExitStack) -> None:
    """Where a record may be pasted."""
    anna.page.goto(f"{anna.url}/review")
    anna.page.get_by_role("textbox").wait_for()


def replay(anna: Person, stack: ExitStack) -> None:
    """A game of Nix again, in its middle."""
    two_games(anna, stack)
    table = anna.page.url.rpartition("/")[2]
    anna.page.goto(f"{anna.url}/review/{table}?step=30")
    expect(anna.page.get_by_role("slider", name="Step")).to_have_value("30")


def guide(anna: Person, _: ExitStack) -> None:
    """A guided first game."""
    anna.page.goto(f"{anna.url}/rules/the-game")
    anna.press(anna.page.get_by_role("button", name=re.compile("^Guided first")))
    anna.page.wait_for_url("**/t/*")
    anna.until(lambda: bool(anna.sync.get("view")))
    expect(anna.page.locator(".coach")).to_contain_text("Pick 72 and tap Up 1")


def hint(anna: Person, _: ExitStack) -> None:
    anna.begin("the-game", "me")
    anna.until(lambda: bool(anna.sync.get("view")))
    anna.press(anna.button("Hint"))
    expect(anna.page.get_by_role("dialog")).to_contain_text("Everybody sees that you asked")
    anna.page.keyboard.press("Escape")
    anna.page.keyboard.press("h")
    anna.press(anna.button("Show me"))
    expect(anna.page.locator(".coach")).to_contain_text("skips")


def in_words(anna: Person, stack: ExitStack) -> None:
    """The table as text."""
    mine = actions_to("extreme", "p1", my_turn(9), players=3, first="lot")
    scene = Scene("extreme", ("Ole", "Mia"), "p1", mine, options={"first": "lot"})
    stack.enter_context(staged(anna, scene))
    anna.button("Show the table as text").focus()
    anna.page.keyboard.press("Enter")
    anna.page.get_by_role("textbox", name="Type an action").wait_for()


def giving_up(anna: Person, stack: ExitStack) -> None:
    """Somebody asks the others to give up."""
    mine = actions_to("the-game", "p1", my_turn(9), players=4, first="lot")
    scene = Scene("the-game", ("Ole", "Mia Sommer", "Li"), "p1", mine, options={"first": "lot"})
    sockets = stack.enter_context(staged(anna, scene))
    anna.reach(sockets[1].done("concede"))
    expect(anna.page.get_by_role("alertdialog")).to_be_visible()


def offline(anna: Person, stack: ExitStack) -> None:
    """What was tapped waits for the connection."""
    mine = actions_to("the-game", "p1", my_turn(9), players=2, first="lot")
    scene = Scene("the-game", ("Ole",), "p1", mine, options={"first": "lot"})
    stack.enter_context(staged(anna, scene))
    anna.page.context.set_offline(True)
    card, pile = next(action for action in anna.legal if ">" in action).split(">")
    anna.press(anna.card(card))
    anna.press(anna.pile(pile))
    expect(anna.page.get_by_text(re.compile("[Ww]ithdraw")).first).to_be_visible()


BETWEEN = {
    "rules-alone": rules_alone,
    "games": games,
    "statistics": statistics,
    "daily": daily,
    "daily-over": daily_over,
    "puzzles": puzzles,
    "puzzle": puzzle,
    "puzzle-answered": puzzle_answered,
    "mistakes": mistakes,
    "review": review,
    "review-asked": review_asked,
    "replay": replay,
    "guide": guide,
    "hint": hint,
    "in-words": in_words,
    "giving-up": giving_up,
    "offline": offline,
}
