"""Until which turn a game could have been won."""

from dataclasses import replace

import numpy as np
import pytest

import reihum
from reihum import State
from reihum.review import Budget, Solution, Verdict, solving
from reihum.review.solving import winnable
from reihum.review.the_game.alike import trace
from reihum.review.turns import turns_of
from reihum.rules.the_game.table import STATE

from .test_reviewing import played

LONG = Budget(widths=(9,))
BRIEF = Budget(widths=(1,), closing=LONG)
TOPS = [30, 20, 70, 80]


def found(
    known: dict[Budget, tuple[int, int]], budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> tuple[int | None, int | None]:
    """What is told of ten turns, if a look finds ways up to one and proofs from another on."""
    end = played(reihum.game("the-game").deal("solving"), 10).concede(0)
    turns = list(turns_of(end))
    places = {turn.first: turn.number for turn in turns}

    def solve(state: State, look: Budget, native: bool) -> Solution:
        number = places.get(len(state.steps), len(turns) + 1)
        won, lost = known[look]
        if number <= won:
            return Solution(Verdict.WON)
        return Solution(Verdict.LOST if number >= lost else Verdict.UNKNOWN)

    monkeypatch.setattr(solving, "solve", solve)
    told = winnable(turns, budget)
    return told.last_won, told.lost_from


@pytest.mark.parametrize(
    ("brief", "long", "told"),
    [
        ((3, 9), (5, 6), (5, 6)),
        ((3, 9), (3, 7), (3, 7)),
        ((0, 9), (0, 1), (None, 1)),
        ((3, 12), (11, 12), (11, None)),  # given up, though there was a way
        ((3, 12), (3, 11), (3, 11)),  # given up when it was lost
    ],
)
def test_the_turns_between_are_looked_at_once_more_and_longer(
    brief: tuple[int, int],
    long: tuple[int, int],
    told: tuple[int | None, int | None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    known = {BRIEF: brief, LONG: long, (plain := replace(BRIEF, closing=None)): brief}
    assert found(known, BRIEF, monkeypatch) == told
    won, lost = brief
    short = (won or None, lost if lost < 12 else None)
    assert found(known, plain, monkeypatch) == short


def test_which_of_two_piles_of_a_kind_has_which_top_is_the_same() -> None:
    def number(tops: list[int]) -> int:
        fields = {"tops": tops, "hands": [[40, 50]], "draw": [], "seat": 0, "turn": []}
        whole = reihum.game("the-game").position(fields).whole()
        return int(trace(np.array([whole], STATE)[0]["table"]))

    swapped = [TOPS[1], TOPS[0], TOPS[3], TOPS[2]]
    assert number(TOPS) == number(swapped)
    assert number(TOPS) != number([TOPS[2], TOPS[0], TOPS[1], TOPS[3]])
