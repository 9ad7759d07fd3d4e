"""What a seat cannot see in Face to Face, drawn by lot: the other's hand and both draw piles."""

from ...rules.engine.compiling import Array, apart, rule
from ...rules.engine.piles import take
from ...rules.engine.records import Seen, StateRecord
from ...rules.face_to_face.table import CARDS, HIGHEST, LOWEST, PLAYERS
from ..parts.lots import next_lot


@apart
@rule
def shuffle_decks(table: Seen, decks: Array, lot: int) -> int:
    """Write the unseen cards of both sides in a random order; return the next lot.

    They stand at the end of a deck: first the other's hand, then what is in the draw pile.
    """
    for side in range(PLAYERS):
        first = CARDS
        for card in range(LOWEST, HIGHEST + 1):
            if not table["down"][side][card] and not in_own_hand(table, side, card):
                first -= 1
                decks[side][first] = card
        for last in range(CARDS - 1, first, -1):
            lot = next_lot(lot)
            other = first + (lot >> 24) % (last - first + 1)
            decks[side][last], decks[side][other] = decks[side][other], decks[side][last]
    return lot


@rule
def in_own_hand(table: Seen, side: int, card: int) -> bool:
    """Whether a card of a side is in the acting hand."""
    found = False
    if side == table["seat"]:
        for place in range(int(table["held"][side])):
            found |= table["hands"][side][place] == card
    return bool(found)


@rule
def fill(state: StateRecord, table: Seen, decks: Array) -> None:
    """Make a world of a table and the unseen cards in some order."""
    other = 1 - int(table["seat"])
    held, first = int(table["held"][other]), CARDS - int(table["left"][other])
    state["table"] = table
    state["decks"] = decks
    for place in range(held):
        take(state["table"]["hands"][other], place, decks[other][first + place])
