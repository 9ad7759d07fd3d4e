"""Who sits where, and under which name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self

from ..budgets import SEATS, TALK
from ..seating.seats import Binding, Look, Seat
from .event import Public, SeatEvent

if TYPE_CHECKING:
    from ..table import Table


@dataclass(frozen=True, kw_only=True)
class Seated(SeatEvent, kind="seated"):
    """A guest took a seat."""

    budget = SEATS
    name: Public[str]
    guest: str
    look: Public[Look | None] = None
    renews: bool = True  # the key of the seat, so that its link is used up

    @classmethod
    def read(cls, seat: int | None, payload: Mapping[str, Any]) -> Self:
        """The event of a stored payload; before, a link could be used again by whoever had it."""
        renews = not payload.get("by_link", True)
        kept = {name: value for name, value in payload.items() if name != "by_link"}
        return super().read(seat, {"renews": renews, **kept})

    def apply(self, table: "Table") -> None:
        """Give the seat to the guest, who may not lose it to someone who has the link."""
        who = {"guest": self.guest, "name": self.name, "look": self.look}
        muted = table.seats[self.seat].muted or self.guest in table.muted
        invited = table.seats[self.seat].key
        table.change_seat(self.seat, kind="person", muted=muted, invited=invited, **who)
        if self.renews:
            table.renew_key(self.seat)

    @property
    def bindings(self) -> Sequence[Binding]:
        """The guest holds the seat."""
        return (Binding(self.seat, self.guest),)


@dataclass(frozen=True, kw_only=True)
class Moved(SeatEvent, kind="moved"):
    """A person goes on playing on another device, which is another guest."""

    budget = SEATS
    name: Public[str]
    guest: str

    def apply(self, table: "Table") -> None:
        """Give the seat to the other guest; the link to it is used up."""
        table.change_seat(self.seat, guest=self.guest)
        table.renew_key(self.seat)
        if table.seats[self.seat].muted:
            table.muted.add(self.guest)

    @property
    def bindings(self) -> Sequence[Binding]:
        """The other guest holds the seat."""
        return (Binding(self.seat, self.guest),)


@dataclass(frozen=True, kw_only=True)
class Left(SeatEvent, kind="left"):
    """A person got up."""

    budget = SEATS
    name: Public[str]

    def apply(self, table: "Table") -> None:
        """Open the seat, and mix nothing for it; in a game it stays a person's, who is away."""
        if table.started:
            table.change_seat(self.seat, guest=None, invited=None)
        else:
            table.set_seat(self.seat, Seat("open"))

    @property
    def bindings(self) -> Sequence[Binding]:
        """Nobody holds the seat."""
        return (Binding(self.seat, None),)


@dataclass(frozen=True, kw_only=True)
class Renamed(SeatEvent, kind="renamed"):
    """A person has another name, or another look."""

    budget = TALK
    name: Public[str]
    look: Public[Look | None] = None
    before: Public[str] = ""  # the name so far

    def apply(self, table: "Table") -> None:
        """Change the name and the look."""
        table.change_seat(self.seat, name=self.name, look=self.look)


@dataclass(frozen=True, kw_only=True)
class SeatSet(SeatEvent, kind="seat-set"):
    """A bot was put on an open seat; without a bot, the seat of one was opened."""

    budget = SEATS
    bot: Public[str | None]
    name: Public[str] = ""  # of the bot

    def apply(self, table: "Table") -> None:
        """Set the seat."""
        bot = None if self.bot is None else Seat("bot", self.name, bot=self.bot)
        table.set_seat(self.seat, bot or Seat("open"))


@dataclass(frozen=True, kw_only=True)
class Swapped(SeatEvent, kind="swapped"):
    """Two seats have changed places; `guests` hold them now, in this order."""

    budget = SEATS
    other: Public[int]
    guests: Sequence[str | None]

    def apply(self, table: "Table") -> None:
        """Let them change places, with all that is theirs."""
        table.swap_seats(self.seat, self.other)

    @property
    def bindings(self) -> Sequence[Binding]:
        """Each guest holds the other's seat."""
        return tuple(map(Binding, (self.seat, self.other), self.guests))


@dataclass(frozen=True, kw_only=True)
class Removed(SeatEvent, kind="removed"):
    """The host has let a person get up, who does not come back unless by a new link."""

    budget = SEATS
    name: Public[str]
    guest: str

    def apply(self, table: "Table") -> None:
        """Open the seat under another link, and remember whose it was."""
        table.set_seat(self.seat, Seat("open"))
        table.renew_key(self.seat)
        table.removed.add(self.guest)

    @property
    def bindings(self) -> Sequence[Binding]:
        """Nobody holds the seat."""
        return (Binding(self.seat, None),)
