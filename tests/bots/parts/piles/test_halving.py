"""Giving up the worse half, and trying the nearest first: against Python's own sorting."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum.bots.parts.nets import SETTINGS
from reihum.bots.parts.piles.endings import nearest_first
from reihum.bots.parts.piles.halving import better_half, closest, share_of
from reihum.bots.parts.piles.judging import DEPTH, REPLIES
from reihum.bots.parts.piles.turns import best_of, is_new, keep, place_of
from reihum.rules.engine.compiling import bound, rule
from reihum.rules.engine.records import Seen
from reihum.rules.the_game import table as rules

few = settings(max_examples=40)
VALUES = st.lists(st.integers(-20, 20).map(float), min_size=1, max_size=12)


@few
@given(VALUES, st.integers(1, 8), st.integers(0, 30))
def test_only_turns_close_to_the_best_are_tried(values: list[float], most: int, close: int) -> None:
    tried = np.full(most, -1)
    count = closest(np.array(values), len(values), tried, float(close))
    ranked = sorted(range(len(values)), key=lambda place: (-values[place], place))
    near = [place for place in ranked if values[place] >= max(values) - close]
    assert tried[:count].tolist() == near[:most]


@few
@given(VALUES)
def test_the_better_half_stays_the_best_first(values: list[float]) -> None:
    sums, tried = np.array(values), np.arange(100, 100 + len(values))
    stay = better_half(sums, tried, len(values))
    ranked = sorted(range(len(values)), key=lambda place: (-values[place], place))
    assert stay == math.ceil(len(values) / 2)
    assert sums.tolist() == [values[place] for place in ranked]
    assert tried.tolist() == [100 + place for place in ranked]


@few
@given(st.integers(2, 40), st.integers(1, 5), st.integers(0, 5000))
def test_worlds_are_shared_among_the_rounds(alive: int, depth: int, replies: int) -> None:
    weights = np.zeros(SETTINGS, np.float32)
    weights[REPLIES], weights[DEPTH] = replies, depth
    rounds, left = 0, alive
    while left > 1:  # as often as half of them fall out
        rounds, left = rounds + 1, (left + 1) // 2
    assert share_of(weights, alive) == replies // depth // rounds


@few
@given(VALUES)
def test_the_best_is_the_first_of_the_highest(values: list[float]) -> None:
    assert best_of(np.array(values), len(values)) == values.index(max(values))


@few
@given(st.lists(st.integers(1, 200), max_size=20))
def test_a_position_is_new_once(numbers: list[int]) -> None:
    seen, known = np.zeros(32, np.int64), set[int]()
    for number in numbers:
        assert is_new(number, seen) == (number not in known)
        known.add(number)
        assert seen[place_of(number, seen)] == number
    assert sorted(seen[seen > 0].tolist()) == sorted(known)


@few
@given(VALUES, st.integers(1, 5))
def test_the_best_tables_are_kept(values: list[float], room: int) -> None:
    kept, worths, found = np.zeros(room, rules.TABLE), np.zeros(room), 0
    for number, value in enumerate(values):
        table = np.zeros(1, rules.TABLE)[0]
        table["left"] = number
        found = keep(table, value, kept, worths, found)
    assert found == min(room, len(values))
    assert sorted(worths[:found]) == sorted(sorted(values, reverse=True)[:found])
    assert [values[int(table["left"])] for table in kept[:found]] == worths[:found].tolist()


@pytest.mark.parametrize("seed", range(4))
def test_the_nearest_are_tried_first_and_none_is_lost(seed: int) -> None:
    @rule
    def gap(table: Seen, action: int) -> int:
        return action * 7919 % 13

    by_gap = bound(nearest_first, "test", legal=rules.legal, gap=gap)
    table = reihum.game("the-game", players=2, first=0).deal(seed).observe(0)
    actions, plain = np.zeros((2, rules.MOST_ACTIONS), np.int64)
    count = by_gap(table, actions)
    assert count == rules.legal(table, plain)
    found = actions[:count].tolist()
    assert found == sorted(plain[:count].tolist(), key=lambda action: action * 7919 % 13)
