"""Sums that are enough for means, variances and covariances, whatever the number of deals.

All of them are whole numbers, so that the order in which deals are added changes nothing.
"""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...rules.engine.compiling import Array
from .intervals import Estimate, mean


@dataclass
class Moments:
    """A count, a sum and a sum of squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, values: Array) -> None:
        """Add a value for each deal."""
        self.count += len(values)
        self.total += int(values.sum())
        self.squares += int((values * values).sum())

    def mean(self, unit: int = 1) -> Estimate:
        """The mean of the values, which were counted in parts of a `unit`."""
        return mean(self.total / unit, self.squares / unit**2, self.count)

    def json(self) -> list[int]:
        """Ready for JSON."""
        return [self.count, self.total, self.squares]


@dataclass
class Joint:
    """The moments of several results that share deals, so that their covariances are known.

    Each place is of two results, over the deals that both have: one that has stopped keeps its
    sums while the others go on. The diagonal is of each result alone.
    """

    size: int
    counts: Array = field(default_factory=lambda: np.zeros(0, np.int64))
    totals: Array = field(default_factory=lambda: np.zeros(0, np.int64))
    products: Array = field(default_factory=lambda: np.zeros(0, np.int64))

    def __post_init__(self) -> None:
        for name in ("counts", "totals", "products"):
            if not getattr(self, name).size:
                setattr(self, name, np.zeros((self.size, self.size), np.int64))

    def add(self, which: list[int], values: Array) -> None:
        """Add some deals, a row each; the columns are the results named by `which`."""
        places = np.ix_(which, which)
        self.counts[places] += len(values)
        self.totals[places] += values.sum(axis=0)[:, None]
        self.products[places] += values.T @ values

    def of(self, one: int) -> Moments:
        """The moments of one result."""
        parts = (self.counts, self.totals, self.products)
        return Moments(*(int(part[one, one]) for part in parts))

    def covariances(self) -> Array:
        """The covariances of the sums of all results (not of their means)."""
        common = np.maximum(self.counts, 1)
        return self.products - self.totals / common * self.totals.T

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {name: getattr(self, name).tolist() for name in ("counts", "totals", "products")}

    @classmethod
    def from_json(cls, fields: dict[str, Any]) -> "Joint":
        """What `json` has written."""
        arrays = {name: np.array(value, np.int64) for name, value in fields.items()}
        return cls(len(arrays["counts"]), **arrays)
