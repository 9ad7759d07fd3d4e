"""Rows of results: what the tables at the ends of games say."""

import numpy as np
import pytest

import reihum
from reihum.arena.errors import ArenaError
from reihum.arena.play.results import UNUSED, forfeited_row, rows_of
from reihum.arena.play.whole_games import NONSENSE, Ends


def test_only_those_who_play_have_scores() -> None:
    game = reihum.game("nix", players=2, egon=True)
    ends = Ends.of(game.rules, 1)
    ends.tables["totals"][0, :3], ends.counts["fault"] = (4, 9, 9), NONSENSE
    (row,) = rows_of(game, np.array([17]), ends)
    assert row["number"] == 17
    assert row["scores"].tolist() == [4, 9, 9, UNUSED, UNUSED, UNUSED]
    assert row["won"] == 0b110


def test_a_score_below_zero_is_refused_by_name() -> None:
    game = reihum.game("nix", players=2)
    ends = Ends.of(game.rules, 1)
    ends.tables["totals"][0, 0] = -3
    with pytest.raises(ArenaError, match="nix has a score of -3"):
        rows_of(game, np.array([0]), ends)


def test_whoever_fails_has_lost() -> None:
    (together,) = forfeited_row(reihum.game("the-game", players=3), 5, 1)
    assert (together["number"], together["fault"], together["won"]) == (5, 1, 0)
    (against,) = forfeited_row(reihum.game("nix", players=3), 5, 1)
    assert against["won"] == 0b101
