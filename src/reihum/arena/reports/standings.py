"""How a tournament stands: tables for the terminal, a page for notebooks."""

import html

from rich.table import Table

from ...games import Message
from ..runs.tournament import Tournament
from ..words import Told, counted, elo, html_table, people, plain, score_name, share
from .facts import failures, in_words, listed, said, verdicts

Grid = tuple[list[str], list[list[str]]]  # the heading and the rows


def title(run: Tournament) -> Told:
    """What stands above tables and pictures."""
    return listed(run.game.title, people(run.game), counted("run-deals", run.deals))


def standings(run: Tournament) -> Grid:
    """The bots with their ratings, the best first; where they win together, how often they do."""
    together: list[Told] = [Message("fact-won"), score_name(run.game)]
    heading = [
        Message("fact-bot"),
        Message("fact-elo"),
        *(together if run.game.cooperative else ()),
    ]
    rows = [[name, said(elo(rating)), *_alone(run, name)] for name, rating in run.ranked()]
    return list(map(said, heading)), rows


def _alone(run: Tournament, name: str) -> list[str]:
    if not run.game.cooperative:
        return []
    alone = run.meetings.alone[run.names.index(name)]
    return [said(share(alone.win_rate)), said(plain(alone.scores.mean()))]


def crossing(run: Tournament) -> Grid:
    """The cross table: the row's share of the wins against the column."""
    names = [name for name, _ in run.ranked()]
    cells = run.cross()
    rows = [
        [one, *(said(share(cells[one, other])) if one != other else "" for other in names)]
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
    rest = list(in_words(verdicts(run) + failures(run)).items())
    parts = [f"<p>{html.escape(said(title(run)))}</p>", html_table(*standings(run))]
    parts.append(html_table(*crossing(run)))
    return "".join(parts + ([html_table([], rest)] if rest else []))
