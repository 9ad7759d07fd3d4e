"""A round further: what becomes of each of the best turns until it is about the own turn again, in
worlds drawn by lot.

All turns are tried in the same worlds. The worse half is given up again and again, so that most of
the time goes into the best ones.
"""

import numpy as np

from ...rules.engine.compiling import Array, Record, apart, rule
from ...rules.the_game.commands import SILENCE
from ...rules.the_game.table import (
    ALL_DOWN,
    CARDS,
    MOST_PLAYERS,
    PILES,
    STATE,
    TABLE,
    end_turn,
    observe,
)
from ..parts.halving import better_half, closest, share_of
from ..parts.judging import BREADTH, CANDIDATES, DEPTH, FAITH, REPLIES, SLACK, first_action
from ..parts.nets import size_of
from ..parts.turns import CERTAIN, best_of
from .endings import UNKNOWN, is_open, patience, winning
from .hints import mark_others
from .memory import NO_PLAN, recall, remember
from .views import ROWS
from .worlds import fill, imagine, unseen_cards

CLEAR = 2.5  # a turn that much better than all others needs no further look
REPLY_BREADTH, REPLY_SLACK = 10, 8  # of the turns that the next player thinks about


def judge(
    table: Record, signals: Array, mind: Array, kept: Array, values: Array, chances: Array
) -> int:
    """Stands for the game's own."""
    raise NotImplementedError


def play_turn(state: Record, after: Record) -> None:
    """Stands for the game's own."""
    raise NotImplementedError


@rule
def look_ahead(table: Record, signals: Array, actions: Array, lot: int, mind: Array) -> int:
    """The first action of the turn after which the table looks best a round later."""
    if is_open(table):
        sure = winning(table, patience(mind))
        if sure != UNKNOWN:
            return sure
    memory = mind[size_of(ROWS) :]
    planned = recall(table, memory)
    if planned != NO_PLAN:
        return planned
    breadth = int(mind[BREADTH])
    kept, values, chances = np.zeros(breadth, TABLE), np.zeros(breadth), np.zeros(breadth)
    count = judge(table, signals, mind, kept, values, chances)
    order = np.zeros(int(mind[CANDIDATES]), np.int64)
    alive = closest(values, count, order, CLEAR)
    if abs(values[order[0]]) < CERTAIN and mind[REPLIES] > 0:
        compare(table, signals, mind, kept, chances, order, alive, lot)
    remember(table, kept[order[0]], memory)
    return first_action(table, kept[order[0]])


@apart
@rule
def compare(
    table: Record,
    signals: Array,
    mind: Array,
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
    sums, share = np.zeros(alive), share_of(mind, alive)
    for place in range(alive):
        sums[place] = mind[FAITH] * chances[order[place]]
    talk, hasty = bool(signals.any()), mind.copy()
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
    state: Record,
    talk: bool,
    mind: Array,
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
    while count < mind[DEPTH] and not table["over"]:
        seat = int(table["seat"])
        told[:] = 0
        if talk and not int(table["shown"]) & SILENCE:
            mark_others(table, told)
        observe(state, seat, seen)
        best = best_of(values, judge(seen[0], told, mind, room, values, chances))
        last = float(chances[best])
        total += last
        count += 1
        if count < mind[DEPTH]:
            play_turn(state, room[best])
    if table["over"]:
        return 1.0 if table["over"] == ALL_DOWN else 0.0
    return (last + total / count) / 2
