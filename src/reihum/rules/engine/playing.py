"""Whole games inside compiled code, for any game: bind `deal`, `legal` and `play` of its module."""

from types import ModuleType
from typing import Any

from .compiling import Array, Record, bound, label_of, rule
from .shuffle import CHOICES, below, open_stream


def deal(state: Record, stream: Record, keys: Array) -> None:
    """Stands for the game's own `deal`."""
    raise NotImplementedError


def legal(table: Record, actions: Array) -> int:
    """Stands for the game's own `legal`."""
    raise NotImplementedError


def play(state: Record, action: int) -> None:
    """Stands for the game's own `play`."""
    raise NotImplementedError


@rule
def random_game(state: Record, stream: Record, actions: Array) -> int:
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


def of_game(function: Any, game: ModuleType) -> Any:
    """One of the functions above for a game's module of rules."""
    label = label_of(game)
    own = {"deal": game.deal, "legal": game.legal, "play": game.play}
    whole = bound(random_game, label, **own)
    return bound(function, label, random_game=whole, **own)
