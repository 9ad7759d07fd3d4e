"""The smallest gap: what is best at first sight."""

import numpy as np

from ...rules.engine.compiling import Array, rule
from ...rules.engine.piles import fits
from ...rules.engine.records import Seen
from ...rules.the_game.commands import SKULL, STOP, THREE
from ...rules.the_game.table import END, FIRST_DESCENDING, LARGEST_HAND, PILES, may_end, obeys
from ..parts.piles.gaps import ENOUGH, FAR

BACK = -10  # the gap of a backwards trick
PRICE, ACTIONS = 1024, 1023  # a price stands above the number of an action
SHORT = np.int32
NEVER = SHORT(FAR * PRICE + END)
DREAD, RELIEF = 20, -5  # what a skull or a three costs, and what a stop saves


@rule
def smallest_gap(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The card with the smallest gap in The Game and Extreme, with a shudder at flash commands."""
    if table["commanded"] and command_in_sight(table):
        return dreaded_gap(table)
    return plain_gap(table)


@rule
def command_in_sight(table: Seen) -> bool:
    """Whether a command lies open, binds the turn or is in the hand."""
    seat = int(table["seat"])
    for place in range(int(table["held"][seat])):
        if table["commands"][table["hands"][seat][place]]:
            return True
    return bool(table["shown"] or table["three"])


@rule
def plain_gap(table: Seen) -> int:
    """The same where no command is in sight.

    This is what millions of games run through: the price and the action in one number, and no
    branch on cards, which nobody can predict. All places of a hand are looked at, empty ones too,
    and in short numbers, so that a processor sees the whole hand at once.
    """
    hand, tops = table["hands"][int(table["seat"])], table["tops"]
    first, second, third, fourth = SHORT(tops[0]), SHORT(tops[1]), SHORT(tops[2]), SHORT(tops[3])
    best = SHORT(ENOUGH * PRICE + END) if may_end(table) else NEVER
    for place in range(LARGEST_HAND):
        card = SHORT(hand[place])
        up = min(priced_up(card, first, 0), priced_up(card, second, 1))
        down = min(priced_down(card, third, 2), priced_down(card, fourth, 3))
        best = min(best, min(up, down) if card else NEVER)
    return int(best) & ACTIONS


@rule
def priced_up(card: SHORT, top: SHORT, pile: int) -> SHORT:
    """What a card costs on a pile that goes up, and the action, in one number."""
    number = SHORT((card - top) * PRICE + card * PILES + pile)
    return number if (number >= PRICE) | (card == SHORT(top + BACK)) else NEVER


@rule
def priced_down(card: SHORT, top: SHORT, pile: int) -> SHORT:
    """The same on a pile that goes down."""
    number = SHORT((top - card) * PRICE + card * PILES + pile)
    return number if (number >= PRICE) | (card == SHORT(top - BACK)) else NEVER


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
