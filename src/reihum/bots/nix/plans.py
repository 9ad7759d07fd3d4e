"""Plans for Nix für ungut!: a pass as a whole."""

import numpy as np

from ...rules.engine.compiling import Array, rule
from ...rules.engine.records import Seen
from ...rules.nix.combinations import (
    JOKER,
    LAST_ROUND,
    MOST,
    ROWS,
    VALUES,
    count_of,
    possible,
    row_of,
    uses_joker,
    uses_super,
)
from ...rules.nix.table import FIELDS, ROUNDS, everybody, legal

MOST_CHIPS = 30
PUSHED = 1 / 7  # how likely a chip goes into a given row


@rule
def expect(points: Array, worth: Array) -> None:
    """What a chip in a row and field will bring with so many chips still to come."""
    for row in range(ROWS):
        for left in range(MOST_CHIPS):
            worth[row, FIELDS, left] = 0.0
            for field in range(FIELDS):
                if left == 0:
                    worth[row, field, 0] = points[row][field]
                else:
                    stays, moves = worth[row, field, left - 1], worth[row, field + 1, left - 1]
                    worth[row, field, left] = stays * (1 - PUSHED) + moves * PUSHED


@rule
def chips_left(table: Seen) -> int:
    """How many chips come after the acting player's."""
    place = (int(table["seat"]) - int(table["starter"])) % int(table["players"])
    return everybody(table) * (ROUNDS - int(table["round"])) - place - 1


@rule
def gain(table: Seen, worth: Array, action: int, left: int) -> float:
    """What a chip brings: its own worth, and what its push does to the chips in the row."""
    row, seat = row_of(action), int(table["seat"])
    value = float(worth[row, 0, left]) * (1 + uses_super(action))
    for field in range(FIELDS):
        owner = int(table["owners"][row][field]) - 1
        if owner >= 0:
            moved = worth[row, field + 1, left] - worth[row, field, left]
            moved *= 1 + int(table["doubles"][row][field])
            value += moved if owner == seat else -moved / (everybody(table) - 1)
    return value


@rule
def without(hand: Array, action: int, rest: Array) -> None:
    """Write what a hand has left after a combination."""
    for value in range(1, VALUES + 1):
        rest[value] = hand[value] - count_of(action, value)
    rest[JOKER] = hand[JOKER] - uses_joker(action)


@rule
def promise(rest: Array, turn: int, left: int, chips: int, worth: Array, found: Array) -> float:
    """What the rest of a hand can still bring, always taking the best combination next."""
    hand, value = rest.copy(), 0.0
    for later in range(turn + 1, LAST_ROUND + 1):
        left = max(left - chips, 0)
        count, best, chosen = possible(hand, later, 0, found), -1.0, 0
        for place in range(count):
            brings = worth[row_of(int(found[place])), 0, left]
            if brings > best:
                best, chosen = brings, int(found[place])
        value += best
        without(hand, chosen, hand)
    return value


@rule
def plan_pass(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The action that brings most in this round and leaves most for the later ones."""
    found, worth = np.zeros(MOST, np.int64), np.zeros((ROWS, FIELDS + 1, MOST_CHIPS))
    expect(table["points"], worth)
    seat, turn, left = int(table["seat"]), int(table["round"]), chips_left(table)
    rest = np.zeros(JOKER + 1, np.int64)
    count, best, chosen = legal(table, actions), -1e9, int(actions[0])
    for place in range(count):
        action = int(actions[place])
        without(table["hands"][seat], action, rest)
        value = gain(table, worth, action, left)
        value += promise(rest, turn, left, everybody(table), worth, found)
        if table["supers"][seat] and not uses_super(action) and turn < LAST_ROUND - 1:
            value += 0.8 * (worth[0, 0, max(left - everybody(table), 0)])  # a chip to double later
        if value > best:
            best, chosen = value, action
    return chosen


@rule
def grab(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The action whose chip lies on the most points right now."""
    count, best, chosen = legal(table, actions), -1, int(actions[0])
    for place in range(count):
        action = int(actions[place])
        points = int(table["points"][row_of(action)][0]) * (1 + uses_super(action))
        if points > best:
            best, chosen = points, action
    return chosen
