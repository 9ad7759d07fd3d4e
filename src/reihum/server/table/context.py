"""Where a request is made, and by whom: what all handlers ask."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ...games import State
from ..refusals import Refusal
from ..settings import Settings
from .table import Table


class Sender(NamedTuple):
    """Whoever asks: a seat, or a spectator, who has at most a name."""

    key: str  # under which requests are remembered
    seat: int | None
    name: str = ""
    guest: str = ""


class Context(NamedTuple):
    """Where a request is made, and by whom."""

    table: Table
    sender: Sender
    present: Callable[[int], bool]  # whether someone on a seat is connected
    absent: Callable[[int], bool]  # whether a seat has been away for longer than the grace time
    settings: Settings
    now: float  # seconds since 1970
    named: Callable[[str], Sequence[str]] = lambda name: ()  # the spectators of a name, as guests

    @property
    def people(self) -> list[int]:
        """The seats of the people who are here."""
        return [seat for seat in self.table.people if self.present(seat)]

    def seat(self) -> int:
        """The seat that asks; spectators may not."""
        if self.sender.seat is None:
            raise Refusal("not-seated")
        return self.sender.seat

    def running(self) -> State:
        """The game that goes on."""
        if self.table.state is None:
            raise Refusal("not-started")
        return self.table.state
