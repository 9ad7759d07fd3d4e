"""How many tables one server process carries: from a message to its broadcast at the other seat.

`python -m bench.load` starts `reihum serve` with a database on disk and lets more and more tables
play, two sockets at each, an action every two seconds. Client and server share this machine with
whatever else runs on it. So with each number of tables we measure three times and keep the time in
which our own client was least late, which says how quiet the machine was, and tell that too.
"""

import asyncio
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from reihum.server.web.process import prepare

from .figures import Figure, Say
from .load_tables import Crowd

STEPS = (100, 250, 500, 750, 1000)
WANTED, PATIENCE = 500, 0.1  # tables, and seconds for all but one of a hundred actions
SETTLE, MEASURE, ROUNDS = 2.0, 3.0, 3  # seconds before a step and of each round
FULL = 0.95  # of a core
LONG = 90.0  # seconds: on a busy machine more than the wanted tables would take too long


@dataclass(frozen=True)
class Step:
    """What was measured with so many tables."""

    tables: int
    median: float
    late: float  # of a hundred actions, one took longer
    lag: float  # the client's own, likewise
    actions: float  # per second
    busy: float  # of one core, by the server

    @property
    def cost(self) -> float:
        """Seconds of the server's processor for one action."""
        return self.busy / self.actions

    def __str__(self) -> str:
        times = f"p50 {self.median * 1e3:.1f} ms, p99 {self.late * 1e3:.1f} ms"
        server = f"{self.actions:.0f} actions/s take {self.busy:.0%} of a core"
        return f"{self.tables} tables: {times}; {server}; our own p99 {self.lag * 1e3:.1f} ms"


def load_figures(say: Say) -> list[Figure]:
    """The most tables in time, and the times with as many as wanted."""
    prepare()  # what is good for the server is good for its client
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as (pid, port):
        steps = asyncio.run(climb(pid, port, say))
    fine = [step.tables for step in steps if step.late <= PATIENCE]
    there = next((step for step in steps if step.tables == WANTED), steps[-1])
    return [
        Figure("tables of one server, p99 under 100 ms", max(fine, default=0), "tables", WANTED),
        Figure(f"message to broadcast, {there.tables} tables, p50", there.median * 1e3, "ms"),
        Figure(f"message to broadcast, {there.tables} tables, p99", there.late * 1e3, "ms"),
    ]


@contextmanager
def serving(folder: Path, *options: str, program: str = "reihum") -> Iterator[tuple[int, int]]:
    """A real server with a database on disk: its process and its port."""
    usual = ["--port", "0", "--database", str(folder / "tables.db"), "--no-browser"]
    usual += ["--per-address", "10000"]  # for all come from one
    command = [sys.executable, "-m", program, "serve", *usual, *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        try:
            assert process.stdout is not None
            port = int(process.stdout.readline().rstrip("/\n").rpartition(":")[2])
            yield process.pid, port
        finally:
            process.terminate()


async def climb(pid: int, port: int, say: Say) -> list[Step]:
    """More and more tables, until the server is far too slow."""
    crowd = await asyncio.to_thread(Crowd, port)
    steps: list[Step] = []
    begun = time.perf_counter()
    for count in STEPS:
        await crowd.grow(count)
        crowd.play()
        steps.append(await measured(pid, crowd))
        say(str(steps[-1]))
        if enough(steps[-1], time.perf_counter() - begun):
            break
    crowd.leave()
    return steps


def enough(step: Step, seconds: float) -> bool:
    """Whether the server could not carry more, or we know what we wanted and it is getting late."""
    full = step.late > 10 * PATIENCE or step.busy > FULL
    return full or (step.tables >= WANTED and seconds > LONG)


async def measured(pid: int, crowd: Crowd) -> Step:
    """Let them play a while, and measure when the machine is quietest."""
    await asyncio.sleep(SETTLE)
    rounds = [await one_round(pid, crowd) for _ in range(ROUNDS)]
    return min(rounds, key=lambda step: step.lag)


async def one_round(pid: int, crowd: Crowd) -> Step:
    """Measure for some seconds."""
    timings, tables = crowd.timings, crowd.tables
    timings.delays.clear()
    timings.lags.clear()
    begun, spent = time.perf_counter(), seconds_of(pid)
    await asyncio.sleep(MEASURE)
    now = time.perf_counter()
    busy = (seconds_of(pid) - spent) / (now - begun)
    rate = len(timings.delays) / (now - begun)
    # What has no answer yet counts with the time it has waited so far.
    delays = timings.delays + [now - table.sent for table in tables if table.sent]
    late, lag = percentile(delays, 0.99), percentile(timings.lags, 0.99)
    return Step(len(tables), percentile(delays, 0.5), late, lag, rate, busy)


def percentile(values: Sequence[float], share: float) -> float:
    """The value that a share of them does not exceed."""
    ordered = sorted(values) or [float("inf")]
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


def seconds_of(pid: int) -> float:
    """The processor time of a process, where the system tells it."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    console = Console(highlight=False)
    with console.status("tables are playing ..."):
        for figure in load_figures(console.log):
            console.print(f"{figure.name}: {figure.measured} {figure.wanted}")
