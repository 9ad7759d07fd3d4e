"""A puzzle as a line of a file, and which levels find its solution."""

import json

import reihum
from reihum.games.core.notation import format_position
from reihum.review.puzzles.making import _found_by, puzzle_of
from reihum.review.puzzles.puzzle import Puzzle

LATE = {"tops": [60, 98, 3, 2], "hands": [[61, 50]], "draw": [], "seat": 0, "turn": []}


def late() -> reihum.State:
    """The trick first: then both cards go down, and the other way round only one."""
    return reihum.game("the-game").position(LATE)


def test_whoever_plans_the_turn_finds_it() -> None:
    puzzle = Puzzle("late", format_position(late()), ("50>up1", "61>up1"), ("trick",), (), 1.0)
    assert Puzzle.of(json.loads(puzzle.line())) == puzzle
    assert "club" in _found_by(puzzle, native=False)


def test_with_hardly_a_card_left_there_is_no_puzzle() -> None:
    assert puzzle_of(late(), "late", native=False) is None
