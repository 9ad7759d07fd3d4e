"""What is wrong, in one line."""

import re
import sys
import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

from reihum.cli import app
from reihum.cli.errors import EXTRAS, missing_extras

ROOT = Path(__file__).parents[2]


def test_without_an_extra_a_command_says_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pebble", None)
    words = ["simulate", "nix", "--bot", "greedy", "--games", "2", "--cores", "2"]
    told = CliRunner().invoke(app, words)
    assert told.exit_code == 1
    assert "pebble is not installed: pip install 'reihum[arena]' brings it." in told.output


IMPORTED = {"open_spiel": "pyspiel", "pillow": "PIL"}  # by another name


def test_every_extra_brings_what_it_is_said_to_bring() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    brought = {
        re.split(r"[^a-z_]", each.replace("-", "_"))[0].removesuffix("_py"): extra
        for extra, packages in reversed(project["optional-dependencies"].items())
        for each in packages
    }
    brought.pop("reihum")  # an extra in an extra
    assert {IMPORTED.get(name, name): extra for name, extra in brought.items()} == EXTRAS


def test_what_no_extra_brings_is_no_matter_of_extras() -> None:
    with pytest.raises(ModuleNotFoundError), missing_extras():
        import nothing_of_that_name  # type: ignore[import-not-found]  # noqa: F401
