"""The files of runs: the same rows in every form, and only their own run goes on from them."""

import csv
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from reihum.arena.errors import ResumeError
from reihum.arena.play.description import Description
from reihum.arena.play.results import ROW, UNUSED
from reihum.arena.play.whole_games import NONSENSE
from reihum.arena.reports import files
from reihum.arena.reports.files import Progress, write_games, write_runs
from reihum.arena.runs.simulation import Simulation
from reihum.rules.engine.compiling import Array
from tests.arena.reports.rolled import described, simulated

FORMS = ["json", "csv", "parquet"]


def read(path: Path) -> list[dict[str, Any]]:
    """The rows of a file, whatever its form, as texts."""
    if path.suffix == ".csv":
        with path.open(newline="", encoding="utf-8") as file:
            return [dict(row) for row in csv.DictReader(file)]
    if path.suffix == ".parquet":
        found = parquet.read_table(path).to_pylist()
    else:
        fields = json.loads(path.read_text(encoding="utf-8"))
        found = fields["runs"] if isinstance(fields, dict) else fields
    return [{name: "" if row[name] is None else str(row[name]) for name in row} for row in found]


def rows(*games: tuple[int, list[int], int, int]) -> Array:
    """Rows of games by who has won, the scores, the reason, and whose bot failed."""
    found = np.zeros(len(games), ROW)
    found["scores"] = UNUSED
    for number, (won, scores, reason, fault) in enumerate(games):
        found[number]["number"], found[number]["won"] = number, won
        found[number]["scores"][: len(scores)] = scores
        found[number]["reason"], found[number]["fault"] = reason, fault
        found[number]["turns"], found[number]["decisions"] = 10 + number, 20 + number
    return found


@pytest.mark.parametrize("form", FORMS)
def test_a_row_for_each_run(tmp_path: Path, form: str) -> None:
    runs = [simulated(described(players=players), 64) for players in (1, 3)]
    path = tmp_path / f"run.{form}"
    write_runs(path, runs)
    found = read(path)
    assert [row["players"] for row in found] == ["1", "3"]
    for row, run in zip(found, runs, strict=True):
        assert (row["game"], row["bot"], row["seed"]) == ("the-game", "planner", "dice")
        assert int(row["games"]) == 64
        for name, told in (("won", run.win_rate), ("score", run.tally.score())):
            assert float(row[name]) == pytest.approx(told.value)
            assert float(row[f"{name}_low"]) == pytest.approx(told.low)
            assert float(row[f"{name}_high"]) == pytest.approx(told.high)


@pytest.mark.parametrize("form", FORMS)
def test_after_one_game_nothing_endless_is_written(tmp_path: Path, form: str) -> None:
    """An interval of one game has no ends, which JSON cannot say: strict readers would stumble."""
    path = tmp_path / f"run.{form}"
    write_runs(path, [simulated(described(), 1)])
    (row,) = read(path)
    assert row["score_low"] == row["score_high"] == ""
    if form == "json":
        json.loads(path.read_text(), parse_constant=pytest.fail)


@pytest.mark.parametrize("form", FORMS)
def test_a_row_for_each_game(tmp_path: Path, form: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "PIECE", 2)  # more pieces than one
    run = Simulation(Description.of("nix", ["greedy"], players=2, seed="x"))
    over = next(iter(run.game.reasons))
    games = rows(
        (0b01, [30, 20], over, NONSENSE),
        (0b11, [25, 25], over, NONSENSE),
        (0b10, [0, 0], 0, 0),  # seat 0 has failed
    )
    run.tally.add(games, 0.0)
    kept, path = tmp_path / "rows", tmp_path / f"games.{form}"
    kept.write_bytes(games.tobytes())
    write_games(path, kept, [run])
    found = read(path)
    assert [row["deal"] for row in found] == ["x/0", "x/1", "x/2"]
    assert [row["winners"] for row in found] == ["0", "0 1", "1"]
    assert [row["scores"] for row in found] == ["30 20", "25 25", "0 0"]
    assert [row["reason"] for row in found] == [*[str(run.game.reasons[over])] * 2, "forfeit"]
    assert [row["turns"] for row in found] == ["10", "11", "12"]


def progress(out: Path, *runs: Simulation, each: bool = False) -> Progress:
    """What a run of some games leaves beside its file."""
    saved = Progress(out, each, resume=False)
    saved.save(runs)
    return saved


def test_a_run_finds_its_own_tally_again(tmp_path: Path) -> None:
    out = tmp_path / "run.json"
    two, three = (simulated(described(players=players), 64) for players in (2, 3))
    progress(out, two, three)
    saved = Progress(out, each=False, resume=True)
    assert saved.tally(three.settings).json() == three.tally.json()
    assert saved.tally(two.settings).json() == two.tally.json()
    assert saved.tally(Simulation(described(players=4)).settings).games == 0


@pytest.mark.parametrize(
    "other",
    [
        Description.of("extreme", ["planner"], players=2, seed="dice"),
        Description.of("the-game", ["greedy"], players=2, seed="dice"),
        Description.of("the-game", ["planner"], players=2, seed="other"),
        Description.of("the-game", ["planner"], players=2, seed="dice", talk=True),
    ],
    ids=["game", "bot", "seed", "talk"],
)
def test_another_run_does_not(tmp_path: Path, other: Description) -> None:
    out = tmp_path / "run.json"
    progress(out, simulated(described(), 64))
    with pytest.raises(ResumeError, match="a run of other settings: the-game, planner, dice"):
        Progress(out, each=False, resume=True).tally(Simulation(other).settings)


@pytest.mark.parametrize(
    "content",
    [
        *["", "{", "[]", "{}", '{"runs": 7}', '{"runs": [7]}', '{"runs": [{}]}', '{"runs": null}'],
        *['{"runs": [{"tally": {}}]}', '{"runs": [{"tally": []}]}'],
    ],
)
def test_what_is_no_progress_is_named(tmp_path: Path, content: str) -> None:
    out = tmp_path / "run.json"
    Path(f"{out}.progress").write_text(content)
    with pytest.raises(ResumeError, match="is not the progress of a run"):
        Progress(out, each=False, resume=True)


def test_without_progress_a_run_begins(tmp_path: Path) -> None:
    saved = Progress(tmp_path / "run.json", each=True, resume=True)
    assert saved.tally(Simulation(described()).settings).games == 0
    saved.check_rows(0)
    assert saved.rows is not None and not saved.rows.exists()


GAMES = rows(*[(0, [score], 1, NONSENSE) for score in range(9)])


def kept(saved: Progress) -> list[int]:
    """The scores of the games that are written down."""
    assert saved.rows is not None
    found: list[int] = np.frombuffer(saved.rows.read_bytes(), ROW)["scores"][:, 0].tolist()
    return found


def test_rows_are_kept_behind_those_that_were_counted(tmp_path: Path) -> None:
    saved = progress(tmp_path / "run.csv", each=True)
    saved.keep(GAMES[:3], 0)
    saved.keep(GAMES[3:5], 3)
    assert kept(saved) == [0, 1, 2, 3, 4]
    again = Progress(tmp_path / "run.csv", each=True, resume=True)
    again.check_rows(5)
    with pytest.raises(ResumeError, match=r"run.csv.rows is missing or too short"):
        again.check_rows(6)
    again.keep(GAMES[7:], 2)  # the last three were not counted any more when it was cut off
    assert kept(again) == [0, 1, 7, 8]
    again.finish()
    assert saved.rows is not None and not saved.rows.exists()


def test_a_run_whose_turn_will_be_later_is_not_forgotten(tmp_path: Path) -> None:
    out = tmp_path / "run.json"
    two, three = (simulated(described(players=players), 64) for players in (2, 3))
    progress(out, two, three)
    saved = Progress(out, each=False, resume=True)
    saved.save([two])  # and then it is cut off
    again = Progress(out, each=False, resume=True)
    assert again.tally(three.settings).games == 64


def test_a_later_run_is_played_anew_where_an_earlier_one_goes_on(tmp_path: Path) -> None:
    """Its rows would stand in the middle of those of the earlier one."""
    out = tmp_path / "run.csv"
    two, three = (simulated(described(players=players), 3) for players in (2, 3))
    saved = progress(out, two, three, each=True)
    saved.keep(GAMES[:6], 0)
    again = Progress(out, each=True, resume=True)
    again.keep(GAMES[6:8], 3)
    assert kept(again) == [0, 1, 2, 6, 7]
    assert again.tally(three.settings).games == 0
    again.save([two])
    assert len(json.loads(again.path.read_text())["runs"]) == 1


def test_a_new_run_does_not_keep_the_rows_of_an_old_one(tmp_path: Path) -> None:
    progress(tmp_path / "run.csv", each=True).keep(GAMES, 0)
    saved = progress(tmp_path / "run.csv", each=True)
    saved.keep(GAMES[:2], 0)
    assert kept(saved) == [0, 1]


def test_without_each_no_rows_are_kept(tmp_path: Path) -> None:
    saved = progress(tmp_path / "run.csv")
    saved.keep(GAMES, 0)
    saved.check_rows(7)
    saved.finish()
    assert [file.name for file in tmp_path.iterdir()] == ["run.csv.progress"]
