"""Whole games inside compiled code, with bots that are rules.

`whole_games_of` binds the rules of a game and the thoughts of one or two players. A thought gets
what `observe` has written: it cannot cheat, and what it writes reaches nobody. It gets the table
itself only where nothing on it is hidden and the thought is proven to write nothing. Where bots
talk, `tell` of the game's bots lets them signal whenever a turn begins.
"""

from collections.abc import Sequence
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from ...bots import bots_of
from ...bots.parts.lots import next_lot
from ...bots.parts.signals import NO_SIGNALS
from ...games import Game
from ...games.core.game import MOST_PLAYERS
from ...rules.engine.compiling import Array, bound, compiled, label_of, rule, slot
from ...rules.engine.playing import TURN, deal, note, observe, play
from ...rules.engine.reading import only_read
from ...rules.engine.records import Seen, StateRecord, TableRecord
from ...rules.engine.shuffle import STREAM

COUNTS = np.dtype([("turns", "i8"), ("tricks", "i8"), ("decisions", "i8"), ("fault", "i8")])
NONSENSE = -1  # what a checked thought returns instead of an illegal action


class Deals(NamedTuple):
    """What is played: the options, the deals, and by whom."""

    start: Array  # one state with the options only
    keys: Array  # of each deal
    who: Array  # by seat: 0 for the one player, 1 for the other
    talk: bool
    weights: Array  # of the one player
    other_weights: Array


class Workspace(NamedTuple):
    """The room to play in: one of each, used for every game."""

    state: Array
    stream: Array
    seen: Array  # what the seat to act may know
    signals: Array
    actions: Array

    @classmethod
    def of(cls, rules: ModuleType) -> "Workspace":
        """Room for a game's module of rules."""
        own: Any = rules
        return cls(
            np.zeros(1, own.STATE),
            np.zeros(1, STREAM),
            np.zeros(1, own.TABLE),
            NO_SIGNALS.copy(),
            np.zeros(own.MOST_ACTIONS, np.int64),
        )


class Ends(NamedTuple):
    """What comes out: the table at the end of each game, and what was counted in it."""

    tables: Array
    counts: Array

    @classmethod
    def of(cls, rules: ModuleType, games: int) -> "Ends":
        """Room for so many games."""
        own: Any = rules
        return cls(np.zeros(games, own.TABLE), np.zeros(games, COUNTS))


def start_of(game: Game) -> Array:
    """A state with the options only."""
    return np.array([game.start()], game.rules.STATE)


def seated(seats: Sequence[int]) -> Array:
    """Who sits where, in an array that has room for the seats of any game."""
    who = np.zeros(MOST_PLAYERS, np.int64)
    who[: len(seats)] = seats
    return who


@slot
def begin(state: StateRecord, seen: Array) -> None:
    """Stands for how the bots of the game agree who begins."""
    raise NotImplementedError


@slot
def tell(state: StateRecord, seat: int, seen: Array, signals: Array) -> None:
    """Stands for how the bots of the game signal to the one who is to act."""
    raise NotImplementedError


@slot
def first(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """Stands for the thought of the one player."""
    raise NotImplementedError


@slot
def second(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """Stands for the thought of the other player."""
    raise NotImplementedError


@slot
def needs_no_copy(table: TableRecord) -> bool:
    """Stands for whether the thoughts may be given the table itself."""
    raise NotImplementedError


@rule
def whole_games(deals: Deals, room: Workspace, ends: Ends) -> None:
    """Deal and play a game for each deal's keys.

    The records are unpacked once: to take an array out of one costs more than a look at a card.
    """
    start, keys, who, talk, weights, other_weights = deals
    state, stream, seen, signals, actions = room
    tables, counts = ends
    for game in range(len(keys)):
        state[0] = start[0]
        deal(state[0], stream[0], keys[game])
        signals[:] = 0
        begin(state[0], seen)
        bare = needs_no_copy(state[0]["table"])
        turns, tricks, decisions, fault = 0, 0, 0, NONSENSE
        lot = int(keys[game][0][0])
        while not state[0]["table"]["over"]:
            seat = int(state[0]["table"]["seat"])
            if talk:
                tell(state[0], seat, seen, signals)
            table = state[0]["table"]
            if not bare:
                observe(state[0], seat, seen)
                table = seen[0]
            lot = next_lot(lot)
            if who[seat]:
                action = int(second(table, signals, actions, lot >> 8, other_weights))
            else:
                action = int(first(table, signals, actions, lot >> 8, weights))
            decisions += 1
            if action == NONSENSE:
                fault = seat
                break
            noted = note(state[0]["table"], action)
            turns += noted & TURN
            tricks += noted >> 1
            play(state[0], action)
        tables[game] = state[0]["table"]
        counts[game]["turns"], counts[game]["tricks"] = turns, tricks
        counts[game]["decisions"], counts[game]["fault"] = decisions, fault


@rule
def always_copied(table: TableRecord) -> bool:
    """Where something is hidden, or a thought might write."""
    return False


@rule
def nobody_claims(state: StateRecord, seen: Array) -> None:
    """Where nobody has to agree, it is known who begins."""


@rule
def nobody_tells(state: StateRecord, seat: int, seen: Array, signals: Array) -> None:
    """Between opponents there is nothing to tell."""


def whole_games_of(game: Game, label: str, one: Any, other: Any) -> Any:
    """`whole_games` for a game and two thoughts."""
    rules, bots = game.rules, bots_of(game)
    bare = getattr(rules, "all_open", always_copied)
    return bound(
        whole_games,
        label,
        deal=rules.deal,
        begin=bots.begin or nobody_claims,
        tell=bots.tell or nobody_tells,
        needs_no_copy=bare if only_read(one, other) else always_copied,
        observe=rules.observe,
        first=one,
        second=other,
        note=rules.note,
        play=rules.play,
    )


def native_games_of(game: Game, one: Any, other: Any) -> Any:
    """The same, compiled and kept on disk; bots that think alike share the code."""
    names = [f"{thought.__module__}.{thought.__qualname__}" for thought in (one, other)]
    label = "-".join([label_of(game.rules), *names])
    return compiled(whole_games_of(game, label, one, other))
