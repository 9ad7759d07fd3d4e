"""All whole turns that are worth a closer look, for the three games with piles.

A turn is a sequence of cards and then its end. All are tried that reach the minimum, and beyond it
those whose cards cost next to nothing; the same cards on the same tops count once. The best at
first sight are kept, as the tables they lead to: what was played stands in the table itself. Each
game binds its own `TABLE`, `legal`, `attempt`, `bear`, `bearable`, `worth`, `trace` and `play`. The
search keeps its own stack: Numba wants no recursion.
"""

from typing import Any

import numpy as np

from ....rules.engine.compiling import UNFILLED, Array, apart, rule, slot
from ....rules.engine.playing import legal, play
from ....rules.engine.records import Seen, StateRecord
from .slots import attempt, worth

LONGEST = 8  # cards in a turn
CHOICES = 40  # more actions than a hand allows
NO_LIMIT = 1000  # more than any card costs
ANY_CARD = 2 * NO_LIMIT  # not even a waste is too much
CERTAIN = 1e6  # beyond it is what is won or lost already
SEEN = 2048  # room for the traces of positions
MOST_POSITIONS = 1500  # so that the room is never full
END = 0
PILES = 4
TABLE: Any = UNFILLED  # the game's own


@slot
def bear(table: Seen, notes: Array, slack: int) -> None:
    """Stands for the game's own: note what a card may cost."""
    raise NotImplementedError


@slot
def bearable(table: Seen, action: int, notes: Array) -> bool:
    """Stands for the game's own: whether a card is worth a thought."""
    raise NotImplementedError


@slot
def trace(table: Seen) -> int:
    """Stands for the game's own: a number above 0 for what matters of a position in a turn."""
    raise NotImplementedError


@rule
def turns(table: Seen, signals: Array, notes: Array, slack: int, kept: Array, worths: Array) -> int:
    """Write the best ends of the turn at first sight, and return how many there are: at least one.

    The cards that reach the minimum may cost so much more than the cheapest.
    """
    bear(table, notes, slack)
    found = search(table, signals, notes, kept, worths)
    if found == 0 or worths[best_of(worths, found)] < -CERTAIN:
        bear(table, notes, NO_LIMIT)  # nothing cheap saves this turn: look at everything
        found = search(table, signals, notes, kept, worths)
    if found == 0:  # a skull cannot be covered: the turn goes on until no card is left to play
        bear(table, notes, ANY_CARD)
        found = search(table, signals, notes, kept, worths)
    return found


@apart
@rule
def search(table: Seen, signals: Array, notes: Array, kept: Array, worths: Array) -> int:
    """The same among the turns whose cards cost no more than is noted."""
    tables, seen = np.zeros(LONGEST + 2, TABLE), np.zeros(SEEN, np.int64)
    choices = np.zeros((LONGEST + 1, CHOICES), np.int64)
    counts, places = np.zeros(LONGEST + 1, np.int64), np.zeros(LONGEST + 1, np.int64)
    tables[0] = table
    counts[0] = legal(table, choices[0])
    depth, found, positions = 0, 0, 0
    while depth >= 0:
        if places[depth] == counts[depth]:
            depth -= 1
            continue
        action = int(choices[depth][places[depth]])
        places[depth] += 1
        if action != END and not bearable(tables[depth], action, notes):
            continue
        tables[depth + 1] = tables[depth]
        if action == END or attempt(tables[depth + 1], action):
            value = worth(tables[depth + 1], table, signals, notes)
            found = keep(tables[depth + 1], value, kept, worths, found)
        elif positions < MOST_POSITIONS and is_new(trace(tables[depth + 1]), seen):
            positions += 1
            depth += 1
            counts[depth] = legal(tables[depth], choices[depth])
            places[depth] = 0
    return found


@apart
@rule
def play_turn(state: StateRecord, after: Seen) -> None:
    """Play the rest of a turn, as the table after it shows."""
    for place in range(int(state["table"]["count"]), int(after["count"])):
        play(state, played(after, place))
        if state["table"]["over"]:
            return
    if state["table"]["count"]:  # else the last card has ended the turn
        play(state, END)


@rule
def played(table: Seen, place: int) -> int:
    """The action that put down a card of the running turn."""
    return int(table["turn_cards"][place]) * PILES + int(table["turn_piles"][place])


@rule
def best_of(values: Array, count: int) -> int:
    """The place of the highest value."""
    best = 0
    for place in range(1, count):
        if values[place] > values[best]:
            best = place
    return best


@rule
def is_new(number: int, seen: Array) -> bool:
    """Whether a position was not seen before; now it is."""
    place = place_of(number, seen)
    known = seen[place] == number
    seen[place] = number
    return not known


@rule
def place_of(number: int, seen: Array) -> int:
    """Where a number stands among those seen, or the empty place for it."""
    place = number % len(seen)
    while seen[place] and seen[place] != number:
        place = (place + 1) % len(seen)
    return int(place)


@rule
def keep(table: Seen, value: float, kept: Array, worths: Array, found: int) -> int:
    """Keep a table if there is room, or in the place of the worst if it is better."""
    if found < len(kept):
        kept[found] = table
        worths[found] = value
        return found + 1
    worst = 0
    for place in range(1, found):
        if worths[place] < worths[worst]:
            worst = place
    if value > worths[worst]:
        kept[worst] = table
        worths[worst] = value
    return found
