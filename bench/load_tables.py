"""Tables with two people each, who play a random legal action every two seconds."""

import asyncio
import http.client
import json
import random
import time
from collections.abc import Mapping
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

from .wire import Wire, connected

BEAT = 2.0  # seconds between two actions at a table
AT_ONCE = 8  # tables that are made at the same time
GAMES = ("the-game", "extreme", "face-to-face", "nix")


class Guest:
    """A visitor who makes tables and takes seats."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.cookie = ""
        self.ask("GET", "/api/games")

    def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """An answer of the API."""
        headers = {"content-type": "application/json", "cookie": self.cookie}
        with closing(http.client.HTTPConnection("127.0.0.1", self._port, timeout=60)) as server:
            server.request(method, path, json.dumps(body) if body else None, headers)
            answer = server.getresponse()
            text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {text.decode()}")
        self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
        return json.loads(text)


@dataclass
class Timings:
    """What was measured: seconds from message to broadcast, and how late we sent ourselves."""

    delays: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)


class Table:
    """A table whose two sockets we hold."""

    def __init__(self, key: str, timings: Timings) -> None:
        self.timings = timings
        self.sent: float | None = None  # when the action under way was sent
        self._key = key
        self._listener = 0  # the socket that must hear of it
        self._seqs = [0, 0]  # the last event that each has heard of
        self._before = 0  # the same, when the action was sent
        self._wires: list[Wire] = []
        self._legal: list[list[str]] = [[], []]
        self._over = False
        self._chance = random.Random(key)
        self._number = 0

    async def sit(self, port: int, guests: tuple[Guest, Guest]) -> None:
        """Connect both seats, and start."""
        path = f"/api/tables/{self._key}/socket?since=0"
        for seat, guest in enumerate(guests):

            def hear(text: bytes, seat: int = seat) -> None:
                self._hear(seat, text)

            self._wires.append(await connected(port, path, guest.cookie, hear))
        self._ask(0, {"type": "start"})

    def act(self, due: float) -> None:
        """Play, unless the last action is still under way: then that one is late enough."""
        if self.sent is not None or self._seqs[0] != self._seqs[1]:
            return
        able = [seat for seat in (0, 1) if self._legal[seat]]
        if not able and not self._over:
            return
        seat = able[0] if able else 0
        action = {"type": "play", "action": self._chance.choice(self._legal[seat])} if able else {}
        self._listener, self._before, self.sent = 1 - seat, self._seqs[0], time.perf_counter()
        self.timings.lags.append(self.sent - due)
        self._ask(seat, action or {"type": "again", "same": False})

    def leave(self) -> None:
        """Hang up."""
        for wire in self._wires:
            wire.close()

    def _ask(self, seat: int, request: Mapping[str, str | bool]) -> None:
        self._number += 1
        self._wires[seat].send(json.dumps({**request, "id": f"m{self._number}"}))

    def _hear(self, seat: int, text: bytes) -> None:
        if not text.startswith(b'{"type":"sync"'):
            if text.startswith(b'{"type":"error"'):
                raise RuntimeError(text.decode())
            return
        now = time.perf_counter()
        sync = json.loads(text)
        if self.sent is not None and seat == self._listener and sync["seq"] > self._before:
            self.timings.delays.append(now - self.sent)
            self.sent = None
        self._seqs[seat] = sync["seq"]
        self._legal[seat] = sync["view"]["legal"] if sync["view"] else []
        self._over = sync["table"]["over"]


async def seated(port: int, guests: tuple[Guest, Guest], number: int, timings: Timings) -> Table:
    """One more table, the game begun."""
    table = Table(await asyncio.to_thread(_made, guests, number), timings)
    await table.sit(port, guests)
    return table


def _made(guests: tuple[Guest, Guest], number: int) -> str:
    game, seats = GAMES[number % len(GAMES)], [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": game, "seats": seats, "options": {"first": 0}}
    made = guests[0].ask("POST", "/api/tables", wanted)
    token = made["links"]["1"].partition("#")[2]
    guests[1].ask("POST", f"/api/tables/{made['table']}/seat", {"token": token})
    return str(made["table"])


def first(number: int) -> float:
    """When a table begins: the golden ratio spreads any number of them evenly over the beat."""
    return time.perf_counter() + BEAT * (number * 0.618 % 1)


async def beat(table: Table, due: float) -> None:
    """Let a table play, in time: what is late does not move what comes after it."""
    while True:
        await asyncio.sleep(due - time.perf_counter())
        table.act(due)
        due += BEAT


class Crowd:
    """All tables that we hold at one server, and what was measured there."""

    def __init__(self, port: int) -> None:
        self.timings, self.tables = Timings(), list[Table]()
        self._port, self._guests = port, (Guest(port), Guest(port))
        self._beats: list[asyncio.Task[None]] = []

    async def grow(self, count: int) -> None:
        """Seat more, until there are so many; those who play go on."""
        while len(self.tables) < count:
            numbers = range(len(self.tables), min(len(self.tables) + AT_ONCE, count))
            made = (seated(self._port, self._guests, each, self.timings) for each in numbers)
            self.tables += await asyncio.gather(*made)

    def play(self) -> None:
        """Let all of them play."""
        for number in range(len(self._beats), len(self.tables)):
            self._beats.append(asyncio.create_task(beat(self.tables[number], first(number))))

    def pause(self) -> None:
        """Let none of them play."""
        for task in self._beats:
            task.cancel()
        self._beats.clear()

    def leave(self) -> None:
        """Hang up everywhere."""
        self.pause()
        for table in self.tables:
            table.leave()
