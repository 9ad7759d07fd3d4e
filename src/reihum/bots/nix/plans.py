"""Plans for Nix für ungut!: a lap as a whole."""

import numpy as np

from ...rules.engine.compiling import Array, Record, apart, rule
from ...rules.engine.records import Seen
from ...rules.nix.combinations import (
    JOKER,
    LAST_ROUND,
    MOST,
    NONE,
    ROWS,
    SINGLE,
    VALUES,
    add_row,
    add_small,
    count_of,
    row_of,
    uses_joker,
    uses_super,
    values_in,
)
from ...rules.nix.table import FIELDS, ROUNDS, everybody, legal

MOST_CHIPS = 30
NOTHING = 0  # as a combination: without cards
PUSHED = 1 / 7  # how likely a chip goes into a given row

# What a lap is planned with. Arrays inside a record can be handed on for nothing, while Numba
# counts who has hold of any other array: that took four fifths of the time.
DESK = np.dtype(
    [
        ("worth", "f8", (ROWS, FIELDS + 1, MOST_CHIPS)),  # of a chip, by how many are still to come
        ("rest", "i8", JOKER + 1),  # of the hand, by card
        ("found", "i8", MOST),
        ("chosen", "i8"),
    ]
)


@rule
def expect(points: Array, most: int, worth: Array) -> None:
    """What a chip in a row and field will bring with up to so many chips still to come."""
    for row in range(ROWS):
        for left in range(most + 1):
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
    """What the rest of a hand can still bring, always taking the best combination out of it."""
    value = 0.0
    for later in range(turn + 1, LAST_ROUND + 1):
        left = max(left - chips, 0)
        best, chosen, values = -1.0, NOTHING, values_in(rest)
        for row in range(ROWS):
            if worth[row, 0, left] > best and first_of(rest, values, row, later, found):
                best, chosen = worth[row, 0, left], int(found[0])
        value += best
        without(rest, chosen, rest)
    return value


@rule
def first_of(hand: Array, values: int, row: int, turn: int, found: Array) -> bool:
    """Write the first combination of a hand in a row, as `possible` has them, if there is one."""
    if row >= SINGLE:
        add_small(hand, values, False, found, 0)
        return row_of(int(found[0])) == row
    jokers = hand[JOKER] > 0 and turn != LAST_ROUND
    return add_row(hand, values, row, jokers, False, found, 0) > 0


@rule
def most_promised(
    hand: Array, turn: int, left: int, chips: int, worth: Array, found: Array
) -> float:
    """The most that any rest of a hand can bring: in each round the best of the whole hand."""
    value, values = 0.0, values_in(hand)
    for later in range(turn + 1, LAST_ROUND + 1):
        left = max(left - chips, 0)
        best = max(-1.0, worth[NONE, 0, left])
        for row in range(NONE):
            if worth[row, 0, left] > best and first_of(hand, values, row, later, found):
                best = worth[row, 0, left]
        value += best
    return value


@rule
def plan_lap(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The action that brings most in this round and leaves most for the later ones."""
    room = np.zeros(1, DESK)
    weigh(table, actions, legal(table, actions), room[0])
    return int(room[0]["chosen"])  # read from the room, which thereby lasts until now


@apart
@rule
def weigh(table: Seen, actions: Array, count: int, desk: Record) -> None:
    """Choose among the actions; what later rounds bring is only worked out if it may matter."""
    worth, rest, found = desk["worth"], desk["rest"], desk["found"]
    seat, turn, left = int(table["seat"]), int(table["round"]), chips_left(table)
    chips, known, later, best = everybody(table), -1, 0.0, -1e9
    expect(table["points"], left, worth)
    without(table["hands"][seat], NOTHING, rest)
    most = most_promised(rest, turn, left, chips, worth, found)
    desk["chosen"] = actions[0]
    for place in range(count):
        action, kept = int(actions[place]), 0.0
        if table["supers"][seat] and not uses_super(action) and turn < LAST_ROUND - 1:
            kept = 0.8 * worth[0, 0, max(left - chips, 0)]  # a chip to double later
        value = gain(table, worth, action, left)
        if value + most + kept <= best:
            continue
        if action >> 1 != known:  # the same cards with the super chip follow those without
            without(table["hands"][seat], action, rest)
            known, later = action >> 1, promise(rest, turn, left, chips, worth, found)
        if value + later + kept > best:
            best, desk["chosen"] = value + later + kept, action


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
