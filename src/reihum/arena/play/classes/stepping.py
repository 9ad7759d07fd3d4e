"""The game around bots that are Python classes, compiled: from one question to the next.

`go_on` does what a bot has chosen and goes on to the next one to ask. It returns the seat, or what
else there is to do.
"""

import functools
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from ....games import Game
from ....games.core.game import MOST_PLAYERS
from ....rules.engine.compiling import Array, Record, bound, compiled, label_of, rule, slot
from ....rules.engine.playing import TURN, begins_turn, deal, legal, note, observe, play, silent_of
from ....rules.engine.records import StateRecord, TableRecord
from ..whole_games import COUNTS, NONSENSE

OVER, AGREE, TELL, REFUSED = -1, -2, -3, -4  # instead of a seat
NOTHING = -1  # instead of an action, where none was chosen
NOW = np.dtype(
    [
        ("players", "i8"),
        ("talk", "i8"),
        ("told", "i8"),  # whether everybody was asked what to signal in this turn
        ("silent", "i8"),  # whether signals are forbidden
        ("seat", "i8"),  # who acts
        ("legal", "i8"),  # how many of the actions are legal
        ("counts", COUNTS),
    ]
)


class Room(NamedTuple):
    """All that a game is played in: one of each, used for every game of a batch."""

    state: Array
    views: Array  # by seat: what it may know, where it was asked for
    actions: Array  # the legal ones, of who acts
    now: Array

    @classmethod
    def of(cls, rules: ModuleType) -> "Room":
        """Room for a game's module of rules."""
        own: Any = rules
        return cls(
            np.zeros(1, own.STATE),
            np.zeros(MOST_PLAYERS, own.TABLE),
            np.zeros(own.MOST_ACTIONS, np.int64),
            np.zeros(1, NOW),
        )


@slot
def silent(table: TableRecord) -> bool:
    """Stands for the game's own: whether signals are forbidden now."""
    raise NotImplementedError


@rule
def begin_anew(start: Array, keys: Array, stream: Array, state: Array, now: Array) -> None:
    """Deal, and count from nothing."""
    state[0] = start[0]
    deal(state[0], stream[0], keys)
    now[0]["told"], counts = 0, now[0]["counts"]
    counts["turns"], counts["tricks"], counts["decisions"] = 0, 0, 0
    counts["fault"] = NONSENSE


@rule
def go_on(state: Array, views: Array, actions: Array, now: Array, action: int) -> int:
    """Do an action, if it is legal, and go on to the next seat to ask, or to something else."""
    here, table = now[0], state[0]["table"]
    if action != NOTHING:
        if not is_among(actions, int(here["legal"]), action):
            return REFUSED
        do(state[0], here, action)
    if table["over"]:
        return OVER
    here["seat"], here["legal"] = table["seat"], legal(table, actions)
    return look(state[0], views, here)


@rule
def is_among(actions: Array, count: int, action: int) -> bool:
    """Whether an action is one of the first so many."""
    found = False
    for place in range(count):
        found |= actions[place] == action
    return found


@rule
def do(state: StateRecord, now: Record, action: int) -> None:
    """Do a legal action and count it; a claim of the first turn is no decision."""
    if now["seat"] >= 0:
        noted, counts = note(state["table"], action), now["counts"]
        counts["turns"] += noted & TURN
        counts["tricks"] += noted >> 1
        counts["decisions"] += 1
    now["told"] = 0
    play(state, action)


@rule
def look(state: StateRecord, views: Array, now: Record) -> int:
    """Whom to ask what, and what those who are asked may know."""
    seat, table = int(now["seat"]), state["table"]
    if seat < 0:
        show_all(state, views, now)
        return AGREE
    now["silent"] = silent(table)
    if now["talk"] and not now["told"] and begins_turn(table):
        show_all(state, views, now)
        now["told"] = 1
        return TELL
    observe(state, seat, views[seat : seat + 1])
    return seat


@rule
def show_all(state: StateRecord, views: Array, now: Record) -> None:
    """Write what each seat may know."""
    for seat in range(int(now["players"])):
        observe(state, seat, views[seat : seat + 1])


class Steps(NamedTuple):
    """The compiled functions of a game."""

    begin_anew: Any
    go_on: Any


@functools.cache
def steps_of(kind: type[Game]) -> Steps:
    """The compiled functions for a kind of game."""
    own: Any = kind.rules
    label, hush = label_of(kind.rules), silent_of(kind.rules)
    shown = bound(show_all, label, observe=own.observe)
    asks = {"observe": own.observe, "begins_turn": own.begins_turn}
    looking = bound(look, label, show_all=shown, silent=hush, **asks)
    doing = bound(do, label, note=own.note, play=own.play)
    going = bound(go_on, label, legal=own.legal, look=looking, do=doing)
    return Steps(compiled(bound(begin_anew, label, deal=own.deal)), compiled(going))
