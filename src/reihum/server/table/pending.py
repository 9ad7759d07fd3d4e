"""A deal in the making: the server's secret, and what the players have mixed in so far."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from ...games import commitment_of, server_text


@dataclass(frozen=True)
class PendingDeal:
    """A secret that the server has committed to, and by seat what was mixed in."""

    seat: int | None  # who asked for the game
    secret: str
    number: int = 0  # of the event with which it began
    texts: Mapping[int, str] = field(default_factory=dict)
    by_server: tuple[int, ...] = ()  # the seats for which the server has mixed

    @property
    def commitment(self) -> str:
        """What everybody hears at once, and can check the secret against in the end."""
        return commitment_of(self.secret)

    @property
    def mix(self) -> list[str]:
        """What was mixed in, in the order of the seats."""
        return [text for _, text in sorted(self.texts.items())]

    def missing(self, seats: int) -> list[int]:
        """The seats that have mixed in nothing yet, of so many."""
        return [seat for seat in range(seats) if seat not in self.texts]

    def with_texts(self, texts: Mapping[int, str], by_server: bool = False) -> "PendingDeal":
        """The same with more mixed in."""
        seats = sorted({*self.by_server, *texts}) if by_server else self.by_server
        return replace(self, texts={**self.texts, **texts}, by_server=tuple(seats))

    def own_text(self, seat: int) -> str:
        """What the server mixes in for a seat: it follows from the secret, so it is not chosen."""
        return server_text(self.secret, seat)
