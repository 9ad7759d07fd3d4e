"""The weights of a player of Nix für ungut!: its settings, and behind them what it has learned.

They are one array of numbers. The settings say how far it thinks; a level is one set of them. What
was learned from games among equals (`training/nix.py`) says how likely a chip goes into each row,
and how far a lap spreads the points.
"""

import functools
from importlib import resources
from types import MappingProxyType
from typing import Any

import numpy as np

from ...games.nix.boards import BOARDS
from ...rules.engine.compiling import Array, rule
from ...rules.nix.combinations import ROWS, SIZES
from ...rules.nix.table import HAND, ROUNDS

# The settings, by their places.
WORLDS = 0  # how many ways the unseen cards may lie are tried, in the first round among two
BREADTH = 1  # how many actions are tried in them
FORESIGHT = 2  # how many rounds to come count
PUSHING = 3  # how much it thinks of chips being pushed, from 0 to 1
SCORE = 4  # 1: thinks of winning the game, 0: of the points of the lap
TRUST = 5  # how many worlds the estimate at first sight counts for among two; among more, squared
REACTION = 6  # how much others look at the board: what a point does to the odds of a row
SETTINGS = 8

# What was learned, for each number of players without and with EGON: the rates by round and by how
# many cards a player holds, row by row. The line behind a full hand is EGON's.
LINES, EGONS_LINE = HAND + 2, HAND + 1
RATES, TABLES = ROUNDS * LINES * ROWS, 8
SPREADS = SETTINGS + TABLES * RATES  # behind the rates of all tables
SIZE = SPREADS + TABLES

SPREAD = 6.0  # of the points of a lap, before the first game

LEVELS: MappingProxyType[str, tuple[float, ...]] = MappingProxyType(
    {  # the weakest first, with the settings in their order
        "beginner": (0, 0, 0, 0),  # takes the points it sees
        "casual": (0, 0, 1, 0),  # thinks one round ahead, but not of the others' chips
        "club": (0, 0, 1, 0.3),  # as far, and a little of the others' chips
        "expert": (0, 0, ROUNDS, 1),  # plans the whole hand against what others usually do
        "master": (300, 12, ROUNDS, 1, 1, 8, 0.1),  # plays it out, and thinks of the whole game
    }
)


@rule
def rates_at(players: int, egon: int, turn: int, line: int) -> int:
    """Where the weights have the rates, row by row, of who holds so many cards in a round."""
    table = (players - 2) * 2 + egon
    return SETTINGS + (table * ROUNDS + turn) * LINES * ROWS + line * ROWS


@rule
def spread_at(players: int, egon: int) -> int:
    """Where the weights have the spread of a table."""
    return SPREADS + (players - 2) * 2 + egon


def innocent() -> Array:
    """What one may think before the first game: all rows alike that the cards are enough for."""
    learned = np.zeros(SIZE - SETTINGS, np.float32)
    for line, rates in enumerate(learned[: TABLES * RATES].reshape(-1, ROWS)):
        held = line % LINES
        sizes = np.array(SIZES)
        fitting = sizes == 0 if held == 0 else (sizes > 0) & (held >= sizes)
        rates[:] = fitting / fitting.sum()
    learned[TABLES * RATES :] = SPREAD
    return learned


def learned_on(board: Any = None) -> Array:
    """What was learned on a board that has a name; on any other one, that of the default board."""
    return _read(board if isinstance(board, str) else next(iter(BOARDS)))


@functools.cache
def _read(board: str) -> Array:
    file = resources.files(__package__) / "learned" / f"{board}.txt"
    return np.array(file.read_text("utf-8").split(), np.float32)


def written(learned: Array) -> str:
    """What was learned as the text of a file in `learned`: a line for eight numbers."""
    lines = learned.reshape(-1, ROWS).tolist()
    return "".join(" ".join(f"{number:.4g}" for number in line) + "\n" for line in lines)


def weights_of(level: str, learned: Array | None = None) -> Array:
    """The weights of a level, with what was learned on the default board or somewhere else."""
    weights = np.zeros(SIZE, np.float32)
    settings = LEVELS[level]
    weights[: len(settings)] = settings
    weights[SETTINGS:] = learned_on() if learned is None else learned
    return weights
