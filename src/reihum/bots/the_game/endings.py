"""Exact play at the end of The Game and Extreme: where nothing is hidden any more.

With an empty draw pile, whoever plays alone or with one other who still has cards knows every hand;
alone, the last card of the draw pile is known as well. Then all ways to go on are searched, the
smallest gaps first, until one puts all cards down.
"""

import numpy as np

from ...rules.engine.compiling import Array, apart, bound, rule
from ...rules.engine.records import Seen
from ...rules.the_game.table import (
    ALL_DOWN,
    CARDS,
    END,
    FIRST_DESCENDING,
    HIGHEST,
    LOWEST,
    MOST_ACTIONS,
    PILES,
    STATE,
    legal,
    play,
)
from ..parts.lots import stirred
from ..parts.piles.endings import NEAR, ROOM, SEEN, UNKNOWN, nearest_first
from ..parts.piles.turns import is_new
from .plans import TEN
from .worlds import fill, unseen_cards

DEEPEST = 40  # actions: two hands and the ends of their turns
LOST = -2  # beside UNKNOWN: no way leads to the end


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
    places, unseen = np.zeros(DEEPEST, np.int64), np.zeros(CARDS, np.int8)
    fill(states[0], table, unseen[: unseen_cards(table, unseen)])
    if explore(states, choices, places, seen, most) > 0:
        return int(choices[0][places[0] - 1])
    return UNKNOWN


@apart
@rule
def explore(states: Array, choices: Array, places: Array, seen: Array, most: int) -> int:
    """Try all ways to go on from the first state, as if every card were known.

    Returns after how many actions all cards are down, and each of them stands before its place
    among the choices; LOST where no way does it, UNKNOWN where that is not known after so many
    positions.
    """
    counts = np.zeros(len(states), np.int64)
    counts[0] = by_gap(states[0]["table"], choices[0])
    depth, positions, cut = 0, 0, False
    places[0] = 0
    while depth >= 0 and positions < most:
        if places[depth] == counts[depth] or depth == len(states) - 1:
            cut |= places[depth] < counts[depth]
            depth -= 1
            continue
        action = int(choices[depth][places[depth]])
        places[depth] += 1
        states[depth + 1] = states[depth]
        play(states[depth + 1], action)
        after = states[depth + 1]["table"]
        if after["over"] == ALL_DOWN:
            return depth + 1
        if not after["over"] and not hopeless(after) and is_new(whole_trace(after), seen):
            positions += 1
            depth += 1
            counts[depth] = by_gap(after, choices[depth])
            places[depth] = 0
    return UNKNOWN if cut or depth >= 0 else LOST


@apart
@rule
def hopeless(table: Seen) -> bool:
    """Whether a card that is not down can come to lie on no pile, whatever tricks there may be."""
    low = min(int(table["tops"][0]), int(table["tops"][1]))
    high = max(int(table["tops"][FIRST_DESCENDING]), int(table["tops"][FIRST_DESCENDING + 1]))
    if high >= low - 1:
        return False
    low = min(farthest_back(table, 0), farthest_back(table, 1))
    high = max(farthest_back(table, FIRST_DESCENDING), farthest_back(table, FIRST_DESCENDING + 1))
    for card in range(max(high + 1, LOWEST), min(low, HIGHEST + 1)):
        if not table["down"][card]:
            return True
    return False


@rule
def farthest_back(table: Seen, pile: int) -> int:
    """The number that a pile can be brought back to by tricks with cards that are not down."""
    back = 1 if pile < FIRST_DESCENDING else -1
    top = reached = int(table["tops"][pile])
    step = TEN
    while step > 0:
        card = reached - back * step
        before = card + back * TEN
        if is_left(table, card) and (before == top or is_left(table, before)):
            reached, step = card, TEN
        else:
            step -= 1
    return reached


@rule
def is_left(table: Seen, card: int) -> bool:
    """Whether there is such a card, and it is not down."""
    return LOWEST <= card <= HIGHEST and not table["down"][card]


@rule
def whole_trace(table: Seen) -> int:
    """A number above 0 for all that matters of an open position."""
    number = int(table["seat"]) * 4 + min(int(table["count"]), 3)
    number = number * 16 + (int(table["tied"]) + 1) * 2 + int(table["three"])
    piles = 0
    if table["whole_turn"]:  # only then do the earlier cards of the turn matter
        for place in range(int(table["count"])):
            piles |= 1 << int(table["turn_piles"][place])
    number = (number * ROOM + int(table["draw"])) << PILES | piles
    number = number << 7 * PILES | tops_trace(table)
    for seat in range(int(table["players"])):
        for place in range(int(table["held"][seat])):
            number ^= stirred(int(table["hands"][seat][place]) + seat * ROOM)
    return stirred(number) + 1


@rule
def tops_trace(table: Seen) -> int:
    """The tops of the piles as one number."""
    number = 0
    for pile in range(PILES):
        number = number << 7 | int(table["tops"][pile])
    return number
