"""What a seat cannot see, drawn by lot: the other hands and the draw pile of The Game and Extreme.

A world is a whole state made from what the seat knows. Where others have signalled, their hands
are made to agree with it, as far as that is possible in a few attempts.
"""

import numpy as np

from ...rules.engine.compiling import Array, apart, rule
from ...rules.engine.piles import take
from ...rules.engine.records import Seen, StateRecord
from ...rules.the_game.table import CARDS, HIGHEST, LOWEST, PILES
from ..parts.lots import POSITIVE, next_lot
from ..parts.signals import GOOD, LEAVE, NONE
from .hints import AWAY, BACK, NEXT, RANKS, rank_cards, tell_piles

ATTEMPTS = 6  # at a hand that agrees with all its signals


@rule
def unseen_cards(table: Seen, unseen: Array) -> int:
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
def imagine(table: Seen, signals: Array, unseen: Array, count: int, lot: int) -> int:
    """Put the unseen cards in an order: the other hands from the next seat on, then the draw pile.

    Returns the next random number.
    """
    order, ranks = unseen[:count], np.zeros(RANKS, np.int8)
    lot = mix(order, 0, count, lot)
    if not signals.any():
        return lot
    rank_cards(table, ranks)
    seat, players, first = int(table["seat"]), int(table["players"]), 0
    for step in range(1, players):
        other = (seat + step) % players
        held = int(table["held"][other])
        lot = imagine_hand(table, signals[other], order, first, held, ranks, lot)
        first += held
    return lot


@rule
def imagine_hand(
    table: Seen, told: Array, order: Array, first: int, held: int, ranks: Array, lot: int
) -> int:
    """Draw a hand again until it agrees with what was told, or the best of a few attempts."""
    best, kept = POSITIVE, order.copy()
    for attempt in range(ATTEMPTS if told.any() and held else 0):
        if attempt:
            lot = mix(order, first, first + held, lot)
        heed(table, told, order, first, held, ranks)
        wrong = contradictions(table, told, order, first, held, ranks)
        if wrong < best:
            best = wrong
            kept[:] = order
        if best == 0:
            break
    if best < POSITIVE:
        order[:] = kept
    return lot


@rule
def mix(order: Array, first: int, end: int, lot: int) -> int:
    """Draw the cards for some places by lot from all that follow; returns the next random one."""
    for place in range(first, min(end, len(order) - 1)):
        lot = next_lot(lot)
        other = place + (lot >> 20) % (len(order) - place)
        order[place], order[other] = order[other], order[place]
    return lot


@rule
def heed(table: Seen, told: Array, order: Array, first: int, held: int, ranks: Array) -> None:
    """Exchange cards of a hand, so that it has what was told and lacks what was denied."""
    for pile in range(PILES):
        kind = int(told[pile])
        if table["tops"][pile] != table["tops_before"][pile]:
            continue  # it was told about a top that is covered now
        if kind == GOOD:
            for place in range(first, first + held):
                if ranks[pile][order[place]] != AWAY:
                    exchange(order, place, first + held, ranks[pile], AWAY)
        elif kind != NONE:
            rank = NEXT if kind == LEAVE else BACK
            if not holds(order, first, held, ranks[pile], rank):
                exchange(order, first + pile % held, first + held, ranks[pile], rank)


@rule
def holds(order: Array, first: int, held: int, ranks: Array, rank: int) -> bool:
    """Whether a hand has a card that is this to a pile."""
    found = 0
    for place in range(first, first + held):
        found += ranks[order[place]] == rank
    return found > 0


@rule
def exchange(order: Array, given: int, end: int, ranks: Array, rank: int) -> None:
    """Exchange a card for the next one behind the hand that is this to a pile, if there is one."""
    for place in range(end, len(order)):
        if ranks[order[place]] == rank:
            order[place], order[given] = order[given], order[place]
            return


@rule
def contradictions(
    table: Seen, told: Array, order: Array, first: int, held: int, ranks: Array
) -> int:
    """For how many piles a hand would have told something else.

    Who never says `good` may have nothing near a pile and say nothing about it, as people do.
    """
    wrong, frank, kinds = 0, 0, np.zeros(PILES, np.int8)
    tell_piles(order, first, held, ranks, kinds)
    for pile in range(PILES):
        frank += told[pile] == GOOD
    for pile in range(PILES):
        reserved = frank == 0 and told[pile] == NONE and kinds[pile] == GOOD
        covered = table["tops"][pile] != table["tops_before"][pile]
        wrong += told[pile] != kinds[pile] and not reserved and not covered
    return wrong


@apart
@rule
def fill(state: StateRecord, table: Seen, order: Array) -> None:
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
