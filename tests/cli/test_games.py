"""The games are listed, and nothing heavy is loaded for a word of help."""

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from reihum.cli import app
from reihum.cli.listing import players_of
from reihum.games import GAMES


def test_the_games_are_listed_with_what_they_are() -> None:
    told = CliRunner().invoke(app, ["games"])
    assert told.exit_code == 0
    words = " ".join(told.output.split())
    for name, kind in GAMES.items():
        assert name in words
        assert kind.summary.split()[0] in words
    assert players_of(GAMES["face-to-face"]) == "2"


@pytest.mark.parametrize("command", ["play", "rules", "simulate", "train"])
def test_help_says_where_the_games_are_listed(command: str) -> None:
    told = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "100"})
    assert "`reihum games` lists them" in " ".join(told.output.split())


def test_help_loads_nothing_heavy() -> None:
    heavy = {"numba", "numpy", "reihum.games", "reihum.arena", "reihum.server", "reihum.training"}
    code = f"import sys, reihum.cli; sys.exit(str({heavy} & sys.modules.keys() or '') or 0)"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True)
    assert done.returncode == 0, done.stderr
