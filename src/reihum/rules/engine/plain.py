"""Records in plain Python, for rules that are called one action at a time.

Rules say `table["tops"][pile]` and do not mind whether the table is a NumPy record or a dictionary
of numbers and lists, which plain Python reads five times as fast. A plain record is read from the
bytes that NumPy has for it, and packed into the same bytes again.
"""

import functools
import struct
from typing import Any, Protocol, cast

import numpy as np

from .records import StateRecord, TableRecord

Numbers = tuple[Any, ...]  # all of a record, one after the other
CODES = {"l": "q", "L": "Q"}  # of NumPy's letters those that mean something else to `struct`


class Part(Protocol):
    """A part of a record: a number, a row of them, several of the same, or fields by name."""

    codes: str  # of its numbers, for `struct`

    def read(self, numbers: Numbers, place: int) -> Any:
        """Made of the numbers from a place on."""

    def write(self, value: Any, numbers: list[Any]) -> None:
        """Put its numbers at the end of a list."""

    def copy(self, value: Any) -> Any:
        """One that can be changed without the other."""


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

    def copy(self, value: Any) -> Any:
        """Numbers do not change."""
        return value


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

    def copy(self, value: list[Any]) -> list[Any]:
        """Another list."""
        return value[:]


class Rows:
    """Several of the same."""

    def __init__(self, row: Part, length: int) -> None:
        self._row = row
        self._flat = isinstance(row, Row)
        self.codes = row.codes * length
        self._places = range(0, len(self.codes), len(row.codes))

    def read(self, numbers: Numbers, place: int) -> list[Any]:
        """One after the other."""
        return [self._row.read(numbers, place + each) for each in self._places]

    def write(self, value: list[Any], numbers: list[Any]) -> None:
        """One after the other."""
        for row in value:
            self._row.write(row, numbers)

    def copy(self, value: list[Any]) -> list[Any]:
        """Each of them; most are simple, and one call for each would be felt."""
        return list(map(list.copy if self._flat else self._row.copy, value))


class Fields:
    """Parts by name."""

    def __init__(self, dtype: "np.dtype[Any]") -> None:
        self._parts: list[tuple[str, Part, int]] = []  # with their places
        self.codes = ""
        for name, (kind, *_) in (dtype.fields or {}).items():
            part = _part(kind)
            self._parts.append((name, part, len(self.codes)))
            self.codes += part.codes
        # Numbers do not change, and rows are copied here: one call for each would be felt.
        self._rows = [name for name, part, _ in self._parts if isinstance(part, Row)]
        simple = Number, Row
        self._others = [part[:2] for part in self._parts if not isinstance(part[1], simple)]

    def read(self, numbers: Numbers, place: int) -> dict[str, Any]:
        """A dictionary."""
        return {name: part.read(numbers, place + own) for name, part, own in self._parts}

    def write(self, value: Any, numbers: list[Any]) -> None:
        """In the order of the names."""
        for name, part, _ in self._parts:
            part.write(value[name], numbers)

    def copy(self, value: dict[str, Any]) -> dict[str, Any]:
        """Another dictionary, with parts of its own."""
        copy = value.copy()
        for name in self._rows:
            copy[name] = copy[name][:]
        for name, part in self._others:
            copy[name] = part.copy(copy[name])
        return copy


def _part(dtype: "np.dtype[Any]") -> Part:
    if dtype.fields:
        return Fields(dtype)
    base, lengths = dtype.subdtype or (dtype, ())
    if not lengths:
        return Number(base)
    part: Part = Row(base, lengths[-1])
    for length in reversed(lengths[:-1]):
        part = Rows(part, length)
    return part


class PlainRecords:
    """Plain records of one NumPy type.

    For whoever checks the types they are records like NumPy's own: rules take both.
    """

    def __init__(self, dtype: "np.dtype[Any]") -> None:
        self._fields = Fields(dtype)
        self._struct = struct.Struct("<" + self._fields.codes)

    def unpacked(self, data: bytes) -> StateRecord:
        """The record of some bytes."""
        return cast(StateRecord, self._fields.read(self._struct.unpack(data), 0))

    def packed(self, record: StateRecord | TableRecord) -> bytes:
        """The bytes of a record."""
        numbers: list[Any] = []
        self._fields.write(record, numbers)
        return self._struct.pack(*numbers)

    def copied(self, record: StateRecord) -> StateRecord:
        """A record of its own with the same numbers."""
        return cast(StateRecord, self._fields.copy(cast(dict[str, Any], record)))


@functools.cache
def plain_records(dtype: "np.dtype[Any]") -> PlainRecords:
    """The plain records of a NumPy type."""
    return PlainRecords(dtype)
