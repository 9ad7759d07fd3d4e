"""What is played, signalled and said, and the end."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Self

from ....games import State
from ..budgets import TALK
from .event import Event, Public, SeatEvent

if TYPE_CHECKING:
    from ..table import Table


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
class Rewound(SeatEvent, kind="rewound"):
    """A guided game went back to what it was after so many actions of its line."""

    about_cards = True
    budget = TALK
    step: Public[int]

    def apply(self, table: "Table") -> None:
        """Go back."""
        table.rewind(self.step)


@dataclass(frozen=True, kw_only=True)
class Hinted(SeatEvent, kind="hinted"):
    """A seat asked for a hint; what it was told is nobody else's business."""

    about_cards = True
    budget = TALK

    def apply(self, table: "Table") -> None:
        """Count it, and remember where it was asked."""
        table.note_hint(self.seat)


@dataclass(frozen=True, kw_only=True)
class Said(Event, kind="said"):
    """Someone said something; spectators have no seat."""

    budget = TALK
    text: Public[str]
    name: Public[str]

    def apply(self, table: "Table") -> None:
        """Nothing changes."""


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
        outcome, mix = end.outcome.json(), list(end.deal.mix) if end.deal else []
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
