"""A round further: what becomes of each of the best turns until it is about the own turn again, in
worlds drawn by lot.

All turns are tried in the same worlds. The worse half is given up again and again, so that most of
the time goes into the best ones.
"""

import numpy as np

from ...rules.engine.compiling import Array, apart, rule
from ...rules.engine.records import Seen, StateRecord
from ...rules.the_game.table import (
    ALL_DOWN,
    CARDS,
    MOST_PLAYERS,
    PILES,
    STATE,
    TABLE,
    end_turn,
    observe,
    silent,
)
from ..parts.nets import size_of
from ..parts.piles.halving import better_half, share_of
from ..parts.piles.judging import DEPTH, FAITH, SLACK
from ..parts.piles.slots import judge, play_turn
from ..parts.piles.turns import best_of
from .hints import mark_others
from .memory import recall, remember
from .views import ROWS
from .worlds import fill, imagine, unseen_cards

CLEAR = 2.5  # a turn that much better than all others needs no further look
REPLY_BREADTH, REPLY_SLACK = 10, 8  # of the turns that the next player thinks about


@rule
def planned(table: Seen, weights: Array) -> int:
    """The next action of the plan at the end of the weights, or NO_PLAN."""
    return recall(table, weights[size_of(ROWS) :])


@rule
def plan(table: Seen, after: Seen, weights: Array) -> None:
    """Keep a turn as the plan, if there is room for it at the end of the weights."""
    remember(table, after, weights[size_of(ROWS) :])


@apart
@rule
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
    """Bring the best turn to the front of the order."""
    unseen, told = np.zeros(CARDS, np.int8), np.zeros((MOST_PLAYERS, PILES), np.int8)
    count = unseen_cards(table, unseen)
    state, seen = np.zeros(1, STATE), np.zeros(1, TABLE)
    room, worths, likelies = (
        np.zeros(REPLY_BREADTH, TABLE),
        np.zeros(REPLY_BREADTH),
        np.zeros(REPLY_BREADTH),
    )
    sums, share = np.zeros(alive), share_of(weights, alive)
    for place in range(alive):
        sums[place] = weights[FAITH] * chances[order[place]]
    talk, hasty = bool(signals.any()), weights.copy()
    hasty[SLACK] = REPLY_SLACK
    while alive > 1:
        for _ in range(max(share // alive, 1)):
            lot = imagine(table, signals, unseen, count, lot)
            for place in range(alive):
                fill(state[0], kept[order[place]], unseen[:count])
                end_turn(state[0])
                sums[place] += outcome(state[0], talk, hasty, seen, told, room, worths, likelies)
        alive = better_half(sums, order, alive)


@apart
@rule
def outcome(
    state: StateRecord,
    talk: bool,
    weights: Array,
    seen: Array,
    told: Array,
    room: Array,
    values: Array,
    chances: Array,
) -> float:
    """The chances some turns later, when it is about the own turn again.

    The net knows one hand only: judged from the next seat, the cards that were held back would be
    forgotten. So half of it is what is thought at the end, and half the mean of all opinions on
    the way, which are less a matter of luck.
    """
    table, total, last, count = state["table"], 0.0, 0.0, 0
    while count < weights[DEPTH] and not table["over"]:
        seat = int(table["seat"])
        told[:] = 0
        if talk and not silent(table):
            mark_others(table, told)
        observe(state, seat, seen)
        best = best_of(values, judge(seen[0], told, weights, room, values, chances))
        last = float(chances[best])
        total += last
        count += 1
        if count < weights[DEPTH]:
            play_turn(state, room[best])
    if table["over"]:
        return 1.0 if table["over"] == ALL_DOWN else 0.0
    return (last + total / count) / 2
