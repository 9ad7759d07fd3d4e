"""How the cards may lie that a player of Nix für ungut! has not seen."""

import numpy as np

from ...rules.engine.compiling import Array, Record, rule
from ...rules.engine.records import Seen
from ...rules.nix.combinations import JOKER, VALUES, count_of, egons_row, uses_joker
from ...rules.nix.table import MOST_TURNED, ROUNDS
from ..parts.lots import next_lot
from .memory import MOST_CHIPS

FINE = 1 << 24  # as fine as random numbers from 0 to 1 need be
HIGH = 31  # the low bits of such numbers are hardly random


@rule
def draw(memory: Record, below: int) -> int:
    """A random number below another."""
    state = next_lot(int(memory["state"][0]))
    memory["state"][0] = state
    return ((state >> HIGH) * below) >> HIGH


@rule
def count_unseen(table: Seen, counts: Array) -> None:
    """Write how many of each card are neither in the own hand nor were played or turned up."""
    seat = int(table["seat"])
    for card in range(1, JOKER + 1):
        counts[card] = int(table["deck"][card]) - int(table["hands"][seat][card])
    for turn in range(int(table["round"]) + 1):
        for player in range(int(table["players"])):
            action = int(table["log"][turn][player]) - 1
            if action >= 0:
                counts[JOKER] -= uses_joker(action)
                for value in range(1, VALUES + 1):
                    counts[value] -= count_of(action, value)
        for place in range(MOST_TURNED):
            counts[table["turned"][turn][place]] -= 1  # no card is card 0


@rule
def gather_unseen(table: Seen, memory: Record) -> int:
    """Note all unseen cards in order; returns how many they are."""
    counts, size = np.zeros(JOKER + 1, np.int64), 0
    count_unseen(table, counts)
    for card in range(1, JOKER + 1):
        for _ in range(counts[card]):
            memory["unseen"][size] = card
            size += 1
    return size


@rule
def take(memory: Record, taken: int, size: int) -> int:
    """Take one of the unseen cards that have not been taken yet."""
    place, unseen = taken + draw(memory, size - taken), memory["unseen"]
    card = int(unseen[place])
    unseen[place] = unseen[taken]
    unseen[taken] = card
    return card


@rule
def turn_up(memory: Record, turn: int, size: int, cards: Array) -> None:
    """Note the rows that EGON plays from this round on."""
    taken = 0
    for later in range(turn, ROUNDS):
        cards[:] = 0
        for _ in range(later + 2):
            cards[take(memory, taken, size)] += 1
            taken += 1
        memory["egon"][later] = egons_row(cards)


@rule
def imagine(table: Seen, memory: Record, size: int, cards: Array) -> None:
    """A world: the rows EGON will play, and a random number for each chip of the others."""
    for left in range(MOST_CHIPS):
        memory["lots"][left] = draw(memory, FINE) / FINE
    if table["egon"]:
        turn_up(memory, int(table["round"]), size, cards)
