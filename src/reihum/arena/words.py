"""Figures in words: rates, means and ratings with their intervals, and small tables of HTML."""

import html
from collections.abc import Sequence

from ..games import Game
from .statistics.intervals import Estimate


def people(game: Game) -> str:
    """How many play."""
    return "alone" if game.players == 1 else f"{game.players} players"


def score_name(game: Game) -> str:
    """What the scores of a game are."""
    return game.score.replace("-", " ")


def percent(estimate: Estimate) -> str:
    """A rate with its interval, to be read closely."""
    return f"{estimate.value:.2%} [{estimate.low:.2%}, {estimate.high:.2%}]"


def share(estimate: Estimate) -> str:
    """The same in a table with many of them."""
    return f"{estimate.value:.1%} [{estimate.low:.1%}, {estimate.high:.1%}]"


def plain(estimate: Estimate) -> str:
    """A mean with its interval."""
    return f"{estimate.value:.2f} ± {estimate.width / 2:.2f}"


def elo(estimate: Estimate) -> str:
    """A difference or a rating with its interval."""
    return f"{estimate.value:+.1f} ± {estimate.width / 2:.1f}"


def difference(estimate: Estimate, shape: str) -> str:
    """A difference with its interval, signs and all."""
    low, high = f"{estimate.low:+{shape}}", f"{estimate.high:+{shape}}"
    return f"{estimate.value:+{shape}} [{low}, {high}]"


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
