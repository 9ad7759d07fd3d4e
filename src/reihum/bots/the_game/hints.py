"""What a seat lets the others know in The Game and Extreme: which piles to leave, how to begin.

For each pile a hand says how much it would lose if a card were put there: it holds the trick
(`leave-strong`), the next unplayed card (`leave`), some card that is near (nothing is said), or
none that is near (`good`: go ahead). No numbers are told.
"""

import numpy as np

from ...rules.engine.compiling import Array, apart, rule
from ...rules.engine.records import Seen
from ...rules.the_game.table import FIRST_DESCENDING, HIGHEST, LOWEST, PILES, start_of
from ..parts.signals import GOOD, LEAVE, LEAVE_STRONG, NONE

TEN = 10  # a trick goes back by so much
NEAR = 8  # the next so many unplayed cards of a pile are near
COSTLY = 5.0  # a first turn that loses so many cards is as good a reason to begin as not to
AWAY, CLOSE, NEXT, BACK = range(4)  # what a card is to a pile: the higher, the more it would lose
MEANINGS = (GOOD, NONE, LEAVE, LEAVE_STRONG)  # what a hand says whose highest card is that
RANKS = (PILES, HIGHEST + 1)  # room for what each card is to each pile


@rule
def mark(table: Seen, seat: int, kinds: Array) -> None:
    """Write for each pile what to ask of the others."""
    ranks = np.zeros(RANKS, np.int8)
    rank_cards(table, ranks)
    tell_piles(table["hands"][seat], 0, int(table["held"][seat]), ranks, kinds)


@rule
def mark_others(table: Seen, signals: Array) -> None:
    """The same for all who are not to act, of a table with open hands."""
    ranks = np.zeros(RANKS, np.int8)
    rank_cards(table, ranks)
    for seat in range(int(table["players"])):
        if seat != table["seat"]:
            tell_piles(table["hands"][seat], 0, int(table["held"][seat]), ranks, signals[seat])


@rule
def tell_piles(cards: Array, first: int, held: int, ranks: Array, kinds: Array) -> None:
    """Write for each pile what a hand would say, from what its cards are to the piles."""
    for pile in range(PILES):
        highest = AWAY
        for place in range(first, first + held):
            highest = max(highest, int(ranks[pile][int(cards[place])]))
        kinds[pile] = MEANINGS[highest]


@apart
@rule
def rank_cards(table: Seen, ranks: Array) -> None:
    """Write what each card is to each pile."""
    for pile in range(PILES):
        top, step = int(table["tops"][pile]), 1 if pile < FIRST_DESCENDING else -1
        untouched = top == start_of(pile)  # it has no next card, and everybody needs it
        for card in range(LOWEST, HIGHEST + 1):
            ranks[pile][card] = CLOSE if untouched else AWAY
        if not untouched:
            rank_near(table, top, step, ranks[pile])


@rule
def rank_near(table: Seen, top: int, step: int, ranks: Array) -> None:
    """Write what the cards around a top are to its pile."""
    card, passed = top + step, 0
    while passed < NEAR and LOWEST <= card <= HIGHEST:
        if not table["down"][card]:
            ranks[card] = CLOSE if passed else NEXT
            passed += 1
        card += step
    trick = top - TEN * step
    if LOWEST <= trick <= HIGHEST:
        ranks[trick] = BACK


@rule
def eagerness(table: Seen, seat: int) -> float:
    """How well a seat could begin, between 0 and 1: by what its two best cards lose."""
    hand, held = table["hands"][seat], int(table["held"][seat])
    least = HIGHEST
    for one in range(held):
        for other in range(one):
            least = min(least, lost_by(int(hand[one]), int(hand[other])))
    return COSTLY / (COSTLY + least)


@rule
def lost_by(card: int, other: int) -> int:
    """How many numbers two cards lose on new piles; one that goes back by ten costs nothing."""
    gap, other_gap = min(card - LOWEST, HIGHEST - card), min(other - LOWEST, HIGHEST - other)
    if abs(card - other) == TEN:
        return min(gap, other_gap)
    return gap + other_gap
