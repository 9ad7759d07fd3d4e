"""A Dask cluster as a crew: batches out, small results back, lost workers made up for."""

from collections.abc import Iterable, Iterator
from typing import Any

from .batches import Batch, Played, play
from .crews import AHEAD, ahead, need

RETRIES = 5


class ClusterCrew:
    """The workers of a cluster, which need this package of the same version."""

    def __init__(self, address: str) -> None:
        try:
            from distributed import Client
        except ImportError as error:
            raise need("cluster", error) from None
        connect: Any = Client
        self._client = connect(address)

    def play(self, batches: Iterable[Batch]) -> Iterator[Played]:
        """The results, in the order of the batches; what a lost worker had is played again."""
        send = lambda batch: self._client.submit(play, batch, pure=False, retries=RETRIES)  # noqa: E731
        most = AHEAD * max(1, len(self._client.ncores()) or 1) * 2
        try:
            for future in ahead(send, batches, most):
                yield future.result()
        finally:
            self._client.close()
