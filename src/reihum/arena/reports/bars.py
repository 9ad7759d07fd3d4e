"""What every run shows in a terminal: a bar while it goes on, then figures with their names."""

from collections.abc import Mapping
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ...languages import Figure, tell
from ..words import counted
from .facts import said

INTERRUPTED = 130  # what shells know as ended by Ctrl-C


def bar(console: Console, unit: str = "run-games") -> Progress:
    """A bar with the games or deals so far, their rate, the time left and the win rate."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        _Count(unit),
        TextColumn("{task.fields[won]}"),
        _Rate(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
    )


class _Count(TextColumn):
    """How many there were so far."""

    def __init__(self, unit: str) -> None:
        super().__init__("")
        self._unit = unit

    def render(self, task: Any) -> Text:
        return Text(said(counted(self._unit, int(task.completed))))


class _Rate(TextColumn):
    """Games a second."""

    def __init__(self) -> None:
        super().__init__("")

    def render(self, task: Any) -> Text:
        speed = task.finished_speed or task.speed
        rate = f"{said(Figure(speed, ',.0f'))}/s" if speed else tell("run-compiling")
        return Text(rate, style="dim")


def facts_table(facts: Mapping[str, str]) -> Table:
    """Figures with their names."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for name, value in facts.items():
        table.add_row(Text(name, style="dim"), Text(value))
    return table
