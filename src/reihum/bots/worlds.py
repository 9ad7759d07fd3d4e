"""What a seat cannot see, drawn by lot: the other hands and the draw pile of The Game and Extreme.

A world is a whole state made from what the seat knows. Where others have signalled, their hands
are made to agree with it, as far as that is possible in a few attempts.
"""

import numpy as np

from ..rules.compiling import Array, Record, apart, rule
from ..rules.piles import take
from ..rules.the_game import CARDS, HIGHEST, LOWEST, PILES
from .hints import claim
from .lots import POSITIVE, next_lot
from .signals import GOOD, NONE

ATTEMPTS = 6  # to agree with all signals


@rule
def unseen_cards(table: Record, unseen: Array) -> int:
    """Write the cards that are neither down nor in the own hand; return how many."""
    seat, count = int(table["seat"]), 0
    mine = np.zeros(HIGHEST + 2, np.int8)
    for place in range(int(table["held"][seat])):
        mine[int(table["hands"][seat][place])] = 1
    for card in range(LOWEST, HIGHEST + 1):
        if not table["down"][card] and not mine[card]:
            unseen[count] = card
            count += 1
    return count


@apart
@rule
def imagine(table: Record, signals: Array, unseen: Array, count: int, lot: int) -> int:
    """Put the unseen cards in an order: the other hands from the next seat on, then the draw pile.

    Returns the next random number.
    """
    best, order = POSITIVE, unseen[:count].copy()
    for _ in range(ATTEMPTS):
        lot = mix(order, lot)
        wrong = heed(table, signals, order)
        if wrong < best:
            best = wrong
            unseen[:count] = order
        if best == 0:
            break
    return lot


@rule
def mix(order: Array, lot: int) -> int:
    """Shuffle; returns the next random number."""
    for place in range(len(order) - 1, 0, -1):
        lot = next_lot(lot)
        other = (lot >> 20) % (place + 1)
        order[place], order[other] = order[other], order[place]
    return lot


@rule
def heed(table: Record, signals: Array, order: Array) -> int:
    """Give each hand a card for every signal that asks for one; return how many do not agree."""
    seat, players = int(table["seat"]), int(table["players"])
    first, wrong = 0, 0
    for step in range(1, players):
        other = (seat + step) % players
        held = int(table["held"][other])
        for pile in range(PILES):
            kind = int(signals[other][pile])
            if table["tops"][pile] != table["tops_before"][pile]:
                continue
            if kind not in (NONE, GOOD) and not holds(table, order, first, held, pile, kind):
                bring(table, order, first, held, pile, kind)
        for pile in range(PILES):
            if table["tops"][pile] == table["tops_before"][pile]:
                wrong += not agrees(table, signals[other], order, first, held, pile)
        first += held
    return wrong


@rule
def holds(table: Record, order: Array, first: int, held: int, pile: int, kind: int) -> bool:
    """Whether a hand has a card for such a signal."""
    for place in range(first, first + held):
        if claim(table, int(order[place]), pile) == kind:
            return True
    return False


@rule
def bring(table: Record, order: Array, first: int, held: int, pile: int, kind: int) -> None:
    """Exchange some card of a hand for one that explains a signal, if there is one behind it."""
    for place in range(first + held, len(order)):
        if claim(table, int(order[place]), pile) == kind:
            given = first + pile % held
            order[place], order[given] = order[given], order[place]
            return


@rule
def agrees(table: Record, told: Array, order: Array, first: int, held: int, pile: int) -> bool:
    """Whether a hand would have given this signal; those who never signal agree with any."""
    strongest, talks = 0, 0
    for other in range(PILES):
        talks |= int(told[other])
    for place in range(first, first + held):
        strongest = max(strongest, claim(table, int(order[place]), pile))
    return not talks or told[pile] == GOOD or strongest == told[pile]


@apart
@rule
def fill(state: Record, table: Record, order: Array) -> None:
    """Write the state that a table and an order of the unseen cards make."""
    state["table"] = table
    seat, players, place = int(table["seat"]), int(table["players"]), 0
    for step in range(1, players):
        other = (seat + step) % players
        for held in range(int(table["held"][other])):
            take(state["table"]["hands"][other], held, order[place])
            place += 1
    first = CARDS - int(table["draw"])
    for card in range(int(table["draw"])):
        state["deck"][first + card] = order[place + card]
