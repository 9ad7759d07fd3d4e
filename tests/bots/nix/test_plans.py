"""The planner of Nix für ungut!: what a chip brings, and what stays in the hand for later."""

import numpy as np
import pytest

from reihum.bots.nix.plans import (
    MOST_CHIPS,
    PUSHED,
    expect,
    grab,
    most_promised,
    plan_lap,
    promise,
    without,
)
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.bots.parts.weights import NO_WEIGHTS
from reihum.rules.engine.records import Seen
from reihum.rules.nix import table as nix
from reihum.rules.nix.combinations import (
    JOKER,
    LAST_ROUND,
    MOST,
    NONE,
    PAIR,
    QUAD,
    ROWS,
    SINGLE,
    combination,
    row_of,
    uses_super,
)

THREES = 1 << 2  # the bit of the value


def planned(table: Seen) -> int:
    return int(plan_lap(table, NO_SIGNALS, np.zeros(nix.MOST_ACTIONS, np.int64), 0, NO_WEIGHTS))


def hand(**cards: int) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    """A hand by `v3=2`, two 3s, and `v8=1`, a joker."""
    counts = np.zeros(JOKER + 1, np.int64)
    for name, count in cards.items():
        counts[int(name[1:])] = count
    return counts


def table_of(players: int, turn: int = LAST_ROUND) -> Seen:
    """A pair of 3s is worth 14, a single card 1; a chip of player 1 lies at the end of its row."""
    table: Seen = np.zeros(1, nix.TABLE)[0]
    table["players"], table["round"], table["seat"] = players, turn, players - 1
    table["points"][PAIR], table["points"][SINGLE] = (14, 0, 0), (1, 0, 10)
    table["owners"][SINGLE], table["doubles"][SINGLE] = (0, 0, 1), (0, 0, 1)
    table["hands"][players - 1][3] = table["held"][players - 1] = 2
    return table


@pytest.mark.parametrize(("players", "row"), [(2, SINGLE), (3, PAIR)])
def test_what_another_loses_is_won_from_all_others(players: int, row: int) -> None:
    """20 points less for the only opponent are worth more than 14; for one of two they are not."""
    assert row_of(planned(table_of(players))) == row


def test_the_greedy_one_sees_only_the_own_points() -> None:
    table, actions = table_of(2), np.zeros(nix.MOST_ACTIONS, np.int64)
    assert row_of(int(grab(table, NO_SIGNALS, actions, 0, NO_WEIGHTS))) == PAIR


def test_a_super_chip_is_spent_where_it_brings_most_and_kept_for_better() -> None:
    table = table_of(2, turn=LAST_ROUND - 1)
    table["owners"][:] = table["doubles"][:] = 0
    table["supers"][1] = 1
    assert uses_super(planned(table))  # in the last round it would be worth nothing
    table["round"] = 0
    table["points"][QUAD] = (99, 99, 99)
    assert not uses_super(planned(table))


def test_a_chip_loses_what_it_is_likely_pushed_to() -> None:
    points, worth = np.zeros((ROWS, 3)), np.zeros((ROWS, 4, MOST_CHIPS))
    points[PAIR] = (14, 7, 0)
    expect(points, MOST_CHIPS - 1, worth)
    assert worth[PAIR, :3, 0].tolist() == [14, 7, 0]
    assert worth[PAIR, 0, 1] == pytest.approx(14 - 7 * PUSHED)
    assert worth[PAIR, 0, MOST_CHIPS - 1] < 4
    assert not worth[:, 3].any() and not worth[NONE].any()


def test_the_rest_of_a_hand_promises_its_best_combinations_one_after_the_other() -> None:
    worth, found = np.zeros((ROWS, 4, MOST_CHIPS)), np.zeros(MOST, np.int64)
    worth[PAIR, 0], worth[SINGLE, 0] = 14, 1
    for turn, left, brings in (
        (LAST_ROUND - 2, 4, 15),
        (LAST_ROUND - 1, 2, 14),
        (LAST_ROUND, 0, 0),
    ):
        rest = hand(v3=2, v5=1)  # the pair, then the 5
        assert promise(rest, turn, left, 2, worth, found) == brings
        assert most_promised(hand(v3=2, v5=1), turn, left, 2, worth, found) >= brings
        assert rest.sum() == {15: 0, 14: 1, 0: 3}[brings]  # what it took is out of the hand


def test_what_is_left_after_a_combination_with_a_joker() -> None:
    rest = np.zeros(JOKER + 1, np.int64)
    pair = combination(PAIR, THREES, 1, 0)
    without(hand(v3=2, v8=1), pair, rest)
    assert rest.tolist() == hand(v3=1).tolist()
