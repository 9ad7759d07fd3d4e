import math
from itertools import combinations

import numpy as np
import pytest

from reihum.arena.statistics.moments import Joint, Moments
from reihum.arena.statistics.ratings import ELO, Ratings, expected, ratings, share
from reihum.arena.statistics.units import UNIT
from reihum.rules.engine.compiling import Array
from tests.arena.statistics.synthetic import joint, moments, results

THREE, FOUR = list(combinations(range(3), 2)), list(combinations(range(4), 2))


def test_they_find_the_strengths_behind_many_results() -> None:
    strengths = np.array([-150.0, -20.0, 30.0, 140.0])
    values = results(np.random.default_rng(1), FOUR, strengths, 40_000, luck=0)
    found = ratings(4, FOUR, joint(values))
    assert found.values == pytest.approx(strengths, abs=4)
    assert found.values.sum() == pytest.approx(0, abs=1e-9)


def test_two_bots_lie_as_far_apart_as_their_share_says() -> None:
    values = np.repeat([UNIT, 0], [7500, 2500])[:, None]
    found = ratings(2, [(0, 1)], joint(values)).difference(0, 1)
    assert found.value == pytest.approx(400 * math.log10(3), abs=0.05)
    error = ELO * math.sqrt(1 / (10_000 * 0.75 * 0.25))  # of a logit, as in any textbook
    assert found.width / 2 == pytest.approx(1.96 * error, rel=0.01)


def test_whoever_wins_everything_is_rated_too() -> None:
    values = np.full((500, 3), UNIT)  # the first beats all, the second beats the third
    found = ratings(3, THREE, joint(values))
    assert np.isfinite(found.values).all() and np.isfinite(found.covariances).all()
    assert found.values[0] > found.values[1] > found.values[2]
    assert found.rating(0).low < found.rating(0).value - 50, "nobody knows how much better"


def test_nothing_is_known_before_the_first_deal() -> None:
    found = ratings(3, THREE, Joint(3))
    assert found.values == pytest.approx(0)
    assert found.rating(0).width > 300
    assert (share(Moments()).low, share(Moments()).high) == (0, 1)


def test_a_deal_that_the_seats_decide_tells_nothing_and_costs_no_certainty() -> None:
    """Won by the first seat both times is half a point each: paired results hardly vary."""
    values = np.full(1000, UNIT // 2)
    assert share(moments(values)).width < 0.01
    unpaired = np.repeat([UNIT, 0], 500)
    assert share(moments(unpaired)).width > 0.06


def hits(found: list[Ratings], target: Array) -> list[float]:
    """How often the intervals of a rating and of a difference had the truth in them."""
    first = [one.rating(0) for one in found]
    apart = [one.difference(0, 2) for one in found]
    return [
        sum(one.low <= truth <= one.high for one in some) / len(found)
        for some, truth in ((first, target[0]), (apart, target[0] - target[2]))
    ]


@pytest.mark.slow
@pytest.mark.parametrize("luck", [0.0, 0.5])
def test_intervals_of_paired_deals_hold_95_times_of_100(luck: float) -> None:
    random = np.random.default_rng(3)
    strengths = np.array([60.0, 0.0, -60.0])
    shares = [luck / 2 + (1 - luck) * expected(strengths[a] - strengths[b]) for a, b in THREE]
    found = [
        ratings(3, THREE, joint(results(random, THREE, strengths, 300, luck))) for _ in range(400)
    ]
    assert hits(found, limit(shares)) == pytest.approx([0.95, 0.95], abs=0.025)


def test_intervals_of_bots_that_play_alone_hold_95_times_of_100() -> None:
    """A bot's lucky deal is lucky against all others: their results vary together."""
    random = np.random.default_rng(4)
    strengths = np.array([0.3, 0.0, -0.3])
    shares = [(1 + math.erf((strengths[a] - strengths[b]) / 2)) / 2 for a, b in THREE]
    found = [ratings(3, THREE, joint(alone(random, strengths, 300))) for _ in range(400)]
    assert hits(found, limit(shares)) == pytest.approx([0.95, 0.95], abs=0.025)


def alone(random: np.random.Generator, strengths: Array, deals: int) -> Array:
    left = random.standard_normal((deals, 3)) + strengths
    return np.stack([(left[:, a] > left[:, b]) * UNIT for a, b in THREE], axis=1)


def limit(shares: list[float]) -> Array:
    """What the ratings tend to, if the shares are these."""
    sums, deals = Joint(len(shares)), 10**7
    for place, value in enumerate(shares):
        sums.counts[place, place] = deals
        sums.totals[place, place] = round(deals * value * UNIT)
    return ratings(3, THREE, sums).values


def test_one_deal_for_all_is_less_than_as_many_deals() -> None:
    """Pairs that vary together: taken for independent, the ratings would seem too certain."""
    values = np.random.default_rng(5).integers(0, 2, (400, 1)) * UNIT
    together = joint(np.hstack([values, values, np.full_like(values, UNIT // 2)]))
    apart = joint(np.hstack([values, values, np.full_like(values, UNIT // 2)]))
    apart.products[0, 1] = apart.products[1, 0] = apart.totals[0, 0] * apart.totals[1, 1] / 400
    one, other = (ratings(3, THREE, sums).rating(0).width for sums in (together, apart))
    assert one == pytest.approx(math.sqrt(2) * other, rel=0.02)


def test_a_result_that_stopped_keeps_its_covariances() -> None:
    random = np.random.default_rng(6)
    values = random.integers(0, UNIT, (50, 2))
    sums = Joint(2)
    sums.add([0, 1], values[:20])
    sums.add([1], values[20:, 1:])
    assert sums.covariances()[0, 1] == pytest.approx(np.cov(values[:20].T)[0, 1] * 19)
    assert sums.covariances()[1, 1] == pytest.approx(np.var(values[:, 1]) * 50)
    assert sums.of(0) == moments(values[:20, 0])
    assert Joint.from_json(sums.json()).covariances().tolist() == sums.covariances().tolist()
