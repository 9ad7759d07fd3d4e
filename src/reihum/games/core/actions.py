"""What a player can do, as values with a text that a person can type.

>>> str(Play(37, "up1")), str(End()), str(Begin(2))
('37>up1', 'end', 'begin:2')
>>> str(Combination("triple", "55J")), str(Combination("quad", "7777", super=True))
('triple:5-5-J', 'quad:7-7-7-7*')
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Play:
    """Put a card on a pile."""

    card: int
    pile: str

    def __str__(self) -> str:
        return f"{self.card}>{self.pile}"


@dataclass(frozen=True)
class End:
    """End the turn."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True)
class Begin:
    """Claim the first turn for a seat."""

    seat: int

    def __str__(self) -> str:
        return f"begin:{self.seat}"


@dataclass(frozen=True)
class Combination:
    """Play cards, values in order and the joker last, and push a chip into a row."""

    row: str
    cards: str = ""
    super: bool = False

    def __str__(self) -> str:
        cards = ":" + "-".join(self.cards) if self.cards else ""
        return f"{self.row}{cards}{'*' if self.super else ''}"


Action = Play | End | Begin | Combination


def written(action: Action) -> str:
    """The text of an action, also of one with a number too large for Python to write."""
    try:
        return str(action)
    except ValueError:
        return type(action).__name__
