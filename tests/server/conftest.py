"""A real server on a free port of this machine, in a thread."""

import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from reihum.server.neighbours.handing import Handing
from reihum.server.settings import Rate, Rates, Settings, database_url
from reihum.server.web.run import QueueingServer, configured

from .clients import Guest
from .postgres import Postgres

HERE = Path(__file__).parent
PATIENT = 60.0  # seconds for a bot, on a busy machine
GENEROUS = replace(Rates().times(100_000), messages=Rate(100_000, 1))
sys.setswitchinterval(0.0005)  # server and clients share this process, and take turns quickly


def quick(folder: Path, **fields: Any) -> Settings:
    """Settings for tests: nobody waits, and nothing is limited."""
    base = Settings(
        database=str(folder / "tables.db"),
        bot_pause=0,
        grace=0,
        look_wait=0,
        bot_processes=0,
        thinking_limit=PATIENT,
        stand_in="random",
        rates=GENEROUS,
        browser=False,
    )
    return base.model_copy(update=fields)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests have servers of their own.

    They are not measured, and what runs in a thread meanwhile is not measured ever after.
    """
    for item in items:
        shares = "url" in getattr(item, "fixturenames", ()) and item.path.is_relative_to(HERE)
        if shares and item.get_closest_marker("slow"):
            raise pytest.UsageError(f"a slow test cannot use the shared server: {item.nodeid}")


@contextmanager
def serving(
    settings: Settings, send_buffer: int | None = None, handing: Handing | None = None
) -> Iterator[str]:
    """The address of a server that runs as long as the block.

    With a small buffer it notices soon when someone does not read.
    """
    listener = socket.create_server(("127.0.0.1", 0))
    if send_buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    server = QueueingServer(configured(settings, handing))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.01)  # uvicorn offers no event to wait for
    try:
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that all tests share."""
    with serving(quick(tmp_path_factory.mktemp("server"))) as address:
        yield address


@pytest.fixture
def unused_port() -> int:
    """A port at which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


@pytest.fixture
def anna(url: str) -> Iterator[Guest]:
    with Guest(url) as guest:
        yield guest


@pytest.fixture
def bert(url: str) -> Iterator[Guest]:
    with Guest(url) as guest:
        yield guest


@pytest.fixture
def carl(url: str) -> Iterator[Guest]:
    with Guest(url) as guest:
        yield guest


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    server = Postgres()
    yield server
    server.remove()


@pytest.fixture
def shared_database(postgres: Postgres) -> str:
    """The address of an empty database that several processes can use."""
    return postgres.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return database_url(str(tmp_path / "tables.db"))
    postgres: Postgres = request.getfixturevalue("postgres")
    return database_url(postgres.database())
