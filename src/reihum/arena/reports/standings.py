"""How a tournament stands, in words: facts, a table for the terminal, a page for notebooks."""

import html
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.table import Table

from ..statistics.intervals import Estimate

if TYPE_CHECKING:
    from ..runs.tournament import Tournament

Grid = tuple[list[str], list[list[str]]]  # the heading and the rows


def facts(run: "Tournament") -> dict[str, str]:
    """What people want to know of a tournament, one thing a line."""
    told = {"game": f"{run.game.title}, {run.game.players} players"}
    told["deals"] = f"{run.deals:,}{', stopped early' if run.interrupted else ''}"
    for name, rating in run.ranked():
        told[name] = f"{elo(rating)} Elo"
    return told | _verdicts(run) | failures(run)


def title(run: "Tournament") -> str:
    """What stands above tables and pictures."""
    return f"{run.game.title}, {run.game.players} players, {run.deals:,} deals"


def failures(run: "Tournament") -> dict[str, str]:
    """Which bots failed, how often, and how it looked the first time."""
    told = {}
    for name, count in zip(run.names, run.meetings.failures, strict=True):
        first = next((fault for fault in run.meetings.faults if fault.bot == name), None)
        if count:
            shown = f"; deal {run.seed}/{first.number}: {first.what}" if first else ""
            told[f"{name} failed"] = f"in {count:,} games{shown}"
    return told


def standings(run: "Tournament") -> Grid:
    """The bots with their ratings, the best first; where they win together, how often they do."""
    heading = ["bot", "Elo"] + (["won", "cards left"] if run.game.cooperative else [])
    rows = [[name, elo(rating), *_alone(run, name)] for name, rating in run.ranked()]
    return heading, rows


def _alone(run: "Tournament", name: str) -> list[str]:
    if not run.game.cooperative:
        return []
    alone = run.meetings.alone[run.names.index(name)]
    left = alone.left.mean()
    return [share(alone.win_rate), f"{left.value:.2f} ± {left.width / 2:.2f}"]


def crossing(run: "Tournament") -> Grid:
    """The cross table: the row's share of the wins against the column."""
    names = [name for name, _ in run.ranked()]
    cells = run.cross()
    rows = [
        [one, *(share(cells[one, other]) if one != other else "" for other in names)]
        for one in names
    ]
    return ["", *names], rows


def rich_table(grid: Grid, title: str | None = None) -> Table:
    """A table for the terminal."""
    heading, rows = grid
    table = Table(title=title)
    for place, name in enumerate(heading):
        table.add_column(name, justify="right" if place else "left")
    for row in rows:
        table.add_row(*row)
    return table


def page(run: "Tournament") -> str:
    """A piece of HTML: the standings, the cross table, and what else there is to say."""
    rest = list((_verdicts(run) | failures(run)).items())
    parts = [f"<p>{html.escape(title(run))}</p>", html_table(*standings(run))]
    parts.append(html_table(*crossing(run)))
    return "".join(parts + ([html_table([], rest)] if rest else []))


def _verdicts(run: "Tournament") -> dict[str, str]:
    return {f"{a} against {b}": str(verdict) for (a, b), verdict in run.verdicts().items()}


def html_table(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table as HTML; names of bots come from outside, so everything is escaped."""
    head = "".join(f"<th>{html.escape(name)}</th>" for name in heading)
    body = "".join(
        f"<tr><th style='text-align:left'>{html.escape(row[0])}</th>"
        + "".join(f"<td>{html.escape(cell)}</td>" for cell in row[1:])
        + "</tr>"
        for row in rows
    )
    return f"<table>{f'<tr>{head}</tr>' if head else ''}{body}</table>"


def elo(estimate: Estimate) -> str:
    """A difference or a rating with its interval."""
    return f"{estimate.value:+.1f} ± {estimate.width / 2:.1f}"


def share(estimate: Estimate) -> str:
    """A share with its interval."""
    return f"{estimate.value:.1%} [{estimate.low:.1%}, {estimate.high:.1%}]"
