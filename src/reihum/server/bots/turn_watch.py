"""Keeps the time of a person's turn: by the clock of the table, or by what the others ask for.

Until when a turn lasts follows from the times of events. How long that still is, a process finds
out once, when it first sees the turn; then it counts by itself. So nobody loses a turn, or wins
time, where somebody sets the clock of the machine.
"""

import time
from collections.abc import Callable, Sequence
from typing import Protocol

from ..settings import Settings
from ..table.events import Event
from ..table.table import Table
from ..table.timing.clock import time_up
from ..table.timing.stalling import agreed_by_all, decided_at, replaced

Due = tuple[int, float, float]  # the number of a turn, until when it lasts, and how long at most


class PeopleHost(Protocol):
    """What is to be known of the people of a table."""

    table: Table

    def present(self, seat: int) -> bool:
        """Whether someone on this seat is connected."""


class TurnWatch:
    """Knows whether time runs out at a table, when, and what happens then."""

    def __init__(
        self,
        host: PeopleHost,
        settings: Settings,
        counting: Callable[[], float] = time.monotonic,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._host = host
        self._settings = settings
        self._counting, self._clock = counting, clock
        self._seen: tuple[Due, float] | None = None  # and when it is over, as we count

    @property
    def due(self) -> Due | None:
        """What runs out, if anything does."""
        table = self._host.table
        number, vote = table.turn_time.number, table.vote
        if table.clock is not None and table.deadline is not None:
            return number, table.deadline, float(table.clock)
        if vote is not None and agreed_by_all(table, self._people()):
            return number, decided_at(vote, self._settings), self._settings.stall_notice
        return None

    def left(self) -> float:
        """How many seconds are left, by our own count."""
        due = self.due
        if due is None:
            return 0.0
        if self._seen is None or self._seen[0] != due:
            _, until, most = due
            pause = self._host.table.pause
            most += max(0.0, pause.until - self._clock()) if pause else 0.0
            left = min(max(until - self._clock(), 0.0), most)
            self._seen = due, self._counting() + left
        return max(self._seen[1] - self._counting(), 0.0)

    def over(self, due: Due) -> Sequence[Event]:
        """What happens when it has run out, unless it is about something else by now."""
        table = self._host.table
        if self.due != due or self.left() > 0:
            return []
        if table.clock is not None:
            return time_up(table, self._host.present)
        return replaced(table, self._people())

    def _people(self) -> list[int]:
        table = self._host.table
        return [seat for seat in table.people if self._host.present(seat)]
