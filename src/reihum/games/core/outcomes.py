"""How a game ended."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Reason(StrEnum):
    """Why a game is over."""

    ALL_DOWN = "all-down"
    STUCK = "stuck"
    SKULL_LEFT = "skull-left"
    THREE_NOT_MET = "three-not-met"
    SINGLE_CARD = "single-card"
    FOUR_PASSES = "four-passes"


EXCELLENT = 10  # fewer cards left than this is an excellent game


@dataclass(frozen=True)
class Outcome:
    """The end of a game.

    Cooperative games are won or lost together: `won`, with the cards left as the one score.
    In the others `won` is None and `winners` has the best players; Face to Face scores the cards
    each has left, Nix für ungut! the points, EGON last.
    """

    reason: Reason
    scores: tuple[int, ...]
    won: bool | None = None
    winners: tuple[int, ...] = ()

    @property
    def excellent(self) -> bool:
        """Whether a cooperative game came close, or was won."""
        return self.won is not None and (self.won or self.scores[0] < EXCELLENT)

    def __str__(self) -> str:
        scores = ".".join(map(str, self.scores))
        if self.won is not None:
            return f"{'won' if self.won else 'lost'} {self.reason} {scores}"
        return f"winner {'.'.join(map(str, self.winners))} {self.reason} {scores}"

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "reason": str(self.reason),
            "won": self.won,
            "winners": list(self.winners),
            "scores": list(self.scores),
            "excellent": self.excellent,
        }
