"""A whole game inside compiled code, every state of it kept: one call instead of hundreds."""

import functools
from types import ModuleType
from typing import Any

import numpy as np

from reihum import Game
from reihum.games import Deal
from reihum.rules.engine.compiling import Array, bound, compiled, label_of, rule
from reihum.rules.engine.playing import legal, play
from reihum.rules.engine.records import StateRecord
from reihum.rules.engine.shuffle import STREAM

ROOM = 256  # more steps than any game has


@rule
def trace(state: Array, wanted: Array, states: Array, offers: Array, counts: Array) -> int:
    """Play the wanted actions, and write each state on the way with what was legal in it.

    Returns how many were played: an action that is not legal ends the trace, for the rules are
    free to do anything with it.
    """
    for step in range(len(wanted) + 1):
        states[step] = state[0]
        counts[step] = legal(state[0]["table"], offers[step])
        if step == len(wanted) or not is_among(wanted[step], offers[step], counts[step]):
            return step
        play(state[0], int(wanted[step]))
    return 0


@rule
def is_among(wanted: int, offer: Array, count: int) -> bool:
    """Whether an action is one of the first few."""
    found = False
    for place in range(count):
        found = found or offer[place] == wanted
    return found


@functools.cache
def tracer(rules: ModuleType, native: bool) -> Any:
    """The trace with a game's own rules, native or as they are."""
    made = bound(trace, label_of(rules), legal=rules.legal, play=rules.play)
    return compiled(made) if native else made


@functools.cache
def room(rules: ModuleType) -> tuple[Array, Array, Array]:
    """Room for the states, the offers and their counts; made once, for it is large."""
    states = np.zeros(ROOM, rules.STATE)
    return states, np.zeros((ROOM, rules.MOST_ACTIONS), np.int64), np.zeros(ROOM, np.int64)


def traced(
    rules: ModuleType, record: StateRecord, wanted: list[int], native: bool = True
) -> tuple[Array, list[list[int]]]:
    """The states of a game from a record on, and the legal actions in each."""
    states, offers, counts = room(rules)
    state = np.zeros(1, rules.STATE)
    state[0] = record
    done = tracer(rules, native)(state, np.array(wanted, np.int64), states, offers, counts) + 1
    pairs = zip(offers[:done].tolist(), counts[:done].tolist(), strict=True)
    return states[:done].copy(), [offer[:count] for offer, count in pairs]


def dealt(game: Game, seed: int | str, native: bool = True) -> StateRecord:
    """The record of a deal."""
    record = game.start()
    stream = np.zeros(1, STREAM)
    deal = compiled(game.rules.deal) if native else game.rules.deal
    deal(record, stream[0], Deal.of(seed).keys(game.own_decks))
    return record
