"""A table with two people, who do something every two seconds: a random legal action, mostly."""

import http.client
import json
import random
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec

from .wire import Traffic, Wire, connected

BEAT = 2.0  # seconds between two actions at a table
GAMES = ("the-game", "extreme", "face-to-face", "nix")


class Again(msgspec.Struct):
    """Another game that somebody wants."""

    ready: list[int]


class Pause(msgspec.Struct):
    """Something to look at."""

    seen: list[int]


class Lobby(msgspec.Struct):
    """Of a table, what people have to know to go on."""

    over: bool
    stuck: int | None
    again: Again | None
    pause: Pause | None


class View(msgspec.Struct):
    """Of a view, what can be done."""

    legal: list[str]


class Sync(msgspec.Struct):
    """Of a sync, what somebody needs who plays at random: the rest is read and left."""

    seq: int
    table: Lobby
    view: View | None


read_sync, to_json = msgspec.json.Decoder(Sync).decode, msgspec.json.Encoder().encode


class Guest:
    """A visitor who makes tables and takes seats, by one connection."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self._server = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookie = cookie

    def ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        """An answer of the API."""
        try:
            answer = self._answer(method, path, body)
        except ConnectionError:  # the server does not wait for ever for a next request
            self.close()
            answer = self._answer(method, path, body)
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{method} {path}: {text.decode()}")
        self.cookie = (answer.getheader("set-cookie") or self.cookie).partition(";")[0]
        return json.loads(text)

    def _answer(
        self, method: str, path: str, body: Mapping[str, Any] | None
    ) -> http.client.HTTPResponse:
        headers = {"content-type": "application/json", "cookie": self.cookie}
        self._server.request(method, path, json.dumps(body) if body else None, headers)
        return self._server.getresponse()

    def close(self) -> None:
        """Hang up."""
        self._server.close()


def made(guests: tuple[Guest, Guest], game: str) -> str:
    """A new table at which both have a seat; its id."""
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "options": {"first": 0}}
    table = guests[0].ask("POST", "/api/tables", wanted)
    token = table["links"]["1"].partition("#")[2]
    guests[1].ask("POST", f"/api/tables/{table['table']}/seat", {"token": token})
    return str(table["table"])


@dataclass
class Timings:
    """What was measured: seconds from message to broadcast, and how late we sent ourselves."""

    delays: list[float] = field(default_factory=list)
    lags: list[float] = field(default_factory=list)
    traffic: Traffic = field(default_factory=Traffic)


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
        self._lobby: Lobby | None = None
        self._chance = random.Random(key)
        self._number = 0

    async def sit(self, ports: tuple[int, int], cookies: tuple[str, str]) -> None:
        """Connect both seats, and start."""
        path = f"/api/tables/{self._key}/socket?since=0"
        for seat in (0, 1):

            def hear(text: bytes, seat: int = seat) -> None:
                self._hear(seat, text)

            wire = connected(ports[seat], path, cookies[seat], hear, self.timings.traffic)
            self._wires.append(await wire)
        self._ask(0, {"type": "start"})

    def act(self, due: float) -> None:
        """Do something, unless the last action is still under way: then that is late enough."""
        lobby = self._lobby
        if self.sent is not None or self._seqs[0] != self._seqs[1] or lobby is None:
            return
        seat, request = self._next(lobby)
        if not request:
            return
        self._listener, self._before, self.sent = 1 - seat, self._seqs[0], time.perf_counter()
        self.timings.lags.append(self.sent - due)
        self._ask(seat, request)

    def leave(self) -> None:
        """Hang up."""
        for wire in self._wires:
            wire.close()

    def _next(self, lobby: Lobby) -> tuple[int, Mapping[str, str | bool]]:
        """Who does what: play, look at what is to be seen, let a slip stand, or play again."""
        if lobby.over:
            ready = lobby.again.ready if lobby.again else []
            return int(0 in ready), {"type": "again", "same": False}
        if lobby.pause:
            return int(0 in lobby.pause.seen), {"type": "seen"}
        if lobby.stuck is not None:
            return lobby.stuck, {"type": "let-stand"}
        seat = 0 if self._legal[0] else 1
        if not self._legal[seat]:
            return seat, {}
        return seat, {"type": "play", "action": self._chance.choice(self._legal[seat])}

    def _ask(self, seat: int, request: Mapping[str, str | bool]) -> None:
        self._number += 1
        self._wires[seat].send(to_json({**request, "id": f"m{self._number}"}))

    def _hear(self, seat: int, text: bytes) -> None:
        if not text.startswith(b'{"type":"sync"'):
            if text.startswith(b'{"type":"error"'):
                self._refused(text)
            return
        now = time.perf_counter()
        sync = read_sync(text)
        if self.sent is not None and seat == self._listener and sync.seq > self._before:
            self.timings.delays.append(now - self.sent)
            self.sent = None
        self._seqs[seat] = sync.seq
        self._legal[seat] = sync.view.legal if sync.view else []
        self._lobby = sync.table

    def _refused(self, text: bytes) -> None:
        """A pause may have ended between two syncs; everything else is a mistake."""
        if b'"not-paused"' not in text:
            raise RuntimeError(text.decode())
        self.sent = None
        if self._lobby:
            self._lobby.pause = None
