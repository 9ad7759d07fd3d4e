"""What those who watch a table are sent, as text: what is the same for several is written once."""

from collections.abc import Mapping
from typing import Any

import msgspec

from ..table.table import Table

to_json = msgspec.json.Encoder().encode
MOST_EVENTS = 1000  # in one message: who has missed more sees the end of the story


class Telling:
    """The syncs of one moment of a table; `everywhere` is what all of them have."""

    def __init__(self, table: Table, everywhere: Mapping[str, Any]) -> None:
        self._table = table
        self._everywhere = to_json({"type": "sync", "seq": table.seq, **everywhere})
        self._events: dict[int, bytes] = {}  # by the last one that was seen
        self._common = to_json(table.views.common) if table.views else b""
        self._made: dict[tuple[int | None, int], str] = {}

    def sync(self, seat: int | None, seen: int) -> str:
        """The sync for a seat that has seen so many events."""
        key = seat, seen
        if key not in self._made:
            parts = self._everywhere, self._news(seen), self._seen_by(seat)
            self._made[key] = joined(*parts).decode()
        return self._made[key]

    def _news(self, seen: int) -> bytes:
        if seen not in self._events:
            missed = self._table.log[seen:][-MOST_EVENTS:]
            self._events[seen] = to_json({"events": [entry.public() for entry in missed]})
        return self._events[seen]

    def _seen_by(self, seat: int | None) -> bytes:
        views = self._table.views
        if views is None:
            return to_json({"seat": seat, "view": None})
        view = joined(self._common, to_json(views.own(seat)))
        return b'{"seat":%s,"view":%s}' % (to_json(seat), view)


def joined(*objects: bytes) -> bytes:
    """Objects of JSON as one with the fields of all.

    >>> joined(b'{"a":1}', b"{}", b'{"b":2,"c":3}')
    b'{"a":1,"b":2,"c":3}'
    """
    return b"{%s}" % b",".join([each[1:-1] for each in objects if len(each) > 2])
