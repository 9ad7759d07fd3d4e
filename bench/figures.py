"""A measured figure, and how to measure on a machine that is never quiet."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

Say = Callable[[str], None]


@dataclass(frozen=True)
class Figure:
    """Something measured, and what it should at least or at most be."""

    name: str
    value: float
    unit: str
    limit: float | None = None  # none: told for information
    at_least: bool = True

    @property
    def reached(self) -> bool:
        """Whether the figure is as good as wanted."""
        if self.limit is None:
            return True
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    @property
    def measured(self) -> str:
        """The figure in words."""
        return f"{self.value:,.{0 if self.value >= 100 else 2}f} {self.unit}"

    @property
    def wanted(self) -> str:
        """The limit in words."""
        if self.limit is None:
            return ""
        return f"{'>=' if self.at_least else '<='} {self.limit:g} {self.unit}"


def best_times(runs: Sequence[Callable[[], object]], rounds: int) -> list[float]:
    """The shortest time of each run, taken in turns: a slow moment then hits all of them."""
    best = [float("inf")] * len(runs)
    for _ in range(rounds):
        for place, run in enumerate(runs):
            begun = time.perf_counter()
            run()
            best[place] = min(best[place], time.perf_counter() - begun)
    return best
