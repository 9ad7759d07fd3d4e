"""How much more two workers carry than one: `python -m bench workers`.

Each has a quarter of a core: that way the people and the database have room beside them, and it is
the workers who are full. What a core does changes from minute to minute, by more than what is to be
found out. So both climb together, in turns, always with as many tables for each worker.
"""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from itertools import zip_longest

from ..figures import Figure, Say
from .climbing import PATIENCE, Step, going_up
from .servers import postgres, serving
from .shares import holding

WORKERS = 1, 2
FASTER = 1.5  # so much more should two workers carry than one
SHARE, FIRST, TABLES = 0.25, 200, 50  # of a core; tables, and more each time, for each of them


def worker_figures(say: Say) -> list[Figure]:
    """What one and two workers with a quarter of a core each carry on PostgreSQL."""
    with ExitStack() as stack:
        one, two = in_turns([_climbing(workers, stack) for workers in WORKERS], say)
    most = [most_actions(steps) for steps in (one, two)]
    together = list(zip(one, two, strict=False))
    costs = [sum(pair[place].cost for pair in together) for place in (0, 1)]
    return [
        Figure("PostgreSQL: actions a second, one worker", most[0], "actions/s"),
        Figure("PostgreSQL: actions a second, two workers", most[1], "actions/s"),
        Figure("PostgreSQL: two workers over one", most[1] / max(most[0], 1), "x", FASTER),
        Figure("the same by the processor time of an action", 2 * costs[0] / costs[1], "x"),
    ]


def _climbing(workers: int, stack: ExitStack) -> Iterator[Step]:
    """The climb of a server with so many workers, and with a database of its own."""
    url = stack.enter_context(postgres())
    groups = stack.enter_context(holding())
    server = stack.enter_context(serving(url, "--workers", str(workers)))

    def hold() -> None:  # they are all there by now
        groups.hold(server.processes, SHARE)

    return going_up(server, workers * TABLES, workers * FIRST, hold)


def in_turns(climbs: Sequence[Iterator[Step]], say: Say) -> list[list[Step]]:
    """The steps of several climbs, one of each at a time; one may go on longer than another."""
    steps: list[list[Step]] = [[] for _ in climbs]
    for turn in zip_longest(*climbs):
        for found, step in zip(steps, turn, strict=True):
            if step is not None:
                say(str(step))
                found.append(step)
    return steps


def most_actions(steps: Sequence[Step]) -> float:
    """The most actions a second of the steps at which nobody waited for too long."""
    return max((step.actions for step in steps if step.late <= PATIENCE), default=0.0)
