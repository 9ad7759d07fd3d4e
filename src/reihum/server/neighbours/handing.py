"""Of several workers on one port, the one that a table belongs to gets all connections to it.

Every worker serves every table, and has to: workers die, and others are on other machines. But
where both players of a table are at one worker, an action is played, drawn and waited for once,
and the others hear nothing that they need. So whoever has taken in a connection hands it on: the
open connection itself, as Unix lets processes do, and the head of the request that came by it.
Where that cannot be done, it is served where it is. A worker that hangs takes nothing, though its
inbox has room: so each gives a sign of life from its event loop, and nothing is handed on to one
that has given none lately.
"""

import asyncio
import math
import re
import socket
import sys
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import chain
from multiprocessing.context import SpawnContext
from typing import Any

ABOUT_TABLE = re.compile(rb"/api/tables/([^/?]+)/")
MOST = 2**17  # bytes of a head: far more than is read of one (`MOST_HEAD`)
# Linux limits what waits by its size; elsewhere, and of datagrams there, only a few may wait.
KIND = socket.SOCK_SEQPACKET if sys.platform == "linux" else socket.SOCK_DGRAM
PULSE, FRESH = 1.0, 3.0  # seconds between two signs of life, and for how long one holds
GONE = -math.inf  # in place of the time of a sign: there is nobody
Taken = Callable[[socket.socket, bytes], object]


@dataclass(frozen=True)
class Handing:
    """What a worker needs to hand connections on: ways to all inboxes, its own among them."""

    number: int
    inbox: socket.socket
    doors: tuple[socket.socket, ...]  # of all workers
    signs: Any  # an array that all of them share: when each last gave a sign (`time.monotonic`)

    def begin(self, taken: Taken) -> None:
        """Take what others hand on, from now on."""
        self.inbox.setblocking(False)
        asyncio.get_running_loop().add_reader(self.inbox, self._take, taken)
        self.signs[self.number] = time.monotonic()
        self._live_on()

    def end(self) -> None:
        """Take nothing more."""
        self.lost()
        asyncio.get_running_loop().remove_reader(self.inbox)

    def lost(self) -> None:
        """Nothing is to be handed on to this worker."""
        self.signs[self.number] = GONE

    def lives(self, number: int) -> bool:
        """Whether the event loop of a worker runs: one that has ended, or hangs, takes nothing."""
        return time.monotonic() - float(self.signs[number]) < FRESH

    def _live_on(self) -> None:
        """Give a sign of life again and again, until this worker has ended."""
        if self.signs[self.number] != GONE:
            self.signs[self.number] = time.monotonic()
            asyncio.get_running_loop().call_later(PULSE, self._live_on)

    def _take(self, taken: Taken) -> None:
        try:
            head, files, _, _ = socket.recv_fds(self.inbox, MOST, 1)
        except BlockingIOError:
            return
        if files:  # none where this process may open no more: then the connection is gone
            taken(socket.socket(fileno=files[0]), head)

    def hand_on(self, target: bytes, head: bytes, connection: int) -> bool:
        """Hand a connection on to the worker of its table; not if that is this one, or not there.

        What was handed on is open there, and may be closed here.
        """
        number = self.worker_of(target)
        if number is None or number == self.number or not self.lives(number):
            return False
        door = self.doors[number]
        door.setblocking(False)
        try:
            socket.send_fds(door, [head], [connection])
        except OSError:  # too much waits there
            return False
        return True

    def worker_of(self, target: bytes) -> int | None:
        """The worker that the table of a request belongs to."""
        table = ABOUT_TABLE.match(target)
        return zlib.crc32(table[1]) % len(self.doors) if table else None


@contextmanager
def handings(context: SpawnContext, workers: int) -> Iterator[list[Handing]]:
    """For each of so many workers what it needs; whoever takes its place later uses the same."""
    with ExitStack() as stack:
        pairs = [socket.socketpair(socket.AF_UNIX, KIND) for _ in range(workers)]
        for each in chain(*pairs):
            stack.enter_context(each)
        doors = tuple(door for _, door in pairs)
        signs = context.RawArray("d", [GONE] * workers)
        yield [Handing(number, inbox, doors, signs) for number, (inbox, _) in enumerate(pairs)]
