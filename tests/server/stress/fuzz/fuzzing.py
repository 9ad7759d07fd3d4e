"""What is done with hostile messages: sent from everywhere, and every answer looked at."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from random import Random
from typing import Any
from unittest.mock import patch

from websockets.exceptions import ConnectionClosed

from reihum.server.live import host
from reihum.server.live.connection import DISMISSED
from reihum.server.live.telling import MOST_EVENTS
from reihum.server.protocol.reading import read
from reihum.server.table.handlers import drafts

from ...clients import Guest, Socket
from ...table.talk.test_work import PLAIN
from ...table.test_costs import Table, message
from .hostile import Hostile
from .stages import Scene

ANSWERS = ("ack", "error", "pong", "why", "hint")
WORST = 8  # times as long as the plain message that takes longest
AGAIN = 7  # measurements of what seemed to take long


class Costs:
    """How long messages keep the event loop: reading them, and deciding what comes of them.

    Both may be done any number of times. So what seems to take long is measured anew: only what
    always takes long does.
    """

    def __init__(self) -> None:
        self.plain = 0.0  # seconds, of a plain message that takes long
        self.worst = 0.0
        self.slow: list[str] = []

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch the hosts of this process."""
        with (
            patch.object(host, "read", self._timed(read)),
            patch.object(host, "drafts", self._timed(drafts)),
        ):
            yield

    def _timed(self, work: Any) -> Any:
        def timed(*given: Any) -> Any:
            begun = time.thread_time()
            try:
                return work(*given)
            finally:
                self._note(time.thread_time() - begun, work, given)

        return timed

    def _note(self, seconds: float, work: Any, given: tuple[Any, ...]) -> None:
        if not self.plain or seconds < self.worst:
            return
        seconds = min(seconds, *(once(work, given) for _ in range(AGAIN)))
        self.worst = max(self.worst, seconds)
        if seconds > WORST * self.plain:
            self.slow.append(f"{seconds / self.plain:.1f} times a plain one: {given!r:.200}")


def plain_cost() -> float:
    """What the longest plain sentence costs."""
    return Table().best(message("say", PLAIN), 20)


def once(work: Any, given: tuple[Any, ...]) -> float:
    """How long something takes, whatever comes of it."""
    begun = time.thread_time()
    with suppress(Exception):
        work(*given)
    return time.thread_time() - begun


class Fuzzer:
    """Sends messages and remembers what was wrong with the answers."""

    def __init__(self, seed: str) -> None:
        self.sent = 0
        self.codes: Counter[str] = Counter()
        self.faults: list[str] = []
        self.hostile = Hostile(seed)
        self._chance = Random(seed)
        self._marks = map("mark{}".format, count())

    def attack(self, scene: Scene, messages: int) -> None:
        """Send so many messages at a table, some at once, from everybody there."""
        left = messages
        while left > 0 and scene.sockets:
            size = min(left, self._chance.randint(1, 6))
            senders = [self._chance.choice(scene.sockets) for _ in range(size)]
            burst = [(each, self.hostile.message(scene.actions)) for each in senders]
            gone = self.send(burst)
            scene.sockets = [each for each in scene.sockets if each not in gone]
            left -= size

    def send(self, burst: list[tuple[Socket, str | bytes]]) -> list[Socket]:
        """Send messages in a row; who had to go meanwhile, as only spectators ever have to."""
        for socket, text in burst:
            try:
                socket.raw.send(text)
            except ConnectionClosed:
                continue  # why is found below
        self.sent += len(burst)
        sockets = list(dict.fromkeys(socket for socket, _ in burst))
        sizes = Counter(id(socket) for socket, _ in burst)
        return [each for each in sockets if not self._answered(each, sizes[id(each)])]

    def _answered(self, socket: Socket, messages: int) -> bool:
        """Hear all answers, and that to a message of ours; False where the socket was closed.

        Reasons of bots may come after it.
        """
        mark = next(self._marks)
        try:
            socket.raw.send(f'{{"type":"ping","id":"{mark}"}}')
            answers: list[dict[str, Any]] = []
            while len(answers) <= messages or all(each.get("id") != mark for each in answers):
                if (heard := socket.hear())["type"] in ANSWERS:
                    answers.append(heard)
        except ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code != DISMISSED:
                self.faults.append(f"a connection has ended: {closed}")
            return False
        except TimeoutError:
            self.faults.append(f"no answer, after {answers[-3:]}")
            return False
        if len(answers) != messages + 1:
            self.faults.append(f"{messages} messages had the answers {answers}")
        for answer in answers:
            if answer.get("id") != mark:
                self._judge(answer)
        return True

    def _judge(self, answer: dict[str, Any]) -> None:
        code = answer["error"]["code"] if answer["type"] == "error" else answer["type"]
        self.codes[code] += 1
        if code == "internal" or (answer["type"] == "error" and not answer["error"]["text"]):
            self.faults.append(f"answered with {answer}")

    def check(self, scene: Scene, guest: Guest) -> None:
        """Whether all who are there have heard the same story, and a newcomer hears it too."""
        for socket in scene.sockets:
            socket.ask("ping")
        if not scene.sockets:
            return
        with guest.connect(scene.sockets[0].table["id"]) as fresh:
            if "events" not in fresh.sync:
                return  # this guest was asked to go
            last = fresh.sync["seq"]
            told = fresh.events[:last]
            if len(told) != min(last, MOST_EVENTS):  # a long story is told from its middle on
                self.faults.append(f"{len(told)} of {last} events at {fresh.table['id']}")
            for socket in scene.sockets:
                socket.reach(last)  # a bot may have acted since they answered
                self._compare(socket.events[last - len(told) : last], told, fresh.table["id"])

    def _compare(self, heard: list[Any], told: list[Any], table: str) -> None:
        different = [pair for pair in zip(heard, told, strict=True) if pair[0] != pair[1]]
        if different:
            self.faults.append(f"another story at {table}: {different[0]}")
