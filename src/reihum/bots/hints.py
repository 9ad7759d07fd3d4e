"""What a seat lets the others know in The Game and Extreme: which piles to leave, how to begin."""

from ..rules.compiling import Array, Record, rule
from ..rules.piles import fits, is_trick
from ..rules.the_game import FIRST_DESCENDING, HIGHEST, LOWEST, PILES
from .pile_plans import skipped
from .signals import LEAVE, LEAVE_STRONG

NEAR = 0  # a card that skips at most so many unplayed ones would like its pile to be left
COSTLY = 10.0  # two first cards with this sum of gaps are no reason to begin


@rule
def mark(table: Record, seat: int, kinds: Array) -> None:
    """Write for each pile what to ask of the others."""
    for pile in range(PILES):
        kinds[pile] = 0
        for place in range(int(table["held"][seat])):
            kinds[pile] = max(kinds[pile], claim(table, int(table["hands"][seat][place]), pile))


@rule
def claim(table: Record, card: int, pile: int) -> int:
    """How much a card wants its pile to be left: strongly if it is the trick there."""
    top, ascending = int(table["tops"][pile]), pile < FIRST_DESCENDING
    if top in (LOWEST - 1, HIGHEST + 1):
        return 0  # an untouched pile has no next card, and everybody needs it
    if is_trick(ascending, top, card):
        return LEAVE_STRONG
    if not fits(ascending, top, card):
        return 0
    return LEAVE if skipped(table, card, pile) <= NEAR else 0


def eagerness(table: Record, seat: int) -> float:
    """How well a seat could begin, from 0 to 1: by the gaps of its two best cards."""
    hand = [int(card) for card in table["hands"][seat][: table["held"][seat]]]
    gaps = sorted(min(card - LOWEST, HIGHEST - card) for card in hand)
    return max(0.0, 1 - sum(gaps[:2]) / COSTLY)
