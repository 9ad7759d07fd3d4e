"""Giving up the worse half again and again, so that most of the time goes into the best turns."""

import numpy as np

from ....rules.engine.compiling import Array, rule
from .judging import DEPTH, REPLIES
from .turns import best_of


@rule
def closest(values: Array, count: int, tried: Array, close: float) -> int:
    """Write the places of the best turns, the best first, and return how many are close to it."""
    rest = values[:count].copy()
    for rank in range(min(len(tried), count)):
        best = best_of(rest, count)
        if rank > 0 and rest[best] < values[tried[0]] - close:
            return rank
        tried[rank] = best
        rest[best] = -np.inf
    return min(len(tried), count)


@rule
def share_of(weights: Array, alive: int) -> int:
    """How many worlds there are for each time that half of the turns fall out; one takes DEPTH."""
    rounds = 1
    while 1 << rounds < alive:
        rounds += 1
    return int(weights[REPLIES]) // int(weights[DEPTH]) // rounds


@rule
def better_half(sums: Array, tried: Array, alive: int) -> int:
    """Sort the turns that are left, the best first; return how many stay."""
    for end in range(1, alive):
        place = end
        while place > 0 and sums[place] > sums[place - 1]:
            sums[place], sums[place - 1] = sums[place - 1], sums[place]
            tried[place], tried[place - 1] = tried[place - 1], tried[place]
            place -= 1
    return (alive + 1) // 2
