"""Other processes at the same PostgreSQL, on this machine or on others."""

import asyncio
import logging
import time
from collections.abc import Coroutine, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

import psycopg
from sqlalchemy import Connection, make_url

from ..settings import Settings
from ..store.engines import PATIENCE, limits, setting
from ..store.rows import StoreFailed
from ..store.store import Store
from ..store.telling import CHANGED, CHANNEL, GONE, PRESENCE, SHARED, News, tell
from . import rows
from .neighbours import Follower, Listener, Neighbours, Others

log = logging.getLogger(__name__)
RETRY = 0.5  # seconds
BEATS = 4  # signs of life in the time after which there is none
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0  # seconds before the database is tried again


class PostgresNeighbours(Neighbours):
    """Hears what other workers do, by one connection that listens, and tells them what is here.

    Where the connection is lost, all of it begins anew: whoever listens catches up, and who is here
    is told once more.
    """

    shared = True

    def __init__(self, store: Store, settings: Settings) -> None:
        url = make_url(settings.database_url).set(drivername="postgresql")
        self._address = url.render_as_string(hide_password=False)
        self._store = store
        self._name = store.name
        self._expiry = settings.worker_expiry
        self._listener: Listener | None = None
        self._here: dict[str, dict[str, str]] = {}  # by table: guests with their names
        self._written: dict[str, dict[str, str]] = {}
        self._changed: set[str] = set()  # tables
        self._change = asyncio.Event()
        self._leases: set[str] = set()
        self._leasing = asyncio.Lock()
        self._followers: list[Follower] = []
        self._unshared: list[News] = []  # what others are to hear next, in order
        self._shares = False  # whether that is under way
        self._renewed = 0.0  # when this worker last said that it lives
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, listener: Listener) -> None:
        """Begin to listen; from now on others know of this worker."""
        self._listener = listener
        listening = asyncio.Event()
        self._begin(self._stay_connected(listening))
        self._begin(self._keep_written())
        await listening.wait()

    async def close(self) -> None:
        """Say goodbye: others take over the bots at once."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._store.transaction(
                lambda connection: rows.dismiss(connection, self._name, time.time())
            )
        except StoreFailed:
            log.warning("the other workers could not be told that this one has gone")

    # listening

    async def _stay_connected(self, listening: asyncio.Event) -> None:
        wait = FIRST_WAIT
        while True:
            try:
                async with await self._connected() as connection:
                    await self._register()
                    if listening.is_set():
                        log.warning("the database is there again")
                        await self._catch_up()
                    listening.set()
                    wait = FIRST_WAIT
                    await self._listen(connection)
            except (psycopg.Error, OSError, StoreFailed) as error:
                if wait == FIRST_WAIT:  # once is enough
                    log.warning("the database cannot be reached: %s", _reason(error))
            except Exception:
                log.exception("listening to other workers failed")
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def _connected(self) -> psycopg.AsyncConnection[Any]:
        connection = await psycopg.AsyncConnection.connect(
            self._address, autocommit=True, **PATIENCE
        )
        await connection.execute(setting(limits()))
        connection.add_notify_handler(lambda notification: self._hear(notification.payload))
        await connection.execute(f"LISTEN {CHANNEL}".encode())
        return connection

    async def _listen(self, connection: psycopg.AsyncConnection[Any]) -> None:
        begun = time.monotonic()
        while True:
            await self._hear_for(self._expiry / BEATS, connection)
            await connection.execute(b"SELECT 1")  # whether it still listens
            await self._renew()
            # After a time in which nobody could say anything, all get the chance to.
            if time.monotonic() - begun > self._expiry:
                await self._bury()

    async def _hear_for(self, seconds: float, connection: psycopg.AsyncConnection[Any]) -> None:
        """Hear what comes in some seconds; fail as soon as the connection is lost.

        All workers hear of every action, so it is read off the socket as it comes: psycopg's own
        way would begin to wait anew for each.
        """
        loop, socket = asyncio.get_running_loop(), connection.fileno()
        lost = loop.create_future()

        def read() -> None:
            try:
                connection.pgconn.consume_input()
                while notification := connection.pgconn.notifies():
                    self._hear(notification.extra.decode())
            except Exception as error:
                loop.remove_reader(socket)
                if not lost.done():  # else the time is over, and whoever asks next meets it
                    lost.set_exception(error)

        loop.add_reader(socket, read)
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(lost, seconds)
        finally:
            loop.remove_reader(socket)

    def _hear(self, payload: str) -> None:
        try:
            news = News.read(payload)
        except ValueError:
            return  # somebody else's
        if news.worker == self._name:
            return
        if news.seq == PRESENCE:
            self._hearing.heard_of_people(news.table)
        elif news.seq == CHANGED:
            self._hearing.changed(news.table)
        elif news.seq == SHARED:
            for follower in self._followers:
                follower.hear(news.worker, news.table, news.events)
        elif news.seq == GONE:
            for follower in self._followers:
                follower.lose(news.worker)
        else:
            self._hearing.heard(news.table, news.seq, news.events)

    async def _catch_up(self) -> None:
        for follower in self._followers:
            follower.catch_up()
        await self._hearing.catch_up()

    @property
    def _hearing(self) -> Listener:
        assert self._listener is not None
        return self._listener

    # living

    async def _register(self) -> None:
        begun, here = time.monotonic(), dict(self._here)
        self._leases.clear()
        await self._store.transaction(
            lambda connection: rows.register(connection, self._name, self._expiry, here)
        )
        self._written, self._renewed = here, begun
        self._change.set()  # some may have come or gone meanwhile

    async def _renew(self) -> None:
        begun = time.monotonic()
        if await self._store.transaction(lambda connection: rows.renew(connection, self._name)):
            if begun - self._renewed >= self._expiry:
                self._leases.clear()  # another worker may have taken them
            self._renewed = begun
        else:
            await self._register()
            await self._catch_up()

    async def _bury(self) -> None:
        tables = await self._store.transaction(
            lambda connection: rows.bury(connection, self._expiry)
        )
        if tables:
            log.warning("a worker has gone; its tables are looked after: %d", len(tables))
            self._begin(self._hearing.adopt(tables))

    # who is here

    def set_here(self, table: str, guests: Mapping[str, str]) -> None:
        """Tell the others who is at a table by way of this worker."""
        if self._here.get(table, {}) == guests:
            return
        self._here[table] = dict(guests)
        if not guests:
            del self._here[table]
        self._changed.add(table)
        self._change.set()

    async def _keep_written(self) -> None:
        """Write down who is here whenever that changes, and what comes together in one go."""
        while True:
            await self._change.wait()
            self._change.clear()
            changed, self._changed = self._changed, set()
            try:
                await self._write(changed)
            except Exception as error:
                if not isinstance(error, StoreFailed):
                    log.exception("who is here could not be told to other workers")
                self._changed |= changed
                await asyncio.sleep(RETRY)
                self._change.set()

    async def _write(self, changed: set[str]) -> None:
        before = {table: self._written.get(table, {}) for table in changed}
        after = {table: self._here.get(table, {}) for table in changed}

        def write(connection: Connection) -> None:
            for table in sorted(changed):
                rows.change(connection, self._name, table, before[table], after[table])

        if changed:
            await self._store.transaction(write)
            self._written.update(after)
            for table in [table for table in changed if not after[table]]:
                del self._written[table]

    async def others(self, table: str) -> Others | None:
        """Who is at a table by way of other workers."""
        return await self._store.transaction(
            lambda connection: rows.others(connection, self._name, table)
        )

    # bots

    async def lease(self, table: str) -> bool:
        """Whether the bots of a table think in this worker."""
        if self.leased(table):
            return True
        async with self._leasing:
            try:
                taken = await self._store.transaction(
                    lambda connection: rows.lease(connection, self._name, table, self._expiry)
                )
            except StoreFailed:  # nobody's, as long as the database is away
                return False
            if taken:
                self._leases.add(table)
        return taken

    def leased(self, table: str) -> bool:
        """Whether they do, for sure: whoever was silent for too long is taken for dead."""
        return table in self._leases and time.monotonic() - self._renewed < self._expiry

    def release(self, table: str) -> None:
        """Let another worker have the bots of a table."""
        if table in self._leases:
            self._leases.remove(table)
            self._begin(self._release(table))

    async def _release(self, table: str) -> None:
        async with self._leasing:
            if table in self._leases:
                return  # its bots have something to do again
            with suppress(StoreFailed):  # then it ends when this worker registers anew
                await self._store.transaction(
                    lambda connection: rows.release(connection, self._name, table)
                )

    # what nobody keeps

    def follow(self, follower: Follower) -> None:
        """Hear what others share."""
        self._followers.append(follower)

    def share(self, table: str, text: str) -> None:
        """Tell the others something about a table; what comes together goes in one go."""
        self._unshared.append(News(self._name, table, SHARED, text))
        if not self._shares:
            self._shares = True
            self._begin(self._share())

    async def _share(self) -> None:
        while self._unshared:
            news, self._unshared = self._unshared, []
            with suppress(StoreFailed):  # then they do not hear it
                await self._store.transaction(partial(tell, news=news))
        self._shares = False

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _reason(error: Exception) -> str:
    """What went wrong, in one line. PostgreSQL never says a password."""
    return str(error).partition("\n")[0]
