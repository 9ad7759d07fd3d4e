"""A test that stops as soon as it knows: the sequential probability ratio test of paired deals.

It weighs two claims about the bot named first: it is `elo0` better (H0), or it is `elo1` better
(H1). The results of a deal need not be won or lost, for the logarithm of the likelihood ratio is
that of a normal mean with the observed variance (the "generalized" test). So the pairing counts:
where an exchange of seats takes the luck out of a deal, the variance is small and the test short.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ...games import Message
from ...languages import Figure
from ..errors import ArenaError
from .moments import Moments
from .ratings import expected, smoothed
from .units import UNIT


@dataclass(frozen=True)
class Sprt:
    """The two claims, and how often each may be wrongly refused."""

    elo0: float
    elo1: float
    alpha: float = 0.05  # H1 accepted though H0 is true
    beta: float = 0.05  # H0 accepted though H1 is true

    def __post_init__(self) -> None:
        if not (math.isfinite(self.elo0) and math.isfinite(self.elo1) and self.elo0 < self.elo1):
            raise ArenaError("arena-no-bounds", bounds=f"{self.elo0:g},{self.elo1:g}")

    @classmethod
    def of(cls, given: "Sprt | str | Sequence[float]") -> "Sprt":
        """Read the bounds.

        >>> Sprt.of("0,10")
        Sprt(elo0=0.0, elo1=10.0, alpha=0.05, beta=0.05)
        """
        if isinstance(given, Sprt):
            return given
        try:
            low, high = given.split(",") if isinstance(given, str) else given
            bounds = float(low), float(high)
        except (TypeError, ValueError):
            raise ArenaError("arena-unread-bounds", given=repr(given)) from None
        return cls(*bounds)

    @property
    def low(self) -> float:
        """Below this, H0 is accepted."""
        return math.log(self.beta / (1 - self.alpha))

    @property
    def high(self) -> float:
        """Above this, H1 is accepted."""
        return math.log((1 - self.beta) / self.alpha)

    def verdict(self, results: Moments) -> "Verdict":
        """What the results of a pair (in parts of `UNIT`) say so far."""
        if results.count == 0:
            return Verdict(0.0, self)
        _, variance = smoothed(results)
        value = results.total / results.count / UNIT
        first, second = expected(self.elo0), expected(self.elo1)
        gain = (second - first) * (2 * value - first - second) / 2
        return Verdict(results.count * gain / variance, self)

    def json(self) -> dict[str, float]:
        """Ready for JSON."""
        return vars(self).copy()


@dataclass(frozen=True)
class Verdict:
    """How far a test has come."""

    llr: float  # the logarithm of the likelihood ratio
    test: Sprt

    @property
    def accepted(self) -> str | None:
        """H0, H1, or None while it is undecided."""
        if self.llr <= self.test.low:
            return "H0"
        return "H1" if self.llr >= self.test.high else None

    @property
    def message(self) -> Message:
        """The verdict, to be said in any language.

        >>> print(Verdict(3.5, Sprt(0, 10)).message)
        H1 accepted: 10 Elo or more (LLR 3.50, bounds -2.94 to 2.94)
        """
        test, figures = self.test, {"llr": self.llr, "low": self.test.low, "high": self.test.high}
        least, most = Figure(test.elo0, "g"), Figure(test.elo1, "g")
        code, told = {
            "H0": ("verdict-lower", {"elo": least}),
            "H1": ("verdict-higher", {"elo": most}),
            None: ("verdict-open", {"least": least, "most": most}),
        }[self.accepted]
        return Message(code, told | {name: Figure(each, ".2f") for name, each in figures.items()})

    def __str__(self) -> str:
        return str(self.message)

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "llr": self.llr,
            "accepted": self.accepted,
            "bounds": [self.test.low, self.test.high],
        }
