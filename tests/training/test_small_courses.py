"""A course step by step, in plain Python: what is practised, how it goes on, what it tells."""

import signal
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from rich.console import Console
from typer.testing import CliRunner

import reihum
from reihum.arena.statistics.intervals import rate
from reihum.bots.parts.piles.judging import PRIOR, SCORING
from reihum.bots.parts.weights import read_weights
from reihum.cli import app
from reihum.training import (
    TrainingRun,
    begin,
    exams,
    learning,
    net_training,
    the_game,
)
from reihum.training.exams import examine
from reihum.training.learning import FIRST_PRIOR, RARE, Learner
from reihum.training.lessons import Games, Pace
from reihum.training.net_training import NetTraining

GAME = reihum.game("the-game", players=2, first=0)
DUEL = reihum.game("face-to-face")
pytestmark = pytest.mark.usefixtures("plainly")


def test_the_command_learns_shows_how_it_went_and_writes_it_down(tmp_path: Path) -> None:
    path = tmp_path / "mine.npz"
    words = ["train", "the-game", "--players", "5", "--games", "1", "--out", str(path)]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 0, told.output
    said = " ".join(told.output.split())
    assert "After 1 game it wins 0.0% [0.0%, 79.3%], without looking ahead." in said
    assert "The same again: reihum train the-game --players 5 --games 1 --seed 1" in said
    assert {file.name for file in tmp_path.iterdir()} == {"mine.npz", "mine.png"}
    about = read_weights(path).about
    assert (about["game"], about["players"], about["games"], about["won"]) == ("the-game", 5, 1, 0)


class Lessons:
    """Stands where the games are played, and writes down what was asked for."""

    def __init__(self) -> None:
        self.games: list[Games] = []
        self.rates: list[float] = []

    def __call__(self, games: Games, net: Any, memory: Any, pace: Pace, *room: Any) -> None:
        self.games.append(games)
        self.rates.append(pace.rate)
        room[-1][:] = 0.5


def learner(total: int = 100, start: str = "") -> tuple[Learner, Lessons]:
    """At the beginning of a course that plays nothing."""
    asked = Lessons()
    course = replace(the_game.COURSE, lesson=asked)
    made = begin(course, GAME, "a", total)
    made.start = start
    return made, asked


def test_the_rate_falls_from_the_first_to_the_last_lesson() -> None:
    made, asked = learner(total=4)
    for _ in range(5):
        assert made.practise(1) == 0.5
    assert asked.rates == sorted(asked.rates, reverse=True)
    assert asked.rates[0] == made.course.first_rate
    assert asked.rates[4] == pytest.approx(made.course.last_rate)


def test_every_other_game_is_with_signals_and_now_and_then_with_other_options() -> None:
    made, asked = learner()
    for _ in range(RARE):
        made.practise(1)
    made.practise(4)
    assert asked.games[-1].talks.tolist() == [0, 1, 0, 1]
    minimum = [int(games.start["table"]["minimum"][0]) for games in asked.games]
    assert minimum == [2] * (RARE - 1) + [3, 2]
    keys = np.concatenate([games.keys for games in asked.games])
    assert len(np.unique(keys, axis=0)) == RARE + 4


@pytest.mark.parametrize("start", ["", "mine.npz"])
def test_first_sight_weighs_less_and_less_and_at_first_alone(start: str) -> None:
    made, _ = learner(start=start)
    priors = []
    for made.done in (0, 7, 50, 70, 99):
        made.practise(0)
        priors.append(float(made.weights[PRIOR]))
        assert (made.weights[SCORING] == 0) == (start == "" and made.done == 0)
    assert priors[0] == pytest.approx(FIRST_PRIOR if start else 1)
    assert priors == sorted(priors, reverse=True)
    assert priors[-1] == priors[-2] == pytest.approx(made.course.prior)


def test_minutes_become_games_after_a_first_look(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, asked = learner()
    course = replace(the_game.COURSE, lesson=asked)
    monkeypatch.setattr(net_training, "_speed", lambda tried: 0.5)
    monkeypatch.setattr(learning, "examine", lambda *exam: rate(1, 2))
    run, console = TrainingRun(GAME, minutes=0.1, out=tmp_path / "mine.npz"), Console(quiet=True)
    assert NetTraining(course).learn(run, console) == 0
    assert read_weights(run.path).about["games"] == 3
    assert sum(len(games.keys) for games in asked.games) == 3


def test_speed_is_measured_in_games() -> None:
    made, asked = learner()
    assert net_training._speed(made) > 0
    assert [len(games.keys) for games in asked.games] == [0, 1, 1, 1, 1]


def test_who_stops_before_the_first_exam_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Learner, "practise", lambda *_, **__: signal.raise_signal(signal.SIGINT))
    monkeypatch.chdir(tmp_path)
    told = CliRunner().invoke(app, ["train", "the-game", "--games", "64"])
    assert told.exit_code == 130
    assert "Interrupted; it was too early to go on from here." in told.output


def winning(seat_of: str) -> Any:
    """Whole games in place of those played: `first` to move wins, or the one who `learns`."""

    def loop(deals: Any, room: Any, ends: Any) -> None:
        learns = int(np.flatnonzero(deals.who[:2] == 0)[0])
        ends.tables["over"], ends.tables["winner"] = 1, 0 if seat_of == "first" else learns

    return lambda *_: loop


@pytest.mark.parametrize(("who", "share"), [("first", 0.5), ("learns", 1.0)])
def test_an_exam_against_a_rival_counts_both_seats(
    who: str, share: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exams, "_loop", winning(who))
    monkeypatch.setattr(exams, "DEALS", 10)
    won = examine(DUEL, np.zeros(1, np.float32), "planner")
    assert won.value == share
    assert won.low > 0.25
