"""Results of deals that nobody has played, from strengths that are known."""

import numpy as np

from reihum.arena.statistics.moments import Joint, Moments
from reihum.arena.statistics.ratings import ELO
from reihum.arena.statistics.units import UNIT
from reihum.rules.engine.compiling import Array


def results(
    random: np.random.Generator, pairs: list[tuple[int, int]], elo: Array, deals: int, luck: float
) -> Array:
    """A column for each pair: both games of a deal, in which the hands bring `luck` to all pairs.

    The first seat's luck is the second seat's in the exchanged game: the two games of a deal are
    bound to each other, and so are the pairs that play the same deal.
    """
    own = np.exp(np.asarray(elo) / ELO)
    chance = np.array([own[one] / (own[one] + own[other]) for one, other in pairs])
    hand = random.random((deals, 1)) < luck  # this deal is won by whoever has the first seat
    first = random.random((deals, len(pairs))) < chance
    second = random.random((deals, len(pairs))) < chance
    games = first.astype(np.int64) + second
    return np.where(hand, 1, games) * (UNIT // 2)


def joint(values: Array) -> Joint:
    """The sums of some results."""
    sums = Joint(values.shape[1])
    sums.add(list(range(values.shape[1])), values)
    return sums


def moments(values: Array) -> Moments:
    """The sums of one result."""
    sums = Moments()
    sums.add(values)
    return sums
