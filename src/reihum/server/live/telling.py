"""What those who watch a table are sent, as text: what is the same for several is written once."""

from collections.abc import Sequence
from typing import Any

import msgspec

from ..table.log import LogEntry
from ..table.table import Table

to_json = msgspec.json.Encoder().encode
EMPTY = b"{}"
MOST_EVENTS = 1000  # in one message: who has missed more sees the end of the story
MOST_BYTES = 3 * 2**18  # of them: many programs take messages of 1 MiB at most


class Telling:
    """The syncs of one moment of a table; all of them have the lobby, which is JSON already."""

    def __init__(self, table: Table, lobby: bytes, signals: Sequence[Any]) -> None:
        self._table, self._views = table, table.views
        self._head = b'{"type":"sync","seq":%d,"signals":%b,"table":%b,"events":' % (
            table.seq,
            to_json(signals),
            lobby,
        )
        self._events: dict[int, bytes] = {}  # by the last one that was seen
        self._common = to_json(self._views.common) if self._views else b""
        self._made: dict[tuple[int | None, int], bytes] = {}

    def sync(self, seat: int | None, seen: int) -> bytes:
        """The sync for a seat that has seen so many events, as JSON."""
        key = seat, seen
        made = self._made.get(key)
        if made is None:
            made = b'%b%b,"seat":%b,"view":%b}' % (
                self._head,
                self._news(seen),
                b"null" if seat is None else b"%d" % seat,
                self._seen_by(seat),
            )
            self._made[key] = made
        return made

    def _news(self, seen: int) -> bytes:
        if seen not in self._events:
            missed = self._table.log[seen:][-MOST_EVENTS:]
            told = to_json([entry.public() for entry in missed])
            self._events[seen] = told if len(told) <= MOST_BYTES else ending(missed)
        return self._events[seen]

    def _seen_by(self, seat: int | None) -> bytes:
        if self._views is None:
            return b"null"
        return joined(self._common, to_json(self._views.own(seat)))


def ending(missed: Sequence[LogEntry]) -> bytes:
    """The last of many events, as far as a message has room for them."""
    told: list[bytes] = []
    room = MOST_BYTES - len(b"[]")
    for entry in reversed(missed):
        written = to_json(entry.public())
        room -= len(written) + len(b",")
        if room < 0:
            break
        told.append(written)
    return b"[%b]" % b",".join(reversed(told))


def joined(first: bytes, second: bytes) -> bytes:
    """Two objects of JSON as one with the fields of both.

    >>> joined(b'{"a":1}', b'{"b":2,"c":3}'), joined(b"{}", b'{"b":2}')
    (b'{"a":1,"b":2,"c":3}', b'{"b":2}')
    """
    if first == EMPTY:
        return second
    return first if second == EMPTY else b"%b,%b" % (first[:-1], second[1:])
