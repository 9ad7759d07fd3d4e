"""Glicko-2 against the example of its author."""

import pytest

from reihum.review.puzzles.rating import MOST_DEVIATION, Game, Rating, rated


def test_the_example_of_the_author() -> None:
    games = [
        Game(Rating(1400, 30), 1),
        Game(Rating(1550, 100), 0),
        Game(Rating(1700, 300), 0),
    ]
    after = rated(Rating(1500, 200), games)
    assert after.value == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_it_only_becomes_less_sure() -> None:
    assert rated(Rating(1600, 50), []).value == 1600
    assert rated(Rating(1600, 50), []).deviation > 50
    assert rated(Rating(1600, 350), []).deviation == MOST_DEVIATION


def test_a_great_surprise_makes_it_more_volatile() -> None:
    upset = [Game(Rating(2400, 30), 1)] * 4
    after = rated(Rating(1500, 60), upset)
    assert after.volatility > 0.06 and after.value > 1500


def test_what_was_expected_changes_less_than_what_was_not() -> None:
    weak = Rating(1200, 50)
    won, lost = rated(Rating(), [Game(weak, 1)]), rated(Rating(), [Game(weak, 0)])
    assert 0 < won.value - 1500 < 1500 - lost.value
