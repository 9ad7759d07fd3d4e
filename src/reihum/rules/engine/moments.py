"""Moments of games: states as bytes, which NumPy and native code read, or as plain records."""

from types import ModuleType
from typing import Any

import numpy as np

from .plain import plain_records
from .records import StateRecord


class Moment:
    """A state of a game, packed or plain, and what everybody asks of it first."""

    __slots__ = ("begins", "numbers", "over", "packed", "plain", "seat")

    def __init__(
        self,
        packed: bytes | None,
        over: int,
        seat: int,
        begins: bool,
        *numbers: int,
        plain: StateRecord | None = None,
    ) -> None:
        self.packed = packed
        self.over = over
        self.seat = seat
        self.begins = begins  # whether the next action begins a turn
        self.numbers = numbers  # of the legal actions
        self.plain = plain  # to be read only


class Moments:
    """Knows the records of one game, of either kind."""

    def __init__(self, rules: ModuleType) -> None:
        self._rules: Any = rules
        self._records = plain_records(self._rules.STATE)

    def record(self, moment: Moment) -> StateRecord:
        """The plain record of a moment, to be read only; kept, for whoever asks will ask again."""
        if moment.plain is None:
            moment.plain = self._records.unpacked(self.packed(moment))
        return moment.plain

    def glance(self, moment: Moment) -> StateRecord:
        """A record of a moment, to be read only: of whatever kind is at hand."""
        if moment.plain is None:
            record: StateRecord = np.frombuffer(self.packed(moment), self._rules.STATE)[0]
            return record
        return moment.plain

    def copy(self, moment: Moment) -> StateRecord:
        """A plain record of a moment, to be changed."""
        return self._records.copied(self.record(moment))

    def packed(self, moment: Moment) -> bytes:
        """The bytes that NumPy has for a moment."""
        if moment.packed is None:
            assert moment.plain is not None
            return self._records.packed(moment.plain)
        return moment.packed
