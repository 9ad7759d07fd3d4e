"""Who does the work: this process, all cores, or a cluster. The results come in order, always.

Order is what makes runs repeatable: a run that stops early stops after the same batch, however
many hands helped.
"""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

from ..errors import ArenaError
from .batches import Batch, Played, play
from .processes import Processes

Result = TypeVar("Result")
AHEAD = 4  # batches under way for each worker


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
    count = cores or cores_here()
    return AloneCrew() if count == 1 and ours else ManyCrew(count)


class AloneCrew:
    """This very process."""

    def play(self, batches: Iterable[Batch]) -> Iterator[Played]:
        """The results, in the order of the batches."""
        return map(play, batches)


class ManyCrew:
    """Processes on this machine."""

    def __init__(self, cores: int) -> None:
        self.cores = cores

    def play(self, batches: Iterable[Batch]) -> Iterator[Played]:
        """The results, in the order of the batches."""
        processes = Processes(self.cores)
        try:
            send = lambda batch: (batch, processes.send(batch))  # noqa: E731
            for batch, sent in ahead(send, batches, AHEAD * self.cores):
                yield processes.result(batch, sent)
        finally:
            processes.stop()


def cores_here() -> int:
    """The cores this process may use."""
    if hasattr(os, "sched_getaffinity"):  # not everywhere
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def ahead(send: Callable[[Batch], Result], batches: Iterable[Batch], most: int) -> Iterator[Result]:
    """Send batches out some way ahead, and give them back in order."""
    waiting: deque[Result] = deque()
    for batch in batches:
        waiting.append(send(batch))
        if len(waiting) >= most:
            yield waiting.popleft()
    while waiting:
        yield waiting.popleft()


def need(extra: str, error: ImportError) -> ArenaError:
    """What to say where a library is missing."""
    return ArenaError("usage-no-extra", package=str(error.name), extra=f"'reihum[{extra}]'")
