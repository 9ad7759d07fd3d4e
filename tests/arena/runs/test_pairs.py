"""What the rows of two tables say about two bots."""

import numpy as np
import pytest

import reihum
from reihum.arena.play.entrants import Entrant
from reihum.arena.play.results import ROW, UNUSED
from reihum.arena.play.whole_games import NONSENSE
from reihum.arena.runs.pairs import Pair, Results, results, seatings
from reihum.arena.statistics.units import GAME_UNIT, MARGIN_UNIT, UNIT
from reihum.rules.engine.compiling import Array

BOTS = [Entrant("random"), Entrant("greedy")]


def row(won: set[int], scores: list[int], fault: int = NONSENSE) -> Array:
    rows = np.zeros(1, ROW)
    rows["won"], rows["fault"], rows["scores"] = sum(1 << seat for seat in won), fault, UNUSED
    rows["scores"][0, : len(scores)] = scores
    return rows


def said(game: reihum.Game, first: Array, second: Array) -> Results:
    """What one deal says about greedy (seats 0, 2, 4 at first) and random."""
    pair = Pair(1, 0)
    return results(game, pair, seatings(game, BOTS, pair), [first, second])


def test_seats_are_exchanged_and_nobody_sits_first_by_being_named_first() -> None:
    game = reihum.game("nix", players=3)
    one, other = seatings(game, BOTS, Pair(0, 1))
    assert (one.seats, other.seats) == ((0, 1, 0), (1, 0, 1))
    assert one.bots == other.bots == (1, 0)  # greedy, random
    assert seatings(game, BOTS, Pair(1, 0)) == (one, other)


def test_together_each_plays_alone() -> None:
    one, other = seatings(reihum.game("extreme", players=3), BOTS, Pair(0, 1))
    assert (one.bots, other.bots) == ((0,), (1,))
    assert one.seats == other.seats == (0, 0, 0)


def test_a_duel() -> None:
    game = reihum.game("face-to-face")
    found = said(game, row({0}, [0, 9]), row({0}, [3, 5]))
    assert found.shares.tolist() == [UNIT // 2]  # seat 0 has won twice
    assert found.games.tolist() == [GAME_UNIT, 0]
    assert found.margins.tolist() == [((0 - 9) + (5 - 3)) / 2 * MARGIN_UNIT]


@pytest.mark.parametrize(
    ("won", "share"),
    [
        *[({0}, 1), ({1}, 0), ({2}, 1), ({0, 1}, 1 / 2), ({0, 1, 2}, 2 / 3)],
        *[({3}, 1 / 2), ({0, 3}, 3 / 4), ({1, 3}, 1 / 4), ({0, 1, 2, 3}, 5 / 8)],
    ],
)
def test_a_shared_win_in_parts_and_egons_in_halves(won: set[int], share: float) -> None:
    game = reihum.game("nix", players=3, egon=True)
    found = said(game, row(won, [50, 20, 30, 60]), row({1}, [10, 41, 20, 1]))
    assert found.games.tolist() == [round(share * GAME_UNIT), GAME_UNIT]
    assert found.shares.tolist() == [round((share + 1) / 2 * UNIT)]
    assert found.margins.tolist() == [((40 - 20) + (41 - 15)) / 2 * MARGIN_UNIT]


def test_a_bot_that_fails_has_lost_beside_itself_too_and_its_scores_say_nothing() -> None:
    game = reihum.game("nix", players=4)
    found = said(game, row({1, 2, 3}, [0, 0, 0, 0], fault=0), row({1}, [10, 41, 20, 1]))
    assert found.games.tolist() == [0, GAME_UNIT]
    assert found.margins.tolist() == []


@pytest.mark.parametrize(
    ("left", "share", "win"), [((0, 3), 1, 1), ((7, 7), 0.5, 0), ((9, 8), 0, 0), ((0, 0), 0.5, 0)]
)
def test_together_fewer_cards_are_better(left: tuple[int, int], share: float, win: int) -> None:
    game = reihum.game("the-game", players=2)
    rows = [row(set() if cards else {0, 1}, [cards]) for cards in left]
    found = said(game, *rows)
    assert found.shares.tolist() == [share * UNIT]
    assert found.wins.tolist() == [win]
    assert found.margins.tolist() == [(left[0] - left[1]) * MARGIN_UNIT]


def test_together_who_fails_has_done_worst() -> None:
    """The table of a bot that died is empty: no cards left must not mean that it has won."""
    game = reihum.game("the-game", players=2)
    found = said(game, row(set(), [], fault=0), row(set(), [60]))
    assert found.shares.tolist() == [0]
    assert found.margins.tolist() == [(98 - 60) * MARGIN_UNIT]
    assert said(game, *[row(set(), [], fault=0)] * 2).shares.tolist() == [UNIT // 2]


def test_together_a_game_may_count_points(monkeypatch: pytest.MonkeyPatch) -> None:
    game = reihum.game("the-game", players=2)
    monkeypatch.setattr(type(game), "low_score_wins", False)
    monkeypatch.setattr(type(game), "worst_score", 0)
    assert said(game, row(set(), [12]), row(set(), [9])).shares.tolist() == [UNIT]
    assert said(game, row(set(), [12], fault=0), row(set(), [1])).shares.tolist() == [0]
