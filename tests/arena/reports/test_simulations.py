"""A series of simulations: shown, saved on the way, interrupted, gone on with, written."""

import csv
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from reihum.arena import simulate
from reihum.arena.errors import ResumeError
from reihum.arena.play.results import ROW, Fault
from reihum.arena.reports.bars import INTERRUPTED
from reihum.arena.reports.files import Progress
from reihum.arena.reports.output import Output
from reihum.arena.reports.simulations import needed, show_faults
from reihum.arena.runs.simulation import Simulation
from reihum.arena.runs.workload import UNENDING, Workload
from tests.arena.reports.rolled import Screen, described, played, rows_file, simulated
from tests.arena.runs.dice import DiceCrew, dice


def tallies(out: Path) -> list[dict[str, Any]]:
    """The tallies of a JSON file, but for the time they took."""
    runs = json.loads(out.read_text())["runs"]
    return [{**run["tally"], "seconds": 0} for run in runs]


def deals(out: Path) -> list[str]:
    with out.open(newline="") as file:
        return [row["deal"] for row in csv.DictReader(file)]


def test_each_number_of_players_is_shown(tmp_path: Path) -> None:
    out, plot = tmp_path / "run.json", tmp_path / "run.svg"
    _, code, told = played(Output(out, plot), *(described(players=n) for n in (1, 2)))
    assert code == 0
    assert "The Game, alone, planner" in told and "The Game, 2 players, planner" in told
    assert f"Written to {out}. Drawn to {plot}." in told
    assert plot.read_text().startswith("<?xml")
    assert len(tallies(out)) == 2


def test_nothing_is_written_where_nothing_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    _, code, told = played(Output())
    assert code == 0 and "Written" not in told and "Drawn" not in told
    assert not list(tmp_path.iterdir())


@pytest.mark.slow
@pytest.mark.parametrize("each", [False, True])
@pytest.mark.parametrize(("stop", "games"), [(2, [128]), (5, [200, 64]), (7, [200, 192])])
def test_ctrl_c_leaves_what_was_played_and_resume_goes_on(
    tmp_path: Path, each: bool, stop: int, games: list[int]
) -> None:
    whole, parts = (tmp_path / f"{name}.{'csv' if each else 'json'}" for name in ("a", "b"))
    runs = [described(players=n) for n in (2, 3)]
    played(Output(whole, each=each), *runs, games=200)
    series, code, told = played(
        Output(parts, each=each), *runs, games=200, crew=DiceCrew(stop=stop)
    )
    assert code == INTERRUPTED and "Interrupted; this is what was played." in told
    assert [run.tally.games for run in series.runs] == games  # the second run may not have begun
    assert rows_file(parts).exists() == each
    _, code, _ = played(Output(parts, each=each, resume=True), *runs, games=200)
    assert code == 0 and not rows_file(parts).exists()
    assert (deals(parts) == deals(whole)) if each else (tallies(parts) == tallies(whole))


@pytest.mark.parametrize("form", ["json", "csv", "parquet"])
@pytest.mark.parametrize("each", [False, True])
def test_ctrl_c_before_the_first_game_writes_nothing(tmp_path: Path, form: str, each: bool) -> None:
    """While it compiles, for instance; what lies there from an earlier run stays."""
    out, plot = tmp_path / f"run.{form}", tmp_path / "run.png"
    out.write_text("from before")
    series, code, told = played(Output(out, plot, each), crew=DiceCrew(stop=0))
    assert code == INTERRUPTED and series.runs[0].tally.games == 0
    assert "Interrupted" in told and "Written" not in told and "Drawn" not in told
    assert out.read_text() == "from before" and not plot.exists()
    played(Output(out, each=each, resume=True), games=3)
    assert out.read_bytes() != b"from before"


@pytest.mark.parametrize("each", [False, True])
def test_more_games_can_be_asked_for_when_it_goes_on(tmp_path: Path, each: bool) -> None:
    """The first run goes on too; of each game there is one row, and those of a run together."""
    out, whole = (tmp_path / f"{name}.{'csv' if each else 'json'}" for name in ("a", "b"))
    runs = [described(players=n) for n in (2, 3)]
    played(Output(out, each=each), *runs, games=100, crew=DiceCrew(stop=3))
    played(Output(out, each=each, resume=True), *runs, games=150)
    played(Output(whole, each=each), *runs, games=150)
    assert (deals(out) == deals(whole)) if each else (tallies(out) == tallies(whole))


def test_a_cut_between_a_batch_and_its_tally_loses_nothing(tmp_path: Path) -> None:
    """The rows of the last batches are there, but the saved tally does not know them."""
    out = tmp_path / "run.csv"
    played(Output(out, each=True), games=128, crew=DiceCrew(stop=1))
    with rows_file(out).open("ab") as file:
        file.write(np.zeros(100, ROW).tobytes())
    played(Output(out, each=True, resume=True), games=128)
    assert deals(out) == [f"dice/{number}" for number in range(128)]


def test_what_was_finished_is_not_gone_on_with_game_by_game(tmp_path: Path) -> None:
    """Its rows are in the file that was asked for, and nowhere else any more."""
    out = tmp_path / "run.csv"
    played(Output(out, each=True), games=64)
    before = out.read_text()
    with pytest.raises(ResumeError, match="missing or too short to go on from"):
        played(Output(out, each=True, resume=True), games=128)
    assert out.read_text() == before and not rows_file(out).exists()


def test_progress_is_saved_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("reihum.arena.reports.simulations.time.monotonic", lambda: now[0])
    saves: list[int] = []

    def count(progress: object, runs: list[Simulation]) -> None:
        saves.append(runs[-1].tally.games)
        now[0] += 1.0

    monkeypatch.setattr(Progress, "save", count)
    monkeypatch.setattr(Progress, "keep", lambda *_: now.__setitem__(0, now[0] + 2))
    played(Output(tmp_path / "run.json"), games=64 * 8)
    assert saves == [64 * 3, 64 * 6, 64 * 8]  # after more than 5 seconds, and at the end


def test_a_run_that_was_sure_enough_stays_so(tmp_path: Path) -> None:
    out = tmp_path / "run.json"
    played(Output(out), games=10_000, width=0.2)
    first = tallies(out)
    assert first[0]["games"] < 10_000
    played(Output(out, resume=True), games=10_000, width=0.2)
    assert tallies(out) == first


@pytest.mark.parametrize(
    ("games", "work", "expected"),
    [
        (0, Workload(500), 500),
        (64, Workload(500), 500),
        (0, Workload(500, 0.1), 500),
        (0, Workload(UNENDING, 0.1), None),
    ],
)
def test_how_many_games_it_will_take(games: int, work: Workload, expected: int | None) -> None:
    assert needed(simulated(described(), games), work) == expected


def test_half_the_width_takes_four_times_the_games() -> None:
    run = simulated(described(), 128)
    width = run.win_rate.width
    assert needed(run, Workload(UNENDING, width / 2)) == pytest.approx(4 * 128)
    assert needed(run, Workload(300, width / 2)) == 300


def test_faults_are_told_deal_by_deal() -> None:
    run, screen = simulated(described(), 1), Screen()
    show_faults(screen, run)
    assert screen.told == ""
    run.tally.forfeits = 1234
    run.tally.faults = [Fault(17, 1, "[b]mine", "KeyError: [red]")]
    show_faults(screen, run)
    assert "1,234 games were lost by faults of the bot:" in screen.told
    assert "deal dice/17, seat 1, [b]mine: KeyError: [red]" in screen.told  # no markup


def test_an_earlier_tally_is_not_changed_by_going_on() -> None:
    half = simulated(described(), 64)
    with dice(None):
        more = simulate(
            "the-game", bot="planner", players=2, seed="dice", games=200, going_on=half.tally
        )
    assert (half.tally.games, more.tally.games) == (64, 200)
    assert more.tally.json() | {"seconds": 0} == simulated(described(), 200).tally.json() | {
        "seconds": 0
    }
