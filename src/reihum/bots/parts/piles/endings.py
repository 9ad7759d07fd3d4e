"""What searches for an exact end have in common: how long they take, what they try first."""

from ....rules.engine.compiling import Array, rule, slot
from ....rules.engine.playing import legal
from ....rules.engine.records import Seen
from .judging import REPLIES

SEEN = 1 << 15
MOST_POSITIONS, FEW_POSITIONS = 20_000, 1_000  # some milliseconds compiled; half a second if not
UNKNOWN = -1
ROOM = 128  # more than any card
NEAR = 5  # cards with smaller gaps are tried before the end of a turn


@slot
def gap(table: Seen, action: int) -> int:
    """Stands for the game's own: how far a card goes."""
    raise NotImplementedError


@rule
def patience(weights: Array) -> int:
    """How many positions to search: few for one who does not look ahead, being uncompiled."""
    return MOST_POSITIONS if weights[REPLIES] > 0 else FEW_POSITIONS


@rule
def nearest_first(table: Seen, actions: Array) -> int:
    """Write the legal actions, the smallest gaps first."""
    count = legal(table, actions)
    for place in range(1, count):
        step = place
        while step > 0 and gap(table, int(actions[step])) < gap(table, int(actions[step - 1])):
            actions[step], actions[step - 1] = actions[step - 1], actions[step]
            step -= 1
    return count
