"""Whole turns as plans, for the three games with piles.

A plan is a sequence of cards and then the end of the turn. All plans are tried that reach the
minimum; beyond it only cards that cost next to nothing. Each game fills the slots. The search keeps
its own stack: Numba wants no recursion.
"""

from typing import Any

import numpy as np

from ....rules.engine.compiling import UNFILLED, Array, rule, slot
from ....rules.engine.playing import legal
from ....rules.engine.records import Seen
from .slots import attempt, study, worth

DEEPEST = 3  # cards in a plan: it is made anew after each card, and may then reach further
CHOICES = 40  # more actions than a hand allows
NOTES = 128
END = 0
WORST = -1e18
TABLE: Any = UNFILLED  # the game's own


@slot
def promising(table: Seen, before: Seen, action: int) -> bool:
    """Stands for the game's own: whether a card is worth a thought."""
    raise NotImplementedError


@rule
def plan(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The first action of the best plan."""
    tables, notes = np.zeros(DEEPEST + 1, TABLE), np.zeros(NOTES, np.int64)
    choices = np.zeros((DEEPEST, CHOICES), np.int64)
    counts, places = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
    tables[0] = table
    study(table, notes)
    counts[0] = legal(table, choices[0])
    depth, best, first = 0, WORST, int(choices[0][0])
    while depth >= 0:
        if places[depth] == counts[depth]:
            depth -= 1
            continue
        action = int(choices[depth][places[depth]])
        places[depth] += 1
        if action != END and not promising(tables[depth], tables[0], action):
            continue
        tables[depth + 1] = tables[depth]
        if action == END or attempt(tables[depth + 1], action) or depth + 1 == DEEPEST:
            value = worth(tables[depth + 1], tables[0], signals, notes)
            if value > best:
                best, first = value, int(choices[0][places[0] - 1])
        else:
            depth += 1
            counts[depth] = legal(tables[depth], choices[depth])
            places[depth] = 0
    return first
