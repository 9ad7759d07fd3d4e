"""Events: what happens at a table. One type for each, with all that is to be known about it:

its fields, which of them everybody hears, and what it does to a table. Whatever is not `Public`
never leaves the server: the secrets of deals, what was mixed in, and guests.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Self, TypeVar, get_type_hints

from ...games import Deal, Proof, State, game
from .budgets import GAMES, SEATS, TALK, Account
from .consent.waiting import NextGame, Pause, joined
from .games import shared
from .pending import PendingDeal
from .seating.seats import Binding, Look, Seat
from .timing.turn_time import Vote

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
    budget: ClassVar[str] = GAMES  # see `budgets`

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
    def bindings(self) -> Sequence[Binding]:
        """Who holds which seats from now on, where that changes."""
        return ()

    @property
    def account(self) -> Account:
        """Whose budget it is on."""
        return self.budget, self.seat if self.budget == TALK else None

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
    mixes: bool = False  # whether the players mix something in before a new deal
    seating: str = "links"  # as at all tables from before one could do without
    clock: int | None = None  # seconds for each turn
    pace: str = "normal"
    agrees: bool = False  # whether several people agree who begins, and one alone does not

    def apply(self, table: "Table") -> None:
        """Set the table."""
        table.game = shared(game(self.game, **self.options))
        table.undo, table.mixes, table.creator = self.undo, self.mixes, self.creator
        table.wanted = None if self.deal is None else Deal.of(self.deal, tuple(self.mix))
        table.seating, table.pace, table.agrees = self.seating, self.pace, self.agrees
        table.clock = self.clock
        table.seats, table.keys = list(self.seats), len(self.seats)

    def payload(self) -> dict[str, Any]:
        """All of it, ready for JSON: only for the store."""
        return {**super().payload(), "seats": [seat.stored() for seat in self.seats]}

    @classmethod
    def read(cls, seat: int | None, payload: Mapping[str, Any]) -> Self:
        """The event of a stored payload."""
        seats = [Seat(**{"key": key, **each}) for key, each in enumerate(payload["seats"])]
        return cls(**{**payload, "seat": seat, "seats": seats})


@dataclass(frozen=True, kw_only=True)
class Mixing(Event, kind="mixing"):
    """A game is to be dealt as soon as all players have mixed something in."""

    about_cards = True
    seed: str
    commitment: Public[str]

    def apply(self, table: "Table") -> None:
        """Wait for the players."""
        table.next_game = None
        table.pending = PendingDeal(self.seat, self.seed, number=table.seq + 1)


@dataclass(frozen=True, kw_only=True)
class DealEvent(Event):
    """A game was dealt."""

    about_cards = deals = True
    seed: str
    commitment: Public[str | None]  # none: someone asked for this deal, or knows it already
    mix: Sequence[str] = field(default_factory=list)  # what was mixed in, by seat
    by_server: Sequence[int] = field(default_factory=list)  # seats for which the server mixed

    @property
    def origin(self) -> str:
        """Where the cards come from."""
        return "wished" if self.commitment is None else "shuffled"

    def apply(self, table: "Table") -> None:
        """Deal."""
        told = self.commitment
        proof = None if told is None else Proof(told, tuple(self.by_server))
        table.deal_cards(self.seed, self.mix, proof, self.origin)


@dataclass(frozen=True, kw_only=True)
class Started(DealEvent, kind="started"):
    """The first game was dealt."""


@dataclass(frozen=True, kw_only=True)
class Again(DealEvent, kind="again"):
    """Another game was dealt, or the same once more."""

    same: Public[bool]

    @property
    def origin(self) -> str:
        """Where the cards come from: of the same deal everybody knows them."""
        return "same" if self.same else super().origin


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
        table.mix_in(self.seat, self.text, self.by_server)


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

    def apply(self, table: "Table") -> None:
        """Set the seat."""
        table.set_seat(self.seat, Seat("open") if self.bot is None else Seat("bot", bot=self.bot))


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
        table.play(self.seat, self.action, self.by_bot)


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
    budget = TALK
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

    budget = TALK
    text: Public[str]
    name: Public[str]

    def apply(self, table: "Table") -> None:
        """Nothing changes."""


@dataclass(frozen=True, kw_only=True)
class TimedOut(Event, kind="timed-out"):
    """The time of a turn is up, and a bot finishes it; without a seat: nobody has begun."""

    about_cards = True

    def apply(self, table: "Table") -> None:
        """Let the bot play this turn."""
        if self.seat is not None:
            table.run_out(self.seat)


@dataclass(frozen=True, kw_only=True)
class BotAsked(SeatEvent, kind="bot-asked"):
    """A seat would like a bot to play for another, who does nothing; or agrees to."""

    about_cards = True
    target: Public[int]

    def apply(self, table: "Table") -> None:
        """Remember it."""
        table.vote = (table.vote or Vote(self.target, table.time)).with_seat(self.seat)


@dataclass(frozen=True, kw_only=True)
class StoodIn(SeatEvent, kind="stood-in"):
    """A bot plays for someone who is away, has run out of time, or does nothing."""

    why: Public[str] = "away"
    idle: bool = False  # they are here: being connected does not make them come back

    def apply(self, table: "Table") -> None:
        """Let the bot play."""
        table.change_seat(self.seat, stand_in=True, idle=self.idle)
        table.vote = None


@dataclass(frozen=True, kw_only=True)
class Returned(SeatEvent, kind="returned"):
    """Someone came back."""

    def apply(self, table: "Table") -> None:
        """Let the person play."""
        table.come_back(self.seat)


@dataclass(frozen=True, kw_only=True)
class Over(Event, kind="over"):
    """The game is over. Its secrets are none any more: what the commitment committed to, and

    what was mixed in. The seat is the one that gave up first, where the players did.
    """

    outcome: Public[Mapping[str, Any]]
    secret: Public[str | None]
    mix: Public[Sequence[str]] = field(default_factory=list)

    @classmethod
    def of(cls, table: "Table", end: State, conceded_by: int | None = None) -> Self:
        """The event of a state that is over."""
        assert end.outcome is not None
        assert end.deal is not None
        outcome, mix = end.outcome.json(), list(end.deal.mix)
        return cls(seat=conceded_by, outcome=outcome, secret=table.secret, mix=mix)

    @classmethod
    def read(cls, seat: int | None, payload: Mapping[str, Any]) -> Self:
        """The event of a stored payload; before, it was not said who could not go on."""
        outcome = {**payload["outcome"], "seat": payload["outcome"].get("seat")}
        return super().read(seat, {**payload, "outcome": outcome})

    def apply(self, table: "Table") -> None:
        """Write the result down. The last action has ended the game, unless that was held back,

        or the players gave up.
        """
        table.end(self.outcome, self.seat)


@dataclass(frozen=True, kw_only=True)
class Conceding(SeatEvent, kind="conceding"):
    """A seat wants to give up, or agrees to."""

    about_cards = True

    def apply(self, table: "Table") -> None:
        """Remember it."""
        table.conceding = joined(table.conceding, self.seat)


@dataclass(frozen=True, kw_only=True)
class Declined(SeatEvent, kind="declined"):
    """A seat does not want what was asked for: a bot to play; or to give up, or to play again."""

    about_cards = True

    def apply(self, table: "Table") -> None:
        """Nobody has asked for anything."""
        if table.vote:
            table.refuse_bot(self.seat)
        else:
            table.conceding, table.next_game = (), None


@dataclass(frozen=True, kw_only=True)
class Ready(SeatEvent, kind="ready"):
    """A seat asks for another game, or is ready for it."""

    about_cards = True
    same: Public[bool]

    def apply(self, table: "Table") -> None:
        """Remember it; who wants something else asks anew."""
        wish = table.next_game
        if wish is None or wish.same != self.same:
            wish = NextGame(self.same, since=table.time)
        table.next_game = wish.with_seat(self.seat)


@dataclass(frozen=True, kw_only=True)
class Paused(Event, kind="paused"):
    """There is something to look at, and nobody acts until all have, or until some time."""

    about_cards = True
    until: Public[float]

    def apply(self, table: "Table") -> None:
        """Wait."""
        table.pause = Pause(self.until, since=table.time)
        table.turn_time = table.turn_time.after_pause(self.until)


@dataclass(frozen=True, kw_only=True)
class Seen(SeatEvent, kind="seen"):
    """A seat has looked; with the last one the pause ends."""

    about_cards = True
    ends: Public[bool]

    def apply(self, table: "Table") -> None:
        """Remember it, or go on."""
        assert table.pause is not None
        table.pause = None if self.ends else table.pause.with_seat(self.seat)
        if self.ends:
            table.turn_time = table.turn_time.after_pause(table.time)
