"""`make bench`: every figure the README names, in one run; `python -m bench library` one part."""

import sys

from rich.console import Console
from rich.table import Table

from .arena import arena_figures
from .client import client_figures
from .figures import Figure
from .library import library_figures
from .load.climbing import load_figures, worker_figures
from .load.costs import cost_figures
from .load.steps import step_figures
from .speed import speed_figures
from .start import start_figures

MEASURES = {
    "start": start_figures,
    "speed": speed_figures,
    "library": library_figures,
    "arena": arena_figures,
    "client": client_figures,
    "load": load_figures,
    "costs": cost_figures,
    "workers": worker_figures,
    "steps": step_figures,
}


def main() -> int:
    """Measure and show what is named, or everything; 1 if a figure falls short."""
    console = Console(highlight=False)
    figures: list[Figure] = []
    for name in sys.argv[1:] or MEASURES:
        measure = MEASURES[name]
        with console.status(f"measuring {name} ..."):
            figures += measure(console.log)
    console.print(_table(figures))
    return int(not all(figure.reached for figure in figures))


def _table(figures: list[Figure]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("figure", "measured", "wanted", ""):
        table.add_column(column, justify="left" if column == "figure" else "right")
    for figure in figures:
        verdict = "" if figure.limit is None else ("reached" if figure.reached else "SHORT")
        table.add_row(figure.name, figure.measured, figure.wanted, verdict)
    return table


sys.exit(main())
