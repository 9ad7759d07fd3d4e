"""Moments of games: states as bytes, which NumPy and native code read, or as plain records."""

from collections.abc import Sequence
from types import ModuleType
from typing import Any, Final

import numpy as np

from .plain import plain_records
from .records import StateRecord

# A state of a game, and what everybody asks of it first: its bytes or its plain record, why it is
# over, who acts, whether the next action begins a turn, and the numbers of the legal actions.
# It is the very tuple that `struct` reads of a native step: an object would take as long again.
Moment = tuple[bytes | StateRecord, int, int, bool, Sequence[int]]
DATA: Final = 0
OVER: Final = 1
SEAT: Final = 2
BEGINS: Final = 3
NUMBERS: Final = 4


class Moments:
    """Knows the records of one game, of either kind."""

    def __init__(self, rules: ModuleType) -> None:
        self._rules: Any = rules
        self._records = plain_records(self._rules.STATE)
        # What `observe` takes off a table; rules that do not say so have all of it copied.
        hidden = getattr(rules, "HIDDEN", None)
        self._observable: Any = plain_records(self._rules.TABLE).copying(hidden)

    def record(self, moment: Moment) -> StateRecord:
        """The plain record of a moment, to be read only."""
        data = moment[DATA]
        return self._records.unpacked(data) if isinstance(data, bytes) else data

    def glance(self, moment: Moment) -> StateRecord:
        """The same: quicker, where little of it is read."""
        data = moment[DATA]
        return self._records.glance(data) if isinstance(data, bytes) else data

    def copy(self, record: StateRecord) -> StateRecord:
        """A plain record like another, to be changed."""
        return self._records.copied(record)

    def shared(self, record: StateRecord) -> StateRecord:
        """A plain record like another, of which `observe` can change what it hides."""
        plain: Any = record
        shared: Any = {**plain, "table": self._observable(plain["table"])}
        return shared  # type: ignore[no-any-return]

    def opened(self, record: np.void) -> StateRecord:
        """One of NumPy's records as a plain one."""
        return self._records.unpacked(record.tobytes())

    def packed(self, moment: Moment) -> bytes:
        """The bytes that NumPy has for a moment."""
        data = moment[DATA]
        return data if isinstance(data, bytes) else self._records.packed(data)
