"""A deal in the making: the server's secret, and what the players have mixed in so far."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class PendingDeal:
    """A secret that the server has committed to, and by seat what was mixed in."""

    seat: int | None  # who asked for the game
    secret: str
    number: int = 0  # of the event with which it began
    texts: Mapping[int, str] = field(default_factory=dict)

    @property
    def commitment(self) -> str:
        """What everybody hears at once, and can check the secret against in the end."""
        return hashlib.sha256(self.secret.encode()).hexdigest()

    @property
    def mix(self) -> list[str]:
        """What was mixed in, in the order of the seats."""
        return [text for _, text in sorted(self.texts.items())]

    def missing(self, seats: int) -> list[int]:
        """The seats that have mixed in nothing yet, of so many."""
        return [seat for seat in range(seats) if seat not in self.texts]

    def with_texts(self, texts: Mapping[int, str]) -> "PendingDeal":
        """The same with more mixed in."""
        return replace(self, texts={**self.texts, **texts})

    def own_text(self, seat: int) -> str:
        """What the server mixes in for a seat: it follows from the secret, so it is not chosen."""
        text = f"reihum mix\0{self.secret}\0{seat}"
        return hashlib.sha256(text.encode()).hexdigest()[:32]
