"""Files of earlier versions are gone on with."""

import json
import shutil
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reihum.cli import app

OLD = Path(__file__).parents[2] / "data" / "resumed"  # written before the house was rebuilt


def resumed(folder: Path, name: str, *words: str) -> None:
    shutil.copy(OLD / name, folder / name)
    result = CliRunner().invoke(app, [*words, "--cores", "1", "--resume"])
    assert result.exit_code == 0, result.output


def test_a_simulation(tmp_path: Path) -> None:
    words = ["simulate", "the-game", "--players", "1-2", "--bot", "greedy", "--games", "50"]
    out, whole = str(tmp_path / "simulation.json"), str(tmp_path / "whole.json")
    resumed(tmp_path, "simulation.json.progress", *words, "--out", out)
    assert CliRunner().invoke(app, [*words, "--out", whole, "--cores", "1"]).exit_code == 0
    old, new = (json.loads(Path(file).read_text())["runs"] for file in (out, whole))
    assert [{**run["tally"], "seconds": 0} for run in old] == [
        {**run["tally"], "seconds": 0} for run in new
    ]


@pytest.mark.parametrize(
    "words", [["tournament", "face-to-face"], ["compare", "the-game"]], ids=lambda words: words[0]
)
def test_a_contest(tmp_path: Path, words: list[str]) -> None:
    name = {"tournament": "tournament.json", "compare": "comparison.json"}[words[0]]
    words = [*words, "random", "greedy", "--deals", "20"]
    out, whole = tmp_path / name, tmp_path / "whole.json"
    resumed(tmp_path, name, *words, "--out", str(out))
    result = CliRunner().invoke(app, [*words, "--out", str(whole), "--cores", "1"])
    assert result.exit_code == 0
    assert sums(out) == sums(whole)


def sums(file: Path) -> dict[str, object]:
    fields = json.loads(file.read_text())
    run = fields.get("tournament", fields)
    return {**run["meetings"], "seconds": 0}
