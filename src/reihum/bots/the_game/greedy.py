"""The smallest gap: what is best at first sight."""

from ...rules.engine.compiling import Array, rule
from ...rules.engine.piles import fits
from ...rules.engine.records import Seen
from ...rules.the_game.commands import SKULL, STOP, THREE
from ...rules.the_game.table import END, FIRST_DESCENDING, PILES, may_end, obeys
from ..parts.piles.gaps import ENOUGH, FAR

BACK = -10  # the gap of a backwards trick
ACTION_BITS, ACTIONS = 10, 1023  # room for the number of an action
DREAD, RELIEF = 20, -5  # what a skull or a three costs, and what a stop saves


@rule
def smallest_gap(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The card with the smallest gap in The Game and Extreme, with a shudder at flash commands."""
    action = plain_gap(table)
    return action if action >= 0 else dreaded_gap(table)


@rule
def plain_gap(table: Seen) -> int:
    """The same where no command is in sight, else -1.

    This is what millions of games run through: the price and the action in one number, and no
    branch on cards, which nobody can predict. It takes half the time of asking pile by pile.
    """
    seat, tops = int(table["seat"]), table["tops"]
    first, second, third, fourth = int(tops[0]), int(tops[1]), int(tops[2]), int(tops[3])
    best, command = priced(ENOUGH if may_end(table) else FAR, END), int(table["shown"])
    for place in range(int(table["held"][seat])):
        card = int(table["hands"][seat][place])
        command |= int(table["commands"][card])
        best = min(best, priced(gap(card - first), card * PILES))
        best = min(best, priced(gap(card - second), card * PILES + 1))
        best = min(best, priced(gap(third - card), card * PILES + 2))
        best = min(best, priced(gap(fourth - card), card * PILES + 3))
    return -1 if command or table["three"] else best & ACTIONS


@rule
def priced(price: int, action: int) -> int:
    """A price and an action in one number, which is the smaller the lower the price is."""
    return (price << ACTION_BITS) | action


@rule
def gap(step: int) -> int:
    """What a step costs: itself, a trick's gain, or too much where it is not allowed."""
    return step if step > 0 else (BACK if step == BACK else FAR)


@rule
def dreaded_gap(table: Seen) -> int:
    """The smallest gap among the cards that may be played, flash commands weighed in."""
    seat = int(table["seat"])
    best, chosen = ENOUGH if may_end(table) else FAR, END
    for pile in range(PILES):
        top, ascending = int(table["tops"][pile]), pile < FIRST_DESCENDING
        for place in range(int(table["held"][seat])):
            card = int(table["hands"][seat][place])
            if fits(ascending, top, card) and obeys(table, card, pile):
                price = (card - top if ascending else top - card) + dread(table, card)
                if price < best:
                    best, chosen = price, card * PILES + pile
    return chosen


@rule
def dread(table: Seen, card: int) -> int:
    """What the command of a card adds to its price."""
    command = int(table["commands"][card])
    if command in (SKULL, THREE):
        return DREAD
    return RELIEF if command == STOP else 0
