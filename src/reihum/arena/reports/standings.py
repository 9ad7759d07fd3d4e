"""How a tournament stands: tables for the terminal, a page for notebooks."""

import html

from rich.table import Table

from ..runs.tournament import Tournament
from ..words import elo, html_table, people, plain, score_name, share
from .facts import failures, verdicts

Grid = tuple[list[str], list[list[str]]]  # the heading and the rows


def title(run: Tournament) -> str:
    """What stands above tables and pictures."""
    return f"{run.game.title}, {people(run.game)}, {run.deals:,} deals"


def standings(run: Tournament) -> Grid:
    """The bots with their ratings, the best first; where they win together, how often they do."""
    heading = ["bot", "Elo"] + (["won", score_name(run.game)] if run.game.cooperative else [])
    rows = [[name, elo(rating), *_alone(run, name)] for name, rating in run.ranked()]
    return heading, rows


def _alone(run: Tournament, name: str) -> list[str]:
    if not run.game.cooperative:
        return []
    alone = run.meetings.alone[run.names.index(name)]
    return [share(alone.win_rate), plain(alone.scores.mean())]


def crossing(run: Tournament) -> Grid:
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


def page(run: Tournament) -> str:
    """A piece of HTML: the standings, the cross table, and what else there is to say."""
    rest = list((verdicts(run) | failures(run)).items())
    parts = [f"<p>{html.escape(title(run))}</p>", html_table(*standings(run))]
    parts.append(html_table(*crossing(run)))
    return "".join(parts + ([html_table([], rest)] if rest else []))
