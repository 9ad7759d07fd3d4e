"""One action of a game at a time, called from Python: the rules as they are, or compiled."""

import struct
from collections.abc import Callable
from types import ModuleType
from typing import Any

import numpy as np

from .compiling import UNFILLED, Array, Record, bound, compiled, is_cached, label_of, rule
from .moments import DATA, Moment, Moments
from .plain import plain_records
from .playing import begins_turn, deal, legal, play
from .records import StateRecord
from .shuffle import STREAM

STATE: Any = UNFILLED  # the type of the game's states
# What everybody asks first of a state, in the order in which a Moment takes it.
FACTS = [("over", "q"), ("seat", "q"), ("begins", "?")]
LARGE = 256  # for a byte
Reader = Callable[[Any], Any]  # a Moment, of the bytes of a room


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
        record = self.copy(self.record(start))
        stream = plain_records(STREAM).unpacked(bytes(STREAM.itemsize))
        self._rules.deal(record, stream, keys.tolist())
        return self.moment(record)

    def advance(self, before: Moment, action: int) -> Moment:
        """Do a legal action."""
        record = self.copy(self.record(before))
        self._rules.play(record, action)
        return self.moment(record)

    def moment(self, record: StateRecord) -> Moment:
        """What a plain record is as a moment."""
        room: dict[str, Any] = {"state": record, "actions": [0] * self._rules.MOST_ACTIONS}
        count = self._tell(room)
        numbers = tuple(room["actions"][:count])
        return record, room["over"], room["seat"], room["begins"], numbers


# Where a native step writes what comes out, the same as Python reads it soonest, and the stream of
# a shuffle. A plain tuple: Python reads it sooner than an object.
Room = tuple[Any, memoryview, Array]


def new_room(kind: "np.dtype[Any]") -> Room:
    """A room of its own for a step."""
    array: Any = np.zeros(1, kind)
    return array, array.view(np.uint8).data, np.zeros(1, STREAM)


class NativeSteps(Moments):
    """The same, compiled."""

    def __init__(self, rules: ModuleType) -> None:
        super().__init__(rules)
        self._kind = room_type(rules)
        self._readers = readers(rules)
        # Rooms that nobody uses now: threads must not share one, and a new one takes longer than
        # a step.
        self._rooms: list[Room] = []
        array, _, stream = new_room(self._kind)
        begin, advance = native_rules(rules)
        self._begin = ready(begin, b"", np.zeros((1, 8), np.int64), stream, array)
        self.advance = self._advancing(ready(advance, b"", 0, array))

    def begin(self, start: Moment, keys: Array) -> Moment:
        """Deal from the options alone."""
        try:
            room = self._rooms.pop()
        except IndexError:  # asking first whether there is one would let two threads pass
            room = new_room(self._kind)
        array, data, stream = room
        count = self._begin(self.packed(start), keys, stream, array)
        moment: Moment = self._readers[count](data)
        self._rooms.append(room)
        return moment

    def _advancing(self, native: Any) -> Callable[[Moment, int], Moment]:
        """What does a legal action. Loops spend their time there, so all it needs is at hand."""
        kind, readers, packed = self._kind, self._readers, self.packed
        take, give = self._rooms.pop, self._rooms.append

        def advance(before: Moment, action: int) -> Moment:
            """Do a legal action."""
            data = before[DATA]
            if type(data) is not bytes:
                data = packed(before)
            try:
                room = take()
            except IndexError:
                room = new_room(kind)
            moment: Moment = readers[native(data, action, room[0])](room[1])
            give(room)
            return moment

        return advance


def room_type(rules: Any) -> "np.dtype[Any]":
    """A state, its facts and its legal actions, laid out as C would, and so as `struct` reads."""
    actions = ("actions", "B" if in_bytes(rules) else "q", rules.MOST_ACTIONS)
    return np.dtype([("state", rules.STATE), *FACTS, actions], align=True)


def in_bytes(rules: Any) -> bool:
    """Whether the number of every action goes into a byte: then `bytes` are a row of them."""
    return getattr(rules, "HIGHEST_ACTION", LARGE) < LARGE


def readers(rules: Any) -> list[Reader]:
    """By how many actions are legal: what reads a moment of a room."""
    return [_reader(rules, count) for count in range(rules.MOST_ACTIONS + 1)]


def _reader(rules: Any, count: int) -> Reader:
    known = f"{rules.STATE.itemsize}s" + "".join(code for _, code in FACTS)
    if in_bytes(rules):
        return struct.Struct(f"{known}{count}s").unpack_from  # all in one call
    kind: Any = room_type(rules)
    facts, numbers = struct.Struct(known).unpack_from, struct.Struct(f"{count}q").unpack_from
    place = kind.fields["actions"][1]
    return lambda room: (*facts(room), numbers(room, place))


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
