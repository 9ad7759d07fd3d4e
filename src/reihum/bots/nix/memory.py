"""What a thought about Nix für ungut! remembers while it works one decision out.

A hand is one number, with some bits for each card: whether it holds a combination is one
subtraction. A part of a hand has a place: the parts of a hand are counted through like the numbers
of an odometer, so that what each can still bring stands in one array. A row of the board is one
number too, four bits for each chip, and pushing is a shift.
"""

import numpy as np

from ...rules.engine.compiling import Array, Record, rule
from ...rules.engine.records import Seen
from ...rules.nix.combinations import (
    JOKER,
    MOST,
    NONE,
    ROWS,
    SINGLE,
    VALUES,
    combination,
    count_of,
    possible,
    row_of,
    uses_joker,
)
from ...rules.nix.table import FIELDS, HAND, MOST_PLAYERS, MOST_SEATS, ROUNDS

BITS = 5  # for the count of a card in a hand
ONE = (1 << BITS) - 1
GUARDS = sum(16 << BITS * card for card in range(JOKER))  # above any count: it borrows from here
PARTS = 1296  # of twelve cards of eight kinds, at most
CHIP_BITS, CHIP, DOUBLE = 4, 15, 8  # of a chip: the player + 1, and whether it counts double
ROW = (1 << CHIP_BITS * FIELDS) - 1
MOST_CHIPS = MOST_PLAYERS * ROUNDS + 1
CARDS = 80

MEMORY = np.dtype(
    [
        # the own cards, and the combinations they allow; the last one is `none`
        ("cards", "i8"),
        ("parts", "i8"),  # how many parts the hand has; the whole hand is the last
        ("count", "i8"),
        ("action", "i8", MOST),
        ("row", "i8", MOST),
        ("need", "i8", MOST),
        ("step", "i8", MOST),  # from the place of a part to that of what is left
        ("natural", "i8", MOST),  # 1: no joker, so it may have the super chip
        ("late", "i8", MOST),  # 1: allowed in the last round
        ("plans", "f8", (PARTS, ROUNDS + 1, 2)),  # by part, round, super chip held
        # of a chip by row, field and chips that are still to come
        ("worth", "f8", (ROWS, FIELDS + 1, MOST_CHIPS)),
        ("rate", "f8", (MOST_CHIPS, ROWS)),  # of each chip to come, by how many come after it
        ("belief", "f8", HAND + 1),  # how likely a player holds so many cards
        ("entry", "f8", (ROUNDS, ROWS)),  # of the own chip of each round
        ("before", "i8", ROWS),  # the board as it is
        # one playout
        ("board", "i8", ROWS),
        ("held", "i8"),  # the own cards that are left
        ("part", "i8"),  # the place of these cards among the parts
        ("super", "i8"),  # 1 while the own super chip is left
        ("theirs", "i8", (MOST_SEATS, 2)),  # how many cards each seat holds, and its super chip
        ("points", "f8", MOST_PLAYERS),
        # one world: what nobody has seen, the row EGON will play in each round, and for each chip
        # of the others a random number
        ("unseen", "i8", CARDS),
        ("egon", "i8", ROUNDS),
        ("lots", "f8", MOST_CHIPS),
        ("odds", "f8", ROWS),
        # what can be done, and what it brings
        ("brings", "f8", ROWS),
        ("option", "i8", MOST),
        ("value", "f8", MOST),
        # the options to be tried in all worlds, and what they brought there
        ("candidate", "i8", MOST),
        ("total", "f8", MOST),
        ("state", "i8", 1),  # of the random numbers
    ]
)


@rule
def pack(hand: Array) -> int:
    """A hand as one number."""
    cards = 0
    for card in range(1, JOKER + 1):
        cards |= int(hand[card]) << BITS * (card - 1)
    return cards


@rule
def needs(action: int) -> int:
    """The cards of a combination as one number."""
    cards = uses_joker(action) << BITS * VALUES
    for value in range(1, VALUES + 1):
        cards |= count_of(action, value) << BITS * (value - 1)
    return cards


@rule
def holds(cards: int, need: int) -> bool:
    """Whether a hand holds the cards of a combination."""
    return ((cards | GUARDS) - need) & GUARDS == GUARDS


@rule
def pushed(row: int, player: int, double: int) -> int:
    """A row of the board after a player's chip."""
    return (row << CHIP_BITS | player + 1 | double * DOUBLE) & ROW


@rule
def lay_out(table: Seen, memory: Record) -> None:
    """Note the board as it is."""
    for row in range(ROWS):
        chips = 0
        for field in range(FIELDS):
            chip = int(table["owners"][row][field]) | int(table["doubles"][row][field]) * DOUBLE
            chips |= chip << CHIP_BITS * field
        memory["before"][row] = chips


@rule
def take_up(memory: Record, hand: Array, found: Array) -> None:
    """Note the own hand and all combinations that it or a part of it allows."""
    count = possible(hand, 0, 0, found)
    memory["cards"] = pack(hand)
    if memory["cards"]:
        found[count] = combination(NONE, 0, 0, 0)
        count += 1
    memory["count"] = count
    for place in range(count):
        action = int(found[place])
        row, joker = row_of(action), uses_joker(action)
        memory["action"][place], memory["row"][place] = action, row
        memory["need"][place] = needs(action)
        memory["natural"][place] = 1 - joker
        memory["late"][place] = 1 if joker == 0 or row == SINGLE else 0
    count_parts(memory, hand)


@rule
def count_parts(memory: Record, hand: Array) -> None:
    """Count the parts of a hand, and how far each combination steps down among them."""
    parts = 1
    memory["step"][:] = 0
    for card in range(1, JOKER + 1):
        for place in range(memory["count"]):
            used = int(memory["need"][place]) >> BITS * (card - 1) & ONE
            memory["step"][place] += used * parts
        parts *= int(hand[card]) + 1
    memory["parts"] = parts
