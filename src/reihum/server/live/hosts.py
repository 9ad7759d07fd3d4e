"""The hosts of all live tables."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any

from ..bots.entrants import invited
from ..bots.pool import BotPool
from ..neighbours.neighbours import NOBODY, Neighbours, Others
from ..refusals import no_table
from ..retrying import waits
from ..settings import Settings
from ..store.rows import StoreFailed, now
from ..store.store import Store
from ..table.log import LogEntry
from ..table.table import Table
from .host import Host

log = logging.getLogger(__name__)
MOST_IDLE = 100
SWEEP = 20  # seconds
FRESH = 30 * 24 * 3600  # seconds: older tables wait until someone comes


class Hosts:
    """Finds the host of a table, or lets one begin; keeps some that rest."""

    def __init__(
        self, store: Store, settings: Settings, neighbours: Neighbours | None = None
    ) -> None:
        self.pool = BotPool(settings.bot_processes, settings.thinking_limit, invited(settings.bots))
        self._store = store
        self._settings = settings
        self._since = now()
        self._neighbours = neighbours or Neighbours()
        self._tasks: set[asyncio.Task[None]] = set()
        self._hosts: dict[str, Host] = {}
        self._due: dict[str, float] = {}  # when time is up at tables whose hosts were forgotten
        self._loading: dict[str, asyncio.Lock] = {}

    @property
    def tables(self) -> int:
        """How many tables are in memory."""
        return len(self._hosts)

    @property
    def sockets(self) -> int:
        """How many sockets are open at them."""
        return sum(len(host.connections) for host in list(self._hosts.values()))

    @asynccontextmanager
    async def visit(self, table: str, guest: str) -> AsyncIterator[Host]:
        """The same for a guest; of a private table a stranger hears what all hear of no table."""
        host = self._hosts.get(table)
        known = host is not None and host.table.admits(guest)
        if not known and not await self._store.admits(table, guest):
            raise no_table(table)
        async with self.at(table) as found:
            yield found

    @asynccontextmanager
    async def at(self, table: str, new: Sequence[LogEntry] | None = None) -> AsyncIterator[Host]:
        """The host of a table, for as long as it is needed; of a new one, with its events."""
        host = await self._host(table, new)
        host.users += 1
        try:
            if self._neighbours.shared:  # what was done elsewhere must be seen here
                await host.catch_up()
                await host.meet()
            yield host
        finally:
            host.users -= 1
            host.rest()

    async def resume(self) -> None:
        """Go on, after a restart, wherever it is a bot's turn; as soon as the store answers."""
        for seconds in waits():
            try:
                await self.adopt(await self._store.unfinished(time.time() - FRESH))
                return
            except StoreFailed:
                await asyncio.sleep(seconds)

    async def adopt(self, tables: Iterable[str]) -> None:
        """Look after the bots of some tables, unless another worker does."""
        for table in tables:
            if await self._neighbours.lease(table):
                await self._resume(table)

    async def _resume(self, table: str) -> None:
        try:
            async with self.at(table) as host:
                host.wake()
        except StoreFailed:
            raise
        except Exception:
            log.exception("a table could not be resumed: %s", table)

    # what happens in other workers

    def heard(self, table: str, seq: int, events: str = "") -> None:
        """A table has so many events now; nobody may care here, then it is read when needed."""
        host = self._hosts.get(table)
        if host and (host.watched or not self._neighbours.shared):
            self._begin(host.catch_up(seq, events))
        elif host is None and table in self._due:  # its bots are ours
            self._begin(self.adopt([table]))

    def heard_of_people(self, table: str) -> None:
        """Somebody came to a table elsewhere, or went."""
        host = self._hosts.get(table)
        if host and host.watched:
            self._begin(host.meet())

    def changed(self, table: str) -> None:
        """What was stored of a table is another thing now, or gone: read it anew."""
        if table in self._hosts:
            self._begin(self.reload(table))

    async def reload(self, table: str) -> None:
        """Read a table anew that is in memory; it goes where nothing is left of it."""
        host = self._hosts.get(table)
        if host and not await host.reload() and self._hosts.get(table) is host:
            self._hosts.pop(table).stop()

    async def catch_up(self) -> None:
        """Read what has happened meanwhile, and let bots go on that could not."""
        hosts = dict(self._hosts)
        there = await self._store.last_numbers(list(hosts))
        for table in hosts.keys() - there.keys():
            self.changed(table)
        for table, seq in there.items():
            self._begin(hosts[table].catch_up(seq))
            self._begin(hosts[table].meet())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def close(self) -> None:
        """Let all bots rest."""
        for task in self._tasks:
            task.cancel()
        for host in self._hosts.values():
            host.stop()
        self.pool.close()

    async def _host(self, table: str, new: Sequence[LogEntry] | None = None) -> Host:
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                if table not in self._hosts:
                    self._hosts.setdefault(table, await self._load(table, new))
                    self._due.pop(table, None)
                return self._hosts[table]
        finally:
            if not lock.locked():
                self._loading.pop(table, None)

    async def _load(self, table: str, new: Sequence[LogEntry] | None) -> Host:
        events = new or await self._store.load(table)
        if not events:
            raise no_table(table)
        # A long story takes a while; in a thread the other tables go on meanwhile.
        folded = Table(table, new) if new else await asyncio.to_thread(Table, table, events)
        others = await self._neighbours.others(table)
        if others is None:
            # While a host was forgotten nothing happened, and nobody was here before the server.
            since, others = max(self._since, folded.log[-1].at), NOBODY
        else:
            since, others = others.since, seated(folded, others)
        needed = folded, self._store, self.pool, self._settings
        return Host(*needed, since, neighbours=self._neighbours, others=others)

    async def sweep(self) -> None:
        """Forget from time to time, for ever."""
        while True:
            await asyncio.sleep(SWEEP)
            self.forget()
            await self.remember()

    def forget(self) -> None:
        """Let those go that came first and rest, until few rest.

        Where somebody's time runs, which may be days, it is remembered until when.
        """
        idle = [key for key, host in self._hosts.items() if host.idle]
        for key in idle[: max(len(idle) - MOST_IDLE, 0)]:
            host = self._hosts.pop(key)
            if host.waits_until is None:
                host.stop()
            else:
                self._due[key] = host.waits_until
                host.stop_bots()  # they stay ours

    async def remember(self) -> None:
        """Go on at tables where time will be up soon."""
        soon = time.time() + SWEEP
        with suppress(StoreFailed):  # then it is tried again
            await self.adopt([table for table, until in self._due.items() if until < soon])


def seated(table: Table, others: Others) -> Others:
    """Who has never been here is away since they sat down."""
    sat = {table.creator: table.log[0].at}
    for entry in table.log:
        sat |= {each.guest: entry.at for each in entry.event.bindings if each.guest}
    left = {guest: max(at, others.left.get(guest, at)) for guest, at in sat.items()}
    return replace(others, left={**others.left, **left})


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    """Do something that nobody waits for."""
    try:
        await work
    except StoreFailed:
        return  # when the database is there again, all is caught up with
    except Exception:
        log.exception("what happened in another worker was not caught up with")
