"""How many tables a server carries: more and more of them, until somebody has to wait.

`python -m bench load` does so with one process on SQLite. Every table has two people, who do
something every two seconds. It goes on until of a hundred actions one takes longer than 100 ms to
the other player's screen. The people share this machine with the server, so how late they were
themselves is told too, and with each number of tables the best of three rounds counts: the machine
may have other things to do.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass

from ..figures import Figure, Say
from .servers import NATIVE, Server, sqlite
from .swarm import Swarm
from .tables import GAMES

STEP, MOST = 250, 4000  # tables: more each time, and in all
WANTED, PATIENCE = 2500, 0.1  # tables, and seconds for all but one of a hundred actions
SETTLE, MEASURE, ROUNDS = 3.0, 4.0, 3  # seconds before a step and of each round
FLOOR = 100  # tables after which memory is counted: what comes with the first ones is the server's


@dataclass(frozen=True)
class Step:
    """What was measured with so many tables."""

    tables: int
    actions: float  # per second
    percentiles: tuple[float, ...]  # 50, 90, 99: seconds to the other player's screen
    growing: float  # the last of these while the last tables were made
    making: float  # seconds that each of these took
    lag: float  # of the people themselves: of a hundred, one was later than this
    people: float  # seconds of processor time for an action, of the people themselves
    busy: float  # of one core, by the server
    memory: float  # bytes for each table
    wire: float  # bytes for an action, from the server

    @property
    def late(self) -> float:
        """Of a hundred actions, one took longer."""
        return self.percentiles[-1]

    @property
    def cost(self) -> float:
        """Seconds of processor time for an action."""
        return self.busy / self.actions if self.actions else float("inf")

    def __str__(self) -> str:
        times = ", ".join(f"{each * 1e3:.0f}" for each in self.percentiles)
        return (
            f"{self.tables} tables, {2 * self.tables} sockets: {self.actions:.0f} actions/s; "
            f"p50, p90, p99 {times} ms; {self.cost * 1e3:.2f} ms of processor and "
            f"{self.wire:.0f} bytes an action ({self.busy:.0%} of a core); "
            f"{self.memory / 1e3:.0f} kB a table; the last "
            f"ones took {self.making * 1e3:.0f} ms each, p99 meanwhile {self.growing * 1e3:.0f} "
            f"ms; people's own p99 {self.lag * 1e3:.0f} ms, {self.people * 1e3:.2f} ms of processor"
        )


def load_figures(say: Say) -> list[Figure]:
    """What one process carries on SQLite."""
    with sqlite(program=NATIVE) as server:
        steps = climb(server, say)
    fine = [step.tables for step in steps if step.late <= PATIENCE]
    there = next((step for step in steps if step.tables == WANTED), steps[-1])
    return [
        Figure("tables of one server, p99 under 100 ms", max(fine, default=0), "tables", WANTED),
        Figure(f"to the other's screen, {there.tables} tables, p99", there.late * 1e3, "ms"),
        Figure("the same while tables are made", there.growing * 1e3, "ms"),
        Figure("memory of a table", there.memory / 1e3, "kB"),
    ]


def climb(server: Server, say: Say) -> list[Step]:
    """More and more tables, until the server is too slow."""
    steps: list[Step] = []
    for each in going_up(server):
        say(str(each))
        steps.append(each)
    return steps


def going_up(
    server: Server, by: int = STEP, first: int = STEP, begun: Callable[[], object] = lambda: None
) -> Iterator[Step]:
    """One step after the other; between them nobody plays. `begun` is called before they do."""
    with ExitStack() as stack:
        swarm = Swarm([server.port], GAMES[:1])
        stack.callback(swarm.leave)
        swarm.grow(FLOOR)
        empty = server.memory()
        begun()
        for tables in range(first, MOST + 1, by):
            measured = step(server, swarm, tables, empty)
            swarm.play(False)
            yield measured
            if measured.late > PATIENCE:
                break


def step(server: Server, swarm: Swarm, tables: int, empty: int) -> Step:
    """So many tables: made while the others play, and measured when the machine is quietest."""
    before = swarm.tables
    swarm.play()
    seconds, growing = swarm.grow(tables)
    swarm.play()
    swarm.sample(SETTLE)
    rounds = [one_round(server, swarm) for _ in range(ROUNDS)]
    best = min(rounds, key=lambda each: percentile(each[0], 0.99))
    delays, actions, busy, wire, lag, people = best
    memory = (server.memory() - empty) / (tables - FLOOR)
    making = seconds / (tables - before)
    percentiles = tuple(percentile(delays, share) for share in (0.5, 0.9, 0.99))
    stalled = percentile(growing, 0.99) if growing else 0.0
    return Step(tables, actions, percentiles, stalled, making, lag, people, busy, memory, wire)


def one_round(
    server: Server, swarm: Swarm
) -> tuple[list[float], float, float, float, float, float]:
    """Measure for some seconds: delays, actions a second, cores, bytes an action, and what

    the people were late themselves, and took of the processor for an action.
    """
    spent = server.seconds()
    sample = swarm.sample(MEASURE)
    busy = (server.seconds() - spent) / sample.seconds
    count = len(sample.delays)
    # What has no answer yet counts with the time it has waited so far.
    delays = sample.delays + sample.waiting
    lag = percentile(sample.lags, 0.99)
    people, wire = sample.spent / max(count, 1), sample.heard / max(count, 1)
    return delays, count / sample.seconds, busy, wire, lag, people


def percentile(values: Sequence[float], share: float) -> float:
    """The value that a share of them does not exceed."""
    ordered = sorted(values) or [float("inf")]
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)]
