"""The solver against a search that tries everything, and its lines against the rules."""

from collections import Counter

import pytest

import reihum
from reihum import State
from reihum.review import Budget, ReviewError, Solution, Verdict, solve

from .exhaustive import can_be_won
from .positions import late_positions

NO_EXACT = Budget(widths=(1,), positions=0, first_positions=0)


def check(state: State, solution: Solution) -> None:
    """A line that is called winning is replayed by the rules."""
    if solution.verdict is Verdict.WON:
        for action in solution.line:
            state = state.play(action)
        assert state.outcome is not None and state.outcome.won


@pytest.mark.slow
def test_it_agrees_with_a_search_that_tries_everything() -> None:
    found: Counter[tuple[str, bool]] = Counter()
    for state in late_positions(500, "solve"):
        solution, won = solve(state), can_be_won(state)
        assert solution.verdict is (Verdict.WON if won else Verdict.LOST), repr(state)
        check(state, solution)
        found[state.game.name, won] += 1
    assert min(found.values()) > 25 and len(found) == 4


def test_uncompiled_it_finds_the_same() -> None:
    found = set()
    for state in late_positions(20, "plain"):
        solution, won = solve(state, native=False), can_be_won(state)
        assert solution.verdict is (Verdict.WON if won else Verdict.LOST), repr(state)
        check(state, solution)
        found.add(won)
    assert found == {True, False}


@pytest.mark.parametrize("name", ["the-game", "extreme"])
def test_a_beam_finds_its_way_through_several_turns(name: str) -> None:
    """With cards to draw; nothing is searched exactly."""
    hand, draw = [81, 82, 83, 84, 85, 86, 87, 88], [90, 91, 92, 93]
    fields = {"tops": [80, 79, 20, 21], "hands": [hand], "draw": draw, "seat": 0, "turn": []}
    state = (
        reihum.game(name, commands=False).position(fields)
        if name == "extreme"
        else (reihum.game(name).position(fields))
    )
    solution = solve(state, Budget(widths=(2,), positions=0, first_positions=0), native=False)
    assert solution.verdict is Verdict.WON and "end" in solution.line
    check(state, solution)


def test_a_beam_that_finds_nothing_proves_nothing() -> None:
    fields = {"tops": [60, 98, 3, 2], "hands": [[61, 55]], "draw": [], "seat": 0, "turn": []}
    state = reihum.game("the-game").position(fields)
    assert solve(state, NO_EXACT, native=False) == Solution(Verdict.UNKNOWN)
    assert solve(state, native=False) == Solution(Verdict.LOST)


def test_games_that_are_over_or_have_not_begun() -> None:
    agreeing = reihum.game("the-game", players=2, first="agree").deal("solve")
    nothing = Budget(widths=(), positions=1, first_positions=1)
    assert solve(agreeing, nothing, native=False) == Solution(Verdict.UNKNOWN)
    won = next(state for state in late_positions(20, "over") if can_be_won(state))
    line = solve(won, native=False).line
    for action in line:
        won = won.play(action)
    assert solve(won, native=False) == Solution(Verdict.WON)


def test_only_games_that_all_win_together_can_be_solved() -> None:
    with pytest.raises(ReviewError, match="only games that all win or lose together"):
        solve(reihum.game("nix").deal("solve"))
