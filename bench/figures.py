"""A measured figure, and how to measure on a machine that is never quiet."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.table import Table

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


def best_times(
    runs: Sequence[Callable[[], object]],
    rounds: int,
    clock: Callable[[], float] = time.perf_counter,
) -> list[float]:
    """The shortest time of each run, taken in turns: a slow moment then hits all of them.

    What keeps one core busy is better timed by `time.process_time`: others who work meanwhile
    change little.
    """
    best = [float("inf")] * len(runs)
    for _ in range(rounds):
        for place, run in enumerate(runs):
            begun = clock()
            run()
            best[place] = min(best[place], clock() - begun)
    return best


def shown(figures: Sequence[Figure]) -> Table:
    """All figures with what was wanted, one in a line."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("figure", "measured", "wanted", ""):
        table.add_column(column, justify="left" if column == "figure" else "right")
    for figure in figures:
        verdict = "" if figure.limit is None else ("reached" if figure.reached else "SHORT")
        table.add_row(figure.name, figure.measured, figure.wanted, verdict)
    return table
