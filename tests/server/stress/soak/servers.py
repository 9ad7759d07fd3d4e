"""Servers in processes of their own, which are killed and begun again at the same address."""

import contextlib
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

from reihum.server.settings import Settings
from reihum.server.store.files import file_of
from tests.server.crash_server import serve_quietly

PATIENCE = 60.0  # seconds, for a busy machine
# What a server needs is imported once, and each one begun from there: else it takes two seconds.
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload([serve_quietly.__module__])


class Server:
    """A server that can be killed as if someone had pulled the plug."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.settings = settings.model_copy(update={"port": free_port()})
        self.log = log
        self._process = self._begun()

    @property
    def url(self) -> str:
        """Where it is found, always."""
        return f"http://127.0.0.1:{self.settings.port}"

    def start(self) -> None:
        """Begin, again."""
        self._process = self._begun()

    def kill(self) -> None:
        """End it without a word."""
        self._process.kill()
        self._process.join()

    def kill_helper(self, choice: float) -> bool:
        """End one of its own processes, where bots think or where their thoughts are compiled."""
        helpers = list(children(self._process.pid))
        for pid in helpers[int(choice * len(helpers)) :][:1]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        return bool(helpers)

    def ready(self) -> bool:
        """Whether it lets people in."""
        try:
            socket.create_connection(("127.0.0.1", self.settings.port), 1).close()
        except OSError:
            if not self._process.is_alive():
                raise RuntimeError(f"it does not begin: {self.log.read_text()[-2000:]}") from None
            return False
        return True

    def await_ready(self) -> None:
        """Wait until it lets people in."""
        until = time.monotonic() + PATIENCE
        while not self.ready():
            assert time.monotonic() < until, "it takes too long"
            time.sleep(0.02)  # nothing tells it

    @property
    def memory(self) -> float:
        """How much it holds in memory, in MB, where the system tells it."""
        with contextlib.suppress(OSError, StopIteration):
            lines = Path(f"/proc/{self._process.pid}/status").read_text().splitlines()
            return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
        return 0.0

    @property
    def stored(self) -> int:
        """The size of its file in bytes, where it has one."""
        file = file_of(self.settings.database_url)
        return file.stat().st_size if file else 0

    def _begun(self) -> "multiprocessing.context.ForkServerProcess":
        process = FORKS.Process(target=serve_quietly, args=(self.settings, self.log))
        process.start()
        return process


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def children(pid: int | None) -> Iterator[int]:
    """The processes that a process has started, where the system tells them."""
    for each in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            yield from map(int, each.read_text().split())


@contextlib.contextmanager
def servers(settings: Settings, count: int, folder: Path) -> Iterator[list[Server]]:
    """Some servers at the same database, as long as the block."""
    begun = [Server(settings, folder / f"server{number}.log") for number in range(count)]
    try:
        for each in begun:
            each.await_ready()
        yield begun
    finally:
        for each in begun:
            each.kill()
