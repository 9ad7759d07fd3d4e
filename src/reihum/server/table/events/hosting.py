"""What whoever runs the table or the server decides."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..budgets import SEATS, TALK
from .event import Event, Public, SeatEvent

if TYPE_CHECKING:
    from ..table import Table


@dataclass(frozen=True, kw_only=True)
class Muted(Event, kind="muted"):
    """The host does not let a seat talk any more, or does again; without a seat, spectators."""

    budget = SEATS
    muted: Public[bool]

    def apply(self, table: "Table") -> None:
        """Let them be silent, or talk."""
        table.mute(self.seat, self.muted)


@dataclass(frozen=True, kw_only=True)
class Closed(Event, kind="closed"):
    """Whoever runs the server has closed the table: nothing more happens here."""

    budget = SEATS

    def apply(self, table: "Table") -> None:
        """Wait for nothing more."""
        table.closed = True
        table.pending, table.pause, table.next_game, table.conceding = None, None, None, ()


@dataclass(frozen=True, kw_only=True)
class Dismissed(SeatEvent, kind="dismissed"):
    """The host, on this seat, has asked spectators of some name to go; they do not come back."""

    budget = SEATS
    name: Public[str]
    guests: Sequence[str]

    def apply(self, table: "Table") -> None:
        """Remember who they were."""
        table.dismissed.update(self.guests)


@dataclass(frozen=True, kw_only=True)
class Paced(SeatEvent, kind="paced"):
    """The bots act faster or slower from now on."""

    budget = TALK
    pace: Public[str]

    def apply(self, table: "Table") -> None:
        """Choose the pace."""
        table.pace = self.pace
