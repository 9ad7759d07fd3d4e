"""The pages around the tables, each as a person brings it onto the screen."""

import re
from contextlib import ExitStack

from playwright.sync_api import expect

from ..courses import actions_to, course, my_turn
from ..person import Person
from ..staging import Scene, staged, twin


def home(anna: Person, _: ExitStack) -> None:
    """As somebody sees it who has never been here."""
    anna.home()
    anna.game("nix").wait_for()


def home_with_tables(anna: Person, stack: ExitStack) -> None:
    """With tables one sits at, and games that are over."""
    mine = actions_to("the-game", "p1", my_turn(10), players=2, first="lot")
    over = course("face-to-face", "p1")
    for scene in (
        Scene("the-game", ("Ole",), "p1", mine, options={"first": "lot"}),
        Scene("face-to-face", ("Maximiliane",), "p1", over, stands=True),
        Scene("the-game", (), "p2", course("the-game", "p2", players=1), stands=True),
        Scene("nix", ("Ole", "Mia"), "p1", options={"egon": True}),
    ):
        stack.enter_context(staged(anna, scene))
    home(anna, stack)


def setup(anna: Person, stack: ExitStack) -> None:
    """What is asked before a table is opened, with everything unfolded."""
    home(anna, stack)
    anna.choose("nix")
    anna.press(anna.page.get_by_text("More options"))


def setup_with_friends(anna: Person, stack: ExitStack) -> None:
    home(anna, stack)
    anna.choose("extreme")
    anna.page.get_by_text("With friends", exact=True).last.click()


def lobby(anna: Person, stack: ExitStack) -> None:
    """A table that waits: one has come, a seat is open, and on the last one sits a bot."""
    guest = stack.enter_context(twin(anna))
    kinds = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    kinds.append({"kind": "bot", "bot": "club"})
    made = guest.http.post("/api/tables", json={"game": "nix", "seats": kinds}).json()
    ole = stack.enter_context(twin(anna))
    ole.http.cookies.clear()
    ole.http.get("/api/games")
    ole.sit(made["links"]["1"], "Ole Petersen")
    stack.enter_context(ole.connect(made["table"]))
    anna.page.goto(f"{anna.url}/t/{made['table']}")
    expect(anna.page.get_by_text("Ole Petersen").first).to_be_visible()


def invited(anna: Person, stack: ExitStack) -> None:
    """The same table for a friend who has followed its address."""
    lobby(anna, stack)
    address = anna.page.url
    anna.page.context.clear_cookies()
    anna.page.goto(address)
    expect(anna.button(re.compile("^Sit here")).first).to_be_visible()


def missing(anna: Person, _: ExitStack) -> None:
    anna.page.goto(f"{anna.url}/t/0000000000")
    expect(anna.page.get_by_text("There is no such table.")).to_be_visible()


PAGES = {
    "home": home,
    "home-with-tables": home_with_tables,
    "setup": setup,
    "setup-with-friends": setup_with_friends,
    "lobby": lobby,
    "invited": invited,
    "missing": missing,
}
