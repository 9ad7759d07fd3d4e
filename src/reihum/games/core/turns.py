"""Turns: the running one with what binds its player, and the one before."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .actions import Action
from .messages import Message


@dataclass(frozen=True)
class Turn:
    """A turn as its player needs to know it."""

    seat: int | None
    played: tuple[Action, ...]
    owed: int  # cards, or whatever a turn is made of, still to be played at least
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
class Aside:
    """What happened beside an action, without anyone's choice, such as an imaginary player's turn.

    The kind says what it is, the facts (ready for JSON) are what everybody could see of it.
    """

    kind: str
    facts: Mapping[str, Any] = field(default_factory=dict)

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {"kind": self.kind, **self.facts}


@dataclass(frozen=True)
class LastTurn:
    """The turn before, for those who looked away."""

    seat: int
    played: tuple[Action, ...]
    drew: int
    asides: tuple[Aside, ...] = ()

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "seat": self.seat,
            "played": [str(action) for action in self.played],
            "drew": self.drew,
            "asides": [aside.json() for aside in self.asides],
        }
