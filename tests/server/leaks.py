"""Twins: two games whose hidden cards differ, played alike; and all that a viewer gets of them.

`CHANNELS` is the one list of the ways by which anything leaves the server. A new one belongs here;
a new address of the server is missed by name (`tests/server/live/test_leaks.py`).
"""

import json
import logging
import random
import re
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from reihum import Game, State
from reihum.server.table.creation.days import day_of
from tests.games.core.twins import twin

from .clients import Guest, Socket
from .pairs import begun

Texts = list[str]
Provoke = Callable[[Socket, int], None]  # what a viewer asks for between actions, mostly in vain
HTTP: tuple[tuple[str, str, Any], ...] = (  # method, path and body; see `asked` for {...}
    ("GET", "/api/games", None),
    ("GET", "/api/games/{game}/rules", None),
    ("GET", "/api/tables/{table}", None),
    ("GET", "/api/tables/{table}/record", None),
    ("GET", "/api/tables/{table}/links", None),
    ("GET", "/api/tables/{table}/replay", None),
    ("GET", "/api/me/tables", None),
    ("GET", "/api/me/games", None),
    ("GET", "/api/me/games/records", None),
    ("GET", "/api/me/statistics", None),
    ("GET", "/api/me/days", None),
    ("GET", "/api/tables/{table}/same-deal", None),
    ("GET", "/api/daily", None),
    ("GET", "/api/daily/{day}/{game}", None),
    ("POST", "/api/daily/{day}/{game}/name", {"shown": False}),
    ("GET", "/", None),
    ("GET", "/healthz", None),
    ("GET", "/readyz", None),
    ("GET", "/t/{table}", None),
    ("GET", "/api/openapi.json", None),
    ("POST", "/api/tables/{table}/seat", {"name": "Carl"}),
    ("POST", "/api/tables/{table}/seat", {"token": "0" * 26}),
    ("POST", "/api/tables/{table}/move", None),
    ("POST", "/api/tables", {"game": "nix", "seats": [{"kind": "me"}], "options": {"self": 1}}),
    ("POST", "/api/replay", {"record": "reihum-game/1 nix/1 deal=?"}),
    ("POST", "/api/reviews", {"table": "{table}"}),
    ("POST", "/api/reviews", {"table": "{table}", "game": 1}),
    ("GET", "/api/reviews/{review}", None),
    ("DELETE", "/api/reviews/{review}", None),
    ("POST", "/api/qr", {"link": "https://elsewhere/t/ABCDE12345"}),
    ("POST", "/api/me/tables/{table}/remove", None),
    ("GET", "/api/puzzles", None),
    ("GET", "/api/puzzles/next", None),
    ("GET", "/api/puzzles/mistakes", None),
    ("POST", "/api/puzzles/{name}/play", {"actions": []}),
    ("POST", "/api/puzzles/{name}/solution", None),
    ("POST", "/api/puzzles/{name}/why", {"actions": []}),
    ("POST", "/api/me/forget", None),
)
NAMES = {"game": "nix", "review": "0000", "name": "nix-2-ship-1"}


class Log(logging.Handler):
    """What the server writes into its log, at its most talkative."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: Texts = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line, with all that a formatter could write of it."""
        self.lines.append(f"{record.levelname} {self.format(record)} {vars(record).get('params')}")

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Listen as long as the block."""
        ours = logging.getLogger("reihum")
        before = ours.level
        ours.setLevel(logging.DEBUG)
        ours.addHandler(self)
        try:
            yield
        finally:
            ours.removeHandler(self)
            ours.setLevel(before)


@dataclass(frozen=True)
class Viewer:
    """Somebody at a table, and all they have."""

    table: str
    guest: Guest
    socket: Socket
    log: Log
    before: Counter[str]  # what was counted before the table

    def named(self, text: str) -> str:
        """A text with names in the place of {...}."""
        for place, name in {"table": self.table, "day": day_of(time.time()), **NAMES}.items():
            text = text.replace(f"{{{place}}}", name)
        return text

    def asked(self, method: str, path: str, body: Any) -> str:
        """An answer over HTTP, with all that could tell something."""
        address, sent = (self.named(text) for text in (path, json.dumps(body) if body else ""))
        headers = {"content-type": "application/json"} if body else {}
        answer = self.guest.http.request(method, address, content=sent, headers=headers)
        return f"{method} {path} {answer.status_code} {answer.text}"


def over_socket(viewer: Viewer) -> Texts:
    """Views, events, answers and refusals."""
    return [repr(message) for message in viewer.socket.heard]


def over_http(viewer: Viewer) -> Texts:
    """Every answer: tables, records, previews, links, errors."""
    return [viewer.asked(*each) for each in HTTP]


def in_the_log(viewer: Viewer) -> Texts:
    """What a host of the server could read."""
    return list(viewer.log.lines)


def counted(guest: Guest) -> Counter[str]:
    """What metrics have counted of refusals so far.

    How long things took differs from one time to the next, and events are also those of other
    tables, where bots may still play.
    """
    lines = guest.http.get("/metrics").text.splitlines()
    told = (line.rsplit(" ", 1) for line in lines if re.match(r"reihum_refused_total\{", line))
    return Counter({name: int(float(value)) for name, value in told})


def in_the_metrics(viewer: Viewer) -> Texts:
    """What whoever watches the server can read."""
    return [repr(counted(viewer.guest) - viewer.before)]


CHANNELS: Mapping[str, Callable[[Viewer], Texts]] = {
    "socket": over_socket,
    "http": over_http,
    "log": in_the_log,
    "metrics": in_the_metrics,
}


def cleaned(text: str, table: str) -> str:
    """A text without what differs from run to run: ids, tokens and times."""
    text = re.sub(r"\b1[0-9]{9}(\.[0-9]+)?\b", "TIME", text)
    text = re.sub(r"""(['"]left['"]): ?[0-9]+\.[0-9]+""", r"\1: TIME", text)  # of a clock
    text = re.sub(r"-[0-9]+'", "'", text)  # ids of messages
    return re.sub(r"\b[A-Z2-7]{26}\b", "TOKEN", text).replace(table, "ID")


def course(state: State, other: State, viewer: int | None) -> Texts:
    """What both games can do until they would have to differ, or the viewer draws."""
    done: Texts = []
    while state.outcome is None and other.outcome is None and len(done) < 6:
        if state.seats != other.seats:
            return []
        own = set(map(str, other.legal()))
        common = [str(action) for action in state.legal() if str(action) in own]
        if not common or (state.seat == viewer and "end" in common):
            break
        action, acting = "end" if "end" in common else common[0], state.seat
        state, other = state.play(action), other.play(action)
        turn = state.last_turn if state.ended_turn else None
        drew = acting == viewer and turn and turn.drew  # a card can end the turn that it is in
        if drew or (turn and turn.asides):  # cards are seen now, and differ
            break
        done.append(action)
    return done


@dataclass(frozen=True)
class Twins:
    """Two games that are one for a viewer, and what both can do."""

    game: Game
    viewer: int | None
    states: tuple[State, State]
    actions: Texts

    @contextmanager
    def dealt(self) -> Iterator[tuple[str, str]]:
        """As long as the block, deals of these two names are the twins."""
        names, real = ("one", "other"), Game.deal
        states = dict(zip(names, self.states, strict=True))

        def deal(game: Game, seed: Any = None, mix: Any = None) -> State:
            return states[seed] if seed in states else real(game, seed, mix)

        with patch.object(Game, "deal", deal):
            yield names

    def heard(self, url: str, provoke: Provoke) -> list[dict[str, Texts]]:
        """All that the viewer gets of each, by channel."""
        with self.dealt() as names:
            return [self._heard_of(url, name, provoke) for name in names]

    def _heard_of(self, url: str, deal: str, provoke: Provoke) -> dict[str, Texts]:
        log = Log()
        wanted = {"deal": deal, "options": self.game.json_options()}
        with ExitStack() as stack:
            anna, bert, carl = (stack.enter_context(Guest(url)) for _ in range(3))
            before = counted(anna)
            a, b = stack.enter_context(begun(anna, bert, self.game.name, **wanted))
            c = stack.enter_context(carl.connect(a.table["id"]))
            ears, guest = (b, bert) if self.viewer == 1 else (c, carl)
            stack.enter_context(log.listening())
            for number, action in enumerate([*self.actions, None]):
                if not ears.view["legal"]:
                    provoke(ears, number)
                latest = max(socket.sync["seq"] for socket in (a, b, c))
                for socket in (a, b, c):
                    socket.reach(latest)
                if action is not None:
                    acting = a if a.view["legal"] else b
                    acting.done("play", action=action)
            table = a.table["id"]
            told = Viewer(table, guest, ears, log, before)
            return {
                name: [cleaned(text, table) for text in channel(told)]
                for name, channel in CHANNELS.items()
            }


def twins(game: Game, viewer: int | None, least: int, seed: int = 7) -> Twins:
    """Twins that share so many actions at least."""
    chance = random.Random(seed)
    for number in range(4000):
        state = game.deal(f"{seed} {number}")
        other = twin(state, viewer, chance)
        shared = course(state, other, viewer) if other else []
        if other and len(shared) >= least:
            return Twins(game, viewer, (state, other), shared)
    raise AssertionError("no twins found")
