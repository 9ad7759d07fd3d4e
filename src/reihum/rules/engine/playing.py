"""Whole games inside compiled code, for any game.

The slots here stand for the functions that every game's module of rules has; whoever plays games
of any kind takes them from here and has them filled (`bound`).
"""

from types import ModuleType
from typing import Any

from .compiling import Array, Record, bound, label_of, rule, slot
from .records import StateRecord, TableRecord
from .shuffle import CHOICES, below, open_stream

TURN, TRICK = 1, 2  # what `note` of a game tells of an action: it begins a turn; it is a trick


@slot
def deal(state: StateRecord, stream: Record, keys: Array) -> None:
    """Stands for the game's own `deal`."""
    raise NotImplementedError


@slot
def legal(table: TableRecord, actions: Array) -> int:
    """Stands for the game's own `legal`."""
    raise NotImplementedError


@slot
def play(state: StateRecord, action: int) -> None:
    """Stands for the game's own `play`."""
    raise NotImplementedError


@slot
def observe(state: StateRecord, seat: int, seen: Array) -> None:
    """Stands for the game's own `observe`."""
    raise NotImplementedError


@slot
def begins_turn(table: TableRecord) -> bool:
    """Stands for the game's own: whether the next action begins a turn."""
    raise NotImplementedError


@slot
def note(table: TableRecord, action: int) -> int:
    """Stands for the game's own: TURN if an action begins a turn, plus TRICK if it is one."""
    raise NotImplementedError


@rule
def never_silent(table: TableRecord) -> bool:
    """Where nothing forbids talk."""
    return False


def silent_of(rules: ModuleType) -> Any:
    """A game's rule `silent`: whether talk and signals are forbidden now; few games have one."""
    return getattr(rules, "silent", never_silent)


@rule
def random_game(state: StateRecord, stream: Record, actions: Array) -> int:
    """Play on to the end with random legal actions; returns how many there were."""
    played = 0
    while not state["table"]["over"]:
        play(state, int(actions[below(stream, legal(state["table"], actions))]))
        played += 1
    return played


@rule
def random_games(
    start: Array, keys: Array, state: Array, stream: Array, actions: Array, ends: Array
) -> int:
    """Deal and play a random game for each deal's keys; writes how each ended, counts the actions.

    `start` has the options only; `state` and `stream` are room for one of each.
    """
    played = 0
    for game in range(len(keys)):
        state[0] = start[0]
        deal(state[0], stream[0], keys[game])
        open_stream(stream[0], keys[game][0], CHOICES)
        played += random_game(state[0], stream[0], actions)
        ends[game] = state[0]["table"]["over"]
    return played


def random_games_of(rules: ModuleType) -> Any:
    """`random_games` for a game's module of rules."""
    game: Any = rules
    whole = bound(random_game, label_of(rules), legal=game.legal, play=game.play)
    return bound(random_games, label_of(rules), random_game=whole, deal=game.deal)
