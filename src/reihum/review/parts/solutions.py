"""What is found about a position by one who knows every card."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Any

from ...games import ReihumError, State


class ReviewError(ReihumError):
    """Something cannot be reviewed or solved; says why."""


class Verdict(StrEnum):
    """Whether a game can be won from a position, with every card known."""

    WON = "won"  # there is a line
    LOST = "lost"  # it is proved that there is none
    UNKNOWN = "unknown"  # none was found, and nothing was proved


@dataclass(frozen=True)
class Budget:
    """How long to look: the widths of the beams, and the positions of the exact search."""

    widths: tuple[int, ...] = (6, 30, 200, 1000)
    positions: int = 1_000_000
    first_positions: int = 20_000  # of an exact search before the beams, which is often enough
    # Of a game, a longer look at the turns between the last that is won and the first that is lost.
    closing: "Budget | None" = None


@dataclass(frozen=True)
class Solution:
    """A verdict; where it is won, with the actions that do it, to be replayed one by one."""

    verdict: Verdict
    line: tuple[str, ...] = ()

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {**asdict(self), "verdict": str(self.verdict), "line": list(self.line)}


Solver = Callable[[State, Budget, bool], Solution]
