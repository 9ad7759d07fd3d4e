"""The best of the turns that are worth a closer look, as the net judges them.

Each game binds its own `TABLE`, `turns`, `study` and `describe`.
"""

from typing import Any

import numpy as np

from ....rules.engine.compiling import UNFILLED, Array, apart, rule, slot
from ....rules.engine.records import Seen
from ..nets import CELLS, HEADS, SCORE, VIEW, WIN, ask, likely
from .slots import describe, study
from .turns import CERTAIN, END, best_of, played

NOTES = 128
TO_THE_END = 0.05  # what getting far is worth beside winning
# Settings among the weights: how many turns it judges, what first sight and the likely score weigh
# beside the likely win; how many replies it looks at, for how many turns; what a card may cost more
# than the cheapest.
BREADTH, PRIOR, SCORING, REPLIES, CANDIDATES, SLACK, DEPTH, FAITH = range(8)
TABLE: Any = UNFILLED  # the game's own
ROWS: Any = UNFILLED
KINDS: Any = UNFILLED


@slot
def turns(table: Seen, signals: Array, notes: Array, slack: int, kept: Array, worths: Array) -> int:
    """Stands for the game's own."""
    raise NotImplementedError


@apart
@rule
def judge(
    table: Seen, signals: Array, weights: Array, kept: Array, values: Array, chances: Array
) -> int:
    """Write the turns worth a look, with value and chances of each; return how many there are."""
    notes, worths = np.zeros(NOTES, np.int64), np.zeros(len(kept))
    kinds, view = np.zeros(KINDS, np.int8), np.zeros(1, VIEW)
    cells, answers = np.zeros(CELLS, np.float32), np.zeros(HEADS, np.float32)
    study(table, notes)
    count = turns(table, signals, notes, int(weights[SLACK]), kept, worths)
    for place in range(count):
        values[place] = worths[place]
        chances[place] = 1.0 if worths[place] > 0 else 0.0
        if abs(worths[place]) < CERTAIN:
            describe(kept[place], signals, kinds, view[0])
            ask(weights, ROWS, view[0], cells, answers)
            values[place] = answers[WIN] + weights[SCORING] * answers[SCORE]
            values[place] += weights[PRIOR] * worths[place]
            chances[place] = likely(answers[WIN]) + TO_THE_END * likely(answers[SCORE])
    return count


@rule
def first_action(before: Seen, after: Seen) -> int:
    """What a turn begins with, from the tables before and after it."""
    count = int(before["count"])
    return END if after["count"] == count else played(after, count)


@rule
def choose(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The first action of the turn that the net likes best."""
    breadth = int(weights[BREADTH])
    kept, values, chances = np.zeros(breadth, TABLE), np.zeros(breadth), np.zeros(breadth)
    count = judge(table, signals, weights, kept, values, chances)
    return first_action(table, kept[best_of(values, count)])
