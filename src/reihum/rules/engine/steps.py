"""One action of a game at a time, called from Python: the rules as they are, or compiled."""

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from .compiling import UNFILLED, Array, bound, compiled, is_cached, label_of, rule
from .plain import plain_records
from .playing import begins_turn, deal, legal, play
from .records import StateRecord
from .shuffle import STREAM

STATE: Any = UNFILLED  # the type of the game's states


class Moment:
    """A state of a game, packed or plain or both, and what everybody asks of it first."""

    __slots__ = ("begins", "numbers", "over", "packed", "plain", "seat")

    def __init__(
        self,
        packed: bytes | None,
        plain: StateRecord | None,
        numbers: list[int],
        over: int,
        seat: int,
        begins: bool,
    ) -> None:
        self.packed = packed
        self.plain = plain
        self.numbers = numbers  # of the legal actions
        self.over = over
        self.seat = seat
        self.begins = begins  # whether the next action begins a turn


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


class PlainSteps:
    """The rules as they are, on plain records."""

    def __init__(self, rules: ModuleType) -> None:
        self._rules: Any = rules
        self._records = plain_records(self._rules.STATE)
        self._stream = plain_records(STREAM)
        self._described: Any = bound(
            described, label_of(rules), legal=self._rules.legal, begins_turn=self._rules.begins_turn
        )

    def begin(self, start: StateRecord, keys: Array) -> Moment:
        """Deal from the options alone."""
        record = self._records.copied(start)
        stream = self._stream.unpacked(bytes(STREAM.itemsize))
        self._rules.deal(record, stream, keys.tolist())
        return self.moment(record)

    def advance(self, before: StateRecord, action: int) -> Moment:
        """Do a legal action."""
        record = self._records.copied(before)
        self._rules.play(record, action)
        return self.moment(record)

    def moment(self, record: StateRecord) -> Moment:
        """What a record is as a moment."""
        actions = [0] * self._rules.MOST_ACTIONS
        count, *rest = self._described(record, actions)
        return Moment(None, record, actions[:count], *rest)


class Room(NamedTuple):
    """Where a native step writes what comes out."""

    state: Array
    stream: Array
    actions: Array


class NativeSteps:
    """The same, compiled."""

    def __init__(self, rules: ModuleType) -> None:
        self._rules: Any = rules
        self._rooms: list[Room] = []  # that nobody uses now: threads must not share one
        room, keys = self._room(), np.zeros((1, 8), np.int64)
        begin, advance = native_rules(rules)
        self._begin = ready(begin, b"", keys, room.stream, room.state, room.actions)
        self._advance = ready(advance, b"", 0, room.state, room.actions)

    def begin(self, start: bytes, keys: Array) -> Moment:
        """Deal from the options alone."""
        state, stream, actions = room = self._room()
        count, over, seat, begins = self._begin(start, keys, stream, state, actions)
        made = Moment(state.tobytes(), None, actions[:count].tolist(), over, seat, begins)
        self._rooms.append(room)
        return made

    def advance(self, before: bytes, action: int) -> Moment:
        """Do a legal action."""
        try:
            room = self._rooms.pop()
        except IndexError:
            room = self._room()
        state, _, actions = room
        count, over, seat, begins = self._advance(before, action, state, actions)
        made = Moment(state.tobytes(), None, actions[:count].tolist(), over, seat, begins)
        self._rooms.append(room)
        return made

    def _room(self) -> Room:
        """A new one."""
        state = np.zeros(self._rules.STATE.itemsize, np.uint8)  # of bytes: Numba knows these sooner
        return Room(state, np.zeros(1, STREAM), np.zeros(self._rules.MOST_ACTIONS, np.int64))


def native_rules(rules: ModuleType) -> tuple[Any, Any]:
    """The rules `begin` and `advance` of a game, to be compiled."""
    game: Any = rules
    label = label_of(rules)
    own = {"legal": game.legal, "begins_turn": game.begins_turn}
    told = bound(described, label, **own)
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
