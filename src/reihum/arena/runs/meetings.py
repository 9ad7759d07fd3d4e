"""The sums of a tournament: as small after a million deals as after one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

import numpy as np

from ...games import Game
from ..play.entrants import Entrant
from ..play.results import Fault
from ..statistics.intervals import Estimate, rate
from ..statistics.moments import Joint, Moments
from ..statistics.tally import KEPT_FAULTS
from .pairs import Pair, Seating, common_score, results, seatings
from .rounds import Finished


@dataclass
class Alone:
    """How a bot does with itself on all seats, where players win together."""

    wins: int = 0
    scores: Moments = field(default_factory=Moments)

    @property
    def win_rate(self) -> Estimate:
        """How often it wins."""
        return rate(self.wins, self.scores.count)


@dataclass
class Meetings:
    """What came of all pairs, of each bot alone, and who failed."""

    pairs: list[Pair]
    results: Joint  # by pair, in parts of `UNIT`
    alone: list[Alone]  # by bot
    failures: list[int]  # by bot: games lost by a crash, a hang or nonsense
    faults: list[Fault] = field(default_factory=list)  # the first of them
    seconds: float = 0.0  # of play, all workers together

    @classmethod
    def among(cls, bots: int) -> "Meetings":
        """Nothing yet, among so many bots."""
        pairs = [Pair(*both) for both in combinations(range(bots), 2)]
        return cls(pairs, Joint(len(pairs)), [Alone() for _ in range(bots)], [0] * bots)

    def add(
        self, game: Game, bots: Sequence[Entrant], going: list[int], finished: Finished
    ) -> None:
        """Count a round for the pairs that go on; it may have tables of others too."""
        tables = {place: seatings(game, bots, self.pairs[place]) for place in going}
        shares = []
        for place, both in tables.items():
            rows = [finished.rows[table] for table in both]
            found = results(game, self.pairs[place], both, rows)
            self.pairs[place].add(found)
            shares.append(found.shares)
        self.results.add(going, np.stack(shares, axis=1))
        for table in dict.fromkeys(table for both in tables.values() for table in both):
            self._note(game, table, finished)
        self.seconds += finished.seconds

    def _note(self, game: Game, table: Seating, finished: Finished) -> None:
        faults, rows = finished.faults[table], finished.rows[table]
        for fault in faults:
            self.failures[table.bots[table.seats[fault.seat]]] += 1
        self.faults += faults[: KEPT_FAULTS - len(self.faults)]
        if game.cooperative:
            alone = self.alone[table.bots[0]]
            alone.wins += int((rows["won"] != 0).sum())
            alone.scores.add(common_score(game, rows))

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {
            "pairs": [pair.json() for pair in self.pairs],
            "results": self.results.json(),
            "alone": [[bot.wins, *bot.scores.json()] for bot in self.alone],
            "failures": self.failures,
            "faults": [fault.json() for fault in self.faults],
            "seconds": self.seconds,
        }

    @classmethod
    def of(cls, fields: Mapping[str, Any]) -> "Meetings":
        """What `json` has written."""
        return cls(
            [Pair.of(pair) for pair in fields["pairs"]],
            Joint.from_json(fields["results"]),
            [Alone(wins, Moments(*scores)) for wins, *scores in fields["alone"]],
            list(fields["failures"]),
            [Fault(**fault) for fault in fields["faults"]],
            fields["seconds"],
        )
