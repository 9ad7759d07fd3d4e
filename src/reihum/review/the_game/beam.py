"""A winning way through The Game or Extreme for one who knows every card, by a beam of turns.

From the best positions so far all whole turns are played that are worth a look, as the players' net
judges them; of the positions they lead to the best go on, with the cards that are really drawn. It
finds most ways that there are, and proves nothing where it finds none.
"""

import numpy as np

from ...bots.parts.piles.judging import BREADTH
from ...bots.parts.piles.slots import judge
from ...bots.parts.piles.turns import is_new, played
from ...bots.the_game.endings import hopeless
from ...bots.the_game.plans import cheapest, study
from ...bots.the_game.thoughts import JUDGE
from ...rules.engine.compiling import Array, Record, apart, bound, rule
from ...rules.engine.records import Seen
from ...rules.the_game.table import (
    ALL_DOWN,
    HIGHEST,
    LARGEST_HAND,
    MOST_PLAYERS,
    PILES,
    STATE,
    TABLE,
    end_turn,
)
from .alike import trace

ROOM = 1 << 16  # for the traces of the positions of a turn
DRAWN = 0.02  # what it weighs that a card that was drawn must skip one unplayed card
NOWHERE = -1
STEP = np.dtype(
    [  # a turn on the way
        ("before", "i4"),  # the place of the position that it was played from
        ("count", "i2"),
        ("cards", "i2", LARGEST_HAND),
    ]
)


@apart
@rule
def beam(start: Array, weights: Array, steps: Array) -> int:
    """Look for a winning way from a state; returns how many turns it has, or NOWHERE.

    The steps are by turn and place, as many as the beam is wide; the last one on the way stands at
    place 0.
    """
    width, breadth = len(steps[0]), int(weights[BREADTH])
    states, following = np.zeros(width, STATE), np.zeros(width, STATE)
    values, seen = np.zeros(width), np.zeros(ROOM, np.int64)
    kept, likelies, chances = np.zeros(breadth, TABLE), np.zeros(breadth), np.zeros(breadth)
    signals, notes = np.zeros((MOST_PLAYERS, PILES), np.int8), np.zeros(HIGHEST + 2, np.int64)
    child = np.zeros(1, STATE)
    states[0], count = start[0], 1
    for turn in range(len(steps)):
        found = 0
        seen[:] = 0
        for place in range(count):
            table, first = states[place]["table"], int(states[place]["table"]["count"])
            for way in range(judge(table, signals, weights, kept, likelies, chances)):
                if kept[way]["over"] == ALL_DOWN:
                    note_step(steps[turn][0], kept[way], first, place)
                    return turn + 1
                child[0] = states[place]
                child[0]["table"] = kept[way]
                if not goes_on(child, seen):
                    continue
                study(child[0]["table"], notes)
                value = likelies[way] - DRAWN * price_of_hand(child[0]["table"], notes)
                spot = spot_for(value, values, found)
                if spot != NOWHERE:
                    following[spot] = child[0]
                    values[spot] = value
                    note_step(steps[turn][spot], kept[way], first, place)
                    found = max(found, spot + 1)
        if found == 0:
            return NOWHERE
        states, following, count = following, states, found
    return NOWHERE


@rule
def goes_on(child: Array, seen: Array) -> bool:
    """End the turn of a position; whether it is a new one that is not lost already."""
    if child[0]["table"]["over"]:
        return False
    end_turn(child[0])
    after = child[0]["table"]
    return not after["over"] and not hopeless(after) and is_new(trace(after), seen)


@rule
def price_of_hand(table: Seen, notes: Array) -> int:
    """How many unplayed cards the cards of the next player must skip, each by itself."""
    seat, price = int(table["seat"]), 0
    for place in range(int(table["held"][seat])):
        price += cheapest(table, int(table["hands"][seat][place]), notes)
    return price


@rule
def spot_for(value: float, values: Array, found: int) -> int:
    """Where a position may stand: a free place, or that of the worst if it is better."""
    if found < len(values):
        return found
    worst = 0
    for place in range(1, found):
        if values[place] < values[worst]:
            worst = place
    return worst if value > values[worst] else NOWHERE


@rule
def note_step(step: Record, after: Seen, first: int, before: int) -> None:
    """Write down the cards of a turn."""
    step["before"] = before
    step["count"] = int(after["count"]) - first
    for place in range(first, int(after["count"])):
        step["cards"][place - first] = played(after, place)


BEAM = bound(beam, "the_game", judge=JUDGE)
