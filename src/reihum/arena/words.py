"""Figures as messages: rates, means and ratings with their intervals; and small tables of HTML.

Nothing is said here: whoever shows a message says it, in the language spoken where it is shown.
"""

import html
from collections.abc import Sequence

from ..games import Game, Message
from ..languages import Figure, knows
from .statistics.intervals import Estimate

Told = Message | Figure | str


def people(game: Game) -> Message:
    """How many play."""
    alone = game.players == 1
    return Message("run-alone") if alone else Message("players", {"count": game.players})


def word(code: str) -> Told:
    """What a score, a measure or an end is called; games from outside may have others.

    >>> str(word("score-cards-left")), word("score-cards-taken")
    ('cards left', 'cards taken')
    """
    return Message(code) if knows(code) else code.partition("-")[2].replace("-", " ")


def score_name(game: Game) -> Told:
    """What the scores of a game are."""
    return word(f"score-{game.score}")


def counted(code: str, count: int) -> Message:
    """So many games or deals."""
    return Message(code, {"count": count, "shown": Figure(count)})


def percent(estimate: Estimate) -> Message:
    """A rate with its interval, to be read closely."""
    return difference(estimate, ".2%")


def share(estimate: Estimate) -> Message:
    """The same in a table with many of them."""
    return difference(estimate, ".1%")


def plain(estimate: Estimate) -> Message:
    """A mean with its interval."""
    return _around(estimate, ".2f", "")


def elo(estimate: Estimate) -> Message:
    """A difference or a rating with its interval."""
    return _around(estimate, ".1f", "+")


def difference(estimate: Estimate, shape: str) -> Message:
    """A figure with the ends of its interval; a difference has signs, as in `+.2%`."""
    ends = ("value", "low", "high")
    return Message("figure-interval", {end: Figure(getattr(estimate, end), shape) for end in ends})


def _around(estimate: Estimate, shape: str, sign: str) -> Message:
    told = {
        "value": Figure(estimate.value, sign + shape),
        "half": Figure(estimate.width / 2, shape),
    }
    return Message("figure-around", told)


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
