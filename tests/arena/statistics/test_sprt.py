import math

import numpy as np
import pytest

from reihum.arena.errors import ArenaError
from reihum.arena.statistics.moments import Moments
from reihum.arena.statistics.sprt import Sprt
from reihum.arena.statistics.units import UNIT
from tests.arena.statistics.synthetic import moments, results

TEST = Sprt(0, 40)


def decided(random: np.random.Generator, elo: float, luck: float) -> tuple[str, int]:
    """What the test says at last, and after how many deals."""
    sums = Moments()
    fair = _apart(elo, luck)
    while True:
        sums.add(results(random, [(0, 1)], np.array([fair, 0.0]), 25, luck)[:, 0])
        said = TEST.verdict(sums).accepted
        if said:
            return said, sums.count


def _apart(elo: float, luck: float) -> float:
    """How much better one must be in the other deals, if the seats decide so many."""
    share = (1 / (1 + 10 ** (-elo / 400)) - luck / 2) / (1 - luck)
    return 400 * math.log10(share / (1 - share))


@pytest.mark.parametrize("luck", [0.0, 0.6])
@pytest.mark.parametrize(("elo", "truth"), [(0, "H0"), (40, "H1")])
def test_it_is_wrong_about_one_time_of_twenty(elo: float, truth: str, luck: float) -> None:
    random = np.random.default_rng(7)
    wrong = sum(decided(random, elo, luck)[0] != truth for _ in range(400))
    assert 0.01 <= wrong / 400 <= 0.075


def test_what_is_plain_is_decided_soon_and_what_is_paired_sooner() -> None:
    random = np.random.default_rng(8)
    plain = np.mean([decided(random, 200, 0)[1] for _ in range(50)])
    close = np.mean([decided(random, 40, 0)[1] for _ in range(50)])
    paired = np.mean([decided(random, 40, 0.6)[1] for _ in range(50)])
    assert plain < close / 3
    assert paired < close * 0.7


def test_much_worse_is_no_better() -> None:
    assert TEST.verdict(moments(np.zeros(100, np.int64))).accepted == "H0"
    assert TEST.verdict(moments(np.full(100, UNIT))).accepted == "H1"


def test_nothing_is_decided_at_the_beginning() -> None:
    assert TEST.verdict(Moments()).accepted is None
    for result in (0, UNIT // 2, UNIT):
        assert TEST.verdict(moments(np.array([result]))).accepted is None


def test_the_words() -> None:
    verdict = TEST.verdict(Moments())
    assert str(verdict) == "undecided between 0 and 40 (LLR 0.00, bounds -2.94 to 2.94)"
    assert verdict.json() == {"llr": 0, "accepted": None, "bounds": [TEST.low, TEST.high]}


@pytest.mark.parametrize("bounds", ["", "0", "0,x", "0,10,20", "10,0", "0,0", "0,inf", "nan,1"])
def test_wrong_bounds_are_refused(bounds: str) -> None:
    with pytest.raises(ArenaError, match="0,10"):
        Sprt.of(bounds)


def test_bounds_are_read() -> None:
    assert Sprt.of("-5,5") == Sprt.of((-5, 5)) == Sprt.of(Sprt(-5, 5))
