"""The net: asked, it adds up what it should; taught, it comes nearer to what was wanted."""

import numpy as np
import pytest

from reihum.bots.parts.nets import (
    AMOUNTS,
    CELLS,
    HEADS,
    HIDDEN,
    LEAK,
    SECOND,
    SETTINGS,
    SLOTS,
    VIEW,
    answer_place,
    ask,
    dense_place,
    likely,
    newborn,
    size_of,
    teach,
)
from reihum.rules.engine.compiling import Array, Record

ROWS = 40
WEIGHTS = newborn(ROWS, seed=1)


def some_view(seed: int) -> Record:
    """A view with some rows and amounts."""
    lots, view = np.random.default_rng(seed), np.zeros(1, VIEW)[0]
    for slot in range(SLOTS):
        rows = lots.choice(ROWS - AMOUNTS, 6 + slot, replace=False)
        view["rows"][slot][: len(rows)] = rows
        view["counts"][slot] = len(rows)
        view["amounts"][slot] = lots.normal(size=AMOUNTS)
    found: Record = view
    return found


def asked(weights: Array, view: Record) -> Array:
    """The answers of the net."""
    answers = np.zeros(HEADS, np.float32)
    ask(weights, ROWS, view, np.zeros(CELLS, np.float32), answers)
    return answers


def leaky(values: Array) -> Array:
    """The answer of cells."""
    answer: Array = np.where(values > 0, values, LEAK * values)
    return answer


def naive(weights: Array, view: Record) -> Array:
    """The same by matrices."""
    dense, last = dense_place(ROWS), answer_place(ROWS)
    table = weights[SETTINGS:dense].reshape(ROWS, HIDDEN)
    second = weights[dense : last - SECOND].reshape(SLOTS * HIDDEN, SECOND)
    third = weights[last:-HEADS].reshape(SECOND, HEADS)
    first = [
        table[view["rows"][slot][: view["counts"][slot]]].sum(axis=0)
        + view["amounts"][slot] @ table[-AMOUNTS:]
        for slot in range(SLOTS)
    ]
    cells = leaky(leaky(np.concatenate(first)) @ second + weights[last - SECOND : last])
    answer: Array = cells @ third + weights[-HEADS:]
    return answer


def taught(weights: Array, view: Record, wanted: tuple[float, float], times: int) -> Array:
    """A copy of weights that were taught."""
    learned, sizes = weights.copy(), np.zeros_like(weights)
    cells, blames = np.zeros(CELLS, np.float32), np.zeros(CELLS, np.float32)
    answers, aims = np.zeros(HEADS, np.float32), np.array(wanted)
    for _ in range(times):
        teach(learned, sizes, ROWS, view, aims, 1e-3, cells, blames, answers)
    return learned


def test_the_answers_are_those_of_the_matrices() -> None:
    for seed in range(5):
        view = some_view(seed)
        np.testing.assert_allclose(asked(WEIGHTS, view), naive(WEIGHTS, view), rtol=1e-4, atol=1e-5)


def test_a_first_lesson_moves_every_weight_against_its_slope() -> None:
    view, wanted = some_view(7), np.array([0.9, 0.2])

    def error(weights: Array) -> float:
        share = [likely(float(answer)) for answer in naive(weights.astype(float), view)]
        return -float(np.sum(wanted * np.log(share) + (1 - wanted) * np.log(1 - np.array(share))))

    moved = taught(WEIGHTS, view, (0.9, 0.2), times=1) - WEIGHTS
    lots = np.random.default_rng(3)
    places = lots.choice(np.flatnonzero(moved), 40, replace=False)
    for place in places:
        bent = WEIGHTS.astype(float)
        bent[place] += 1e-4
        slope = error(bent) - error(WEIGHTS.astype(float))
        assert slope * moved[place] < 1e-12


@pytest.mark.slow
def test_what_was_taught_often_is_answered() -> None:
    view = some_view(2)
    answers = asked(taught(WEIGHTS, view, (0.8, 0.3), times=100), view)
    assert abs(likely(float(answers[0])) - 0.8) < 0.03
    assert abs(likely(float(answers[1])) - 0.3) < 0.03


def test_rows_that_were_not_seen_stay() -> None:
    view = some_view(4)
    moved = taught(WEIGHTS, view, (1.0, 1.0), times=1) != WEIGHTS
    rows = moved[SETTINGS : dense_place(ROWS)].reshape(ROWS, HIDDEN).any(axis=1)
    seen = {*view["rows"][0][:6].tolist(), *view["rows"][1][:7].tolist()}
    assert set(np.flatnonzero(rows).tolist()) == seen | set(range(ROWS - AMOUNTS, ROWS))
    assert not moved[:SETTINGS].any()


def test_the_same_seed_makes_the_same_newborn() -> None:
    assert len(WEIGHTS) == size_of(ROWS)
    assert (newborn(ROWS, seed=1) == WEIGHTS).all()
    assert (newborn(ROWS, seed=2) != WEIGHTS).any()
