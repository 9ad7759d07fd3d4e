"""Courses: the same seed teaches the same, an interrupted one goes on, and a net gets better."""

import signal
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import reihum
from reihum.arena.play.entrants import Entrant
from reihum.bots.parts.weights import Weights, read_weights
from reihum.cli import app
from reihum.training import exams, face_to_face, learning, the_game
from reihum.training.learning import CHUNK, Learner, begin, train

GAME = reihum.game("the-game", players=2, first=0)
DUEL = reihum.game("face-to-face")
slow = pytest.mark.slow  # it compiles


def silent(learner: Learner, won: float) -> None:
    """Nobody listens."""


@slow
def test_the_same_seed_teaches_the_same() -> None:
    learners = [begin(the_game.COURSE, GAME, seed, 10 * CHUNK) for seed in ("a", "a", "b")]
    for learner in learners:
        for _ in range(4):
            learner.practise(CHUNK)
    assert (learners[0].weights == learners[1].weights).all()
    assert (learners[0].weights != learners[2].weights).any()


@slow
def test_a_course_that_was_stopped_ends_as_if_nothing_had_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short_exams: None
) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["train", "the-game", "--players", "2", "--games", "320", "--seed", "a"]
    assert CliRunner().invoke(app, [*words, "--out", "whole.npz"]).exit_code == 0
    with monkeypatch.context() as patched:
        patched.setattr(Learner, "practise", stopping_at(3 * CHUNK))
        stopped = CliRunner().invoke(app, words)
    assert stopped.exit_code == 130
    assert "Interrupted; --resume goes on from the-game-2.npz." in stopped.output
    resumed = CliRunner().invoke(app, [*words, "--resume"])
    assert resumed.exit_code == 0, resumed.output
    whole, again = (read_weights(Path(name)) for name in ("whole.npz", "the-game-2.npz"))
    assert (again.numbers == whole.numbers).all()
    assert again.about["command"] == whole.about["command"]
    assert again.about["won"] == whole.about["won"]


def stopping_at(games: int) -> Any:
    """As learners practise, but somebody presses Ctrl-C after so many games."""
    practise = Learner.practise

    def practise_or_stop(learner: Learner, games_now: int) -> float:
        if learner.done == games:
            signal.raise_signal(signal.SIGINT)
        return practise(learner, games_now)

    return practise_or_stop


@slow
def test_a_short_course_teaches_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "EXAMS", 1)  # the last one tells
    monkeypatch.setattr(exams, "DEALS", 120)
    learner = begin(the_game.COURSE, GAME, "1", 20 * CHUNK)
    before = learner.examine().value
    weights = train(learner, tmp_path / "mine.npz", silent)
    assert before < 0.02
    assert learner.curve[-1].value > 0.08
    assert weights.about["command"] == "reihum train the-game --players 2 --games 1280 --seed 1"
    assert [file.name for file in tmp_path.iterdir()] == ["mine.npz"]


@slow
def test_the_command_trains_and_the_arena_plays_with_what_it_made(
    tmp_path: Path, short_exams: None
) -> None:
    path = tmp_path / "mine.npz"
    words = ["train", "the-game", "--players", "2", "--games", "128", "--out", str(path)]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.output
    assert "The same again: reihum train the-game --players 2 --games 128 --seed 1" in told.output
    assert {file.name for file in tmp_path.iterdir()} == {"mine.npz", "mine.png"}
    entrant = Entrant.of(f"{path}:expert")
    assert (entrant.weights(GAME)[8:] == read_weights(path).numbers[8:]).all()
    assert entrant.kind == "expert"
    assert entrant.label != Entrant.of("expert").label


@slow
def test_a_course_of_face_to_face_can_begin_with_weights(tmp_path: Path) -> None:
    first = begin(face_to_face.COURSE, DUEL, "1", 4 * CHUNK)
    first.practise(CHUNK)
    first.finished().write(tmp_path / "first.npz")
    second = begin(face_to_face.COURSE, DUEL, "2", 4 * CHUNK, tmp_path / "first.npz")
    assert (second.weights[8:] == first.weights[8:]).all()
    assert second.command.endswith("--start first.npz")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["train", "chess"], "chess"),
        (["train", "the-game", "--resume"], "nothing to resume"),
        (["train", "the-game", "--start", "none.npz"], "There are no weights none.npz"),
        (["train", "extreme", "--resume", "--out", "two.npz"], "of the-game, not of extreme."),
        (["train", "the-game", "--resume", "--players", "3", "--out", "two.npz"], "not for 3."),
        (["train", "the-game", "--players", "9"], "9"),
    ],
)
def test_what_cannot_be_is_said(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    begin(the_game.COURSE, GAME, "a", CHUNK).save(tmp_path / "two.npz")
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 2
    assert said in told.output


def test_weights_for_another_game_are_no_start(tmp_path: Path) -> None:
    path = tmp_path / "other.npz"
    Weights(np.zeros(9, np.float32), {"game": "extreme"}).write(path)
    words = ["train", "the-game", "--games", "64", "--start", str(path)]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 2
    assert "another game or version" in told.output
