"""Processes for bots that are not ours: one that hangs or dies costs its bot the game, no more."""

import multiprocessing
import signal
from concurrent.futures import TimeoutError as TookTooLong
from contextlib import suppress
from dataclasses import replace
from typing import Any

import numpy as np

from ...games import Message
from .batches import Batch, Played, play
from .description import Description
from .results import Fault, forfeited_row

SPARE = 60.0  # seconds to start a process and to load what is compiled
COMPILING = 3600.0  # seconds: nobody loses a game because a compiler is slow


class Processes:
    """Some processes on this machine; `method` is how they are started, if not as usual."""

    def __init__(self, count: int, method: str | None = None) -> None:
        from pebble import ProcessPool

        context = multiprocessing.get_context(method)
        self._pool = ProcessPool(count, initializer=_ignore_interrupts, context=context)
        self._compiled: list[Description] = []

    def send(self, batch: Batch) -> Any:
        """Have a batch played; its `result` can be asked for later."""
        if batch.run.native and not batch.run.ours and batch.run not in self._compiled:
            self._compile(batch)
        return self._pool.schedule(play, (batch,), timeout=_patience(batch))

    def result(self, batch: Batch, sent: Any) -> Played:
        """What came of a batch that was sent."""
        from pebble import ProcessExpired

        try:
            played: Played = sent.result()
        except (TookTooLong, ProcessExpired) as error:
            if batch.count > 1:  # one of these games is to blame: find it
                halves = [(half, self.send(half)) for half in halved(batch)]
                return joined([self.result(half, again) for half, again in halves])
            died = isinstance(error, ProcessExpired)
            return forfeited(batch, Message("fault-died" if died else "fault-late"))
        return played

    def _compile(self, batch: Batch) -> None:
        """Have bots compiled before their time runs; what goes wrong here goes wrong again."""
        from pebble import ProcessExpired

        self._compiled.append(batch.run)
        with suppress(TookTooLong, ProcessExpired):
            self._pool.schedule(play, (replace(batch, count=0),), timeout=COMPILING).result()

    def stop(self) -> None:
        """End them, whatever they do."""
        self._pool.stop()  # type: ignore[no-untyped-call]
        self._pool.join()


def _patience(batch: Batch) -> float | None:
    """How long a batch may take before someone in it must have hung; ours never do."""
    if batch.run.ours:
        return None
    return SPARE + batch.run.limit * max(1.0, batch.count / 16)


def halved(batch: Batch) -> list[Batch]:
    """The same games in two batches."""
    half = batch.count // 2
    return [
        replace(batch, count=half),
        replace(batch, first=batch.first + half, count=batch.count - half),
    ]


def joined(parts: list[Played]) -> Played:
    """The results of parts as one."""
    faults = [fault for part in parts for fault in part.faults]
    rows = np.concatenate([part.rows for part in parts])
    return Played(rows, sum(part.seconds for part in parts), faults)


def forfeited(batch: Batch, what: Message) -> Played:
    """A game that nobody could finish: lost by the bot that is not ours."""
    which = next(place for place, bot in enumerate(batch.run.entrants) if not bot.ours)
    seat = batch.seats.index(which)
    row = forfeited_row(batch.run.game, batch.first, seat)
    return Played(row, 0.0, [Fault(batch.first, seat, batch.at(seat).name, what)])


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that has the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
