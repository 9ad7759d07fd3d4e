"""Plans for Face to Face."""

from ..rules.compiling import Array, Record, rule
from ..rules.face_to_face import (
    HAND,
    HIGHEST,
    LOWEST,
    OWN_PILES,
    PILES,
    judge,
    may_end,
    put,
    side_of,
    to_draw,
    top_of,
)
from ..rules.piles import is_trick

WON, LOST = 1e9, -1e9
FREE = 1  # own cards still to come that an extra card may skip


@rule
def attempt(table: Record, action: int) -> bool:
    """Play a card on a table; whether it ended the game."""
    put(table, action // PILES, action % PILES)
    judge(table)
    return bool(table["over"])


@rule
def nearly_free(table: Record, action: int) -> bool:
    """Below the minimum every card is tried; beyond it cheap ones, and the gift."""
    if not may_end(table) or action % PILES >= OWN_PILES:
        return True
    return skipped(table, action // PILES, action % PILES) <= FREE


@rule
def skipped(table: Record, card: int, pile: int) -> int:
    """How many own cards still to come a pile loses by a card; a trick wins some back."""
    top, seat = top_of(table, pile), int(table["seat"])
    ascending = pile % OWN_PILES == 0
    lost = 0
    for between in range(max(min(top, card) + 1, LOWEST), min(max(top, card), HIGHEST + 1)):
        lost += 1 - int(table["down"][seat][between])
    return -lost if is_trick(ascending, top, card) else lost


@rule
def worth(table: Record, start: Record, wishes: Array) -> float:
    """How good a table is for the acting player: own room and cards against the other's."""
    seat = int(table["seat"])
    if table["over"]:
        return WON if table["winner"] == seat else LOST
    drawn = min(to_draw(table), int(table["draw"][seat]))
    held = int(table["held"][seat]) + drawn
    if held == 1 and not table["last_card"]:
        return LOST / 2  # the next turn would begin with one single card (R11)
    own, theirs = side_room(table, seat), side_room(table, 1 - seat)
    progress = int(table["left"][1 - seat]) - int(table["left"][seat])
    return 2.0 * own - 1.2 * theirs + 2.5 * min(held, HAND) + 1.0 * progress


@rule
def side_room(table: Record, seat: int) -> float:
    """How many cards still to come fit the two piles of a side, and the tricks in sight."""
    value = 0.0
    for pile in range(OWN_PILES):
        top = int(table["tops"][seat][pile])
        first, last = (top + 1, HIGHEST) if pile == 0 else (LOWEST, top - 1)
        for card in range(first, last + 1):
            value += 1 - int(table["down"][seat][card])
        trick = top - 10 if pile == 0 else top + 10
        if LOWEST <= trick <= HIGHEST and not table["down"][seat][trick]:
            value += 1.5
    return value


@rule
def cost(table: Record, action: int) -> float:
    """What a card costs at first sight: the gap, or what a gift helps less the refill it brings."""
    card, pile = action // PILES, action % PILES
    top = top_of(table, pile)
    if pile < OWN_PILES:
        return float(card - top if pile == 0 else top - card)
    seat = int(table["seat"])
    refill = min(HAND - int(table["held"][seat]) + 1, int(table["draw"][seat]))
    helped = abs(card - top)
    return helped - 3.0 * refill if side_of(table, pile) != seat else 0.0
