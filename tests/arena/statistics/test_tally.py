"""Tallies: what rows of results add up to, held against plain counting."""

import json
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum.arena.play.results import ROW, UNUSED, Fault
from reihum.arena.play.whole_games import NONSENSE
from reihum.arena.statistics.tally import KEPT_FAULTS, Tally
from reihum.games.core.game import MOST_PLAYERS
from reihum.rules.engine.compiling import Array

PLAYERS = 3
MOST_POINTS = 23_976  # of Nix für ungut! on a board where every field is worth 999


def rows_of(seed: int, games: int) -> Array:
    """The rows of some games of three, in which bots may fail."""
    lots, rows = np.random.default_rng(seed), np.zeros(games, ROW)
    rows["scores"] = UNUSED
    rows["fault"] = lots.choice([NONSENSE, NONSENSE, 0, 2], games)
    rows["won"] = lots.integers(0, 1 << PLAYERS, games)
    rows["reason"] = lots.integers(1, 5, games)
    rows["scores"][:, :PLAYERS] = lots.integers(0, MOST_POINTS + 1, (games, PLAYERS))
    for name, most in (("turns", 900), ("tricks", 40), ("decisions", 2000)):
        rows[name] = lots.integers(0, most, games)
    return rows


GAMES = st.builds(rows_of, st.integers(0, 10**9), st.integers(0, 12))
few = settings(max_examples=25)  # more would say no more


def tallied(*parts: Array) -> Tally:
    tally = Tally()
    for rows in parts:
        tally.add(rows, 0.5)
    return tally


@few
@given(GAMES)
def test_it_counts_as_one_would_by_hand(rows: Array) -> None:
    tally = tallied(rows)
    played = [row for row in rows if row["fault"] == NONSENSE]
    assert tally.games == len(rows) and tally.forfeits == len(rows) - len(played)
    for seat in range(PLAYERS):
        assert tally.won[seat] == sum(bool(int(row["won"]) >> seat & 1) for row in rows)
        assert tally.distribution(seat) == Counter(rows["scores"][:, seat].tolist())
    assert tally.distribution(PLAYERS) == {}
    assert tally.decisions == rows["decisions"].sum()
    why = Counter(int(row["reason"]) for row in played)
    assert {number: count for number, count in enumerate(tally.reasons) if count} == why


@few
@given(GAMES)
def test_its_means_are_those_of_the_rows(rows: Array) -> None:
    tally = tallied(rows)
    if not len(rows):
        assert tally.score().value == tally.measure("turns").value == tally.win_rate().value == 0
        return
    assert tally.win_rate(1).value == pytest.approx((rows["won"] >> 1 & 1).mean())
    for seat in range(PLAYERS):
        assert tally.score(seat).value == pytest.approx(rows["scores"][:, seat].mean())
    for name in ("turns", "tricks", "decisions"):
        assert tally.measure(name).value == pytest.approx(rows[name].mean())
    assert tally.below(500).value == pytest.approx((rows["scores"][:, 0] < 500).mean())


@few
@given(GAMES, st.integers(0, 12))
def test_two_parts_are_the_whole_and_a_file_is_as_good(rows: Array, cut: int) -> None:
    whole, first = tallied(rows, rows[:0]), tallied(rows[:cut])
    again = Tally.of(json.loads(json.dumps(first.json())))
    again.add(rows[cut:], 0.5)
    assert again.json() == whole.json()
    assert first.games == min(cut, len(rows)), "the earlier one was changed"


def test_scores_and_lengths_have_no_end() -> None:
    """Once all beyond 400 were left out, and a dear board of one's own had no mean."""
    rows = np.zeros(2, ROW)
    rows["fault"], rows["scores"] = NONSENSE, UNUSED
    rows["scores"][:, 0], rows["turns"], rows["reason"] = (399, MOST_POINTS), (1, 1601), (1, 11)
    tally = tallied(rows)
    assert tally.score().value == (399 + MOST_POINTS) / 2
    assert tally.measure("turns").value == 801
    assert tally.reasons[11] == 1


def test_a_dear_board_is_counted_whole() -> None:
    game = reihum.game("nix", players=2, board=[[999] * 3] * 8)
    state = game.deal("monday")
    while state.outcome is None:
        state = state.play(state.legal()[0])
    rows = np.zeros(1, ROW)
    rows["fault"], rows["scores"] = NONSENSE, UNUSED
    rows["scores"][0, :2] = state.outcome.scores
    assert min(state.outcome.scores) > 400
    assert tallied(rows).score(1).value == state.outcome.scores[1]


def test_why_games_ended_is_told_in_the_words_of_the_game() -> None:
    game = reihum.game("the-game")
    rows = np.zeros(5, ROW)
    numbers = {str(why): number for number, why in game.reasons.items()}
    rows["reason"] = [numbers["all-down"], *[numbers["stuck"]] * 3, 0]
    rows["fault"] = [*[NONSENSE] * 4, 0]
    assert tallied(rows).why(game) == {"all-down": 1, "stuck": 3, "forfeit": 1}
    assert tallied(rows[:1]).why(game) == {"all-down": 1}
    assert Tally().why(game) == {}


def test_only_the_first_faults_are_kept() -> None:
    tally, rows = Tally(), np.zeros(15, ROW)
    for first in (0, 15):
        faults = [Fault(first + place, 0, "bot", "so tired") for place in range(15)]
        tally.add(rows, 0.0, faults)
    assert [fault.number for fault in tally.faults] == list(range(KEPT_FAULTS))
    assert tally.forfeits == 30
    assert Tally.of(tally.json()).faults == tally.faults


def test_a_tally_of_an_earlier_version_is_read() -> None:
    counts: list[dict[str, int]] = [{}] * (MOST_PLAYERS - 1)
    old = {
        "games": 2,
        "seconds": 0.25,
        "won": [1, 0, 0, 0, 0, 0],
        "reasons": [0, 1, 1, 0, 0, 0, 0, 0],
        "forfeits": 0,
        "scores": [{"0": 1, "12": 1}, *counts],
        "measures": [{"33": 2}, {"5": 1, "6": 1}, {"100": 2}],
        "faults": [],
    }
    tally = Tally.of(old)
    assert tally.json() == old
    assert tally.score().value == 6 and tally.below(12).value == 0.5
    assert tally.decisions == 200 and tally.measure("tricks").value == 5.5
