"""Plans for The Game and Extreme."""

from ..rules.commands import DRAW_ONE, NO_TRICK, ONE_PILE, SILENCE, SKULL
from ..rules.compiling import Array, Record, rule
from ..rules.piles import fits, is_trick
from ..rules.the_game import (
    ALL_DOWN,
    FIRST_DESCENDING,
    HIGHEST,
    LEAST_PLAY,
    LOWEST,
    PILES,
    judge,
    put,
)

WON, LOST = 1e9, -1e9
FREE = 1  # unseen cards that an extra card may skip


@rule
def attempt(table: Record, action: int) -> bool:
    """Play a card on a table; whether it ended the turn or the game."""
    card = action // PILES
    put(table, card, action % PILES)
    return judge(table, card) or bool(table["over"])


@rule
def nearly_free(table: Record, action: int) -> bool:
    """Below the minimum every card is tried; beyond it those that skip next to nothing or that
    cover a skull."""
    pile = action % PILES
    owed = 3 if table["three"] else int(table["required"])
    if action < LEAST_PLAY or int(table["count"]) < owed:
        return True
    if table["commands"][table["tops"][pile]] == SKULL:
        return True
    return skipped(table, action // PILES, pile) <= FREE


@rule
def skipped(table: Record, card: int, pile: int) -> int:
    """How many cards that are still to come a pile loses by a card; a trick wins some back."""
    top = int(table["tops"][pile])
    ascending = pile < FIRST_DESCENDING
    low, high = min(top, card), max(top, card)
    lost = 0
    for between in range(low + 1, high):
        if LOWEST <= between <= HIGHEST and not table["down"][between]:
            lost += 1
    return -lost if is_trick(ascending, top, card) else lost


@rule
def worth(table: Record, start: Record, wishes: Array) -> float:
    """How good a table is for those who go on: room on the piles, tricks, and the own hand."""
    if table["over"]:
        return WON if table["over"] == ALL_DOWN else LOST - 100.0 * int(table["left"])
    value = 0.0
    for pile in range(PILES):
        value += 1.0 * room(table, pile) + trick_worth(table, pile)
        if table["tops"][pile] != start["tops"][pile]:
            value -= wishes[pile]
    for pair in range(0, PILES, FIRST_DESCENDING):  # the better of two piles matters more
        value += 1.0 * max(room(table, pair), room(table, pair + 1))
    return value - stranded(table) - burden(table)


@rule
def room(table: Record, pile: int) -> int:
    """How many cards still to come fit a pile without a trick."""
    top = int(table["tops"][pile])
    first, last = (top + 1, HIGHEST) if pile < FIRST_DESCENDING else (LOWEST, top - 1)
    count = 0
    for card in range(first, last + 1):
        count += 1 - int(table["down"][card])
    return count


@rule
def trick_worth(table: Record, pile: int) -> float:
    """What the trick on a pile promises: much if the card is in the hand, little if unseen."""
    top = int(table["tops"][pile])
    card = top - 10 if pile < FIRST_DESCENDING else top + 10
    if card < LOWEST or card > HIGHEST or table["down"][card]:
        return 0.0
    seat = int(table["seat"])
    for place in range(int(table["held"][seat])):
        if table["hands"][seat][place] == card:
            return 8.0
    return 1.5


@rule
def stranded(table: Record) -> float:
    """How hard the cards that stay in the hand will be to play."""
    seat, trouble = int(table["seat"]), 0.0
    for place in range(int(table["held"][seat])):
        card, least = int(table["hands"][seat][place]), 30
        for pile in range(PILES):
            if fits(pile < FIRST_DESCENDING, int(table["tops"][pile]), card):
                least = min(least, skipped(table, card, pile))
        trouble += 0.25 * least
    return trouble


@rule
def burden(table: Record) -> float:
    """What the commands that stay open cost everybody."""
    shown, cost = int(table["shown"]), 0.0
    if shown & NO_TRICK:
        cost += 4.0
    if shown & ONE_PILE:
        cost += 4.0
    if shown & DRAW_ONE:
        cost += 3.0 * int(table["count"])
    if shown & SILENCE:
        cost += 1.0
    return cost
