"""The errors, all with a machine-readable reason, its parameters and an English sentence.

ReihumError
├── OptionError      a game or option that does not exist, or a value that does not fit
├── NotationError    a text that cannot be read: an action, a deal, a position, a game
├── Faults           several things wrong with one; `faults` names them all
│   └── PositionError    a position that cannot be
├── IllegalAction    a good action that the rules do not allow now
└── NotTold          what a bot may not say yet (`bots/reasons.py`)
"""

from collections.abc import Sequence
from typing import Any, Self

from ...languages import USUAL
from .messages import Message


class ReihumError(Exception):
    """The root of all errors of this package."""

    def __init__(self, reason: str, /, **params: Any) -> None:
        self.message = Message(reason, params)
        super().__init__(reason)

    def __str__(self) -> str:
        return self.said()

    def said(self, language: str = USUAL) -> str:
        """What was wrong, in a language."""
        return self.message.said(language)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.reason, dict(self.message.params))

    @property
    def reason(self) -> str:
        """The code of what was wrong, for programs."""
        return self.message.code

    @property
    def params(self) -> dict[str, Any]:
        """What the sentence speaks of: the offending input and what would be right."""
        return self.message.told()


class OptionError(ReihumError):
    """A game or option that does not exist, or a value that does not fit."""


class NotationError(ReihumError):
    """A text that cannot be read."""


class IllegalAction(ReihumError):
    """A good action that the rules do not allow now."""


class Faults(ReihumError):
    """Several things that are wrong with one. The reason is that of the first fault."""

    def __init__(self, reason: str, /, **params: Any) -> None:
        super().__init__(reason, **params)
        self.faults: tuple[Message, ...] = (self.message,)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).of, (self.faults,)

    @classmethod
    def of(cls, faults: Sequence[Message]) -> Self:
        """One error for all faults."""
        error = cls(faults[0].code, **faults[0].params)
        error.faults = tuple(faults)
        return error

    def said(self, language: str = USUAL) -> str:
        """What is wrong with it, as far as it can be listened to."""
        return " ".join(fault.said(language) for fault in self.faults[:10])


class PositionError(Faults):
    """A position that cannot be."""


def _again(kind: type[ReihumError], reason: str, params: dict[str, Any]) -> ReihumError:
    return kind(reason, **params)
