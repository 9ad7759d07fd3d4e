"""A crew that throws dice instead of playing: tournaments of known strengths in no time."""

import random
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

import numpy as np
import pytest

from reihum.arena.play.batches import Batch, Played
from reihum.arena.play.crews import ahead
from reihum.arena.play.results import ROW, UNUSED, Fault
from reihum.arena.play.whole_games import NONSENSE
from reihum.arena.runs.workload import Workload
from reihum.rules.engine.compiling import Record

STRENGTHS = {"random": 0, "greedy": 7, "planner": 10}
LUCK = 30  # of a hand; the same in every game of a deal


class DiceCrew:
    """Whoever throws most wins; together, strong bots leave few cards.

    `most` batches are sent out before the first comes back, as real crews do. After `stop` batches
    someone presses Ctrl-C. The bot `failing` fails in every tenth deal.
    """

    def __init__(self, most: int = 1, stop: int | None = None, failing: str | None = None) -> None:
        self.most, self.stop, self.failing = most, stop, failing
        self.played = 0

    def play(self, batches: Iterable[Batch]) -> Iterator[Played]:
        """The results, in the order of the batches."""
        for batch in ahead(lambda batch: batch, batches, self.most):
            if self.played == self.stop:
                raise KeyboardInterrupt
            self.played += 1
            yield self._played(batch)

    def _played(self, batch: Batch) -> Played:
        rows, faults = np.zeros(batch.count, ROW), []
        for place, row in enumerate(rows):
            row["number"] = batch.first + place
            row["reason"] = next(iter(batch.run.game.reasons))
            row["fault"], row["scores"] = NONSENSE, UNUSED
            self._throw(batch, row)
            if self._fails(batch, row):
                row["fault"] = batch.seats.index(_place(batch, self.failing))
                faults.append(Fault(int(row["number"]), int(row["fault"]), "?", "dice lost"))
        return Played(rows, 0.001, faults)

    def _throw(self, batch: Batch, row: Record) -> None:
        deal, players = f"{batch.run.seed}/{row['number']}", len(batch.seats)
        names = [batch.at(seat).name for seat in range(players)]
        thrown = [
            STRENGTHS[name]
            + random.Random(f"{deal}/{seat}").uniform(0, LUCK)
            + random.Random(f"{deal}/{seat}/{name}").uniform(0, LUCK)
            for seat, name in enumerate(names)
        ]
        if batch.run.game.cooperative:
            left = max(0, int(50 - sum(thrown) / players))
            row["scores"][0], row["won"] = left, 0 if left else (1 << players) - 1
            return
        row["scores"][:players] = [int(throw) for throw in thrown]
        row["won"] = 1 << thrown.index(max(thrown))

    def _fails(self, batch: Batch, row: Record) -> bool:
        names = [entrant.name for entrant in batch.run.entrants]
        return self.failing in names and row["number"] % 10 == 0


@contextmanager
def dice(crew: DiceCrew | None) -> Iterator[None]:
    """Let tournaments be rolled."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Workload, "crew", lambda *given: crew or DiceCrew())
        yield


def _place(batch: Batch, name: str | None) -> int:
    return [entrant.name for entrant in batch.run.entrants].index(name or "")
