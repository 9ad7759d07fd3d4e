"""Looking ahead, for the games with piles: how a thorough player comes to its action.

Where nothing is hidden any more the end is searched exactly. A turn that is planned is followed.
Else the turns that the net likes best are compared by what becomes of them in worlds drawn by lot:
each game says how it draws worlds, how far it looks, and what it remembers of its plan.
"""

from typing import Any

import numpy as np

from ....rules.engine.compiling import UNFILLED, Array, rule, slot
from ....rules.engine.records import Seen
from .endings import UNKNOWN, patience
from .halving import closest
from .judging import BREADTH, CANDIDATES, REPLIES, first_action
from .slots import judge
from .turns import CERTAIN

NO_PLAN = -1
TABLE: Any = UNFILLED
CLEAR: Any = UNFILLED  # a turn that much better than all others needs no further look


@slot
def is_open(table: Seen) -> bool:
    """Stands for the game's own: whether the acting seat knows where every card is."""
    raise NotImplementedError


@slot
def winning(table: Seen, most: int) -> int:
    """Stands for the game's own: the first action of a sure way to win, or UNKNOWN."""
    raise NotImplementedError


@slot
def compare(
    table: Seen,
    signals: Array,
    weights: Array,
    kept: Array,
    chances: Array,
    order: Array,
    alive: int,
    lot: int,
) -> None:
    """Stands for the game's own: bring the best of the first turns of the order to its front."""
    raise NotImplementedError


@slot
def planned(table: Seen, weights: Array) -> int:
    """Stands for the game's own: the next action of a plan made before, or NO_PLAN."""
    raise NotImplementedError


@slot
def plan(table: Seen, after: Seen, weights: Array) -> None:
    """Stands for the game's own: keep a turn as the plan."""
    raise NotImplementedError


@rule
def look_ahead(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The first action of the turn after which the table looks best later on."""
    if is_open(table):
        sure = winning(table, patience(weights))
        if sure != UNKNOWN:
            return sure
    next_one = planned(table, weights)
    if next_one != NO_PLAN:
        return next_one
    breadth = int(weights[BREADTH])
    kept, values, chances = np.zeros(breadth, TABLE), np.zeros(breadth), np.zeros(breadth)
    count = judge(table, signals, weights, kept, values, chances)
    order = np.zeros(int(weights[CANDIDATES]), np.int64)
    alive = closest(values, count, order, CLEAR)
    if abs(values[order[0]]) < CERTAIN and weights[REPLIES] > 0:
        compare(table, signals, weights, kept, chances, order, alive, lot)
    plan(table, kept[order[0]], weights)
    return first_action(table, kept[order[0]])


@rule
def nothing_planned(table: Seen, weights: Array) -> int:
    """For those who think anew after every card."""
    return NO_PLAN


@rule
def no_plan(table: Seen, after: Seen, weights: Array) -> None:
    """For those who think anew after every card."""
