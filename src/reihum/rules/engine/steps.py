"""One action of a game at a time, called from Python: the rules as they are, or compiled."""

from types import ModuleType
from typing import Any

import numpy as np

from .compiling import UNFILLED, Array, bound, compiled, is_cached, label_of, rule
from .moments import Moment, Moments
from .plain import plain_records
from .playing import begins_turn, deal, legal, play
from .records import StateRecord
from .shuffle import STREAM

as_tuple = tuple.__new__  # makes a Moment in half the time that its own constructor takes
STATE: Any = UNFILLED  # the type of the game's states


@rule
def described(state: StateRecord, actions: Array) -> tuple[int, int, int, bool]:
    """What everybody asks first: how many legal actions, how it is over, whose turn, a new one."""
    table = state["table"]
    count = legal(table, actions)
    return count, int(table["over"]), int(table["seat"]), bool(begins_turn(table))


@rule
def begin(
    start: bytes, keys: Array, stream: Array, state: Array, actions: Array
) -> tuple[int, int, int, bool]:
    """Deal from the options alone."""
    record = state.view(STATE)
    record[0] = np.frombuffer(start, STATE)[0]
    deal(record[0], stream[0], keys)
    return described(record[0], actions)


@rule
def advance(before: bytes, action: int, state: Array, actions: Array) -> tuple[int, int, int, bool]:
    """Do a legal action."""
    record = state.view(STATE)
    record[0] = np.frombuffer(before, STATE)[0]
    play(record[0], action)
    return described(record[0], actions)


class PlainSteps(Moments):
    """The rules as they are, on plain records."""

    def __init__(self, rules: ModuleType) -> None:
        super().__init__(rules)
        self._described = described_of(rules)

    def begin(self, start: Moment, keys: Array) -> Moment:
        """Deal from the options alone."""
        record = self.copy(start)
        stream = plain_records(STREAM).unpacked(bytes(STREAM.itemsize))
        self._rules.deal(record, stream, keys.tolist())
        return self.moment(record)

    def advance(self, before: Moment, action: int) -> Moment:
        """Do a legal action."""
        record = self.copy(before)
        self._rules.play(record, action)
        return self.moment(record)

    def moment(self, record: StateRecord) -> Moment:
        """What a plain record is as a moment."""
        actions = [0] * self._rules.MOST_ACTIONS
        count, *rest = self._described(record, actions)
        return Moment(None, record, actions[:count], *rest)


class Room:
    """Where a native step writes what comes out, and views of it that Python reads soonest."""

    __slots__ = ("actions", "bytes", "numbers", "state", "stream")

    def __init__(self, rules: Any) -> None:
        # Bytes, for Numba knows them sooner than records.
        self.state: Any = np.zeros(rules.STATE.itemsize, np.uint8)
        self.stream = np.zeros(1, STREAM)
        self.actions: Any = np.zeros(rules.MOST_ACTIONS, np.int64)
        self.bytes: memoryview = self.state.data
        self.numbers: memoryview = self.actions.data


class NativeSteps(Moments):
    """The same, compiled."""

    def __init__(self, rules: ModuleType) -> None:
        super().__init__(rules)
        self._rooms: list[Room] = []  # that nobody uses now: threads must not share one
        room, keys = self._room(), np.zeros((1, 8), np.int64)
        begin, advance = native_rules(rules)
        self._begin = ready(begin, b"", keys, room.stream, room.state, room.actions)
        self._advance = ready(advance, b"", 0, room.state, room.actions)

    def begin(self, start: Moment, keys: Array) -> Moment:
        """Deal from the options alone."""
        room, data = self._room(), self.packed(start)
        told = self._begin(data, keys, room.stream, room.state, room.actions)
        return self._moment(room, told)

    def advance(self, before: Moment, action: int) -> Moment:
        """Do a legal action."""
        room, data = self._room(), before.packed or self.packed(before)
        return self._moment(room, self._advance(data, action, room.state, room.actions))

    def _moment(self, room: Room, told: tuple[int, int, int, bool]) -> Moment:
        count, over, seat, begins = told
        made = room.bytes.tobytes(), None, room.numbers[:count].tolist(), over, seat, begins
        self._rooms.append(room)
        return as_tuple(Moment, made)

    def _room(self) -> Room:
        """One that nobody uses, or a new one."""
        try:
            return self._rooms.pop()
        except IndexError:
            return Room(self._rules)


def described_of(rules: ModuleType) -> Any:
    """`described` for a game's module of rules."""
    game: Any = rules
    own = {"legal": game.legal, "begins_turn": game.begins_turn}
    return bound(described, label_of(rules), **own)


def native_rules(rules: ModuleType) -> tuple[Any, Any]:
    """The rules `begin` and `advance` of a game, to be compiled."""
    game: Any = rules
    label, told = label_of(rules), described_of(rules)
    return (
        bound(begin, label, STATE=game.STATE, deal=game.deal, described=told),
        bound(advance, label, STATE=game.STATE, play=game.play, described=told),
    )


def were_compiled(rules: ModuleType) -> bool:
    """Whether the steps of a game need only be loaded."""
    return all(is_cached(function) for function in native_rules(rules))


def ready(function: Any, *arguments: Any) -> Any:
    """The native twin, compiled or loaded for arguments of these types."""
    import numba

    twin: Any = compiled(function)
    typeof: Any = numba.typeof
    twin.compile(tuple(typeof(argument) for argument in arguments))
    return twin
