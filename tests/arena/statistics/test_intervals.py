"""Intervals against the textbook: Wilson's for rates, the normal one for means."""

import json
import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.arena.statistics.intervals import Z95, Estimate, mean, rate

GAMES = st.integers(1, 10**7)
VALUES = st.lists(st.integers(-400, 400), min_size=2, max_size=60)
few = settings(max_examples=40)


@st.composite
def counts(draw: st.DrawFn) -> tuple[int, int]:
    """So many hits in so many games."""
    games = draw(GAMES)
    return draw(st.integers(0, games)), games


def test_z_leaves_five_of_a_hundred_outside() -> None:
    assert math.erf(Z95 / math.sqrt(2)) == pytest.approx(0.95, abs=1e-15)


@few
@given(counts())
def test_the_ends_of_a_rate_are_where_wilson_has_them(found: tuple[int, int]) -> None:
    """There a true rate would lie just so many deviations from what was seen: a quadratic."""
    hits, games = found
    seen = rate(hits, games)
    square = Z95 * Z95 / games
    roots = np.roots([1 + square, -2 * seen.value - square, seen.value**2])
    assert seen.value == hits / games
    assert (seen.low, seen.high) == pytest.approx(sorted(roots.real), abs=1e-6)
    assert 0 <= seen.low <= seen.value <= seen.high <= 1


@few
@given(counts())
def test_lost_is_the_mirror_of_won(found: tuple[int, int]) -> None:
    hits, games = found
    won, lost = rate(hits, games), rate(games - hits, games)
    assert (lost.low, lost.high) == pytest.approx((1 - won.high, 1 - won.low), abs=1e-12)


@few
@given(counts(), st.integers(2, 50))
def test_more_games_make_it_narrower(found: tuple[int, int], times: int) -> None:
    hits, games = found
    assert rate(hits * times, games * times).width < rate(hits, games).width


@pytest.mark.parametrize("games", [20, 100])
def test_a_rate_is_within_its_interval_about_95_times_of_100(games: int) -> None:
    """Exactly, not by lot: the chances of all results whose interval has the truth in it."""
    found = [rate(hits, games) for hits in range(games + 1)]
    covered = []
    for truth in np.linspace(0.05, 0.95, 91):
        chances = [
            math.comb(games, hits) * truth**hits * (1 - truth) ** (games - hits)
            for hits in range(games + 1)
            if found[hits].low <= truth <= found[hits].high
        ]
        covered.append(sum(chances))
    assert min(covered) > 0.89  # near 0 and 1 it dips, as Wilson's is known to
    assert np.mean(covered) == pytest.approx(0.95, abs=0.006)


@few
@given(VALUES)
def test_a_mean_has_the_interval_of_its_standard_error(values: list[int]) -> None:
    squares = sum(value * value for value in values)
    found = mean(sum(values), squares, len(values))
    half = Z95 * np.std(values, ddof=1) / math.sqrt(len(values))
    assert found.value == pytest.approx(np.mean(values))
    assert found.width / 2 == pytest.approx(half, abs=1e-6)


@few
@given(st.integers(-(10**9), 10**9), st.integers(2, 10**6))
def test_rounding_never_makes_a_variance_negative(value: int, count: int) -> None:
    third = value / 3
    found = mean(third * count, third * third * count, count)
    assert found.width >= 0 and math.isfinite(found.width)


@pytest.mark.parametrize("games", [63, 126, 1000])
def test_who_never_wins_has_no_interval_below_that(games: int) -> None:
    """Rounding once put the lower end a hair above: no picture can be drawn of that."""
    never, always = rate(0, games), rate(games, games)
    assert never.low == never.value == 0 and always.high == always.value == 1


def test_of_nothing_and_of_one_nothing_is_sure() -> None:
    assert rate(0, 0) == Estimate(0.0, 0.0, 1.0)
    assert mean(0, 0, 0) == Estimate(0.0, -math.inf, math.inf)
    assert mean(7, 49, 1) == Estimate(7.0, -math.inf, math.inf)


@pytest.mark.parametrize("found", [mean(7, 49, 1), rate(3, 4), mean(8, 34, 2)])
def test_json_has_no_endless_numbers(found: Estimate) -> None:
    told = json.loads(json.dumps(found.json(), allow_nan=False))
    ends = (found.low, found.high)
    assert told["value"] == found.value
    assert (told["low"], told["high"]) == (ends if math.isfinite(found.low) else (None, None))
