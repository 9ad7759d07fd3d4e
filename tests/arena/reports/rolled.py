"""Runs whose games are thrown dice, and a console that remembers what it was told."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from reihum.arena.play.description import Description
from reihum.arena.reports.output import Output
from reihum.arena.reports.plots import figure_of
from reihum.arena.reports.simulations import Series
from reihum.arena.runs.simulation import Simulation
from reihum.arena.runs.workload import Workload
from tests.arena.runs.dice import DiceCrew, dice


def described(name: str = "the-game", bot: str = "planner", players: int = 2) -> Description:
    return Description.of(name, [bot], players=players, seed="dice")


def simulated(run: Description, games: int) -> Simulation:
    """A simulation of so many games."""
    made = Simulation(run)
    with dice(None):
        made.run(Workload(games))
    return made


class Screen(Console):
    """A console that nobody sees."""

    def __init__(self) -> None:
        self.written = io.StringIO()
        super().__init__(file=self.written, width=300, highlight=False)

    @property
    def told(self) -> str:
        """All that was said, in one line."""
        return " ".join(self.written.getvalue().split())


def played(
    output: Output,
    *runs: Description,
    games: int = 100,
    crew: DiceCrew | None = None,
    width: float | None = None,
) -> tuple[Series, int, str]:
    """A series, its exit code, and what it said."""
    screen = Screen()
    series = Series(runs or (described(),), Workload(games, width), output, screen)
    with dice(crew):
        code = series.run()
    return series, code, screen.told


def drawn_into(panels: list[Any]) -> Callable[[int], Any]:
    """As `figure_of`, but the axes are remembered and no file is written."""

    def figure(count: int) -> Any:
        made, axes = figure_of(count)
        made.savefig = lambda *_, **__: None
        panels.extend(axes)
        return made, axes

    return figure


def rows_file(out: Path) -> Path:
    """Where the games of a run wait until it is over."""
    return out.with_name(out.name + ".rows")
