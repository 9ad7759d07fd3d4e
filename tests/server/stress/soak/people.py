"""Scripted people: each plays a seat over a socket that may break at any moment.

A person has one request under way at a time. After a break it is sent again under the same id,
until it is acknowledged or refused: so whatever somebody has asked for happened once or never, and
they know which.
"""

import asyncio
import json
import time
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
LATER = 0.2  # seconds at most before one comes back, or asks again
DONE = {"play": "played", "say": "said", "signal": "signalled", "undo": "undone"}
BROKEN = (OSError, WebSocketException, TimeoutError, EOFError)


@dataclass(frozen=True)
class Ack:
    """A request that was acknowledged."""

    request: Json
    seq: int


@dataclass
class Tally:
    """What everybody has noted."""

    acks: int = 0
    tables: int = 0
    kills: int = 0
    seconds: list[float] = field(default_factory=list)  # from request to answer, without a break
    seqs: dict[tuple[str, str], int] = field(default_factory=dict)  # by table and id of the request
    faults: list[str] = field(default_factory=list)
    stuck: int = 0


class Person:
    """Someone at a table, or a spectator, who only listens."""

    def __init__(self, table: str, cookie: str, seat: int | None, tally: Tally, beat: float):
        self.table, self.seat = table, seat
        self.story: list[Json] = []
        self.acks: list[Ack] = []
        self.sync: Json = {}
        self.heard_at = time.monotonic()
        self._cookie, self._tally, self._beat = cookie, tally, beat
        self._chance = Random(f"{table} {seat}")
        self._asked: Json | None = None  # under way
        self._since = 0.0  # when it was sent; 0 if it was sent more than once
        self._count = 0

    @property
    def over(self) -> bool:
        """Whether the game is over, as far as one knows."""
        return bool(self.sync and self.sync["table"]["over"]) and self._asked is None

    async def play(self, urls: list[str]) -> None:
        """Play until the game is over, whatever happens on the way."""
        while not self.over:
            with suppress(*BROKEN):
                async with connected(self._chance.choice(urls), self) as socket:
                    await self._attend(socket)
            await asyncio.sleep(self._chance.uniform(0, LATER))

    async def look(self, url: str) -> Json:
        """What somebody is told who comes in anew."""
        async with connected(url, self, since=0) as socket, asyncio.timeout(10):
            while (heard := json.loads(await socket.recv()))["type"] != "sync":
                pass
            sync: Json = heard
            return sync

    @property
    def cookie(self) -> str:
        """As whom one comes."""
        return self._cookie

    async def _attend(self, socket: ClientConnection) -> None:
        self._since = 0.0
        if self._asked:
            await socket.send(json.dumps(self._asked))
        while not self.over:
            waits = self._beat * self._chance.uniform(0.5, 1.5) if self._choices() else None
            try:
                async with asyncio.timeout(waits):
                    text = await socket.recv()
            except TimeoutError:
                await self._ask(socket, self._choice())
            else:
                await self._hear(socket, json.loads(text))

    async def _hear(self, socket: ClientConnection, message: Json) -> None:
        match message["type"]:
            case "sync":
                self._follow(message)
            case "ack" if self._asked and message["id"] == self._asked["id"]:
                self._acknowledged(message["seq"])
            case "error" if self._asked and message["id"] == self._asked["id"]:
                await self._refused(socket, message["error"]["code"])
            case "error":
                raise EOFError  # we are not let in now
            case _:
                pass

    def _follow(self, sync: Json) -> None:
        """Hear the news: they follow what was heard before, without a gap and without repeats."""
        numbers = [event["seq"] for event in sync["events"]]
        if numbers != list(range(len(self.story) + 1, sync["seq"] + 1)):
            self._tally.faults.append(f"{self.table}: {numbers} after {len(self.story)}")
        self.story += sync["events"]
        self.sync = sync
        self.heard_at = time.monotonic() if numbers else self.heard_at

    def _acknowledged(self, seq: int) -> None:
        assert self._asked is not None
        if self._since:
            self._tally.seconds.append(time.monotonic() - self._since)
        self.acks.append(Ack(self._asked, seq))
        self._tally.seqs[self.table, self._asked["id"]] = seq
        self._tally.acks += 1
        self._asked = None

    async def _refused(self, socket: ClientConnection, code: str) -> None:
        if code == "try-again":
            await asyncio.sleep(self._chance.uniform(0, LATER))
            self._since = 0.0
            await socket.send(json.dumps(self._asked))
            return
        if code == "internal":
            self._tally.faults.append(f"{self.table}: {self._asked} was refused as internal")
        self._asked = None

    def _choices(self) -> list[Json]:
        """What one could ask for now."""
        if self.seat is None or self._asked or not self.sync:
            return []
        table, view = self.sync["table"], self.sync["view"]
        if not table["started"]:
            return [{"type": "start"}] if self.seat == 0 else []
        if table["stuck"] == self.seat:
            return [{"type": "let-stand"}, {"type": "undo"}]
        if not view["legal"]:
            return []
        undo = [{"type": "undo"}] if self.seat in table["can_undo"] else []
        return [*undo, *({"type": "play", "action": each} for each in view["legal"])]

    def _choice(self) -> Json:
        if self._chance.random() < 0.15 and self.sync["table"]["started"]:
            return {"type": "say", "text": self._chance.choice(("la la", "well", "hm, hm"))}
        return self._chance.choice(self._choices())

    async def _ask(self, socket: ClientConnection, request: Json) -> None:
        self._count += 1
        self._asked = {**request, "id": f"{self.table}-{self.seat}-{self._count}"}
        self._since = time.monotonic()
        await socket.send(json.dumps(self._asked))

    # afterwards

    def wrong(self, fresh: Json) -> list[str]:
        """What somebody who comes in anew is told otherwise than this person."""
        found = []
        if fresh["events"][: len(self.story)] != self.story:  # others may have talked since
            found.append(f"{self.table}: seat {self.seat} has heard another story")
        if fresh["view"] != self.sync["view"]:
            found.append(f"{self.table}: seat {self.seat} has seen another view")
        done = [ack for ack in self.acks if ack.request["type"] in DONE]
        kinds = DONE.values()
        mine = [each for each in fresh["events"] if each["kind"] in kinds and self._by_me(each)]
        if [(ack.seq, told(ack)) for ack in done] != [(e["seq"], told_event(e)) for e in mine]:
            found.append(f"{self.table}: seat {self.seat} has done something never, or twice")
        return found

    def _by_me(self, event: Json) -> bool:
        return event["seat"] == self.seat and not event.get("by_bot")


def told(ack: Ack) -> tuple[str, str]:
    """What a request asked for; what was taken back is the table's to know."""
    request = ack.request
    return DONE[request["type"]], request.get("action") or request.get("text") or ""


def told_event(event: Json) -> tuple[str, str]:
    """The same, as it happened."""
    more = event.get("action") if event["kind"] == "played" else event.get("text")
    return event["kind"], more or ""


def connected(url: str, person: Person, since: int | None = None) -> connect:
    """A socket of a person, who has heard so many events."""
    seen = len(person.story) if since is None else since
    address = url.replace("http", "ws", 1)
    return connect(
        f"{address}/api/tables/{person.table}/socket?since={seen}",
        additional_headers={"cookie": person.cookie},
        compression=None,
        max_queue=None,
        open_timeout=10,
        close_timeout=1,
    )
