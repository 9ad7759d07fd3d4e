"""One action of a game at a time, called from Python: the rules as they are, or compiled."""

import struct
from types import ModuleType
from typing import Any

import numpy as np

from .compiling import UNFILLED, Array, Record, bound, compiled, is_cached, label_of, rule
from .moments import Moment, Moments
from .plain import plain_records
from .playing import begins_turn, deal, legal, play
from .records import StateRecord
from .shuffle import STREAM

STATE: Any = UNFILLED  # the type of the game's states
# What everybody asks first of a state, in the order in which a Moment takes it.
FACTS = [("over", "q"), ("seat", "q"), ("begins", "?")]


@rule
def tell(room: Record) -> int:
    """Write the facts of a state beside it, and its legal actions; returns how many they are."""
    table = room["state"]["table"]
    room["over"] = table["over"]
    room["seat"] = table["seat"]
    room["begins"] = bool(begins_turn(table))
    return legal(table, room["actions"])


@rule
def begin(start: bytes, keys: Array, stream: Array, room: Array) -> int:
    """Deal from the options alone."""
    room[0]["state"] = np.frombuffer(start, STATE)[0]
    deal(room[0]["state"], stream[0], keys)
    return tell(room[0])


@rule
def advance(before: bytes, action: int, room: Array) -> int:
    """Do a legal action."""
    room[0]["state"] = np.frombuffer(before, STATE)[0]
    play(room[0]["state"], action)
    return tell(room[0])


class PlainSteps(Moments):
    """The rules as they are, on plain records."""

    def __init__(self, rules: ModuleType) -> None:
        super().__init__(rules)
        self._tell = tell_of(rules)

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
        room: dict[str, Any] = {"state": record, "actions": [0] * self._rules.MOST_ACTIONS}
        count = self._tell(room)
        facts = (room[name] for name, _ in FACTS)
        return Moment(None, *facts, *room["actions"][:count], plain=record)


class Room:
    """Where a native step writes what comes out, and the same as Python reads it soonest."""

    __slots__ = ("array", "bytes")

    def __init__(self, kind: "np.dtype[Any]") -> None:
        self.array: Any = np.zeros(1, kind)
        self.bytes: memoryview = self.array.view(np.uint8).data


class NativeSteps(Moments):
    """The same, compiled."""

    def __init__(self, rules: ModuleType) -> None:
        super().__init__(rules)
        self._kind = room_type(rules)
        self._readers = readers(rules)
        self._rooms: list[Room] = []  # that nobody uses now: threads must not share one
        room, stream, keys = Room(self._kind), np.zeros(1, STREAM), np.zeros((1, 8), np.int64)
        begin, advance = native_rules(rules)
        self._begin = ready(begin, b"", keys, stream, room.array)
        self._advance = ready(advance, b"", 0, room.array)

    def begin(self, start: Moment, keys: Array) -> Moment:
        """Deal from the options alone."""
        room, stream = Room(self._kind), np.zeros(1, STREAM)
        count = self._begin(self.packed(start), keys, stream, room.array)
        return Moment(*self._readers[count](room.bytes))

    def advance(self, before: Moment, action: int) -> Moment:
        """Do a legal action. Rooms are used again, for a new one takes longer than the step."""
        try:
            room = self._rooms.pop()
        except IndexError:
            room = Room(self._kind)
        count = self._advance(before.packed or self.packed(before), action, room.array)
        told = self._readers[count](room.bytes)
        self._rooms.append(room)
        return Moment(*told)


def room_type(rules: Any) -> "np.dtype[Any]":
    """A state, its facts and its legal actions, laid out as C would, and so as `struct` reads."""
    actions = ("actions", "q", rules.MOST_ACTIONS)
    return np.dtype([("state", rules.STATE), *FACTS, actions], align=True)


def readers(rules: Any) -> list[Any]:
    """By how many actions are legal: what reads state, facts and actions of a room in one call."""
    known = f"{rules.STATE.itemsize}s" + "".join(code for _, code in FACTS)
    counts = range(rules.MOST_ACTIONS + 1)
    return [struct.Struct(f"{known}{count}q").unpack_from for count in counts]


def tell_of(rules: ModuleType) -> Any:
    """`tell` for a game's module of rules."""
    game: Any = rules
    return bound(tell, label_of(rules), legal=game.legal, begins_turn=game.begins_turn)


def native_rules(rules: ModuleType) -> tuple[Any, Any]:
    """The rules `begin` and `advance` of a game, to be compiled."""
    game: Any = rules
    label, own = label_of(rules), {"STATE": game.STATE, "tell": tell_of(rules)}
    return (
        bound(begin, label, deal=game.deal, **own),
        bound(advance, label, play=game.play, **own),
    )


def were_compiled(rules: ModuleType) -> bool:
    """Whether the steps of a game need only be loaded."""
    return all(is_cached(function) for function in native_rules(rules))


def ready(function: Any, *arguments: Any) -> Any:
    """What enters native code that was compiled, or loaded, for arguments of just these types.

    It is not the twin itself: that one would look at the types of all arguments in every call,
    which takes as long as a step.
    """
    import numba

    twin: Any = compiled(function)
    typeof: Any = numba.typeof
    return twin.compile(tuple(typeof(argument) for argument in arguments))
