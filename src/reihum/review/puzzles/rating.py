"""Glicko-2: how strong someone is, how sure that is, and how much it changes.

After M. E. Glickman, "Example of the Glicko-2 system" (2013). Each puzzle is a period of one game
against an opponent whose rating is that of the puzzle.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

SCALE = 173.7178  # rating points of one step of the inner scale
MIDDLE = 1500.0
TAU = 0.5  # how much the volatility may change
CLOSE_ENOUGH = 1e-6
MOST_DEVIATION = 350.0


@dataclass(frozen=True)
class Rating:
    """A rating with its deviation and volatility."""

    value: float = MIDDLE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06


@dataclass(frozen=True)
class Game:
    """A game against someone, and how it went: 1 is won, 0 is lost."""

    opponent: Rating
    score: float


def rated(rating: Rating, games: Sequence[Game]) -> Rating:
    """The rating after a period with some games; without any, it only becomes less sure."""
    phi = rating.deviation / SCALE
    if not games:
        widened = math.hypot(phi, rating.volatility) * SCALE
        return Rating(rating.value, min(widened, MOST_DEVIATION), rating.volatility)
    mu = (rating.value - MIDDLE) / SCALE
    weights = [_weight(game.opponent.deviation / SCALE) for game in games]
    hopes = [_hope(mu, game.opponent, weight) for game, weight in zip(games, weights, strict=True)]
    information = sum(g * g * e * (1 - e) for g, e in zip(weights, hopes, strict=True))
    surprise = sum(g * (game.score - e) for g, e, game in zip(weights, hopes, games, strict=True))
    variance = 1 / information
    volatility = _volatility(phi, variance, variance * surprise, rating.volatility)
    widened = math.hypot(phi, volatility)
    phi = 1 / math.sqrt(1 / widened**2 + information)
    return Rating(MIDDLE + SCALE * (mu + phi * phi * surprise), phi * SCALE, volatility)


def _weight(phi: float) -> float:
    """How much a game against so unsure an opponent tells."""
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def _hope(mu: float, opponent: Rating, weight: float) -> float:
    """The score to be expected."""
    other = (opponent.value - MIDDLE) / SCALE
    return 1 / (1 + math.exp(-weight * (mu - other)))


def _volatility(phi: float, variance: float, delta: float, before: float) -> float:
    """The new volatility, by the Illinois algorithm."""
    start = math.log(before * before)

    def slope(x: float) -> float:
        grown = math.exp(x)
        total = phi * phi + variance + grown
        return grown * (delta * delta - total) / (2 * total * total) - (x - start) / TAU**2

    low, high = start, _bound(slope, phi, variance, delta, start)
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE_ENOUGH:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def _bound(
    slope: Callable[[float], float], phi: float, variance: float, delta: float, start: float
) -> float:
    """A place beyond the zero of the slope."""
    rest = delta * delta - phi * phi - variance
    if rest > 0:
        return math.log(rest)
    steps = 1
    while slope(start - steps * TAU) < 0:
        steps += 1
    return start - steps * TAU
