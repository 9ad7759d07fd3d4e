"""What a player can do, as values with a text that a person can type.

A game may have kinds of its own: frozen, with `Action` as their base and a text.

>>> str(Play(37, "up1")), str(End()), str(Begin(2))
('37>up1', 'end', 'begin:2')
"""

from dataclasses import dataclass


class Action:
    """Something that a player can do; `str()` is its text."""


@dataclass(frozen=True)
class Play(Action):
    """Put a card on a pile."""

    card: int
    pile: str

    def __str__(self) -> str:
        return f"{self.card}>{self.pile}"


@dataclass(frozen=True)
class End(Action):
    """End the turn."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True)
class Begin(Action):
    """Claim the first turn for a seat."""

    seat: int

    def __str__(self) -> str:
        return f"begin:{self.seat}"


def written(action: Action) -> str:
    """The text of an action, also of one with a number too large for Python to write."""
    try:
        return str(action)
    except ValueError:
        return type(action).__name__
