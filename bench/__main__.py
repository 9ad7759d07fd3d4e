"""`make bench`: every figure the README names, in one run; `python -m bench library` one part."""

import sys

from rich.console import Console

from .arena import arena_figures
from .client import client_figures
from .environments import environment_figures
from .figures import Figure, shown
from .library import library_figures
from .load.climbing import load_figures
from .load.costs import cost_figures
from .load.stages import stage_figures
from .load.steps import step_figures
from .load.workers import worker_figures
from .review import review_figures
from .speed import speed_figures
from .start import start_figures

MEASURES = {
    "start": start_figures,
    "speed": speed_figures,
    "library": library_figures,
    "arena": arena_figures,
    "review": review_figures,
    "environments": environment_figures,
    "client": client_figures,
    "load": load_figures,
    "costs": cost_figures,
    "workers": worker_figures,
    "steps": step_figures,
    "stages": stage_figures,
}


def main() -> int:
    """Measure and show what is named, or everything; 1 if a figure falls short."""
    console = Console(highlight=False)
    wanted = sys.argv[1:] or [*MEASURES]
    unknown = [name for name in wanted if name not in MEASURES]
    if unknown:
        sys.exit(f"There is no part {', '.join(unknown)}. The parts are {', '.join(MEASURES)}.")
    figures: list[Figure] = []
    for name in wanted:
        measure = MEASURES[name]
        with console.status(f"measuring {name} ..."):
            figures += measure(console.log)
    console.print(shown(figures))
    return int(not all(figure.reached for figure in figures))


sys.exit(main())
