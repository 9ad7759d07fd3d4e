"""Exact play at the end of The Game and Extreme: where nothing is hidden any more.

With an empty draw pile, whoever plays alone or with one other who still has cards knows every hand;
alone, the last card of the draw pile is known as well. Then all ways to go on are searched, the
smallest gaps first, until one puts all cards down.
"""

import numpy as np

from ...rules.engine.compiling import apart, bound, rule
from ...rules.engine.records import Seen
from ...rules.the_game.table import (
    ALL_DOWN,
    CARDS,
    END,
    FIRST_DESCENDING,
    MOST_ACTIONS,
    PILES,
    STATE,
    legal,
    play,
)
from ..parts.lots import stirred
from ..parts.piles.endings import NEAR, ROOM, SEEN, UNKNOWN, nearest_first
from ..parts.piles.turns import is_new
from .worlds import fill, unseen_cards

DEEPEST = 40  # actions: two hands and the ends of their turns


@rule
def is_open(table: Seen) -> bool:
    """Whether the acting seat knows where every card is."""
    others = 0
    for seat in range(int(table["players"])):
        others += seat != table["seat"] and table["held"][seat] > 0
    return table["draw"] <= (others == 0) and others <= 1


@rule
def gap(table: Seen, action: int) -> int:
    """How far a card goes; the end of a turn comes after near cards."""
    if action == END:
        return NEAR
    card, pile = action // PILES, action % PILES
    top = int(table["tops"][pile])
    return card - top if pile < FIRST_DESCENDING else top - card


by_gap = bound(nearest_first, "the_game", legal=legal, gap=gap)


@apart
@rule
def winning(table: Seen, most: int) -> int:
    """The first action of a way to put all cards down, or UNKNOWN where none was found."""
    states, seen = np.zeros(DEEPEST, STATE), np.zeros(SEEN, np.int64)
    choices = np.zeros((DEEPEST, MOST_ACTIONS), np.int64)
    counts, places = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
    unseen = np.zeros(CARDS, np.int8)
    fill(states[0], table, unseen[: unseen_cards(table, unseen)])
    counts[0] = by_gap(states[0]["table"], choices[0])
    depth, positions = 0, 0
    while depth >= 0 and positions < most:
        if places[depth] == counts[depth] or depth == DEEPEST - 1:
            depth -= 1
            continue
        action = int(choices[depth][places[depth]])
        places[depth] += 1
        states[depth + 1] = states[depth]
        play(states[depth + 1], action)
        after = states[depth + 1]["table"]
        if after["over"] == ALL_DOWN:
            return int(choices[0][places[0] - 1])
        if not after["over"] and is_new(whole_trace(after), seen):
            positions += 1
            depth += 1
            counts[depth] = by_gap(after, choices[depth])
            places[depth] = 0
    return UNKNOWN


@rule
def whole_trace(table: Seen) -> int:
    """A number above 0 for all that matters of an open position."""
    number = int(table["seat"]) * 4 + min(int(table["count"]), 3)
    number = number * 16 + (int(table["tied"]) + 1) * 2 + int(table["three"])
    for pile in range(PILES):
        number = number << 7 | int(table["tops"][pile])
    for seat in range(int(table["players"])):
        for place in range(int(table["held"][seat])):
            number ^= stirred(int(table["hands"][seat][place]) + seat * ROOM)
    return stirred(number) + 1
