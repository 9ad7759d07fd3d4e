"""Checks of positions, and small conversions between records and what people read."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import compress
from typing import Any

from ...rules.engine.compiling import Array
from ...rules.engine.records import StateRecord
from ..core.messages import Message


def numbers(array: Array) -> list[int]:
    """An array as plain numbers."""
    return list(map(int, array))


def flagged(array: Array) -> list[int]:
    """The places that are set, such as the cards that are down."""
    return list(compress(range(len(array)), array))


def partition_faults(
    parts: Iterable[Sequence[int]], low: int, high: int, complete: bool
) -> Iterable[Message]:
    """Cards that stand twice, do not exist or, where nothing is left open, are missing."""
    count = Counter(card for part in parts for card in part)
    for card in sorted(count):
        if not low <= card <= high:
            yield Message("card-unknown", {"card": card})
        elif count[card] > 1:
            yield Message("card-twice", {"card": card})
    if complete:
        for card in range(low, high + 1):
            if card not in count:
                yield Message("card-missing", {"card": card})


def size_fault(field: str | Message, value: Sequence[Any], expected: int) -> Iterable[Message]:
    """A field of the wrong length."""
    if len(value) != expected:
        yield Message("wrong-count", {"field": field, "expected": expected, "count": len(value)})


def top_faults(
    names: Sequence[str], tops: Sequence[int], starts: Sequence[int], down: Iterable[int]
) -> Iterable[Message]:
    """Tops that are neither the start of their pile nor a card put down, or stand twice."""
    known = set(down)
    for name, top, start in zip(names, tops, starts, strict=True):
        if top != start and top not in known:
            yield Message("impossible-top", {"pile": name, "top": top, "start": start})
    touched = [top for top, start in zip(tops, starts, strict=True) if top != start]
    yield from (
        Message("card-twice", {"card": card}) for card in set(touched) if touched.count(card) > 1
    )
    if known and not touched:
        yield Message("untouched-piles", {"count": len(known), "piles": 0})


def seat_fault(seat: int, players: int) -> Iterable[Message]:
    """A seat that does not exist."""
    if not 0 <= seat < players:
        yield Message("seat-unknown", {"seat": seat, "last": players - 1})


def fill(record: StateRecord, field: str, place: int | None, cards: Sequence[int]) -> None:
    """Write cards into the end of a deck: those drawn before are 0."""
    deck = record[field] if place is None else record[field][place]
    deck[len(deck) - len(cards) :] = cards


def flags(cards: Iterable[int], size: int) -> list[int]:
    """Cards as flags by number."""
    known = set(cards)
    return [int(card in known) for card in range(size)]


def binding(*messages: tuple[bool, str, Mapping[str, Any]]) -> tuple[Message, ...]:
    """The messages whose condition holds."""
    return tuple(Message(code, params) for holds, code, params in messages if holds)
