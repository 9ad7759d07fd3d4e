"""Puzzles: one turn that is clearly best, and someone who looks for it."""

import random
from pathlib import Path

import pytest
from rich.console import Console

import reihum
from reihum import State
from reihum.games.core.notation import format_position
from reihum.languages import LANGUAGES, USUAL, say, speak
from reihum.review import Verdict, solve
from reihum.review.puzzles import making
from reihum.review.puzzles.making import puzzle_of, turn_ends
from reihum.review.puzzles.progress import Progress, chosen
from reihum.review.puzzles.puzzle import Puzzle, shipped
from reihum.terminal.puzzles import FILE, kept_at, play_puzzles

LEVELS = {"beginner", "casual", "club", "expert", "master"}


def position(hand: list[int]) -> State:
    """Alone, with an empty draw pile, and all piles near their ends but one."""
    fields = {"tops": [60, 98, 3, 2], "hands": [hand], "draw": [], "seat": 0, "turn": []}
    return reihum.game("the-game").position(fields)


@pytest.fixture
def puzzle() -> Puzzle:
    """50 is the trick on 60, and has to come first."""
    text = format_position(position([61, 50, 51]))
    return Puzzle("p", text, ("50>up1", "51>up1", "61>up1"), ("trick",), ("master",), 1.0)


def test_every_way_a_turn_can_end_is_found_once() -> None:
    ends = [(actions, end) for actions, end in turn_ends(position([61, 50, 51]))]
    assert len({end for _, end in ends}) == len(ends) > 3
    for actions, end in ends:
        state = position([61, 50, 51])
        for action in actions:
            state = state.play(action)
        assert state == end and state.ended_turn


def test_a_turn_that_leads_to_the_same_is_as_good(puzzle: Puzzle) -> None:
    assert puzzle.solved_by([*puzzle.solution, "end"])
    assert not puzzle.solved_by(["61>up1", "end"])
    assert Puzzle.of(dict(vars(puzzle))) == puzzle


def test_a_position_with_several_ways_to_win_is_no_puzzle() -> None:
    fields = {"tops": [49, 48, 60, 61], "hands": [[50, 51, 52], [53, 54]], "draw": []}
    state = reihum.game("the-game", players=2).position({**fields, "seat": 0, "turn": []})
    assert puzzle_of(state, "easy", native=False) is None


def test_puzzles_about_one_thing_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two positions of a game the later one is about something else."""
    starts = position([61, 50, 51]), position([88, 93])
    looked: list[State] = []

    def found(state: State, name: str, native: bool) -> Puzzle:
        looked.append(state)
        themes = ("trick",) if state == starts[0] else ("order",)
        return Puzzle(name, format_position(state), (), themes, (), 1.0)

    monkeypatch.setattr(making, "_turns", lambda *_: iter(reversed(starts)))
    monkeypatch.setattr(making, "puzzle_of", found)
    game = starts[0].game
    about = [next(making.puzzles(game, "seed", theme=theme)) for theme in (None, "trick")]
    assert [each.themes for each in about] == [("order",), ("trick",)]
    assert about[1].name == "the-game-1-seed-0"
    monkeypatch.setattr(making, "_turns", lambda *_: iter((starts[1],) * 3))
    monkeypatch.setattr(making, "count", lambda: range(1))
    looked.clear()
    assert not list(making.puzzles(game, "seed", theme="trick-chain")) and not looked


@pytest.mark.parametrize("language", LANGUAGES)
def test_someone_solves_one_and_leaves_the_next(
    puzzle: Puzzle, tmp_path: Path, language: str
) -> None:
    speak(language)
    answers = iter(["nonsense", "99>up1", *puzzle.solution, "q"])
    console = Console(record=True, width=100, quiet=False, file=(tmp_path / "out").open("w"))
    with console.file:
        code = play_puzzles(
            (puzzle, Puzzle.of({**vars(puzzle), "name": "other"})),
            tmp_path,
            console,
            lambda _: next(answers),
            random.Random(1),
        )
    speak(USUAL)
    told = console.export_text()
    for said in ("terminal-puzzle-right", "terminal-puzzle-win"):
        assert say(said, {}, language).replace("[b]", "").replace("[/b]", "")[:40] in told
    assert code == 0
    progress = kept_at(tmp_path)
    assert progress.streak == 1 and progress.rating.value > 1500 and len(progress.solved) == 1
    (tmp_path / FILE).write_text("no JSON")
    assert kept_at(tmp_path) == Progress()


def test_what_is_solved_is_not_asked_again(puzzle: Puzzle) -> None:
    done = Progress().after(puzzle, right=True)
    assert chosen((puzzle,), done, random.Random(1)) is None
    assert done.after(puzzle, right=False).streak == 0


@pytest.mark.slow
def test_the_shipped_ones_are_sound() -> None:
    there = shipped()
    assert len({puzzle.name for puzzle in there}) == len(there) >= 300
    games = {puzzle.state().game.name for puzzle in there}
    assert games == set(reihum.GAMES)
    alone = {puzzle.game for puzzle in there if puzzle.state().game.players == 1}
    assert alone == {"the-game", "extreme"}
    for puzzle in there:
        state = puzzle.state()
        assert set(puzzle.found_by) <= LEVELS and puzzle.themes and 0.06 <= puzzle.margin <= 1
        assert puzzle.margin == 1 or not state.game.cooperative
        for action in puzzle.solution:
            state = state.play(action)


def test_one_for_one_player_is_proved_as_well() -> None:
    (first,) = (each for each in shipped() if each.name == "extreme-1-ship-39")
    again = puzzle_of(first.state(), first.name, native=False)
    assert again is not None and again.solution == first.solution and again.margin == 1


@pytest.mark.slow
def test_of_some_shipped_ones_no_other_turn_wins() -> None:
    proved = [puzzle for puzzle in shipped() if puzzle.margin == 1]
    for puzzle in random.Random("puzzles").sample(proved, 10):
        winning = [
            actions
            for actions, end in turn_ends(puzzle.state())
            if solve(end).verdict is not Verdict.LOST
        ]
        assert winning and all(puzzle.solved_by(actions) for actions in winning)
