"""A Dask cluster as a crew: batches out, small results back, lost workers made up for."""

import multiprocessing
import threading
from collections.abc import Iterable, Iterator
from typing import Any

from ...games.troubles import trouble
from ..errors import ArenaError
from .batches import Batch, Played, play
from .crews import AHEAD, ahead, need
from .processes import Processes

RETRIES = 5
_here = threading.local()  # of each thread of a worker: its process


class ClusterCrew:
    """The workers of a cluster, which need this package of the same version."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError as error:
            raise need("cluster", error) from None
        connect: Any = Client
        try:
            self._client = connect(address)
        except (OSError, ValueError) as error:
            raise ArenaError("arena-no-cluster", address=address, reason=trouble(error)) from None

    def play(self, batches: Iterable[Batch]) -> Iterator[Played]:
        """The results, in the order of the batches; what a lost worker had is played again."""
        send = lambda batch: self._client.submit(play_there, batch, pure=False, retries=RETRIES)  # noqa: E731
        most = AHEAD * max(1, len(self._client.ncores()) or 1) * 2
        try:
            for future in ahead(send, batches, most):
                yield future.result()
        finally:
            self._client.close()


def play_there(batch: Batch) -> Played:
    """Play a batch on a worker; bots that are not ours in a process that can be ended.

    A worker runs its tasks in threads, in which nothing can be interrupted.
    """
    if batch.run.ours:
        return play(batch)
    if not hasattr(_here, "processes"):
        multiprocessing.current_process().daemon = False  # workers may not have children otherwise
        _here.processes = Processes(1, method="spawn")  # a fork would copy the worker's locks
    processes: Processes = _here.processes
    return processes.result(batch, processes.send(batch))
