"""Plans: what is left out because it cannot become better changes nothing that is chosen."""

from collections.abc import Iterator
from types import ModuleType
from typing import Any, cast

import numpy as np
import pytest

from reihum.bots.face_to_face import plans as duels
from reihum.bots.face_to_face import thoughts as duel_thoughts
from reihum.bots.parts.piles.planning import CHOICES, DEEPEST, END, NOTES
from reihum.bots.parts.signals import GOOD, LEAVE_STRONG, NO_SIGNALS
from reihum.bots.parts.weights import NO_WEIGHTS
from reihum.bots.the_game import plans, thoughts
from reihum.rules.engine.compiling import Array
from reihum.rules.engine.records import Seen
from reihum.rules.face_to_face import table as face_to_face
from reihum.rules.the_game import table as the_game
from tests.bots.face_to_face.positions import tables as duel_tables
from tests.bots.the_game.positions import tables

SIGNALS = NO_SIGNALS.copy()
SIGNALS[1] = SIGNALS[2] = (GOOD, LEAVE_STRONG, GOOD, LEAVE_STRONG)
SOME = 6  # tables of each kind, for the naive way takes its time
PILES = [
    (the_game, plans, thoughts.PLANNER, tables("the-game", 6, players=3)),
    (the_game, plans, thoughts.PLANNER, tables("extreme", 16, players=3)),
    (face_to_face, duels, duel_thoughts.PLANNER, duel_tables(12)),
]


class Naive:
    """All plans, one after the other."""

    def __init__(self, rules: ModuleType, own: ModuleType, table: Seen, signals: Array) -> None:
        self._rules, self._own = cast(Any, rules), cast(Any, own)
        self._before, self._signals = table, signals
        self._notes = np.zeros(NOTES, np.int64)
        self._own.study(table, self._notes)
        self._own.note_gains(table, signals, self._notes)

    def best(self) -> int:
        """The first action of the best plan; of several, the first in the legal order."""
        values = {}
        for action, ceiling in self.actions(self._before, DEEPEST - 1):
            values[action] = max(self.values(self._before, action, DEEPEST - 1), default=-1e18)
            assert values[action] <= ceiling
        return max(values, key=lambda action: values[action])

    def actions(self, table: Seen, later: int) -> list[tuple[int, float]]:
        """The legal actions and their ceilings."""
        found, ceilings = np.zeros(CHOICES, np.int64), np.zeros(CHOICES)
        count = self._rules.legal(table, found)
        self._own.limit(table, found, count, later, self._notes, ceilings)
        return list(zip(found[:count].tolist(), ceilings[:count].tolist(), strict=True))

    def values(self, table: Seen, action: int, later: int) -> Iterator[float]:
        """The worth of all plans that go on with an action."""
        after = table.copy()
        if action != END and not self._own.promising(table, self._before, action, self._notes):
            return
        if action == END or self._own.attempt(after, action) or later == 0:
            yield float(self._own.worth(after, self._before, self._signals, self._notes))
            return
        for next_one, ceiling in self.actions(after, later - 1):
            for value in self.values(after, next_one, later - 1):
                assert value <= ceiling
                yield value


@pytest.mark.parametrize(("rules", "own", "planner", "some"), PILES, ids=["the", "extreme", "face"])
def test_a_plan_is_the_best_of_all_and_none_is_above_its_ceiling(
    rules: ModuleType, own: ModuleType, planner: Any, some: list[Seen]
) -> None:
    for table in chosen_of(some):
        room = np.zeros(CHOICES, np.int64)
        chosen = planner(table, SIGNALS, room, 0, NO_WEIGHTS)
        assert chosen == Naive(rules, own, table, SIGNALS).best()


def chosen_of(some: list[Seen]) -> list[Seen]:
    """Tables of every stage of a game, half of them with two cards ten apart, for tricks."""
    back = [table for table in some if table["count"] == 0 and ten_apart(table)]
    assert len(back) >= SOME // 2
    return some[:: len(some) // (SOME // 2)] + back[:: len(back) // (SOME // 2)]


def ten_apart(table: Seen) -> bool:
    """Whether the acting hand has two such cards."""
    hand = set(table["hands"][int(table["seat"])].tolist()) - {0}
    return any(card + 10 in hand for card in hand)
