"""Sums that stand for any number of deals: the same in any order, and as NumPy has them."""

import json

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.arena.statistics.intervals import Z95
from reihum.arena.statistics.moments import Joint, Moments
from reihum.rules.engine.compiling import Array
from tests.arena.statistics.synthetic import joint, moments

RESULTS = 3
ROW = st.tuples(*[st.integers(-240, 240)] * RESULTS)
ROWS = st.lists(ROW, min_size=2, max_size=40).map(lambda rows: np.array(rows, np.int64))
few = settings(max_examples=25)  # more would say no more


@few
@given(ROWS, st.integers(1, 12), st.data())
def test_neither_order_nor_stretches_matter(rows: Array, size: int, data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(rows))))
    whole, parts, one = joint(rows), Joint(RESULTS), Moments()
    for first in range(0, len(rows), size):
        some = rows[order[first : first + size]]
        parts.add([0, 1, 2], some)
        one.add(some[:, 1])
    assert parts.json() == whole.json()
    assert one == whole.of(1) == moments(rows[:, 1])


@few
@given(ROWS)
def test_means_and_covariances_are_those_of_numpy(rows: Array) -> None:
    sums = joint(rows)
    assert sums.covariances() == pytest.approx(np.cov(rows.T, ddof=0) * len(rows), abs=1e-6)
    found = sums.of(2).mean(unit=12)
    error = rows[:, 2].std(ddof=1) / 12 / np.sqrt(len(rows))
    assert found.value == pytest.approx(rows[:, 2].mean() / 12)
    assert found.width / 2 == pytest.approx(Z95 * error, abs=1e-6)


@few
@given(ROWS, st.integers(0, 40))
def test_a_result_that_stops_keeps_what_it_has(rows: Array, stop: int) -> None:
    """Two go on; the third has only the first deals in common with them."""
    stop = min(stop, len(rows))
    sums = Joint(RESULTS)
    sums.add([0, 1, 2], rows[:stop])
    sums.add([0, 2], rows[stop:, [0, 2]])
    assert sums.of(1) == moments(rows[:stop, 1])
    assert sums.of(0) == moments(rows[:, 0])
    assert sums.counts.tolist() == [
        [len(rows), stop, len(rows)],
        [stop, stop, stop],
        [len(rows), stop, len(rows)],
    ]
    common = rows[:stop] - rows[:stop].mean(axis=0) if stop else np.zeros((0, RESULTS))
    assert sums.covariances()[0, 1] == pytest.approx((common[:, 0] * common[:, 1]).sum(), abs=1e-6)


@few
@given(ROWS)
def test_they_are_written_and_read(rows: Array) -> None:
    sums = joint(rows)
    again = Joint.from_json(json.loads(json.dumps(sums.json())))
    assert again.json() == sums.json() and again.size == RESULTS
    again.add([0], rows[:, :1])
    assert again.of(0).count == 2 * len(rows) and sums.of(0).count == len(rows)
    one = moments(rows[:, 0])
    assert Moments(*json.loads(json.dumps(one.json()))) == one


def test_nothing_has_no_covariance() -> None:
    assert Joint(2).covariances().tolist() == [[0, 0], [0, 0]]
    assert Joint(0).json() == {"counts": [], "totals": [], "products": []}
