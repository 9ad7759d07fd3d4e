"""What benches make of what they saw: pages, reviews, strength and boards."""

from types import SimpleNamespace
from typing import Any

import pytest

from bench import acting, dragging, nix_board, strength
from bench.nix_board import FIRST_GUESS, neighbours, rarity
from bench.review.agreement import told
from bench.review.calibrating import Case, claimed, fits, gained
from reihum.arena.statistics.intervals import Estimate
from reihum.games.nix.combinations import ROWS
from reihum.review import Mark


def test_the_quickest_load_counts_and_a_second_is_the_limit() -> None:
    plain = [acting.Load(0.3, 0.12), acting.Load(0.2, 0.15)]
    slow = [acting.Load(1.4, 0.5), acting.Load(0.9, 0.6)]
    slowed, here, processor = acting._figures("at home", plain, slow, 4)
    assert (slowed.value, here.value, processor.value) == (0.9, 0.2, 0.12)
    assert slowed.reached
    late, *_ = acting._figures("at home", plain, slow[:1], 4)
    assert not late.reached


def test_the_smoothest_drag_counts_and_its_longest_task() -> None:
    drags = [dragging.Smoothness(60, [51.0, 80.0]), dragging.Smoothness(58, [55.0])]
    frames, longest = dragging._figures("a finger", drags, 4)
    assert (frames.value, longest.value) == (60, 55)
    assert frames.reached
    assert not longest.reached
    smooth = [*drags, dragging.Smoothness(59, [])]
    assert all(figure.reached for figure in dragging._figures("a mouse", smooth, 4))


def pair(one: Mark, other: Mark) -> Any:
    return SimpleNamespace(mark=one), SimpleNamespace(mark=other)


def test_two_reviews_agree_where_both_call_a_turn_wrong() -> None:
    pairs = [
        pair(Mark.MISTAKE, Mark.BLUNDER),
        pair(Mark.BLUNDER, Mark.BLUNDER),
        pair(Mark.MISTAKE, Mark.INACCURACY),
        pair(Mark.BLUNDER, Mark.BEST),
        pair(Mark.BEST, Mark.BEST),
    ]
    wrong, both, same, opposed = told("nix, 2", 1, pairs)
    assert (wrong.value, both.value, same.value, opposed.value) == (4, 50, 25, 1)
    assert not both.reached
    assert not opposed.reached
    assert [figure.value for figure in told("nix, 2", 0, [])] == [0, 0, 0, 0]


def case(deal: int, better: float, real: float, seems: float = 0.3, certain: float = 0.0) -> Case:
    return Case(deal, 5, seems, certain, 0.6, 0, better, real)


def test_what_a_blunder_cost_is_who_won_more_often() -> None:
    cases = [case(1, 1, 0), case(3, 1, 1), case(5, 0, 0), case(7, 1, 0)]
    found = gained(cases)
    assert found.value == 0.5
    assert found.low < 0.5 < found.high
    assert found.high - found.value == pytest.approx(found.value - found.low)


def test_blunders_of_one_game_share_its_luck() -> None:
    """Eight blunders of two games tell less than eight of eight."""
    same = gained([case(2 * (number % 2) + 1, number % 2, 0) for number in range(8)])
    apart = gained([case(2 * number + 1, number % 2, 0) for number in range(8)])
    assert same.value == apart.value == 0.5
    assert same.high - same.low > 1.5 * (apart.high - apart.low)


def test_what_is_certain_is_believed_whole() -> None:
    sure, seeming = case(1, 1, 0, 0.4, 0.4), case(1, 1, 0, 0.4, 0.0)
    assert sure.claimed == 0.4
    assert 0 < seeming.claimed < 0.4
    assert claimed([sure, seeming]) == pytest.approx((sure.claimed + seeming.claimed) / 2)


def test_no_game_is_there_both_to_find_and_to_show() -> None:
    assert [fits(deal) for deal in range(4)] == [True, False, True, False]


@pytest.mark.parametrize(
    ("won", "wanted", "milliseconds", "end"),
    [
        (0.42, 42, 9.0, "wanted 42 %: reached"),
        (0.419, 42, 9.0, "wanted 42 %: SHORT"),
        (0.9, 42, 20.1, "wanted 42 %: SHORT"),  # too slow
        (0.9, 42, None, "wanted 42 %: reached"),
        (0.9, None, 5.0, "5.00 ms"),
    ],
)
def test_strength_is_told_with_what_was_wanted(
    won: float, wanted: float | None, milliseconds: float | None, end: str
) -> None:
    line = strength.line("alone", Estimate(won, won - 0.02, won + 0.02), 2500, wanted, milliseconds)
    assert line.endswith(end)
    assert f"{won:.1%} [{won - 0.02:.1%}, {won + 0.02:.1%}]" in line
    assert "2,500 games" in line


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["nix:1"], {"nix:1"}),
        (["the-game:2"], {"the-game:2"}),  # not the one with signals
        (["face-to-face"], {"face-to-face:greedy", "face-to-face:planner"}),
        (["the-game:2:talk", "nix:3"], {"the-game:2:talk", "nix:3"}),
    ],
)
def test_parts_are_chosen_by_name_or_group(words: list[str], found: set[str]) -> None:
    assert {name for name in strength.PARTS if strength._named(name, words)} == found


def test_a_part_that_does_not_exist_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert strength.main(["chess"]) == 2
    assert "There is no chess; there are the-game:1, " in capsys.readouterr().out


def test_what_falls_short_is_told_by_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = {"fine": lambda: iter(["reached"]), "bad": lambda: iter(["x: SHORT", "reached"])}
    monkeypatch.setattr(strength, "PARTS", parts)
    assert strength.main(["fine"]) == 0
    assert strength.main([]) == 1


def test_neighbours_of_a_board_move_one_row_by_a_point() -> None:
    near = list(neighbours(FIRST_GUESS))
    assert len(set(near)) == len(near) > 4
    for board in near:
        changed = [(a, b) for a, b in zip(FIRST_GUESS, board, strict=True) if a != b]
        ((before, after),) = changed
        assert {b - a for a, b in zip(before, after, strict=True)} in ({1}, {-1})
        sums = [sum(points) for points in board[:-1]]
        assert sums == sorted(sums, reverse=True)


def test_rarer_rows_are_rarer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nix_board, "SEARCH_GAMES", 8)
    possible = dict(zip(ROWS, rarity(), strict=True))
    assert possible["single"] == 100
    assert possible["none"] == 0
    assert possible["quad"] <= possible["triple"] <= possible["pair"] <= 100
    assert possible["run4"] <= possible["run3"] <= possible["run2"]
