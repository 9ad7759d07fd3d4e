"""Other processes at the same SQLite file: only `reihum admin`, which leaves a note there."""

import asyncio
from contextlib import suppress

from ..store.rows import StoreFailed
from ..store.store import Store
from ..store.telling import CHANGED, News, announced
from .neighbours import Listener, Neighbours

LOOK = 1.0  # seconds between two looks


class FileNeighbours(Neighbours):
    """Looks from time to time whether somebody has changed something; all else is ours alone."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._looking: asyncio.Task[None] | None = None

    async def open(self, listener: Listener) -> None:
        """Begin to look."""
        self._looking = asyncio.create_task(self._look(listener))

    async def close(self) -> None:
        """Look no more."""
        if self._looking:
            self._looking.cancel()
            with suppress(asyncio.CancelledError):
                await self._looking

    async def _look(self, listener: Listener) -> None:
        while True:
            with suppress(StoreFailed):  # that is told where it is waited for
                for news in await self._store.transaction(announced):
                    _pass_on(news, listener)
            await asyncio.sleep(LOOK)


def _pass_on(news: News, listener: Listener) -> None:
    if news.seq == CHANGED:
        listener.changed(news.table)
    else:
        listener.heard(news.table, news.seq)
