"""Whole games inside compiled code, with bots that are rules.

`whole_games_of` binds the rules of a game and the thoughts of one or two players. A thought gets
what `observe` has written, never the table itself: it cannot cheat, and what it writes reaches
nobody. Where bots talk, `tell` of the game's bots lets them signal whenever a turn begins.
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
from ...rules.engine.compiling import Array, Record, bound, rule, slot
from ...rules.engine.playing import TURN
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
def deal(state: StateRecord, stream: Record, keys: Array) -> None:
    """Stands for the game's own `deal`."""
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
def note(table: TableRecord, action: int) -> int:
    """Stands for the game's own: TURN if an action begins a turn, plus TRICK if it is one."""
    raise NotImplementedError


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


@rule
def whole_games(deals: Deals, room: Workspace, ends: Ends) -> None:
    """Deal and play a game for each deal's keys."""
    for game in range(len(deals.keys)):
        room.state[0] = deals.start[0]
        deal(room.state[0], room.stream[0], deals.keys[game])
        room.signals[:] = 0
        begin(room.state[0], room.seen)
        play_out(deals, room, int(deals.keys[game][0][0]), ends.counts[game])
        ends.tables[game] = room.state[0]["table"]


@rule
def play_out(deals: Deals, room: Workspace, lot: int, counts: Record) -> None:
    """Play on to the end, or until a bot fails, and count."""
    state, turns, tricks, decisions, fault = room.state[0], 0, 0, 0, NONSENSE
    while not state["table"]["over"]:
        seat = int(state["table"]["seat"])
        if deals.talk:
            tell(state, seat, room.seen, room.signals)
        observe(state, seat, room.seen)
        lot = next_lot(lot)
        action = decide(deals, room, seat, lot >> 8)
        decisions += 1
        if action == NONSENSE:
            fault = seat
            break
        noted = note(state["table"], action)
        turns += noted & TURN
        tricks += noted >> 1
        play(state, action)
    counts["turns"], counts["tricks"] = turns, tricks
    counts["decisions"], counts["fault"] = decisions, fault


@rule
def decide(deals: Deals, room: Workspace, seat: int, lot: int) -> int:
    """What the player at a seat does."""
    if deals.who[seat]:
        return int(second(room.seen[0], room.signals, room.actions, lot, deals.other_weights))
    return int(first(room.seen[0], room.signals, room.actions, lot, deals.weights))


@rule
def nobody_claims(state: StateRecord, seen: Array) -> None:
    """Where nobody has to agree, it is known who begins."""


@rule
def nobody_tells(state: StateRecord, seat: int, seen: Array, signals: Array) -> None:
    """Between opponents there is nothing to tell."""


def whole_games_of(game: Game, label: str, one: Any, other: Any) -> Any:
    """`whole_games` for a game and two thoughts."""
    rules, bots = game.rules, bots_of(game)
    rest = bound(
        play_out,
        label,
        tell=bots.tell or nobody_tells,
        observe=rules.observe,
        decide=bound(decide, label, first=one, second=other),
        note=rules.note,
        play=rules.play,
    )
    return bound(
        whole_games, label, deal=rules.deal, begin=bots.begin or nobody_claims, play_out=rest
    )
