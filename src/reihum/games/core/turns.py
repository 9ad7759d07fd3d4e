"""The running turn: what was played in it, and what binds the player now."""

from dataclasses import dataclass
from typing import Any

from .actions import Action
from .messages import Message


@dataclass(frozen=True)
class Turn:
    """A turn as its player needs to know it."""

    seat: int | None
    played: tuple[Action, ...]
    owed: int  # cards (or in Nix für ungut! a combination) still to be played at least
    may_end: bool
    draws: int  # cards that ending the turn now would draw
    binding: tuple[Message, ...]

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "seat": self.seat,
            "played": [str(action) for action in self.played],
            "owed": self.owed,
            "may_end": self.may_end,
            "draws": self.draws,
            "binding": [message.json() for message in self.binding],
        }


@dataclass(frozen=True)
class LastTurn:
    """The turn before, for those who looked away."""

    seat: int
    played: tuple[Action, ...]
    drew: int
    closing: dict[str, Any] | None = None  # of a pass: how the board lay before the new deal
    egon: dict[str, Any] | None = None  # of a round with him: his cards and his combination

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "seat": self.seat,
            "played": [str(action) for action in self.played],
            "drew": self.drew,
            "closing": self.closing,
            "egon": self.egon,
        }
