"""How long a review takes, and how wide its intervals are.

A machine that has other work shows more on the clock: processor time is told beside it.
"""

import time
from collections import deque
from collections.abc import Callable
from itertools import islice

from reihum import State
from reihum.arena.play.crews import cores_here
from reihum.review import reviewing
from reihum.review.warming import rehearse

from ..figures import Figure
from .games import finished_game, game_for

FIRST, ROUNDS = 5, 3


def time_figures(deal: str = "bench/0") -> list[Figure]:
    """A game alone: on all cores by the clock, on one by the processor; the best of some runs."""
    end = finished_game(game_for("the-game", 1), deal)
    rehearse(end.game)  # compiles or loads what is needed
    verdicts = list(reviewing(end))
    widest = max((told.chance.high - told.chance.low) / 2 for told in verdicts)
    return [
        Figure("review alone: turns", len(verdicts), "turns"),
        *_figures(end, "all turns", None, 1, 60),
        *_figures(end, "the first five turns", FIRST, ROUNDS, 3),
        Figure("review alone: widest interval, half", 100 * widest, "points", 3, at_least=False),
    ]


def _figures(end: State, what: str, turns: int | None, rounds: int, limit: float) -> list[Figure]:
    clock = min(timed(end, turns, cores_here(), time.perf_counter) for _ in range(rounds))
    used = min(timed(end, turns, 1, time.process_time) for _ in range(rounds))
    return [
        Figure(f"review alone: {what}", clock, "s", limit, at_least=False),
        Figure(f"review alone: {what}, processor time", used, "s"),
    ]


def timed(end: State, turns: int | None, cores: int, clock: Callable[[], float]) -> float:
    """What the first turns of a review take."""
    begun, made = clock(), reviewing(end, cores=cores)
    deque(islice(made, turns), maxlen=0)
    taken = clock() - begun
    made.close()
    return taken
