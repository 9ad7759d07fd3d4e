"""What is set and dealt: tables, mixing, games."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

from ....games import Deal, Proof, game
from ..creation.what_if import WhatIf
from ..games import shared
from ..pending import PendingDeal
from ..seating.seats import Seat
from .event import Event, Public, SeatEvent

if TYPE_CHECKING:
    from ..table import Table


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
    hints: bool | None = None  # whether one may ask for hints; None is as usual
    guided: bool = False  # whether it is the guided first game of its game
    what_if: WhatIf | None = None  # the game that is over, and where this one goes on from
    daily: str | None = None  # the day whose deal it is

    def apply(self, table: "Table") -> None:
        """Set the table."""
        table.game = shared(game(self.game, **self.options))
        table.undo, table.mixes, table.creator = self.undo, self.mixes, self.creator
        table.wanted = None if self.deal is None else Deal.of(self.deal, tuple(self.mix))
        table.seating, table.pace, table.agrees = self.seating, self.pace, self.agrees
        table.clock, table.hints_wanted, table.guided = self.clock, self.hints, self.guided
        table.seats, table.keys = list(self.seats), len(self.seats)
        table.what_if = self.what_if
        table.daily = self.daily

    def payload(self) -> dict[str, Any]:
        """All of it, ready for JSON: only for the store."""
        seats = [seat.stored() for seat in self.seats]
        what_if = self.what_if.stored() if self.what_if else None
        return {**super().payload(), "seats": seats, "what_if": what_if}

    @classmethod
    def read(cls, seat: int | None, payload: Mapping[str, Any]) -> Self:
        """The event of a stored payload."""
        seats = [Seat(**{"key": key, **each}) for key, each in enumerate(payload["seats"])]
        kept = payload.get("what_if")
        what_if = WhatIf(**kept) if kept else None
        return cls(**{**payload, "seat": seat, "seats": seats, "what_if": what_if})


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
class Mixed(SeatEvent, kind="mixed"):
    """A seat mixed something in, or the server did for it; what it was is told at the end."""

    about_cards = True
    text: str
    by_server: Public[bool]

    def apply(self, table: "Table") -> None:
        """Keep it until all are in."""
        table.mix_in(self.seat, self.text, self.by_server)


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
