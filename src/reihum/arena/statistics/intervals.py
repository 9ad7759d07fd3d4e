"""Intervals: how sure one can be of a rate or a mean after so many games."""

import math
from dataclasses import dataclass

Z95 = 1.959963984540054  # a normal value lies within so many deviations 95 times of 100


@dataclass(frozen=True)
class Estimate:
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    @property
    def width(self) -> float:
        """From the low end to the high end."""
        return self.high - self.low

    def json(self) -> dict[str, float | None]:
        """Ready for JSON, which has no word for an end that is endless: None."""
        ends = {"value": self.value, "low": self.low, "high": self.high}
        return {name: value if math.isfinite(value) else None for name, value in ends.items()}


def rate(hits: float, games: int) -> Estimate:
    """A rate with Wilson's interval, which holds for few games and for rates near 0 and 1.

    >>> rate(0, 0)
    Estimate(value=0.0, low=0.0, high=1.0)
    """
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    share, square = hits / games, Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games * games)
    half = Z95 / (1 + square / games) * math.sqrt(spread)
    # Rounding must not put the ends beyond what was seen, nor that below 0 or above 1.
    return Estimate(share, min(max(0.0, middle - half), share), max(min(1.0, middle + half), share))


def mean(total: float, squares: float, count: int) -> Estimate:
    """A mean from a sum and a sum of squares."""
    if count == 0:
        return Estimate(0.0, -math.inf, math.inf)
    value = total / count
    if count == 1:
        return Estimate(value, -math.inf, math.inf)
    variance = max(0.0, squares - count * value * value) / (count - 1)
    half = Z95 * math.sqrt(variance / count)
    return Estimate(value, value - half, value + half)
