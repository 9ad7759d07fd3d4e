"""How many games ended: one row for each, the same columns for every game."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from ...games import Game, Message
from ...games.core.game import MOST_PLAYERS
from ...rules.engine.compiling import Array
from ..errors import ArenaError
from .whole_games import COUNTS, NONSENSE, Ends

UNUSED = -1  # in scores: no such player
FORFEIT = "forfeit"  # the reason of a game that a faulty bot has lost

ROW = np.dtype(
    [
        ("number", "i8"),  # of the deal
        ("reason", "i2"),  # as the rules number it
        ("fault", "i1"),  # the seat whose bot failed, or -1
        ("won", "u1"),  # a bit for each player who won; all or none where they win together
        ("scores", "i2", MOST_PLAYERS),
        ("turns", "i4"),
        ("tricks", "i4"),
        ("decisions", "i4"),
    ]
)


@dataclass(frozen=True)
class Fault:
    """A bot that crashed, hung or answered nonsense, and lost the game by it."""

    number: int  # of the deal
    seat: int
    bot: str
    what: Message | str  # a text where it was read from a file, or where Python has said it

    def json(self) -> dict[str, Any]:
        """Ready for JSON: in English, as files are."""
        return {**vars(self), "what": str(self.what)}


def rows_of(game: Game, numbers: Array, ends: Ends) -> Array:
    """The rows of some games from the tables at their end."""
    rows = np.zeros(len(numbers), ROW)
    rows["number"] = numbers
    rows["reason"] = ends.tables["over"]
    rows["scores"] = UNUSED
    scores, rows["won"] = game.tallied(ends.tables)
    rows["scores"][:, : scores.shape[1]] = _counted(game, scores)
    for name in COUNTS.names or ():
        rows[name] = ends.counts[name]
    _forfeit(game, rows)
    return rows


def _counted(game: Game, scores: Array) -> Array:
    """The scores, if they can be told from those of players who are not there."""
    if scores.min(initial=0) < 0:
        raise ArenaError("arena-low-score", game=game.name, score=int(scores.min()))
    return scores


def _forfeit(game: Game, rows: Array) -> None:
    """Whoever's bot failed has lost: all of them together, or that seat alone."""
    failed = rows["fault"] != NONSENSE
    if game.cooperative:
        rows["won"][failed] = 0
    elif failed.any():
        rows["won"][failed] = _all_but(game, rows["fault"][failed])


def _all_but(game: Game, seat: Array) -> Array:
    others: Array = (1 << game.players) - 1 & ~(1 << seat)
    return others


def forfeited_row(game: Game, number: int, seat: int) -> Array:
    """The row of a game that nobody could finish, by the fault of a seat's bot."""
    row = np.zeros(1, ROW)
    row["number"], row["fault"], row["scores"] = number, seat, UNUSED
    _forfeit(game, row)
    return row
