"""What a seat may know as numbers in a row: the one way from a table to an observation."""

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ...bots.parts.signals import GOOD, PLACES
from ...rules.engine.compiling import UNFILLED, Array, bound, label_of, rule, slot
from ...rules.engine.records import Seen

KIND = np.int16  # of the numbers of observations
LEAST, MOST = int(np.iinfo(KIND).min), int(np.iinfo(KIND).max)
NAME: Any = UNFILLED  # of a field


class Part(NamedTuple):
    """Some numbers of an observation, one after the other."""

    name: str
    size: int
    low: int
    high: int
    meaning: str


@dataclass(frozen=True)
class Encoding:
    """How a game's tables become observations, and what learners get for them.

    `write(seen, seat, signals, out)` writes the parts one after the other. `standing` and `result`
    are for compiled rewards: how far a seat has come by now, and what a finished game is worth.
    """

    parts: tuple[Part, ...]
    write: Any
    standing: Any = None
    result: Any = None

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return sum(part.size for part in self.parts)

    @property
    def low(self) -> Array:
        """The least that each number can be."""
        return np.repeat([part.low for part in self.parts], self._sizes).astype(KIND)

    @property
    def high(self) -> Array:
        """The most that each number can be."""
        return np.repeat([part.high for part in self.parts], self._sizes).astype(KIND)

    @property
    def _sizes(self) -> list[int]:
        return [part.size for part in self.parts]

    def slices(self) -> dict[str, slice]:
        """Where each part lies, by name."""
        ends = np.cumsum(self._sizes).tolist()
        named = zip(self.parts, ends, strict=True)
        return {part.name: slice(end - part.size, end) for part, end in named}


def signal_part(seats: int) -> Part:
    """What the other seats have signalled."""
    meaning = "what each other seat signals about each pile: 1 leave, 2 leave-strong, 3 good"
    return Part("signals", (seats - 1) * PLACES, 0, GOOD, meaning)


@rule
def write_signals(signals: Array, seat: int, players: int, seats: int, out: Array, at: int) -> None:
    """Write the signals of the others, the next seat first; empty places are 0."""
    for step in range(1, seats):
        for place in range(PLACES):
            number = 0
            if step < players:
                number = int(signals[(seat + step) % players][place])
            out[at + (step - 1) * PLACES + place] = number


@slot
def write_slot(table: Seen, seat: int, signals: Array, out: Array) -> None:
    """Stands for how a game becomes an observation."""
    raise NotImplementedError


@rule
def write_number(table: Seen, out: Array, at: int) -> int:
    """Write a field that is a number; returns the next place."""
    out[at] = table[NAME]
    return at + 1


@rule
def write_row(table: Seen, out: Array, at: int) -> int:
    """Write a field that is a row of numbers."""
    for number in table[NAME]:
        out[at] = number
        at += 1
    return at


@rule
def write_rows(table: Seen, out: Array, at: int) -> int:
    """Write a field that is several rows of numbers."""
    for row in table[NAME]:
        for number in row:
            out[at] = number
            at += 1
    return at


@slot
def earlier(table: Seen, out: Array, at: int) -> int:
    """Stands for what writes the fields before."""
    raise NotImplementedError


@slot
def last(table: Seen, out: Array, at: int) -> int:
    """Stands for what writes a field."""
    raise NotImplementedError


@rule
def write_both(table: Seen, out: Array, at: int) -> int:
    """Write some fields and one more."""
    return last(table, out, earlier(table, out, at))


@slot
def fields(table: Seen, out: Array, at: int) -> int:
    """Stands for what writes all fields."""
    raise NotImplementedError


@rule
def write_all(table: Seen, seat: int, signals: Array, out: Array) -> None:
    """Write the number of the seat, and then the whole table as the seat sees it."""
    out[0] = seat
    fields(table, out, 1)


@functools.cache
def general_encoding(rules: Any) -> Encoding:
    """For a game that says nothing about it: all numbers of what is seen, in their order.

    Its rules may have `standing` and `result`.
    """
    parts = [Part("viewer", 1, 0, MOST, "the number of the seat that sees this")]
    parts += [_part(name, rules.TABLE[name]) for name in rules.TABLE.names]
    label = label_of(rules)
    writer: Any = None
    for name in rules.TABLE.names:
        own = _writer(label, name, rules.TABLE[name])
        writer = own if writer is None else _chained(label, name, writer, own)
    rewards = (getattr(rules, name, None) for name in ("standing", "result"))
    return Encoding(tuple(parts), bound(write_all, label, fields=writer), *rewards)


def _part(name: str, kind: "np.dtype[Any]") -> Part:
    size = int(np.prod(kind.shape, dtype=int))
    info = np.iinfo(kind.base)
    return Part(name, size, int(info.min), int(info.max), "as the rules have it")


def _writer(label: str, name: str, kind: "np.dtype[Any]") -> Any:
    write = (write_number, write_row, write_rows)[len(kind.shape)]
    return bound(write, f"{label}-{name}", NAME=name)


def _chained(label: str, name: str, writer: Any, own: Any) -> Any:
    return bound(write_both, f"{label}-{name}", earlier=writer, last=own)


def described(encoding: Encoding) -> Iterator[tuple[str, str]]:
    """For people: which numbers mean what."""
    for part, place in zip(encoding.parts, encoding.slices().values(), strict=True):
        numbers = str(place.start) if part.size == 1 else f"{place.start} to {place.stop - 1}"
        yield numbers, f"`{part.name}`: {part.meaning} ({part.low} to {part.high})"
