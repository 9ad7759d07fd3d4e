"""Ratings: the strengths that explain the results of many pairs best, on the scale of Elo.

The model is Bradley and Terry's: the better one's share of the wins is 1 / (1 + 10^(-d/400)) where
they lie d apart. The ratings are those of the greatest likelihood, with mean zero.

The prior: each pair counts as if it had played one deal more, of which each of the two has won
half. It keeps the ratings of whoever wins (or loses) everything finite, and is not felt after a
few hundred deals.

The intervals do not believe the model. They come from how much the results of deals were seen to
vary and to vary together (the "sandwich"), so that they hold for paired deals, for drawn ones, and
where one deal is played by all.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ...rules.engine.compiling import Array
from .intervals import Z95, Estimate, rate
from .moments import Joint, Moments
from .units import UNIT

ELO = 400 / math.log(10)
PRIOR = 1.0  # deals, half of each won
STEPS = 200
ENOUGH = 1e-12


def expected(elo: float) -> float:
    """The share of the wins of whoever is so much better.

    >>> round(expected(100), 3)
    0.64
    """
    return 1 / (1 + math.exp(-elo / ELO))


def smoothed(results: Moments) -> tuple[float, float]:
    """The mean and the variance of a deal's result, the prior's deal among them."""
    deals = results.count + PRIOR
    value = (results.total / UNIT + PRIOR / 2) / deals
    square = (results.squares / UNIT**2 + PRIOR / 2) / deals
    return value, square - value * value


def share(results: Moments) -> Estimate:
    """One bot's share of the wins over the other, with its interval.

    The interval is Wilson's, for as many games as would vary as much as these deals did.
    """
    if results.count == 0:
        return Estimate(0.5, 0.0, 1.0)
    value, variance = smoothed(results)
    games = round(results.count * value * (1 - value) / variance)
    return rate(results.total / UNIT / results.count * games, games)


@dataclass(frozen=True)
class Ratings:
    """Strengths in Elo, and how they vary together."""

    values: Array
    covariances: Array

    def rating(self, bot: int) -> Estimate:
        """A bot's rating with its interval."""
        return _estimate(float(self.values[bot]), float(self.covariances[bot, bot]))

    def difference(self, one: int, other: int) -> Estimate:
        """How far two bots lie apart; narrower than their intervals, which have much in common."""
        both = np.zeros(len(self.values))
        both[one] += 1
        both[other] -= 1
        return _estimate(float(both @ self.values), float(both @ self.covariances @ both))


def ratings(bots: int, pairs: Sequence[tuple[int, int]], results: Joint) -> Ratings:
    """The ratings of some bots from the joint results of their pairs."""
    sides = np.zeros((len(pairs), bots))
    for place, (one, other) in enumerate(pairs):
        sides[place, one], sides[place, other] = 1, -1
    deals = results.counts.diagonal() + PRIOR
    won = results.totals.diagonal() / UNIT + PRIOR / 2
    values = _likeliest(sides, deals, won)
    return Ratings(values * ELO, _sandwich(sides, deals, values, results) * ELO**2)


def _likeliest(sides: Array, deals: Array, won: Array) -> Array:
    """Newton's steps, none longer than one: the likelihood has one top, and it is not steep."""
    values = np.zeros(sides.shape[1])
    for _ in range(STEPS):
        shares = _shares(sides @ values)
        slope = sides.T @ (won - deals * shares)
        step = _bread(sides, deals, shares) @ slope
        values += step / max(1.0, np.abs(step).max(initial=0))
        if np.abs(step).max(initial=0) < ENOUGH:
            break
    centred: Array = values - values.mean()
    return centred


def _sandwich(sides: Array, deals: Array, values: Array, results: Joint) -> Array:
    bread = _bread(sides, deals, _shares(sides @ values))
    seen = results.covariances() / UNIT**2
    own = [smoothed(results.of(place))[1] for place in range(len(sides))]
    np.fill_diagonal(seen, deals * own)
    covariances: Array = bread @ sides.T @ seen @ sides @ bread
    return covariances


def _bread(sides: Array, deals: Array, shares: Array) -> Array:
    """The inverse of the curvature, on the ratings with mean zero."""
    weights = deals * shares * (1 - shares)
    inverse: Array = np.linalg.pinv(sides.T @ (weights[:, None] * sides), hermitian=True)
    return inverse


def _shares(apart: Array) -> Array:
    shares: Array = 1 / (1 + np.exp(-apart))
    return shares


def _estimate(value: float, variance: float) -> Estimate:
    half = Z95 * math.sqrt(max(0.0, variance))
    return Estimate(value, value - half, value + half)
