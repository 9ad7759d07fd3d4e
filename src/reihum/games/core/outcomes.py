"""How a game ended."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

CONCEDED = -1  # in a table, why it is over: not by its rules, the players gave up


class Reason(StrEnum):
    """Why a game is over; a game may have reasons of its own."""

    ALL_DOWN = "all-down"
    CONCEDED = "conceded"
    STUCK = "stuck"
    SKULL_LEFT = "skull-left"
    THREE_NOT_MET = "three-not-met"
    SINGLE_CARD = "single-card"
    FOUR_LAPS = "four-laps"


@dataclass(frozen=True)
class Outcome:
    """The end of a game.

    Cooperative games are won or lost together: `won`, with the cards left as the one score.
    In the others `won` is None and `winners` has the best players; `scores` has one for each
    player, imaginary ones last.
    """

    reason: str
    scores: tuple[int, ...]
    won: bool | None = None
    winners: tuple[int, ...] = ()
    excellent: bool = False  # won together, or nearly
    seat: int | None = None  # who could not go on, or gave up alone; None where nobody did

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
            "seat": self.seat,
        }
