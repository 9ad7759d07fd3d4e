"""The arena on the command line: figures, files, pictures, going on, and words for mistakes."""

import csv
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from pyarrow import parquet
from typer.testing import CliRunner, Result

from reihum.arena.play.results import ROW
from reihum.arena.reports.files import Progress
from reihum.cli import app

ARENA = Path(__file__).parents[1] / "arena"


def reihum(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def simulated(*words: object) -> Result:
    result = reihum("simulate", "the-game", "--bot", "greedy", "--cores", 1, *words)
    assert result.exit_code == 0, result.output
    return result


def test_a_simulation_tells_its_figures() -> None:
    told = simulated("--players", "1-2", "--games", "1_000").output
    for words in ("alone", "2 players", "1,000", "won", "cards left", "tricks", "turns", "µs"):
        assert words in told


@pytest.mark.parametrize("suffix", ["json", "csv", "parquet"])
@pytest.mark.parametrize("each", [False, True])
def test_files_have_a_row_for_each_run_or_each_game(
    tmp_path: Path, suffix: str, each: bool
) -> None:
    out = tmp_path / f"run.{suffix}"
    simulated("--players", "1-2", "--games", 30, "--out", out, *(["--each"] if each else []))
    rows = read(out)
    assert len(rows) == (60 if each else 2)
    assert [int(row["players"]) for row in rows][:: len(rows) - 1] == [1, 2]
    if each:
        assert rows[31]["deal"] == "reihum/1"
        assert not (tmp_path / f"run.{suffix}.rows").exists()
    else:
        assert int(rows[0]["games"]) == 30


def read(path: Path) -> list[dict[str, str]]:
    if path.suffix == ".csv":
        with path.open() as file:
            return list(csv.DictReader(file))
    if path.suffix == ".parquet":
        rows: list[dict[str, str]] = parquet.read_table(path).to_pylist()
        return rows
    fields = json.loads(path.read_text())
    found: list[dict[str, str]] = fields["runs"] if isinstance(fields, dict) else fields
    return found


def test_a_run_goes_on_in_the_same_file(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    simulated("--games", 50, "--out", whole)
    simulated("--games", 20, "--out", parts)
    simulated("--games", 50, "--out", parts, "--resume")
    tallies = [
        {**json.loads(p.read_text())["runs"][0]["tally"], "seconds": 0} for p in (whole, parts)
    ]
    assert tallies[0] == tallies[1]


def test_a_run_of_other_settings_is_not_gone_on_with(tmp_path: Path) -> None:
    out = tmp_path / "run.json"
    simulated("--games", 5, "--out", out)
    result = reihum("simulate", "nix", "--bot", "greedy", "--games", 5, "--out", out, "--resume")
    assert result.exit_code == 2
    assert "belongs to a run of other settings: the-game, greedy" in result.output


def test_rows_behind_the_last_saved_tally_are_forgotten(tmp_path: Path) -> None:
    out = tmp_path / "run.csv"
    progress = Progress(out, each=True, resume=False)
    assert progress.rows is not None
    progress.rows.write_bytes(b"x" * 4000)
    progress.keep(np.zeros(1, ROW), 2)
    assert progress.rows.stat().st_size == 3 * ROW.itemsize


@pytest.mark.slow
def test_ctrl_c_leaves_what_was_played_and_resume_goes_on(tmp_path: Path) -> None:
    out = tmp_path / "run.csv"
    words = ["simulate", "the-game", "--bot", "greedy", "--games", "300_000", "--each"]
    command = [sys.executable, "-m", "reihum", *words, "--out", str(out), "--cores", "1"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    while not (tmp_path / "run.csv.rows").exists():
        assert process.poll() is None
    os.kill(process.pid, signal.SIGINT)
    told, _ = process.communicate()
    assert process.returncode == 130
    assert "Interrupted" in told
    some = len(read(out))
    assert 0 < some < 300_000
    more = [*command, "--resume"]
    more[more.index("300_000")] = str(some + 100)
    subprocess.run(more, check=True, stdout=subprocess.DEVNULL)
    rows = read(out)
    assert len({row["deal"] for row in rows}) == some + 100


def test_pictures_are_drawn(tmp_path: Path) -> None:
    runs, ratings = tmp_path / "runs.png", tmp_path / "ratings.png"
    simulated("--players", "1-3", "--games", 50, "--plot", runs)
    words = ["--deals", 5, "--cores", 1, "--plot", ratings]
    assert reihum("tournament", "nix", "random", "greedy", *words).exit_code == 0
    for picture in (runs, ratings):
        assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_board_of_ones_own(tmp_path: Path) -> None:
    board = tmp_path / "mine.toml"
    rows = ("quad", "run4", "triple", "run3", "pair", "run2", "single", "none")
    board.write_text("".join(f"{row} = [1, 1, 1]\n" for row in rows))
    words = ["--games", 20, "--bot", "greedy", "--cores", 1, "--board", board]
    result = reihum("simulate", "nix", *words)
    assert result.exit_code == 0, result.output
    points = next(line for line in result.output.splitlines() if line.startswith("points, seat 0"))
    assert float(points.split()[3]) <= 24  # four laps of six plain chips


@pytest.mark.parametrize(("typed", "played"), [("hills", "hills"), ("standard", "hills")])
def test_a_board_has_a_name(tmp_path: Path, typed: str, played: str) -> None:
    out = tmp_path / "run.json"
    words = ["--games", 1, "--bot", "random", "--cores", 1, "--out", out]
    result = reihum("simulate", "nix", *words, "--option", f"board={typed}")
    assert result.exit_code == 0, result.output
    assert json.loads(out.read_text())["runs"][0]["options"]["board"] == played


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["simulate", "the-game", "--games", "many"], "1_000_000 would be"),
        (["simulate", "the-game", "--players", "5-1"], "1-5 would not"),
        (["simulate", "the-game", "--players", "x"], "2 or 1-5 would be"),
        (["simulate", "the-game", "--players", "9"], "1 to 5"),
        (["simulate", "the-game", "--until-width", "wide"], "0.2% would be"),
        (["simulate", "the-game", "--out", "run.xls"], ".json, .csv, .parquet"),
        (["simulate", "the-game", "--bot", "clever"], "expert, greedy, master, planner, random"),
        (["simulate", "nix", "--board", "none.toml"], "there is no such file"),
        (["tournament", "nix", "greedy", "greedy"], "two different bots"),
        (["tournament", "nix", "greedy", "random", "--out", "t.csv"], "end in .json"),
        (["compare", "nix", "greedy", "random", "--resume"], "--resume needs --out"),
    ],
)
def test_mistakes_get_a_plain_word(words: list[str], told: str) -> None:
    result = reihum(*words)
    assert result.exit_code == 2
    assert told in result.output
    assert "Traceback" not in result.output


def test_a_run_says_what_its_bots_did_wrong() -> None:
    words = ["--bot", f"{ARENA / 'bots.py'}:Babbles", "--games", 2, "--cores", 1]
    told = " ".join(reihum("simulate", "the-game", *words).output.split())
    assert "2 games were lost by faults of the bot: deal reihum/0, seat 0, Babbles" in told


def test_a_run_stops_when_it_is_sure_enough() -> None:
    told = simulated("--until-width", "20%", "--games", "100_000").output
    assert "8,192" in told  # one batch is enough


def test_a_tournament_tells_its_test_its_signals_and_its_faults() -> None:
    bots = [f"{ARENA / 'rivals.py'}:{name}" for name in ("Tired", "Last")]
    words = ["--deals", 2, "--cores", 1, "--sprt", "0,10", "--talk"]
    result = reihum("tournament", "face-to-face", *bots, *words)
    told = " ".join(result.output.split())
    assert "Tired against Last: undecided between 0 and 10" in told
    assert "Signals: none, for there are none in The Game: Face to Face" in told
    assert "Tired failed in" in told


@pytest.mark.parametrize("command", ["tournament", "compare"])
def test_a_contest_does_not_go_on_from_a_torn_file(tmp_path: Path, command: str) -> None:
    out = tmp_path / "torn.json"
    out.write_text("{")
    result = reihum(command, "nix", "random", "greedy", "--out", out, "--resume")
    assert result.exit_code == 2
    assert "cannot be gone on with" in result.output


def test_a_tournament_and_a_comparison_go_on(tmp_path: Path) -> None:
    for words in (["tournament", "face-to-face"], ["compare", "the-game"]):
        out = tmp_path / f"{words[0]}.json"
        for deals, resume in ((10, []), (20, ["--resume"])):
            options = ["--deals", deals, "--cores", 1, "--out", out, *resume]
            result = reihum(*words, "random", "greedy", *options)
            assert result.exit_code == 0, result.output
        assert "20" in result.output
