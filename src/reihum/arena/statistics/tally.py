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

LARGEST = 400  # no score, and no count of turns or tricks, reaches this
KEPT_FAULTS = 20
MEASURES = ("turns", "tricks", "decisions")


def _zeros(*shape: int) -> Array:
    return np.zeros(shape, np.int64)


@dataclass
class Tally:
    """Counts of games, wins, scores, turns and tricks; two tallies can be added."""

    games: int = 0
    seconds: float = 0.0  # of play, all workers together
    won: Array = field(default_factory=lambda: _zeros(MOST_PLAYERS))
    reasons: Array = field(default_factory=lambda: _zeros(8))
    forfeits: int = 0
    scores: Array = field(default_factory=lambda: _zeros(MOST_PLAYERS, LARGEST))
    measures: Array = field(default_factory=lambda: _zeros(len(MEASURES), LARGEST))
    faults: list[Fault] = field(default_factory=list)

    def add(self, rows: Array, seconds: float, faults: Sequence[Fault] = ()) -> None:
        """Count the games of a batch."""
        self.games += len(rows)
        self.seconds += seconds
        bits = rows["won"][:, None] >> np.arange(MOST_PLAYERS) & 1
        self.won += bits.sum(axis=0)
        failed = rows["fault"] != NONSENSE
        self.forfeits += int(failed.sum())
        self.reasons += np.bincount(rows["reason"][~failed], minlength=8)[:8]
        for seat in range(MOST_PLAYERS):
            known = rows["scores"][:, seat][rows["scores"][:, seat] != UNUSED]
            self.scores[seat] += np.bincount(known, minlength=LARGEST)[:LARGEST]
        for place, name in enumerate(MEASURES):
            capped = np.minimum(rows[name], LARGEST - 1)
            self.measures[place] += np.bincount(capped, minlength=LARGEST)
        self.faults += faults[: KEPT_FAULTS - len(self.faults)]

    def win_rate(self, seat: int = 0) -> Estimate:
        """How often a seat wins; where all win together, every seat does."""
        return rate(float(self.won[seat]), self.games)

    def score(self, seat: int = 0) -> Estimate:
        """The mean score of a seat: cards left, or points."""
        return _mean(self.scores[seat])

    def below(self, score: int) -> Estimate:
        """How often players together had a lower score."""
        return rate(float(self.scores[0, :score].sum()), self.games)

    def measure(self, name: str) -> Estimate:
        """The mean of turns, tricks or decisions of a game."""
        return _mean(self.measures[MEASURES.index(name)])

    @property
    def decisions(self) -> int:
        """All decisions of all games."""
        counts = self.measures[MEASURES.index("decisions")]
        return int((counts * np.arange(LARGEST)).sum())

    def distribution(self, seat: int = 0) -> dict[int, int]:
        """How often a seat had each score."""
        found = self.scores[seat]
        return {int(score): int(found[score]) for score in np.flatnonzero(found)}

    def why(self, game: Game) -> dict[str, int]:
        """How often games ended for each reason."""
        named = {str(why): int(self.reasons[number]) for number, why in game.reasons.items()}
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
            "faults": [vars(fault) for fault in self.faults],
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
            np.stack([_dense(counts) for counts in fields["scores"]]),
            np.stack([_dense(counts) for counts in fields["measures"]]),
            [Fault(**fault) for fault in fields["faults"]],
        )


def _mean(counts: Array) -> Estimate:
    values = np.arange(LARGEST)
    return mean(
        float((counts * values).sum()), float((counts * values * values).sum()), int(counts.sum())
    )


def _sparse(counts: Array) -> dict[str, int]:
    return {str(place): int(counts[place]) for place in np.flatnonzero(counts)}


def _dense(counts: dict[str, int]) -> Array:
    whole = _zeros(LARGEST)
    for place, count in counts.items():
        whole[int(place)] = count
    return whole
