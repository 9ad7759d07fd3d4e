"""The writer of the log: one thread, and what comes while it is busy shares a transaction.

On a disk, the commit is what takes time. From the event loop to the thread and back are two
callbacks, however many wait: a task for each would cost more than what is written. The thread
keeps its connection: to fetch one and give it back would take longer than to write an action, and
SQLite forgets what it remembers of the file where another one has written.
"""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from ..metrics import MEASURES
from .endings import note_endings
from .engines import hurry, is_away, is_held, is_postgres
from .rows import Append, NotStored, StoreFailed, append, take_room, touch
from .telling import tell_of_events

log = logging.getLogger(__name__)
# Seconds that the writer rests after a transaction, for each who has shared it, and at most. It
# costs as much for twenty as for one, and telling twenty at once costs less than one by one: so
# where many play they had better share it. Who plays alone hardly waits, and who comes after a
# rest is written at once. Five times as long a rest spares the processor a fifth, and is what
# makes people wait: one process then carries 500 tables in place of 1,250 (docs/serving.md).
REST, LONGEST_REST = 0.002, 0.004
MOST_NEW = 4  # tables in one transaction: those who play share it, and are not to wait for many
Result = TypeVar("Result")
Failures = Sequence[Exception | None]


class Writer:
    """Writes what is appended, in order; whoever waits is told once it is on disk."""

    def __init__(self, engine: Engine, thread: Executor, name: str) -> None:
        self._engine, self._thread, self._name = engine, thread, name
        self._connection: Connection | None = None  # of the thread
        self._waiting: list[Append] = []
        self._failing = False  # whether the last append failed, and nobody else was the reason
        self._rests_until = 0.0  # by the clock of the loop
        self._idle = asyncio.Event()
        self._idle.set()

    def __len__(self) -> int:
        """How many appends wait."""
        return len(self._waiting)

    def add(self, new: Append) -> None:
        """Write something soon; its future is done when it is written, or could not be."""
        self._waiting.append(new)
        if self._idle.is_set():
            self._idle.clear()
            self._begin_soon()

    async def finish(self) -> None:
        """Wait until all is written."""
        await self._idle.wait()

    def _begin_soon(self) -> None:
        loop = asyncio.get_running_loop()
        if loop.time() < self._rests_until:
            loop.call_at(self._rests_until, self._begin)
        else:  # at once, but with all that comes in this turn of the loop
            loop.call_soon(self._begin)

    def _begin(self) -> None:
        """Hand all that waits to the thread."""
        appends, self._waiting = few_new(self._waiting)
        loop = asyncio.get_running_loop()
        self._thread.submit(self._work, loop, appends, loop.time())

    def _work(
        self, loop: asyncio.AbstractEventLoop, appends: Sequence[Append], begun: float
    ) -> None:
        """In the thread: write, and let the loop know."""
        failures = self._write_all(appends)
        loop.call_soon_threadsafe(self._end, appends, failures, begun)

    def _end(self, appends: Sequence[Append], failures: Failures, begun: float) -> None:
        """Tell those who wait, and go on with what has come meanwhile."""
        ended = asyncio.get_running_loop().time()
        MEASURES.commits.note(ended - begun)
        MEASURES.batches.note(len(appends))
        if not any(failures):  # who was beaten to it by another worker tries again at once
            self._rests_until = ended + rest_after(len(appends))
        for each, failure in zip(appends, failures, strict=True):
            _settle(each, failure)
        if self._waiting:
            self._begin_soon()
        else:
            self._idle.set()

    def _write_all(self, appends: Sequence[Append]) -> Failures:
        """Write them in one transaction; if that fails, each in its own. What went wrong?

        Where a table is held by a session that is stuck, all others have waited for it already:
        each of them then waits for nobody.
        """
        failure = self._written(appends)
        if failure is None or len(appends) == 1:
            return [failure] * len(appends)
        held = isinstance(failure, StoreFailed)
        return [self._written([each], hurried=held) for each in appends]

    def _written(self, appends: Sequence[Append], hurried: bool = False) -> Exception | None:
        """Write them in one transaction: what went wrong, if anything."""

        def write(connection: Connection) -> None:
            if hurried:
                hurry(connection)
            append(connection, appends)
            note_endings(connection, appends)
            if is_postgres(connection):
                tell_of_events(connection, self._name, appends)

        try:
            self.run(write)
        except IntegrityError as error:  # with a new table: a day's deal that was begun already
            return error if any(each.made for each in appends) else NotStored()
        except Exception as error:  # whatever it was: those who wait must hear of it
            if is_held(error):  # so it would be if it were tried again at once
                log.warning("another session of the database holds a table for too long")
                return StoreFailed()
            if not (isinstance(error, NotStored) or is_away(error)):  # those are told elsewhere
                log.exception("the database failed")
                self._failing = True
            return NotStored()
        self._failing = False
        return None

    def probe(self) -> None:
        """In the thread: write something that nobody reads, to see whether that can be done.

        After an append that failed it is more than that: the next one had better not fail again.
        """
        self.run(take_room if self._failing else touch)
        self._failing = False

    def run(self, work: Callable[[Connection], Result]) -> Result:
        """In the thread: do some work in a transaction."""
        try:
            self._connection = self._connection or self._engine.connect()
            with self._connection.begin():
                return work(self._connection)
        except (NotStored, IntegrityError):  # it is taken back, and all is as before
            raise
        except BaseException:  # nobody knows what state the connection is in
            if self._connection is not None:
                self._connection.invalidate()
            self.let_go()
            raise

    def let_go(self) -> None:
        """Give the connection back, in the thread or once that has ended."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def few_new(waiting: Sequence[Append]) -> tuple[list[Append], list[Append]]:
    """What is written next, with a few new tables at most; and what comes after it."""
    new = [each for each in waiting if each.made]
    moves = [each for each in waiting if not each.made]
    return [*moves, *new[:MOST_NEW]], new[MOST_NEW:]


def rest_after(shared: int) -> float:
    """Seconds of rest after a transaction that so many have shared.

    >>> rest_after(1), rest_after(2), rest_after(50)
    (0.002, 0.004, 0.004)
    """
    return min(REST * shared, LONGEST_REST)


def _settle(asked: Append, failure: Exception | None) -> None:
    if asked.done.done():
        return  # whoever asked has gone
    if failure is None:
        for entry in asked.entries:
            MEASURES.events[entry.draft.event.kind] += 1
        asked.done.set_result(asked.entries)
    else:
        asked.done.set_exception(failure)
