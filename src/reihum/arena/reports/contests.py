"""Tournaments and comparisons in a terminal: a bar while they run, then tables and files."""

from typing import Any

from rich.console import Console
from rich.text import Text

from ...languages import tell
from ..play.description import Description
from ..runs.comparison import Comparison
from ..runs.contest import Contest
from ..runs.tournament import Tournament
from ..runs.workload import Workload
from ..statistics.sprt import Sprt
from .bars import INTERRUPTED, bar, facts_table
from .facts import failures, in_words, said, signals, verdicts
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
        console.print(Text(tell("run-drawn", file=output.plot)))
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
    with bar(console, "run-deals") as progress:
        task = progress.add_task(tell("fact-deals"), total=work.most, won="")
        run.run(work, lambda part: progress.update(task, completed=run.deals))


def _show(run: Tournament, console: Console) -> None:
    console.print(Text(said(title(run)), style="bold"))
    console.print(rich_table(standings(run)))
    console.print(tell("run-shares"))
    console.print(rich_table(crossing(run)))
    for pair, verdict in in_words(verdicts(run)).items():
        console.print(Text(tell("run-told", name=pair, told=verdict)))
    for told in in_words(signals(run.description)).values():
        console.print(Text(tell("run-signals", told=told)))
    for name, told in in_words(failures(run)).items():
        console.print(Text(f"{name} {told}", style="red"))


def _keep(output: Output, console: Console, fields: dict[str, Any]) -> None:
    if output.out:
        write_json(output.out, fields)
        console.print(Text(tell("run-written-resume", file=output.out)))
