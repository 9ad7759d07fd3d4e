"""Exact play at the end of Face to Face: where nothing is hidden any more.

Once the other's draw pile is empty the other's hand is known, and so is the last card of the own
one. Then all ways to go on are searched for one that wins whatever the other does.
"""

import numpy as np

from ...rules.engine.compiling import apart, bound, rule
from ...rules.engine.records import Seen
from ...rules.face_to_face.table import (
    CARDS,
    END,
    HAND,
    HIGHEST,
    MOST_ACTIONS,
    OWN_PILES,
    PILES,
    PLAYERS,
    STATE,
    legal,
    play,
    top_of,
)
from ..parts.lots import stirred
from ..parts.piles.endings import NEAR, ROOM, SEEN, UNKNOWN, nearest_first
from ..parts.piles.turns import place_of
from .worlds import fill, shuffle_decks

DEEPEST = 2 * (PLAYERS * HAND + 2)  # actions: the cards, and the ends of turns
OPEN = -1  # nobody has won yet


@rule
def is_open(table: Seen) -> bool:
    """Whether the acting seat knows where every card is."""
    seat = int(table["seat"])
    return bool(table["draw"][seat] <= 1 and table["draw"][1 - seat] == 0)


@rule
def price(table: Seen, action: int) -> int:
    """How far a card goes; the end of a turn comes after near cards, a gift after all others."""
    if action == END:
        return NEAR
    card, pile = action // PILES, action % PILES
    top = top_of(table, pile)
    if pile >= OWN_PILES:
        return HIGHEST + abs(card - top)
    return card - top if pile == 0 else top - card


by_price = bound(nearest_first, "face_to_face", legal=legal, gap=price)


@apart
@rule
def winning(table: Seen, most: int) -> int:
    """The first action of a way to win whatever the other does, or UNKNOWN where none was found."""
    states, seen = np.zeros(DEEPEST, STATE), np.zeros(SEEN, np.int64)
    choices, winners = np.zeros((DEEPEST, MOST_ACTIONS), np.int64), np.zeros(SEEN, np.int8)
    counts, places = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
    slots, decks = np.zeros(DEEPEST, np.int64), np.zeros((PLAYERS, CARDS), np.int8)
    shuffle_decks(table, decks, 0)
    fill(states[0], table, decks)
    counts[0] = by_price(states[0]["table"], choices[0])
    depth, positions, winner = 0, 0, OPEN
    while positions < most:
        mover = int(states[depth]["table"]["seat"])
        if winner == mover or places[depth] == counts[depth]:  # it is known who wins from here
            if depth == 0:
                return int(choices[0][places[0] - 1]) if winner == mover else UNKNOWN
            winner = mover if winner == mover else 1 - mover
            winners[slots[depth]] = winner
            depth -= 1
            continue
        states[depth + 1] = states[depth]
        play(states[depth + 1], int(choices[depth][places[depth]]))
        places[depth] += 1
        after = states[depth + 1]["table"]
        number = trace(after)
        slot = place_of(number, seen)
        if after["over"]:
            winner = int(after["winner"])
        elif seen[slot]:
            winner = int(winners[slot])
        else:
            seen[slot] = number
            positions, depth, winner = positions + 1, depth + 1, OPEN
            slots[depth], places[depth] = slot, 0
            counts[depth] = by_price(after, choices[depth])
    return UNKNOWN


@rule
def trace(table: Seen) -> int:
    """A number above 0 for all that matters of an open position."""
    number = int(table["seat"]) * 2 + int(table["gave"])
    number = number * HAND + min(int(table["count"]), HAND - 1)
    for side in range(PLAYERS):
        for pile in range(OWN_PILES):
            number = number << 6 | int(table["tops"][side][pile])
    for side in range(PLAYERS):
        for place in range(int(table["held"][side])):
            number ^= stirred(int(table["hands"][side][place]) + side * ROOM)
    return stirred(number) + 1
