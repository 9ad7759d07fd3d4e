"""Tournaments and comparisons in a terminal: a bar while they run, then tables and files."""

from typing import Any

from rich.console import Console
from rich.text import Text

from ..play.description import Description
from ..runs.comparison import Comparison
from ..runs.contest import Contest
from ..runs.tournament import Tournament
from ..runs.workload import Workload
from ..statistics.sprt import Sprt
from .bars import INTERRUPTED, bar, facts_table
from .facts import failures, signals
from .output import JSON, Output, write_json
from .plots import plot_ratings
from .standings import crossing, rich_table, standings, title


def hold_tournament(
    run: Description, test: Sprt | None, work: Workload, output: Output, console: Console
) -> int:
    """Play a tournament, show it, keep it."""
    output.check(JSON)
    held = Tournament(run, test)
    earlier = output.earlier()
    if earlier is not None:
        held.go_on_from(earlier)
    _watch(held, work, console)
    _show(held, console)
    _keep(output, console, held.json())
    if output.plot:
        plot_ratings(output.plot, held)
        console.print(f"Drawn to {output.plot}.")
    return INTERRUPTED if held.interrupted else 0


def hold_comparison(
    run: Description, test: Sprt | None, work: Workload, output: Output, console: Console
) -> int:
    """Compare two bots, and show the difference."""
    output.check(JSON)
    held = Comparison(Tournament(run, test))
    earlier = output.earlier()
    if earlier is not None:
        held.go_on_from(earlier)
    _watch(held.run, work, console)
    console.print(facts_table(held.facts()))
    _keep(output, console, held.json())
    return INTERRUPTED if held.interrupted else 0


def _watch(run: Contest, work: Workload, console: Console) -> None:
    with bar(console, "deals") as progress:
        task = progress.add_task("deals", total=work.most, won="")
        run.run(work, lambda part: progress.update(task, completed=run.deals))


def _show(run: Tournament, console: Console) -> None:
    console.print(title(run), style="bold")
    console.print(rich_table(standings(run)))
    console.print("Share of the wins, row against column:")
    console.print(rich_table(crossing(run)))
    for (one, other), verdict in run.verdicts().items():
        console.print(Text(f"{one} against {other}: {verdict}"))
    for told in signals(run.description).values():
        console.print(Text(f"Signals: {told}"))
    for name, told in failures(run).items():
        console.print(Text(f"{name} {told}", style="red"))


def _keep(output: Output, console: Console, fields: dict[str, Any]) -> None:
    if output.out:
        write_json(output.out, fields)
        console.print(f"Written to {output.out}; --resume goes on from there.")
