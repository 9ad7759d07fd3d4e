"""What one action costs: processor time of the server, and bytes on the wire, by game.

This machine may be busy: processor time counts nevertheless, though less exactly. With
`BENCH_BEFORE=src of another version` both versions serve as many tables, in turns, and the ratio
is told: of all figures it is the one that a busy machine spoils least.
"""

import os
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from statistics import median

from ..figures import Figure, Say
from .servers import NATIVE, Server, sqlite
from .swarm import Sample, Swarm
from .tables import GAMES

TABLES, ROUNDS = 100, 5
SETTLE, MEASURE = 2.0, 4.0  # seconds
MOST_SECONDS, MOST_BYTES = 0.0008, 700  # for an action


@dataclass(frozen=True)
class Cost:
    """What an action costs."""

    seconds: float  # of the processor
    heard: float  # bytes from the server, to both players
    sent: float  # bytes to it

    def __str__(self) -> str:
        return f"{self.seconds * 1e3:.2f} ms, {self.heard:.0f} bytes out, {self.sent:.0f} in"


def cost_figures(say: Say) -> list[Figure]:
    """For each game the costs of an action; those wanted are for The Game."""
    figures = []
    for game in GAMES:
        now, ratio = measured(game, say)
        limits = (MOST_SECONDS * 1e3, MOST_BYTES) if game == GAMES[0] else (None, None)
        figures += [
            Figure(f"{game}: server time for an action", now.seconds * 1e3, "ms", limits[0], False),
            Figure(f"{game}: bytes to both players", now.heard, "bytes", limits[1], False),
            Figure(f"{game}: bytes to the server", now.sent, "bytes"),
        ]
        if ratio:
            figures.append(Figure(f"{game}: server time, before over now", ratio, "x"))
    return figures


def measured(game: str, say: Say) -> tuple[Cost, float | None]:
    """The costs of a game's actions, and how much more they were with another version."""
    versions = [None, os.environ["BENCH_BEFORE"]] if "BENCH_BEFORE" in os.environ else [None]
    with ExitStack() as stack:
        servers = [stack.enter_context(sqlite(program=NATIVE, sources=each)) for each in versions]
        swarms = [Swarm([server.port], [game], processes=1) for server in servers]
        for swarm in swarms:
            stack.callback(swarm.leave)
            swarm.grow(TABLES)
        rounds = [one_round(servers, swarms) for _ in range(ROUNDS)]
    for each in rounds:
        say(f"{game}: " + "; before: ".join(map(str, each)))
    seconds = min(costs[0].seconds for costs in rounds)  # all else is the machine's
    heard, sent = (median(getattr(c[0], name) for c in rounds) for name in ("heard", "sent"))
    ratios = [costs[1].seconds / costs[0].seconds for costs in rounds if len(costs) > 1]
    return Cost(seconds, heard, sent), median(ratios) if ratios else None


def one_round(servers: Sequence[Server], swarms: Sequence[Swarm]) -> list[Cost]:
    """Each plays for a while, while the others rest."""
    costs = []
    for server, swarm in zip(servers, swarms, strict=True):
        swarm.play()
        swarm.sample(SETTLE)
        spent = server.seconds()
        sample = swarm.sample(MEASURE)
        costs.append(cost_of(server.seconds() - spent, sample))
        swarm.play(False)
    return costs


def cost_of(seconds: float, sample: Sample) -> Cost:
    """What each action of a sample cost."""
    count = max(len(sample.delays), 1)
    return Cost(seconds / count, sample.heard / count, sample.sent / count)
