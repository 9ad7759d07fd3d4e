"""Nix für ungut! is learned: at the tables that were asked for, from a file, and after a stop."""

import signal
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner, Result

import reihum
from reihum.bots.nix.weights import RATES, SETTINGS, SPREAD, innocent, rates_at, spread_at
from reihum.bots.parts.weights import Weights, read_weights
from reihum.cli import app
from reihum.rules.engine.compiling import Array
from reihum.rules.nix.combinations import ROWS
from reihum.training import TrainingRun, nix
from reihum.training.nix import RatesLearner, begin_nix

GAME = reihum.game("nix", players=2)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def train(*words: object) -> Result:
    return CliRunner().invoke(app, ["train", "nix", *map(str, words)])


def trained(name: str, *words: object) -> Array:
    told = train("--out", name, *words)
    assert told.exit_code == 0, told.output
    return read_weights(Path(name)).numbers


def changed(learned: Array) -> list[tuple[int, bool]]:
    """The tables at which something was learned."""
    differs = np.concatenate([np.zeros(SETTINGS, bool), learned != innocent()])
    first = {table: rates_at(*table, 0, 0) for table in nix.TABLES}
    return [table for table in nix.TABLES if differs[first[table] : first[table] + RATES].any()]


def test_a_lesson_is_counted_and_half_believed(plainly: None) -> None:
    learner = RatesLearner("a", 1, innocent(), players=2, done=1)
    assert learner.tables[learner.done] == (2, True)
    learner.practise()
    assert changed(learner.learned) == [(2, True)]
    rates = learner.learned[rates_at(2, 1, 0, 0) - SETTINGS :][:RATES].reshape(-1, ROWS)
    assert rates.sum(axis=1) == pytest.approx(np.ones(len(rates)), abs=1e-6)
    assert learner.learned[spread_at(2, 1) - SETTINGS] not in (0, SPREAD)


def test_a_course_is_at_all_tables_or_at_those_of_some_number() -> None:
    everywhere = begin_nix(TrainingRun(GAME, games=9600))
    assert (everywhere.tables, everywhere.games) == (list(nix.TABLES), 100)
    some = begin_nix(TrainingRun(GAME, games=9600, players=3))
    assert (some.tables, some.games) == ([(3, False), (3, True)], 400)
    assert begin_nix(TrainingRun(GAME, minutes=1)).command.startswith("reihum train nix --games 39")


@pytest.mark.slow
def test_the_same_command_makes_the_same_weights_and_tells_itself(folder: Path) -> None:
    told = train("--games", 200, "--seed", "a")
    assert "Written to nix.npz, for all tables." in told.output
    assert "The same again: reihum train nix --games 192 --seed a" in told.output
    once = read_weights(folder / "nix.npz")
    assert once.about["command"] == "reihum train nix --games 192 --seed a"
    assert (trained("again.npz", "--games", 192, "--seed", "a") == once.numbers).all()
    assert (trained("other.npz", "--games", 192, "--seed", "b") != once.numbers).any()
    assert changed(once.numbers) == list(nix.TABLES)


@pytest.mark.slow
def test_the_number_of_players_says_which_tables_are_learned(folder: Path) -> None:
    told = train("--players", 3, "--games", 48)
    assert "Written to nix-3.npz, for 3 players; at other tables it has learned" in told.output
    assert "reihum train nix --players 3 --games 48 --seed 1" in told.output
    assert changed(read_weights(folder / "nix-3.npz").numbers) == [(3, False), (3, True)]


@pytest.mark.slow
def test_a_course_can_begin_with_weights(folder: Path) -> None:
    first = trained("first.npz", "--players", 2, "--games", 24)
    second = trained("second.npz", "--players", 3, "--games", 24, "--start", "first.npz")
    assert changed(second) == [(2, False), (2, True), (3, False), (3, True)]
    two = rates_at(2, 0, 0, 0) - SETTINGS
    assert (second[two : two + 2 * RATES] == first[two : two + 2 * RATES]).all()
    command = read_weights(folder / "second.npz").about["command"]
    assert command == "reihum train nix --players 3 --games 24 --seed 1 --start first.npz"


@pytest.mark.slow
def test_a_course_that_was_stopped_ends_as_if_nothing_had_happened(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("--players", 2, "--games", 48, "--seed", "a")
    whole = trained("whole.npz", *words)
    with monkeypatch.context() as patched:
        patched.setattr(RatesLearner, "practise", stopping_at(5))
        stopped = train(*words)
    assert stopped.exit_code == 130
    assert "Interrupted; --resume goes on from nix-2.npz." in stopped.output
    assert (read_weights(Path("nix-2.npz")).numbers != whole).any()
    assert train("--players", 2, "--resume").exit_code == 0
    assert (read_weights(Path("nix-2.npz")).numbers == whole).all()
    assert {file.name for file in folder.iterdir()} == {"whole.npz", "nix-2.npz"}


def stopping_at(lesson: int):  # type: ignore[no-untyped-def]
    """As learners practise, but somebody presses Ctrl-C in the middle of a lesson."""
    practise = RatesLearner.practise

    def practise_or_stop(learner: RatesLearner) -> None:
        if learner.done == lesson:
            signal.raise_signal(signal.SIGINT)
        practise(learner)

    return practise_or_stop


def test_who_stops_before_anything_was_learned_is_told_so(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RatesLearner, "practise", stopping_at(0))
    stopped = train("--players", 2)
    assert stopped.exit_code == 130
    assert "too early" in stopped.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--resume"], "There is nothing to resume: no nix.npz.progress."),
        (["--players", "6"], "6"),
        (["--start", "none.npz"], "There are no weights none.npz"),
        (["--start", "other.npz"], "These weights were made for extreme, not for nix."),
        (["--out", "half.npz", "--resume", "--start", "other.npz"], "or --start: not both"),
        (["--out", "half.npz", "--resume", "--players", "3"], "for 2 players, not for 3."),
        (["--out", "all.npz", "--resume", "--players", "3"], "for any number of players, not"),
        (["--out", "bad.npz", "--resume"], "bad.npz.progress tells of no course: "),
    ],
)
def test_what_cannot_be_is_said(words: list[str], said: str, folder: Path) -> None:
    Weights(np.zeros(9, np.float32), {"game": "extreme"}).write(folder / "other.npz")
    RatesLearner("a", 1, innocent(), players=2, done=3).save(folder / "half.npz")
    RatesLearner("a", 1, innocent(), done=3).save(folder / "all.npz")
    half = (folder / "half.npz.progress").read_bytes()
    (folder / "bad.npz.progress").write_bytes(half[: len(half) // 2])
    told = train(*words)
    assert told.exit_code == 2, told.output
    assert said in told.output
