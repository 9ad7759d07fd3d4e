"""A tally: all that a run needs to know of its games, as small after a million as after one."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...games import Game
from ...games.core.game import MOST_PLAYERS
from ...rules.engine.compiling import Array
from ..play.results import FORFEIT, UNUSED, Fault
from ..play.whole_games import NONSENSE
from .intervals import Estimate, mean, rate

USUAL_REASONS = 8  # why games end: room for so many, and more where a game has more
KEPT_FAULTS = 20
MEASURES = ("turns", "tricks", "decisions")


def _zeros(length: int) -> Array:
    return np.zeros(length, np.int64)


@dataclass
class Tally:
    """Counts of games, wins, scores, turns and tricks; two tallies can be added."""

    games: int = 0
    seconds: float = 0.0  # of play, all workers together
    won: Array = field(default_factory=lambda: _zeros(MOST_PLAYERS))
    reasons: Array = field(default_factory=lambda: _zeros(USUAL_REASONS))
    forfeits: int = 0
    # Of each player, and of each measure: in how many games it was so much.
    scores: list[Array] = field(default_factory=lambda: [_zeros(0) for _ in range(MOST_PLAYERS)])
    measures: list[Array] = field(default_factory=lambda: [_zeros(0) for _ in MEASURES])
    faults: list[Fault] = field(default_factory=list)

    def add(self, rows: Array, seconds: float, faults: Sequence[Fault] = ()) -> None:
        """Count the games of a batch."""
        self.games += len(rows)
        self.seconds += seconds
        bits = rows["won"][:, None] >> np.arange(MOST_PLAYERS) & 1
        self.won += bits.sum(axis=0)
        failed = rows["fault"] != NONSENSE
        self.forfeits += int(failed.sum())
        self.reasons = _with(self.reasons, rows["reason"][~failed])
        for seat, scores in enumerate(rows["scores"].T):
            self.scores[seat] = _with(self.scores[seat], scores[scores != UNUSED])
        for place, name in enumerate(MEASURES):
            self.measures[place] = _with(self.measures[place], rows[name])
        self.faults += faults[: KEPT_FAULTS - len(self.faults)]

    def win_rate(self, seat: int = 0) -> Estimate:
        """How often a seat wins; where all win together, every seat does."""
        return rate(float(self.won[seat]), self.games)

    def score(self, seat: int = 0) -> Estimate:
        """The mean score of a seat: cards left, or points."""
        return _mean(self.scores[seat])

    def below(self, score: int) -> Estimate:
        """How often players together had a lower score."""
        return rate(float(self.scores[0][:score].sum()), self.games)

    def measure(self, name: str) -> Estimate:
        """The mean of turns, tricks or decisions of a game."""
        return _mean(self.measures[MEASURES.index(name)])

    @property
    def decisions(self) -> int:
        """All decisions of all games."""
        counts = self.measures[MEASURES.index("decisions")]
        return int((counts * np.arange(len(counts))).sum())

    def distribution(self, seat: int = 0) -> dict[int, int]:
        """How often a seat had each score."""
        found = self.scores[seat]
        return {int(score): int(found[score]) for score in np.flatnonzero(found)}

    def why(self, game: Game) -> dict[str, int]:
        """How often games ended for each reason."""
        counts = dict(enumerate(self.reasons.tolist()))
        named = {str(why): counts.get(number, 0) for number, why in game.reasons.items()}
        known = {name: count for name, count in named.items() if count}
        return known | ({FORFEIT: self.forfeits} if self.forfeits else {})

    def json(self) -> dict[str, Any]:
        """Ready for JSON, and enough to go on from."""
        return {
            "games": self.games,
            "seconds": self.seconds,
            "won": self.won.tolist(),
            "reasons": self.reasons.tolist(),
            "forfeits": self.forfeits,
            "scores": [_sparse(counts) for counts in self.scores],
            "measures": [_sparse(counts) for counts in self.measures],
            "faults": [fault.json() for fault in self.faults],
        }

    @classmethod
    def of(cls, fields: dict[str, Any]) -> "Tally":
        """The tally that `json` has written."""
        return cls(
            fields["games"],
            fields["seconds"],
            np.array(fields["won"]),
            np.array(fields["reasons"]),
            fields["forfeits"],
            [_dense(counts) for counts in fields["scores"]],
            [_dense(counts) for counts in fields["measures"]],
            [Fault(**fault) for fault in fields["faults"]],
        )


def _with(counts: Array, values: Array) -> Array:
    """Counts with some values more, as long as the largest of them asks for."""
    more = np.bincount(values, minlength=len(counts))
    more[: len(counts)] += counts
    return more


def _mean(counts: Array) -> Estimate:
    values = np.arange(len(counts))
    return mean(
        float((counts * values).sum()), float((counts * values * values).sum()), int(counts.sum())
    )


def _sparse(counts: Array) -> dict[str, int]:
    return {str(place): int(counts[place]) for place in np.flatnonzero(counts)}


def _dense(counts: dict[str, int]) -> Array:
    whole = _zeros(max(map(int, counts), default=-1) + 1)
    for place, count in counts.items():
        whole[int(place)] = count
    return whole
