"""Who does the work: this process, all cores, or a cluster. The results come in order, always.

Order is what makes runs repeatable: a run that stops early stops after the same batch, however
many hands helped.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import TimeoutError as TookTooLong
from dataclasses import replace
from typing import Any, Protocol, TypeVar

import numpy as np

from ..errors import ArenaError
from .batches import Batch, Played, play
from .results import Fault, forfeited_row

Result = TypeVar("Result")
AHEAD = 4  # batches under way for each worker
SPARE = 60.0  # seconds to start a worker and to load or compile


class Crew(Protocol):
    """Plays batches, and gives what came of them in the same order."""

    def play(self, batches: Iterable[Batch]) -> Iterator[Played]:
        """The results, in the order of the batches."""
        ...


def crew(cores: int | None, cluster: str | None, ours: bool) -> Crew:
    """A crew for a run. Bots that are not ours never run in this process: they might hang."""
    if cluster is not None:
        from .cluster import ClusterCrew

        return ClusterCrew(cluster)
    count = cores or _cores()
    return AloneCrew() if count == 1 and ours else ManyCrew(count)


class AloneCrew:
    """This very process."""

    def play(self, batches: Iterable[Batch]) -> Iterator[Played]:
        """The results, in the order of the batches."""
        return map(play, batches)


class ManyCrew:
    """Processes on this machine. One that hangs or dies costs its bot the game, and no more."""

    def __init__(self, cores: int) -> None:
        self.cores = cores

    def play(self, batches: Iterable[Batch]) -> Iterator[Played]:
        """The results, in the order of the batches."""
        from pebble import ProcessPool

        pool = ProcessPool(self.cores, initializer=_ignore_interrupts)
        try:
            send = lambda batch: (batch, pool.schedule(play, (batch,), timeout=_patience(batch)))  # noqa: E731
            for batch, future in ahead(send, batches, AHEAD * self.cores):
                yield _result(pool, batch, future)
        finally:
            pool.stop()  # type: ignore[no-untyped-call]
            pool.join()


def _cores() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):  # not everywhere
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _patience(batch: Batch) -> float | None:
    """How long a batch may take before someone in it must have hung; ours never do."""
    if batch.run.ours:
        return None
    return SPARE + batch.run.limit * max(1.0, batch.count / 16)


def _result(pool: Any, batch: Batch, future: Any) -> Played:
    from pebble import ProcessExpired

    try:
        played: Played = future.result()
    except (TookTooLong, ProcessExpired) as error:
        if batch.count > 1:  # one of these games is to blame: find it
            halves = [
                (half, pool.schedule(play, (half,), timeout=_patience(half)))
                for half in halved(batch)
            ]
            return joined([_result(pool, half, other) for half, other in halves])
        what = "its process died" if isinstance(error, ProcessExpired) else "no answer in time"
        return forfeited(batch, what)
    return played


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


def forfeited(batch: Batch, what: str) -> Played:
    """A game that nobody could finish: lost by the bot that is not ours."""
    which = next(place for place, bot in enumerate(batch.run.entrants) if not bot.ours)
    seat = batch.seats.index(which)
    row = forfeited_row(batch.run.game, batch.first, seat)
    return Played(row, 0.0, [Fault(batch.first, seat, batch.at(seat).name, what)])


def ahead(send: Callable[[Batch], Result], batches: Iterable[Batch], most: int) -> Iterator[Result]:
    """Send batches out some way ahead, and give them back in order."""
    waiting: deque[Result] = deque()
    for batch in batches:
        waiting.append(send(batch))
        if len(waiting) >= most:
            yield waiting.popleft()
    while waiting:
        yield waiting.popleft()


def _ignore_interrupts() -> None:
    """Ctrl-C is for the process that has the results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def need(extra: str, error: ImportError) -> ArenaError:
    """What to say where a library is missing."""
    return ArenaError(f"{error.name} is not installed: pip install 'reihum[{extra}]' brings it.")
