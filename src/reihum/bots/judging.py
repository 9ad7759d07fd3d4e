"""The best of the turns that are worth a closer look, as the net judges them.

Each game binds its own `TABLE`, `turns`, `study` and `describe`.
"""

from typing import Any

import numpy as np

from ..rules.compiling import Array, Record, rule
from .nets import CELLS, HEADS, SCORE, VIEW, WIN, ask
from .turns import CERTAIN, best_of

NOTES = 128
END = 0
BREADTH, PRIOR, SCORING = range(3)  # settings of a mind: turns to judge, weights of two opinions
TABLE: Any = None  # stands for the game's own
PILES = 4
ROWS = 0
KINDS: Any = None


def study(table: Record, notes: Array) -> None:
    """Stands for the game's own: note down what is the same for all turns."""
    raise NotImplementedError


def turns(table: Record, signals: Array, notes: Array, kept: Array, worths: Array) -> int:
    """Stands for the game's own."""
    raise NotImplementedError


def describe(table: Record, signals: Array, kinds: Array, view: Record) -> None:
    """Stands for the game's own: see a position as the net does."""
    raise NotImplementedError


@rule
def judge(table: Record, signals: Array, mind: Array, kept: Array, values: Array) -> int:
    """Write the turns worth a look and the value of each; return how many there are."""
    notes, worths = np.zeros(NOTES, np.int64), np.zeros(len(kept))
    kinds, view = np.zeros(KINDS, np.int8), np.zeros(1, VIEW)
    cells, answers = np.zeros(CELLS, np.float32), np.zeros(HEADS, np.float32)
    study(table, notes)
    count = turns(table, signals, notes, kept, worths)
    for place in range(count):
        values[place] = worths[place]
        if abs(worths[place]) < CERTAIN:
            describe(kept[place], signals, kinds, view[0])
            ask(mind, ROWS, view[0], cells, answers)
            values[place] = answers[WIN] + mind[SCORING] * answers[SCORE]
            values[place] += mind[PRIOR] * worths[place]
    return count


@rule
def first_action(before: Record, after: Record) -> int:
    """What a turn begins with, from the tables before and after it."""
    count = int(before["count"])
    if after["count"] == count:
        return END
    return int(after["turn_cards"][count]) * PILES + int(after["turn_piles"][count])


@rule
def choose(table: Record, signals: Array, actions: Array, lot: int, mind: Array) -> int:
    """The first action of the turn that the net likes best."""
    kept, values = np.zeros(int(mind[BREADTH]), TABLE), np.zeros(int(mind[BREADTH]))
    count = judge(table, signals, mind, kept, values)
    return first_action(table, kept[best_of(values, count)])
