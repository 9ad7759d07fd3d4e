"""How many games ended: one row for each, the same columns for every game."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...games import Game
from ...rules.engine.compiling import Array
from ...rules.face_to_face import table as face_to_face
from ...rules.nix import table as nix
from ...rules.the_game import table as the_game
from .whole_games import COUNTS, NONSENSE

MOST_SEATS = nix.MOST_PLAYERS
UNUSED = -1  # in scores: no such player
FORFEIT = "forfeit"  # the reason of a game that a faulty bot has lost

ROW = np.dtype(
    [
        ("number", "i8"),  # of the deal
        ("reason", "i2"),  # as the rules number it
        ("fault", "i1"),  # the seat whose bot failed, or -1
        ("won", "u1"),  # a bit for each player who won; all or none where they win together
        ("scores", "i2", MOST_SEATS),
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
    what: str


def rows_of(game: Game, numbers: Array, ends: Array, counts: Array) -> Array:
    """The rows of some games from the tables at their end."""
    rows = np.zeros(len(ends), ROW)
    rows["number"] = numbers
    rows["reason"] = ends["over"]
    rows["scores"] = UNUSED
    READ[game.rules](game, ends, rows)
    for name in COUNTS.names or ():
        rows[name] = counts[name]
    _forfeit(game, rows)
    return rows


def _read_piles(game: Game, ends: Array, rows: Array) -> None:
    rows["scores"][:, 0] = ends["left"]
    together = (1 << game.players) - 1
    rows["won"] = np.where(ends["over"] == the_game.ALL_DOWN, together, 0)


def _read_duel(game: Game, ends: Array, rows: Array) -> None:
    rows["scores"][:, : face_to_face.PLAYERS] = ends["left"]
    rows["won"] = 1 << ends["winner"]


def _read_board(game: Game, ends: Array, rows: Array) -> None:
    everybody = game.players + int(bool(game.options["egon"]))
    totals = ends["totals"][:, :everybody]
    rows["scores"][:, :everybody] = totals
    best = totals == totals.max(axis=1, keepdims=True)
    rows["won"] = (best << np.arange(everybody)).sum(axis=1)


def _forfeit(game: Game, rows: Array) -> None:
    """Whoever's bot failed has lost: all of them together, or that seat alone."""
    failed = rows["fault"] != NONSENSE
    if game.cooperative:
        rows["won"][failed] = 0
    elif failed.any():
        everybody = (1 << game.players) - 1
        rows["won"][failed] = everybody & ~(1 << rows["fault"][failed])


READ: dict[Any, Callable[[Game, Array, Array], None]] = {
    the_game: _read_piles,
    face_to_face: _read_duel,
    nix: _read_board,
}
