"""Whole turns as plans, for the three games with piles.

A plan is a sequence of cards and then the end of the turn. All plans count that reach the minimum;
beyond it only cards that cost next to nothing. What looks best is tried first, and what cannot
become better than the best so far is not tried at all: each game knows a ceiling for what can come
of an action. Each game fills the slots. The search keeps its own stack: Numba wants no recursion.
"""

from typing import Any

import numpy as np

from ....rules.engine.compiling import UNFILLED, Array, Record, apart, rule, slot
from ....rules.engine.playing import legal
from ....rules.engine.records import Seen
from ..signals import PLACES, SEATS
from .slots import attempt, study, worth

DEEPEST = 3  # cards in a plan: it is made anew after each card, and may then reach further
CHOICES = 40  # more actions than a hand allows
NOTES = 320
END = 0
WORST = -1e18
TABLE: Any = UNFILLED  # the game's own
# The game's own: whether a card is looked at before it gets a ceiling, and the last ones of a plan
# get none. That pays where a ceiling takes longer than a look, and as long as to judge a table.
LOOKS_FIRST: Any = UNFILLED

# What a plan is made with. Arrays inside a record can be handed on for nothing, while Numba counts
# who has hold of any other array, which takes longer than to look at a card.
DESK = np.dtype(
    [
        ("signals", "i1", (SEATS, PLACES)),
        ("notes", "i8", NOTES),
        # by how many cards were put down
        ("actions", "i8", (DEEPEST, CHOICES)),
        ("ceilings", "f8", (DEEPEST, CHOICES)),  # of the actions
        ("order", "i8", (DEEPEST, CHOICES)),  # places of those worth a try, highest ceiling first
        ("count", "i8", DEEPEST),  # how many are worth a try
        ("tried", "i8", DEEPEST),
    ]
)


@slot
def promising(table: Seen, before: Seen, action: int, notes: Array) -> bool:
    """Stands for the game's own: whether a card is worth a thought."""
    raise NotImplementedError


@slot
def repeated(table: Seen, first: int, then: int) -> bool:
    """Stands for the game's own: whether two cards lead to the same in the other order, which is
    tried too, and begins with what comes sooner in `legal`."""
    raise NotImplementedError


@slot
def note_gains(table: Seen, signals: Array, notes: Array) -> None:
    """Stands for the game's own: note what makes the ceilings of all plans."""
    raise NotImplementedError


@slot
def limit(
    table: Seen, actions: Array, count: int, later: int, notes: Array, ceilings: Array
) -> None:
    """Stands for the game's own: write the ceiling of each action.

    No plan is worth more that goes on with the action, and then with so many later cards at most.
    """
    raise NotImplementedError


@apart
@rule
def plan(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The first action of the best plan; among the best, the one that comes first in `legal`."""
    # Not filled with zeros, which would be felt: nothing is read that was not written before.
    desks, tables = np.empty(1, DESK), np.empty(DEEPEST + 1, TABLE)
    desk, notes = desks[0], desks[0]["notes"]
    keep_signals(desk, signals)
    tables[0] = table
    study(table, notes)
    note_gains(table, signals, notes)
    depth, best, first = 0, WORST, 0
    survey(table, table, depth, best, desk)
    while depth >= 0:
        if desk["tried"][depth] == desk["count"][depth]:
            depth -= 1
            continue
        place = int(desk["order"][depth][desk["tried"][depth]])
        action = int(desk["actions"][depth][place])
        desk["tried"][depth] += 1
        if desk["ceilings"][depth][place] < best:
            desk["tried"][depth] = desk["count"][depth]
            continue
        if not (LOOKS_FIRST or is_new(tables[depth], table, begun(depth, desk), action, notes)):
            continue
        after = depth
        if action != END:
            after += 1
            tables[after] = tables[depth]
        if action == END or attempt(tables[after], action) or after == DEEPEST:
            value = worth(tables[after], table, desk["signals"], notes)
        elif LOOKS_FIRST and depth + 2 == DEEPEST:
            value = best_end(tables, desk)
        else:
            depth += 1
            survey(tables[depth], table, depth, best, desk)
            continue
        place = int(desk["order"][0][desk["tried"][0] - 1])
        if value > best or (value == best and place < first):
            best, first = value, place
    return int(desks[0]["actions"][0][first])


@rule
def keep_signals(desk: Record, signals: Array) -> None:
    """Put what was signalled on the desk."""
    for seat in range(SEATS):
        for pile in range(PLACES):
            desk["signals"][seat][pile] = signals[seat][pile]


@apart
@rule
def survey(table: Seen, before: Seen, depth: int, best: float, desk: Record) -> None:
    """Find the actions that may lead to something better, and put them in order."""
    actions, ceilings = desk["actions"][depth], desk["ceilings"][depth]
    legals, some, count = legal(table, actions), 0, 0
    first, notes = begun(depth, desk), desk["notes"]
    for place in range(legals):
        action = int(actions[place])
        actions[some] = action
        some += not LOOKS_FIRST or is_new(table, before, first, action, notes)
    limit(table, actions, some, DEEPEST - 1 - depth, notes, ceilings)
    for place in range(some):
        if ceilings[place] >= best:
            put_in_order(desk["order"][depth], count, place, ceilings)
            count += 1
    desk["count"][depth] = count
    desk["tried"][depth] = 0


@rule
def is_new(table: Seen, before: Seen, first: int, action: int, notes: Array) -> bool:
    """Whether an action is worth a thought here, and not tried in another order."""
    if first != END and repeated(before, first, action):
        return False
    return action == END or promising(table, before, action, notes)


@rule
def begun(depth: int, desk: Record) -> int:
    """The card that a plan begins with, where its second one is looked for; END elsewhere."""
    return int(desk["actions"][0][desk["order"][0][desk["tried"][0] - 1]]) if depth == 1 else END


@apart
@rule
def best_end(tables: Array, desk: Record) -> float:
    """What the best last action makes of a plan: so few are worth a thought that none needs a
    ceiling."""
    before, table, best = tables[0], tables[DEEPEST - 1], WORST
    actions, notes = desk["actions"][DEEPEST - 1], desk["notes"]
    count = legal(table, actions)
    if actions[count - 1] == END:  # it comes last, and needs no table of its own
        count -= 1
        best = worth(table, before, desk["signals"], notes)
    for place in range(count):
        action = int(actions[place])
        if promising(table, before, action, notes):
            tables[DEEPEST] = table
            attempt(tables[DEEPEST], action)
            best = max(best, worth(tables[DEEPEST], before, desk["signals"], notes))
    return best


@rule
def put_in_order(order: Array, count: int, place: int, ceilings: Array) -> None:
    """Put a place among those before it, behind all whose ceiling is as high."""
    here = count
    while here > 0 and ceilings[order[here - 1]] < ceilings[place]:
        order[here] = order[here - 1]
        here -= 1
    order[here] = place
