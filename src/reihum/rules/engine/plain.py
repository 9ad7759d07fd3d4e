"""Records in plain Python, for rules that are called one action at a time.

Rules say `table["tops"][pile]` and do not mind whether the table is a NumPy record or a dictionary
of numbers and lists, which plain Python reads five times as fast. A plain record is read from the
bytes that NumPy has for it, and packed into the same bytes again.
"""

import functools
import struct
from collections.abc import Callable, Collection
from typing import Any, cast

import numpy as np

from .records import StateRecord, TableRecord

Numbers = tuple[Any, ...]  # all of a record, one after the other
CODES = {"l": "q", "L": "Q"}  # of NumPy's letters those that mean something else to `struct`


# The parts of a record: a number, a row of them, several of the same, or fields by name. Each has
# the `codes` of its numbers, for `struct`; it is made of the numbers from a place on (`read`), and
# puts its own at the end of a list (`write`); `copying` are Python's words for a copy of what has a
# name, and the name alone where nothing can change.


class Number:
    """A number."""

    def __init__(self, dtype: "np.dtype[Any]") -> None:
        self.codes = CODES.get(dtype.char, dtype.char)

    def read(self, numbers: Numbers, place: int) -> Any:
        """The number itself."""
        return numbers[place]

    def write(self, value: Any, numbers: list[Any]) -> None:
        """The number itself."""
        numbers.append(value)

    def copying(self, name: str) -> str:
        """Numbers do not change."""
        return name


class Row:
    """Numbers in a row."""

    def __init__(self, dtype: "np.dtype[Any]", length: int) -> None:
        self._length = length
        self.codes = Number(dtype).codes * length

    def read(self, numbers: Numbers, place: int) -> list[Any]:
        """A list."""
        return list(numbers[place : place + self._length])

    def write(self, value: list[Any], numbers: list[Any]) -> None:
        """All of it."""
        numbers += value

    def copying(self, name: str) -> str:
        """Another list."""
        return f"{name}[:]"


class Rows:
    """Several of the same."""

    def __init__(self, row: "Row | Rows", length: int) -> None:
        self._row = row
        self.codes: str = row.codes * length
        self._places = range(0, len(self.codes), len(row.codes))

    def read(self, numbers: Numbers, place: int) -> list[Any]:
        """One after the other."""
        return [self._row.read(numbers, place + each) for each in self._places]

    def write(self, value: list[Any], numbers: list[Any]) -> None:
        """One after the other."""
        for row in value:
            self._row.write(row, numbers)

    def copying(self, name: str) -> str:
        """Each of them."""
        return f"[{self._row.copying('each')} for each in {name}]"


class Fields:
    """Parts by name."""

    def __init__(self, dtype: "np.dtype[Any]") -> None:
        self._parts: list[tuple[str, AnyPart, int]] = []  # with their places
        self.codes = ""
        for name, (kind, *_) in (dtype.fields or {}).items():
            part = _part(kind)
            self._parts.append((name, part, len(self.codes)))
            self.codes += part.codes
        self.alone = {name: _alone(part, self.codes[:place]) for name, part, place in self._parts}

    def read(self, numbers: Numbers, place: int) -> dict[str, Any]:
        """A dictionary."""
        return {name: part.read(numbers, place + own) for name, part, own in self._parts}

    def write(self, value: Any, numbers: list[Any]) -> None:
        """In the order of the names."""
        for name, part, _ in self._parts:
            part.write(value[name], numbers)

    def copying(self, name: str, only: Collection[str] | None = None) -> str:
        """Another dictionary, with parts of its own where they can change; or only some of them."""
        parts = [each for each in self._parts if only is None or each[0] in only]
        places = {part: f"{name}[{part!r}]" for part, *_ in parts}
        copies = {each: part.copying(places[each]) for each, part, _ in parts}
        own = [f"{each!r}: {copy}" for each, copy in copies.items() if copy != places[each]]
        return f"{{**{name}, {', '.join(own)}}}"


AnyPart = Number | Row | Rows | Fields


def _alone(part: AnyPart, before: str) -> tuple[AnyPart, Any, int]:
    """A part, what reads its numbers, and where they begin after those before it."""
    return part, struct.Struct("<" + part.codes).unpack_from, struct.calcsize("<" + before)


def _part(dtype: "np.dtype[Any]") -> AnyPart:
    if dtype.fields:
        return Fields(dtype)
    base, lengths = dtype.subdtype or (dtype, ())
    if not lengths:
        return Number(base)
    part: Row | Rows = Row(base, lengths[-1])
    for length in reversed(lengths[:-1]):
        part = Rows(part, length)
    return part


class Glance(dict[str, Any]):
    """A plain record, to be read only, whose fields are made when somebody asks for them."""

    __slots__ = ("_data", "_fields", "_start")

    def __init__(self, data: bytes, fields: Fields, start: int = 0) -> None:
        super().__init__()
        self._data = data
        self._fields = fields
        self._start = start  # of the record in the bytes

    def __missing__(self, name: str) -> Any:
        part, read, own = self._fields.alone[name]
        start = self._start + own
        if isinstance(part, Fields):
            self[name] = Glance(self._data, part, start)
        else:
            self[name] = part.read(read(self._data, start), 0)
        return self[name]


class PlainRecords:
    """Plain records of one NumPy type.

    For whoever checks the types they are records like NumPy's own: rules take both.
    """

    def __init__(self, dtype: "np.dtype[Any]") -> None:
        self._fields = Fields(dtype)
        self._struct = struct.Struct("<" + self._fields.codes)
        # A table copies its record four times for an action: words that Python has read once are
        # four times as fast as going through the parts each time.
        self.copied = self.copying()

    def copying(self, only: Collection[str] | None = None) -> Callable[[StateRecord], StateRecord]:
        """What copies a record, or only some fields of it that can change: the rest is the same."""
        copies: Callable[[StateRecord], StateRecord] = eval(
            f"lambda record: {self._fields.copying('record', only)}"
        )
        return copies

    def unpacked(self, data: bytes) -> StateRecord:
        """The record of some bytes."""
        return cast(StateRecord, self._fields.read(self._struct.unpack(data), 0))

    def glance(self, data: bytes) -> StateRecord:
        """The record of some bytes, to be read only: quicker, where little of it is read."""
        return cast(StateRecord, Glance(data, self._fields))

    def packed(self, record: StateRecord | TableRecord) -> bytes:
        """The bytes of a record."""
        numbers: list[Any] = []
        self._fields.write(record, numbers)
        return self._struct.pack(*numbers)


@functools.cache
def plain_records(dtype: "np.dtype[Any]") -> PlainRecords:
    """The plain records of a NumPy type."""
    return PlainRecords(dtype)
