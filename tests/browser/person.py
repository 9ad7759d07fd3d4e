"""A person at a browser: what they do on the pages, and all that their page heard on the wire."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Error, Locator, Response, WebSocket, expect
from playwright.sync_api import TimeoutError as TooLate

from reihum.languages import LANGUAGES, say

PATIENCE = 60  # seconds, for a busy machine
expect.set_options(timeout=PATIENCE * 1000)
TITLES = {
    "the-game": "The Game",
    "extreme": "Extreme",
    "face-to-face": "Face to Face",
    "nix": "Nix für ungut!",
}


class Person:
    """Someone with a page, who taps where others click if their screen can be touched."""

    def __init__(self, context: BrowserContext, url: str, touch: bool = False) -> None:
        self.page = context.new_page()
        self.url = url
        self.touch = touch
        self.socket: WebSocket | None = None
        self.faults: list[str] = []
        self.frames: list[str] = []
        self.answers: list[Response] = []
        self.events: list[dict[str, Any]] = []
        self.sync: dict[str, Any] = {}
        self.laps = 0  # of Nix that were looked at
        self.page.on("websocket", self._listen)
        self.page.on("response", lambda answer: self.answers.append(answer))
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda told: self._warned(told.text))

    def _warned(self, text: str) -> None:
        """What Svelte warns of on a page is a fault of ours."""
        if "svelte.dev/e/" in text:
            self.faults.append(text)

    # On the wire.

    def _listen(self, socket: WebSocket) -> None:
        self.socket = socket
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        self.frames.append(str(frame))
        message = json.loads(frame)
        if message["type"] == "sync":
            self.sync = message
            self.events += message["events"]

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.sync["view"]
        return view

    @property
    def legal(self) -> list[str]:
        legal: list[str] = self.view["legal"]
        return legal

    @property
    def over(self) -> bool:
        return bool(self.sync["table"]["over"])

    def until(self, reached: Callable[[], bool]) -> None:
        """Listen until something is so, over as many sockets as it takes."""
        deadline = time.monotonic() + PATIENCE
        while not reached():
            assert time.monotonic() < deadline, "what was waited for did not come"
            if self.socket is None or self.socket.is_closed():
                self.page.wait_for_event("websocket")
                continue
            try:
                self.socket.wait_for_event("framereceived")
            except TooLate:
                raise
            except Error:  # this socket is lost; the page opens another one
                continue

    def reach(self, seq: int) -> None:
        """Listen until an event has come."""
        self.until(lambda: bool(self.sync.get("seq", 0) >= seq))

    # On every page.

    def press(self, what: Locator) -> None:
        """Click, or tap."""
        if self.touch:
            what.tap()
        else:
            what.click()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def reload(self) -> None:
        """Load the page again, and wait until it knows its table again."""
        self.socket, self.sync = None, {}
        self.page.reload()
        self.until(lambda: bool(self.sync))

    def sideways(self) -> int:
        """How many pixels the page could be scrolled sideways."""
        root = "document.documentElement"
        pixels: int = self.page.evaluate(f"{root}.scrollWidth - {root}.clientWidth")
        return pixels

    def says(self, code: str, **params: Any) -> str:
        """What the page says in its language."""
        language = self.page.locator("html").get_attribute("lang") or ""
        return say(code, params, language)

    def speak(self, language: str) -> None:
        """Choose a language in the menu, by the name it has for itself."""
        label = self.says("house-language")
        expect(self.page.locator("main[aria-busy]")).to_have_count(0)  # it has a menu of its own
        self.press(self.button(self.says("house-menu")))
        self.page.get_by_label(label).select_option(LANGUAGES[language])
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.page.keyboard.press("Escape")

    # At home and in the lobby.

    def home(self) -> None:
        self.page.goto(self.url)

    def game(self, game: str) -> Locator:
        return self.button(re.compile(f"^{TITLES[game]}"))

    def choose(self, game: str) -> None:
        """Pick a game at home."""
        self.press(self.game(game))

    @property
    def places(self) -> Locator:
        """The seats of a table that is being set."""
        return self.page.get_by_role("combobox", name=re.compile(r"^Seat \d"))

    def seat(self, *seats: str) -> None:
        """Say who sits where: `me`, `open` or a bot as in `bot:beginner`."""
        places = self.places
        while places.count() > len(seats):
            self.press(self.button("Remove this seat").last)
        while places.count() < len(seats):
            self.press(self.button("Add a seat"))
        for place, kind in enumerate(seats):
            places.nth(place).select_option(kind)

    def call_me(self, name: str) -> None:
        self.page.get_by_label("Your name").fill(name)

    def ask_for(self, deal: str) -> None:
        """Ask for certain cards."""
        self.press(self.page.get_by_text("More options"))
        self.page.get_by_label("Deal").fill(deal)

    def begin(
        self,
        game: str,
        *seats: str,
        name: str = "Anna",
        deal: str = "browser",
        mixes: bool = False,
        by_address: bool = False,
    ) -> None:
        """From home to a table of a game."""
        self.home()
        self.choose(game)
        self.seat(*seats)
        self.call_me(name)
        if mixes:  # as everybody does who asks for no deal
            self.press(self.page.get_by_text("More options"))
        else:
            self.ask_for(deal)
        if "open" in seats and not by_address:
            self.page.get_by_label("Who may come").select_option("links")
        self.press(self.button("Open the table" if "open" in seats else "Play"))
        self.page.wait_for_url("**/t/*")

    def link(self) -> str:
        """Copy the link of the open seat."""
        self.press(self.button("Copy link"))
        expect(self.button("Copied")).to_be_visible()
        copied: str = self.page.evaluate("navigator.clipboard.readText()")
        return copied

    def start(self) -> None:
        self.press(self.button("Start"))

    def join(self, link: str, name: str) -> None:
        """Follow a link, and say who has come."""
        self.page.goto(link)
        self.call_me(name)
        self.page.keyboard.press("Enter")

    # At the table.

    def act(self, action: str) -> None:
        """Do something at the table, and wait until it is done."""
        before = len(self.events)
        if action == "end":
            self.press(self.page.locator(".actions .end"))
        elif action.startswith("begin:"):
            self.press(self.button(self.says("table-begin")))
        elif ">" in action:
            self._put(*action.split(">"))
        else:
            self._combine(action)
        self.until(lambda: action in played(self.events[before:]))

    @property
    def stuck(self) -> bool:
        """Whether this person has slipped, and can only take back or let it stand."""
        table, seat = self.sync["table"], self.sync["seat"]
        return seat is not None and table["stuck"] == seat

    def let_stand(self) -> None:
        """Take nothing back: the game is over."""
        self.press(self.button(self.says("table-let-stand")))
        self.until(lambda: self.over)

    def give_up(self) -> None:
        """By the menu, which asks once more."""
        self.press(self.button(self.says("house-menu")))
        self.press(self.button(self.says("menu-concede")))
        self.press(self.button(self.says("menu-concede-yes")))

    def again(self) -> None:
        """Ask for another game, or be ready for it."""
        either = f"{self.says('end-again')}|{self.says('end-ready')}"
        self.press(self.button(re.compile(f"^({either})$")))

    def card(self, card: str | int) -> Locator:
        return self.page.locator(f'[data-card="{card}"]')

    def place(self, pile: str) -> Locator:
        return self.page.locator(f'[data-pile="{pile}"]')

    def pile(self, pile: str) -> Locator:
        return self.place(pile).get_by_role("button").first

    def _put(self, card: str, pile: str) -> None:
        self.press(self.card(card))
        expect(self.card(card)).to_have_attribute("aria-pressed", "true")
        self.press(self.pile(pile))

    def row(self, row: str) -> Locator:
        return self.page.locator(f'[data-row="{row}"]')

    def chosen(self, row: str) -> bool:
        """Whether the picked cards go into this row."""
        return self.row(row).get_attribute("aria-pressed") == "true"

    def picked(self) -> str:
        """The cards that are picked for a combination, as in `4-4-J`."""
        held = self.page.locator('[data-card][aria-pressed="true"]:not([inert])')  # not on its way
        return "-".join(sorted(held.evaluate_all("all => all.map((card) => card.dataset.card)")))

    def pick(self, card: str) -> None:
        """Take one more card of a value, by the corner that no other card covers."""
        free = self.page.locator(f'[data-card="{card}"][aria-pressed="false"]:not([inert])').last
        corner: Any = {"x": 8, "y": 20}
        if self.touch:
            free.tap(position=corner)
        else:
            free.click(position=corner)

    def _combine(self, action: str) -> None:
        row, _, cards = action.removesuffix("*").partition(":")
        for card in filter(None, cards.split("-")):
            self.pick(card)
        if not self.chosen(row):  # the same cards can go into two rows
            self.press(self.row(row))
        if action.endswith("*"):
            self.press(self.button(self.says("nix-super")))
        said = self.says("nix-play-row", row=row, gain="").strip()
        self.press(self.button(re.compile(f"^{re.escape(said)}")))

    @property
    def result(self) -> Locator:
        """The heading of the End page."""
        return self.page.locator("#result")

    def go_on(self) -> None:
        """Leave the board of a finished lap, which is shown until one does."""
        lap = self.view.get("lap", 0)
        if lap > self.laps:
            self.laps = lap
            self.press(self.button(re.compile(f"^{self.says('nix-go-on')}")))


def played(events: list[dict[str, Any]]) -> list[str]:
    """The actions among some events."""
    return [event["action"] for event in events if event["kind"] == "played"]
