"""How likely turns win, in worlds that agree with what a seat has seen, for the games with piles.

All turns are tried in the same worlds. In each, everybody plays on for some turns as the net would,
and the net judges where that leads. Each game binds its own `STATE`, `TABLE`, `UNSEEN`, `observe`,
`judge` and `play_turn`, and says how worlds are drawn, set out and settled.
"""

from typing import Any

import numpy as np

from ...bots.parts.nets import likely
from ...bots.parts.piles.judging import BREADTH, PRIOR, SCORING
from ...bots.parts.piles.slots import judge, play_turn
from ...bots.parts.piles.turns import CERTAIN as DECIDED
from ...bots.parts.piles.turns import best_of
from ...bots.parts.signals import PLACES, SEATS
from ...rules.engine.compiling import UNFILLED, Array, apart, released, rule, slot
from ...rules.engine.playing import observe
from ...rules.engine.records import Seen, StateRecord
from .sampling import CERTAIN, CHANCE

UNDECIDED = -1.0  # instead of a chance, while nothing is settled
STATE: Any = UNFILLED  # the game's own
TABLE: Any = UNFILLED
UNSEEN: Any = UNFILLED  # decks, and cards in each: room for what nobody sees


@slot
def draw_world(table: Seen, unseen: Array, lot: int) -> None:
    """Stands for the game's own: put the cards that a seat cannot see in an order, by lot."""
    raise NotImplementedError


@slot
def set_out(state: StateRecord, end: Seen, unseen: Array) -> None:
    """Stands for the game's own: the world after a turn, with the unseen cards in their order."""
    raise NotImplementedError


@slot
def settled(table: Seen, me: int) -> float:
    """Stands for the game's own: the chance of a seat where it is certain, else UNDECIDED."""
    raise NotImplementedError


@slot
def chance_of(me: int, seat: int, chance: float) -> float:
    """Stands for the game's own: the chance of a seat, from that of the seat that acts."""
    raise NotImplementedError


@released
@apart
@rule
def sample(
    table: Seen, ends: Array, weights: Array, lots: Array, depth: int, results: Array
) -> None:
    """Write the chance to win by world and end of the turn, and whether it is certain at once.

    Each lot makes a world.
    """
    unseen, state, me = np.zeros(UNSEEN, np.int8), np.zeros(1, STATE), int(table["seat"])
    signals, breadth = np.zeros((SEATS, PLACES), np.int8), int(weights[BREADTH])
    seen, kept = np.zeros(1, TABLE), np.zeros(breadth, TABLE)
    values, chances = np.zeros(breadth), np.zeros(breadth)
    sober = weights.copy()
    sober[PRIOR] = sober[SCORING] = 0
    for world in range(len(lots)):
        draw_world(table, unseen, int(lots[world]))
        for place in range(len(ends)):
            set_out(state[0], ends[place], unseen)
            observe(state[0], int(state[0]["table"]["seat"]), seen)
            known = settled(seen[0], me)
            results[world][place][CERTAIN] = known != UNDECIDED
            results[world][place][CHANCE] = known
            if known == UNDECIDED:
                results[world][place][CHANCE] = prospect(
                    state[0], me, signals, weights, sober, depth, seen, kept, values, chances
                )


@apart
@rule
def prospect(
    state: StateRecord,
    me: int,
    signals: Array,
    weights: Array,
    sober: Array,
    depth: int,
    seen: Array,
    kept: Array,
    values: Array,
    chances: Array,
) -> float:
    """How likely a seat wins a world, some turns later; the sober weights look at nothing else."""
    table = state["table"]
    for turn in range(depth + 1):
        observe(state, int(table["seat"]), seen)
        known = settled(seen[0], me)
        if known != UNDECIDED:
            return known
        if turn < depth:
            best = best_of(values, judge(seen[0], signals, weights, kept, values, chances))
            play_turn(state, kept[best])
    best = best_of(values, judge(seen[0], signals, sober, kept, values, chances))
    chance = float(likely(values[best]) if abs(values[best]) < DECIDED else chances[best])
    return chance_of(me, int(table["seat"]), chance)
