"""What a course keeps, goes on from and draws; and what a person asks of it, checked at once."""

import json
import math
import shlex
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import reihum
from reihum.arena.errors import ArenaError
from reihum.arena.play.whole_games import whole_games_of
from reihum.arena.statistics.intervals import rate
from reihum.bots import bots_of
from reihum.bots.nix.weights import innocent
from reihum.bots.parts.weights import NO_WEIGHTS, Weights
from reihum.cli import app
from reihum.games import State
from reihum.training import TrainingRun, begin, curve, exams, learn
from reihum.training.curve import draw_curve
from reihum.training.exams import examine
from reihum.training.nix import RatesLearner
from reihum.training.progress import Report, load, progress_file, resumed, save
from reihum.training.the_game import COURSE
from tests.arena.reports.rolled import drawn_into

GAME = reihum.game("the-game", players=2)
ARRAYS = {"weights": np.arange(5, dtype=np.float32), "clock": np.array([3, 1])}
WORDS: dict[str, Any] = {"seed": "a", "game": "the-game", "options": {"players": 2}}
CURVE = [Report(64, 1.5, 0.25, 0.2, 0.3), Report(128, 3.0, 0.5, 0.4, 0.6)]


def test_where_a_course_stands_is_written_and_read(tmp_path: Path) -> None:
    path = progress_file(tmp_path / "mine.npz")
    assert path.name == "mine.npz.progress"
    save(path, ARRAYS, WORDS, CURVE)
    arrays, words, curve = load(path)
    assert {name: array.tolist() for name, array in arrays.items()} == {
        name: array.tolist() for name, array in ARRAYS.items()
    }
    assert arrays["weights"].dtype == np.float32
    assert (words, curve) == (WORDS, CURVE)
    assert CURVE[1].won.width == pytest.approx(0.2)


def test_a_cut_in_the_middle_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.npz.progress"
    save(path, ARRAYS, WORDS, CURVE)
    with pytest.raises(TypeError):
        save(path, ARRAYS, WORDS | {"seed": object()}, CURVE)
    assert load(path)[1] == WORDS


def without_words(path: Path) -> None:
    Weights(np.zeros(3, np.float32), {"game": "the-game"}).write(path)


def with_words(text: str) -> Any:
    def write(path: Path) -> None:
        with path.open("wb") as file:
            np.savez(file, words=text)

    return write


@pytest.mark.parametrize(
    "write",
    [
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(b"PK\x03\x04 torn"),
        lambda path: path.write_text("la la la"),
        lambda path: path.mkdir(),
        without_words,  # the weights themselves, not the course
        with_words("{"),
        with_words("[]"),
        with_words("{}"),
        with_words(json.dumps({**WORDS, "curve": [{"games": 1}]})),
    ],
)
def test_what_tells_of_no_course_is_named(tmp_path: Path, write: Any) -> None:
    path = tmp_path / "mine.npz.progress"
    write(path)
    with pytest.raises(ArenaError, match=r"mine.npz.progress tells of no course: "):
        load(path)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"out": Path("none.npz")}, "There is nothing to resume: no none.npz.progress."),
        ({"start": Path("x.npz")}, "Either --resume, which goes on with mine.npz.progress, or"),
        ({"game": reihum.game("nix")}, "is of a course of the-game, not of nix."),
        ({"players": 3}, "is of a course for 2 players, not for 3."),
    ],
)
def test_only_the_same_course_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: dict[str, Any], told: str
) -> None:
    monkeypatch.chdir(tmp_path)
    save(Path("mine.npz.progress"), ARRAYS, WORDS, CURVE)
    usual: dict[str, Any] = {"game": GAME, "out": Path("mine.npz"), "resume": True}
    assert resumed(TrainingRun(**usual))[2] == CURVE
    assert resumed(TrainingRun(**usual, players=2))[2] == CURVE
    with pytest.raises(ArenaError) as refused:
        resumed(TrainingRun(**{**usual, **given}))
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"out": Path("mine.png")}, "mine.png: the name should end in .npz."),
        ({"out": Path("mine")}, "mine: the name should end in .npz."),
        ({"out": Path("nowhere/mine.npz")}, "nowhere/mine.npz: there is no folder nowhere."),
        *[
            ({"minutes": minutes}, f"{minutes:g} minutes are no time to learn in; 10 would be.")
            for minutes in (0.0, -3.0, math.nan, math.inf)
        ],
    ],
)
@pytest.mark.parametrize("name", ["the-game", "nix"])
def test_what_cannot_be_is_refused_before_anything_is_played(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    given: dict[str, Any],
    told: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ArenaError) as refused:
        learn(TrainingRun(reihum.game(name), **given), None)  # type: ignore[arg-type]
    assert str(refused.value) == told


def test_the_words_of_the_command_become_a_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runs: list[TrainingRun] = []

    def learned(run: TrainingRun, console: object) -> int:
        runs.append(run)
        return 7

    monkeypatch.setattr("reihum.training.learn", learned)
    out = tmp_path / "mine.npz"
    words = ["--players", "3", "--games", "1_000", "--seed", "a b", "--out", str(out), "--resume"]
    assert CliRunner().invoke(app, ["train", "the-game", *words]).exit_code == 7
    assert CliRunner().invoke(app, ["train", "nix", "--minutes", "0.5"]).exit_code == 7
    game = reihum.game("the-game", players=3)
    assert runs == [
        TrainingRun(game, 10.0, 1000, "a b", out, None, True, 3),
        TrainingRun(reihum.game("nix"), 0.5),
    ]
    failed = CliRunner().invoke(app, ["train", "nix", "--games", "0"])
    assert failed.exit_code == 2 and "1_000_000 would be" in failed.output


@pytest.mark.parametrize("seed", ["1", "two words", "it's", "$HOME; ls"])
def test_the_command_that_makes_the_same_again_can_be_typed(tmp_path: Path, seed: str) -> None:
    start = tmp_path / "my first.npz"
    learner = begin(COURSE, GAME, seed, 64)
    learner.finished().write(start)
    again = begin(COURSE, GAME, seed, 64, start)
    assert shlex.split(again.command) == [
        *["reihum", "train", "the-game", "--players", "2", "--games", "64"],
        *["--seed", seed, "--start", "my first.npz"],
    ]
    nix = RatesLearner(seed, 2, innocent(), players=3, start="my first.npz")
    assert shlex.split(nix.command)[-4:] == ["--seed", seed, "--start", "my first.npz"]


def test_the_curve_is_drawn_with_its_interval(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    panels: list[Any] = []
    monkeypatch.setattr(curve, "figure_of", drawn_into(panels))
    draw_curve(tmp_path / "curve.png", GAME, "planner", CURVE)
    (axis,) = panels
    (line,) = axis.get_lines()
    assert line.get_xydata().tolist() == [[64, 25], [128, 50]]
    band = axis.collections[0].get_paths()[0].vertices
    assert {round(float(height)) for _, height in band} == {20, 30, 40, 60}
    assert axis.get_ylabel() == "% won against planner"
    assert axis.figure.get_suptitle() == "The Game, 2 players: learned in 0 minutes"


def naive(state: State, names: dict[int, str]) -> tuple[int, ...]:
    """Who wins where greedy and random play, question by question."""
    while state.outcome is None:
        assert state.seat is not None
        table, actions = (
            state.observe(state.seat),
            np.zeros(state.game.rules.MOST_ACTIONS, np.int64),
        )
        think: Any = bots_of(state.game).thought(names[state.seat])
        number = think(table, np.zeros((5, 4), np.int8), actions, 0, NO_WEIGHTS)
        state = state.play(state.game.decode(int(number)))
    return (0, 1) if state.outcome.won else tuple(state.outcome.winners)


@pytest.mark.parametrize("name", ["the-game", "face-to-face"])
def test_an_exam_counts_the_wins_of_the_one_who_learns(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With greedy in the place of the net: alone on all seats, or from both seats of each deal."""
    game, deals = reihum.game(name, players=2, first=0), 3
    monkeypatch.setattr(exams, "DEALS", deals)
    thought = bots_of(game).thought("greedy")
    monkeypatch.setattr(exams, "_loop", lambda *_: whole_games_of(game, "test", thought, thought))
    found = examine(game, NO_WEIGHTS, None if game.cooperative else "greedy")
    both = {0: "greedy", 1: "greedy"}
    won = [naive(game.deal(f"exam/{number}"), both) for number in range(deals)]
    if game.cooperative:
        assert found == rate(sum(0 in seats for seats in won), deals)
    else:  # against itself each deal is won once from either seat
        assert found == rate(deals, 2 * deals)
        assert all(len(seats) == 1 for seats in won)
