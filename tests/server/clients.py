"""Clients for the tests: guests who make tables, and sockets that remember what they hear."""

import itertools
import json
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60.0  # seconds, for a busy machine
# The server closes a connection that rests for 5 s: by then it is not used any more.
LIMITS = httpx.Limits(keepalive_expiry=1.0)


def visiting(url: str, cookies: httpx.Cookies | None = None) -> httpx.Client:
    """The HTTP of a visitor; certificates need not be loaded."""
    return httpx.Client(
        base_url=url, verify=False, timeout=PATIENCE, cookies=cookies, limits=LIMITS
    )


def kind_of(seat: str) -> dict[str, str]:
    """A seat as the request for a table names it; a bot without a name plays at random."""
    if seat in ("me", "open"):
        return {"kind": seat}
    return {"kind": "bot", "bot": "random" if seat == "bot" else seat}


class Guest:
    """A visitor with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = visiting(url)
        self.http.get("/api/games")

    def __enter__(self) -> "Guest":
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def move(self, url: str) -> None:
        """Go on by way of another server."""
        cookies = self.http.cookies
        self.http.close()
        self.url = url
        self.http = visiting(url, cookies)

    def create(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Make a table; a seat is `me`, `open`, `bot` or the name of a bot."""
        kinds = [kind_of(seat) for seat in seats]
        answer = self.http.post("/api/tables", json={"game": game, "seats": kinds, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def sit(self, link: str, name: str = "", **more: Any) -> Any:
        """Take the seat of a link; without a token, an open one."""
        answer = self.ask_for_seat(link, name=name, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()["seat"]

    def move_link(self, table: str) -> str:
        """A link to one's own seat for another device."""
        link: str = self.http.post(f"/api/tables/{table}/move").json()["link"]
        return link

    def ask_for_seat(self, link: str, **more: Any) -> httpx.Response:
        """Ask for the seat of a link, or for an open one of a table."""
        table, _, token = link.removeprefix("/t/").partition("#")
        body = {"token": token, **more} if token else more
        return self.http.post(f"/api/tables/{table}/seat", json=body)

    @contextmanager
    def connect(self, table: str, since: int = 0) -> "Iterator[Socket]":
        """Open a socket."""
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        address = self.url.replace("http", "ws", 1)
        url = f"{address}/api/tables/{table}/socket?since={since}"
        headers = {"cookie": cookie}
        with connect(
            url, additional_headers=headers, max_queue=None
        ) as raw:  # without a queue's end, nobody waits for what a test does not read
            yield Socket(raw)


class Socket:
    """A connected client."""

    def __init__(self, raw: ClientConnection) -> None:
        self.raw = raw
        self.heard: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.sync: dict[str, Any] = {}
        self._ids = map("m{}".format, itertools.count())
        self.tag = random.Random().randrange(10**9)
        self.until(lambda: bool(self.sync) or self.heard[-1:] != [])

    @property
    def view(self) -> dict[str, Any]:
        view: dict[str, Any] = self.sync["view"]
        return view

    @property
    def table(self) -> dict[str, Any]:
        table: dict[str, Any] = self.sync["table"]
        return table

    def hear(self) -> dict[str, Any]:
        """The next message, whatever it is."""
        message: dict[str, Any] = json.loads(self.raw.recv(timeout=PATIENCE))
        self.heard.append(message)
        if message["type"] == "sync":
            self.sync = message
            self.events += message["events"]
        return message

    def until(self, reached: Callable[[], bool]) -> None:
        """Listen until something is so."""
        while not reached():
            self.hear()

    def reach(self, seq: int) -> None:
        """Listen until an event has come."""
        self.until(lambda: bool(self.sync["seq"] >= seq))

    def ask(self, kind: str, /, message_id: str | None = None, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer, and for the news it brings."""
        message_id = message_id or f"{next(self._ids)}-{self.tag}"
        self.raw.send(json.dumps({"type": kind, "id": message_id, **fields}))
        answer = self.answer(message_id)
        if answer["type"] == "ack":
            self.reach(answer["seq"])
        return answer

    def answer(self, message_id: str | None) -> dict[str, Any]:
        """The answer to a message."""
        while True:
            message = self.hear()
            if (
                message["type"] in ("ack", "error", "pong", "why", "hint")
                and message["id"] == message_id
            ):
                return message

    def refused(self, kind: str, /, **fields: Any) -> str:
        """The code with which a request is refused."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "error", answer
        assert answer["error"]["text"]
        code: str = answer["error"]["code"]
        return code

    def done(self, kind: str, /, **fields: Any) -> int:
        """The number of the event of a request."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "ack", answer
        seq: int = answer["seq"]
        return seq

    def kinds(self) -> list[str]:
        return [event["kind"] for event in self.events]


def reckless(action: str) -> int:
    """How fast an action brings a game to its end: the largest jump does."""
    card, _, pile = action.partition(">")
    if not pile:
        return -1
    return int(card) if "up" in pile else 100 - int(card)


def play_out(sockets: list[Socket], worth: Callable[[str], int] = reckless) -> None:
    """Let some sockets play, fast rather than well, until the game is over."""
    for _ in range(1000):
        latest = max(socket.sync["seq"] for socket in sockets)
        for socket in sockets:
            socket.reach(latest)
        if sockets[0].table["over"]:
            return
        if sockets[0].table["stuck"] is not None:
            stuck = [s for s in sockets if s.sync["seat"] == s.table["stuck"]]
            stuck[0].done("let-stand")
            continue
        able = [socket for socket in sockets if socket.view["legal"]]
        if able:
            able[0].done("play", action=max(able[0].view["legal"], key=worth))
        else:
            sockets[0].hear()
    raise AssertionError("the game does not end")
