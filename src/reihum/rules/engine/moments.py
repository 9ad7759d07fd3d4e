"""Moments of games: states as bytes, which NumPy and native code read, or as plain records."""

from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from .plain import plain_records
from .records import StateRecord


class Moment(NamedTuple):
    """A state of a game, packed or plain, and what everybody asks of it first."""

    packed: bytes | None
    plain: StateRecord | None  # to be read only
    numbers: list[int]  # of the legal actions
    over: int
    seat: int
    begins: bool  # whether the next action begins a turn


class Moments:
    """Knows the records of one game, of either kind."""

    def __init__(self, rules: ModuleType) -> None:
        self._rules: Any = rules
        self._records = plain_records(self._rules.STATE)

    def record(self, moment: Moment) -> StateRecord:
        """The plain record of a moment, to be read only."""
        if moment.plain is None:
            return self._records.unpacked(self.packed(moment))
        return moment.plain

    def glance(self, moment: Moment) -> StateRecord:
        """A record of a moment, to be read only: of whatever kind is at hand."""
        if moment.plain is None:
            record: StateRecord = np.frombuffer(self.packed(moment), self._rules.STATE)[0]
            return record
        return moment.plain

    def copy(self, moment: Moment) -> StateRecord:
        """A plain record of a moment, to be changed."""
        if moment.plain is None:
            return self._records.unpacked(self.packed(moment))
        return self._records.copied(moment.plain)

    def packed(self, moment: Moment) -> bytes:
        """The bytes that NumPy has for a moment."""
        if moment.packed is None:
            assert moment.plain is not None
            return self._records.packed(moment.plain)
        return moment.packed
