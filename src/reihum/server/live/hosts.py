"""The hosts of all live tables."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ..bots.pool import BotPool
from ..refusals import Refusal
from ..settings import Settings
from ..store.store import Store
from ..table.table import Table
from .host import Host

log = logging.getLogger(__name__)
MOST_IDLE = 100
SWEEP = 20  # seconds
FRESH = 30 * 24 * 3600  # seconds: older tables wait until someone comes


class Hosts:
    """Finds the host of a table, or lets one begin; keeps some that rest."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.pool = BotPool(settings.workers, settings.thinking_limit)
        self._store = store
        self._settings = settings
        self._hosts: dict[str, Host] = {}
        self._loading: dict[str, asyncio.Lock] = {}

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Host]:
        """The host of a table, for as long as it is needed."""
        host = await self._host(table)
        host.users += 1
        try:
            yield host
        finally:
            host.users -= 1

    async def resume(self) -> None:
        """Go on, after a restart, wherever it is a bot's turn."""
        for table in await self._store.unfinished(time.time() - FRESH):
            try:
                async with self.at(table) as host:
                    host.wake()
            except Exception:
                log.exception("a table could not be resumed")

    def close(self) -> None:
        """Let all bots rest."""
        for host in self._hosts.values():
            host.stop()
        self.pool.close()

    async def _host(self, table: str) -> Host:
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self._hosts:
                    self._hosts.setdefault(table, await self._load(table))
                return self._hosts[table]
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def _load(self, table: str) -> Host:
        events = await self._store.load(table)
        if not events:
            raise Refusal("not-found", table=table[:20])
        # A long story takes a while; in a thread the other tables go on meanwhile.
        folded = await asyncio.to_thread(Table, table, events)
        return Host(folded, self._store, self.pool, self._settings)

    async def sweep(self) -> None:
        """Forget from time to time, for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            self.forget()

    def forget(self) -> None:
        """Let those go that came first and rest, until few rest."""
        idle = [key for key, host in self._hosts.items() if host.idle]
        for key in idle[: max(len(idle) - MOST_IDLE, 0)]:
            del self._hosts[key]
