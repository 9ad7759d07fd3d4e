"""Events: what happens at a table. One type for each, with all that is to be known about it:

its fields, which of them everybody hears, and what it does to a table. Whatever is not `Public`
never leaves the server: the secrets of deals, what was mixed in, and guests.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, get_type_hints

from ...games import Deal, game
from .pending import PendingDeal
from .seats import Binding, Seat

if TYPE_CHECKING:
    from .table import Table

Value = TypeVar("Value")
Public = Annotated[Value, "public"]  # everybody hears it
KINDS: dict[str, type["Event"]] = {}  # by the word under which they are stored


@dataclass(frozen=True, kw_only=True)
class Event(ABC):
    """Something that happens at a table, and whose it is."""

    kind: ClassVar[str] = ""
    about_cards: ClassVar[bool] = False  # only of interest until the next deal
    deals: ClassVar[bool] = False

    seat: int | None = None

    def __init_subclass__(cls, kind: str = "") -> None:
        """Each kind has one type; a type without a word of its own only helps others."""
        if kind:
            cls.kind = kind
            KINDS[kind] = cls

    @abstractmethod
    def apply(self, table: "Table") -> None:
        """Let it happen."""

    @property
    def binding(self) -> Binding | None:
        """Who holds the seat from now on, where that changes."""
        return None

    def payload(self) -> dict[str, Any]:
        """All of it but the seat, ready for JSON: only for the store."""
        return {name: getattr(self, name) for name in stored_fields(type(self))}

    @classmethod
    def read(cls, seat: int | None, payload: Mapping[str, Any]) -> Self:
        """The event of a stored payload."""
        return cls(seat=seat, **payload)

    def public(self) -> dict[str, Any]:
        """What everybody may hear, ready for JSON."""
        return {name: getattr(self, name) for name in public_fields(type(self))}


@cache
def stored_fields(kind: type[Event]) -> tuple[str, ...]:
    """The fields of an event but for its seat."""
    return tuple(field.name for field in fields(kind) if field.name != "seat")


@cache
def public_fields(kind: type[Event]) -> tuple[str, ...]:
    """Those of them that everybody hears."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple(
        name for name in stored_fields(kind) if "public" in getattr(hints[name], "__metadata__", ())
    )


@dataclass(frozen=True, kw_only=True)
class Created(Event, kind="created"):
    """The table was made."""

    game: str
    options: Mapping[str, Any]
    seats: Sequence[Seat]
    undo: bool
    deal: str | None  # someone asked for this one
    creator: str
    mix: Sequence[str] = field(default_factory=list)  # of the deal that someone asked for
    mixes: bool = False  # whether the players mix each other's decks before a new deal

    def apply(self, table: "Table") -> None:
        """Set the table."""
        table.game = game(self.game, **self.options)
        table.undo, table.mixes, table.creator = self.undo, self.mixes, self.creator
        table.wanted = None if self.deal is None else Deal.of(self.deal, tuple(self.mix))
        table.seats = list(self.seats)

    def payload(self) -> dict[str, Any]:
        """All of it, ready for JSON: only for the store."""
        return {**super().payload(), "seats": [seat.stored() for seat in self.seats]}

    @classmethod
    def read(cls, seat: int | None, payload: Mapping[str, Any]) -> Self:
        """The event of a stored payload."""
        seats = [Seat(**each) for each in payload["seats"]]
        return cls(**{**payload, "seat": seat, "seats": seats})


@dataclass(frozen=True, kw_only=True)
class Mixing(Event, kind="mixing"):
    """A game is to be dealt as soon as all players have mixed something in."""

    about_cards = True
    seed: str
    commitment: Public[str]

    def apply(self, table: "Table") -> None:
        """Wait for the players."""
        table.pending = PendingDeal(self.seat, self.seed, number=table.seq + 1)


@dataclass(frozen=True, kw_only=True)
class DealEvent(Event):
    """A game was dealt."""

    about_cards = deals = True
    seed: str
    commitment: Public[str | None]  # none: someone asked for this deal, or knows it already
    mix: Sequence[str] = field(default_factory=list)  # what was mixed in, by seat

    def apply(self, table: "Table") -> None:
        """Deal."""
        table.deal_cards(self.seed, self.mix, secret=self.commitment is not None)


@dataclass(frozen=True, kw_only=True)
class Started(DealEvent, kind="started"):
    """The first game was dealt."""


@dataclass(frozen=True, kw_only=True)
class Again(DealEvent, kind="again"):
    """Another game was dealt, or the same once more."""

    same: Public[bool]


@dataclass(frozen=True, kw_only=True)
class SeatEvent(Event):
    """Something that always belongs to a seat."""

    seat: int


@dataclass(frozen=True, kw_only=True)
class Mixed(SeatEvent, kind="mixed"):
    """A seat mixed something in, or the server did for it; what it was is told at the end."""

    about_cards = True
    text: str
    by_server: Public[bool]

    def apply(self, table: "Table") -> None:
        """Keep it until all are in."""
        table.mix_in(self.seat, self.text)


@dataclass(frozen=True, kw_only=True)
class Seated(SeatEvent, kind="seated"):
    """A guest took a seat."""

    name: Public[str]
    guest: str

    def apply(self, table: "Table") -> None:
        """Give the seat to the guest."""
        table.change_seat(self.seat, kind="person", guest=self.guest, name=self.name)

    @property
    def binding(self) -> Binding:
        """The guest holds the seat."""
        return Binding(self.seat, self.guest)


@dataclass(frozen=True, kw_only=True)
class Left(SeatEvent, kind="left"):
    """A person got up."""

    name: Public[str]

    def apply(self, table: "Table") -> None:
        """Open the seat, and mix nothing for it; in a game it stays a person's, who is away."""
        if table.started:
            table.change_seat(self.seat, guest=None)
        else:
            table.change_seat(self.seat, kind="open", guest=None, name="")
            table.pending = None

    @property
    def binding(self) -> Binding:
        """Nobody holds the seat."""
        return Binding(self.seat, None)


@dataclass(frozen=True, kw_only=True)
class Renamed(SeatEvent, kind="renamed"):
    """A person has another name."""

    name: Public[str]

    def apply(self, table: "Table") -> None:
        """Change the name."""
        table.change_seat(self.seat, name=self.name)


@dataclass(frozen=True, kw_only=True)
class Played(SeatEvent, kind="played"):
    """An action was played; `asides` are what happened beside it, as the game tells them."""

    about_cards = True
    action: Public[str]
    drew: Public[int]
    by_bot: Public[bool]
    ends_turn: Public[bool]
    asides: Public[Sequence[Mapping[str, Any]]]

    def apply(self, table: "Table") -> None:
        """Play it."""
        table.play(self.seat, self.action)


@dataclass(frozen=True, kw_only=True)
class Undone(SeatEvent, kind="undone"):
    """An action was taken back."""

    about_cards = True
    action: Public[str]

    def apply(self, table: "Table") -> None:
        """Take it back."""
        table.take_back()


@dataclass(frozen=True, kw_only=True)
class Signalled(SeatEvent, kind="signalled"):
    """A seat gave a signal, or took it back: `none`."""

    about_cards = True
    pile: Public[str]
    signal: Public[str]

    def apply(self, table: "Table") -> None:
        """Lay it down."""
        table.signals.pop((self.seat, self.pile), None)
        if self.signal != "none":
            table.signals[self.seat, self.pile] = self.signal


@dataclass(frozen=True, kw_only=True)
class Said(Event, kind="said"):
    """Someone said something; spectators have no seat."""

    text: Public[str]
    name: Public[str]

    def apply(self, table: "Table") -> None:
        """Nothing changes."""


@dataclass(frozen=True, kw_only=True)
class StoodIn(SeatEvent, kind="stood-in"):
    """A bot plays for someone who is away."""

    def apply(self, table: "Table") -> None:
        """Let the bot play."""
        table.change_seat(self.seat, stand_in=True)


@dataclass(frozen=True, kw_only=True)
class Returned(SeatEvent, kind="returned"):
    """Someone came back."""

    def apply(self, table: "Table") -> None:
        """Let the person play."""
        table.change_seat(self.seat, stand_in=False)


@dataclass(frozen=True, kw_only=True)
class Over(Event, kind="over"):
    """The game is over. Its secrets are none any more: what the commitment committed to, and

    what was mixed in.
    """

    outcome: Public[Mapping[str, Any]]
    secret: Public[str | None]
    mix: Public[Sequence[str]] = field(default_factory=list)

    def apply(self, table: "Table") -> None:
        """Nothing changes: the last action has ended the game."""
