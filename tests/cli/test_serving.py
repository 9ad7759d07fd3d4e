"""`reihum serve`: from words and variables to settings."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from reihum.cli import app
from reihum.server.settings import PREFIX, Rates, Settings
from reihum.server.web import run

PAGE = Path(__file__).parents[2] / "docs" / "serving.md"


def test_the_words_of_serve_become_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(run, "serve", served.append)
    words = ["--port", "0", "--host", "::1", "--database", "x.db", "--no-browser"]
    words += ["--workers", "1", "--bot-processes", "3", "--per-address", "10"]
    assert CliRunner().invoke(app, ["serve", *words]).exit_code == 0
    wanted: dict[str, Any] = {"database": "x.db", "host": "::1", "port": 0, "browser": False}
    assert served == [Settings(bot_processes=3, per_address=10, **wanted)]
    assert served[0].limits == Rates().times(10)


def test_without_the_extra_serve_says_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, run.__name__)
    monkeypatch.delattr(sys.modules[run.__package__ or ""], "run")
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    told = CliRunner().invoke(app, ["serve"])
    assert told.exit_code == 1
    assert "uvicorn is not installed: pip install 'reihum[server]' brings it." in told.output


def test_an_option_goes_before_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(run, "serve", served.append)
    environment = {"REIHUM_PORT": "9000", "REIHUM_BROWSER": "no", "REIHUM_GRACE": "2.5"}
    assert CliRunner().invoke(app, ["serve", "--port", "9001"], env=environment).exit_code == 0
    (settings,) = served
    assert (settings.port, settings.browser, settings.grace) == (9001, False, 2.5)


def test_a_wrong_variable_is_named_with_what_would_be_right() -> None:
    environment = {"REIHUM_PORT": "tcp://10.0.0.1", "REIHUM_WORKERS": "-1", "COLUMNS": "300"}
    told = CliRunner().invoke(app, ["serve"], env=environment)
    assert told.exit_code == 2
    assert "REIHUM_PORT cannot be 'tcp://10.0.0.1'. What would be right: a port" in told.output
    assert "REIHUM_WORKERS cannot be '-1'. What would be right: a whole number" in told.output


def test_two_workers_on_a_file_are_refused_with_the_reason() -> None:
    told = CliRunner().invoke(app, ["serve", "--workers", "2"], env={"COLUMNS": "400"})
    assert told.exit_code == 2 and "2 workers need PostgreSQL" in told.output


def test_a_wrong_option_is_named_too() -> None:
    told = CliRunner().invoke(app, ["serve", "--per-address", "0"], env={"COLUMNS": "300"})
    assert told.exit_code == 2 and "per_address cannot be '0'" in told.output


def test_the_help_of_serve_names_the_usual_values() -> None:
    told = " ".join(
        CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "300"}).output.split()
    )
    for name in (
        "port",
        "host",
        "database",
        "browser",
        "workers",
        "bot_processes",
        "per_address",
        "proxies",
    ):
        usual = Settings.model_fields[name].default
        assert re.search(
            rf"--{name.replace('_', '-')}\b[^\[]*\[default: {re.escape(str(usual))}\]", told
        )


def test_the_page_lists_every_variable_with_its_usual_value() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    rows = [
        [cell.strip(" `") for cell in line.split("|")] for line in lines if "| `REIHUM_" in line
    ]
    hidden = {"rates", "client"}  # for programs, and on every machine another
    usual = {
        PREFIX + name.upper(): str(field.default)
        for name, field in Settings.model_fields.items()
        if name not in hidden
    }
    assert {row[1]: row[2] for row in rows} == usual


def test_settings_are_shown_with_where_they_come_from(tmp_path: Path) -> None:
    file = tmp_path / "reihum.toml"
    file.write_text("grace = 60\n")
    words = ["serve", "--show-settings", "--settings", str(file), "--set", "bot-pause=2"]
    told = CliRunner().invoke(app, words, env={"REIHUM_PORT": "9000"})
    assert told.exit_code == 0
    lines = dict(re.split(r"\s+# ", line) for line in told.output.splitlines())
    assert lines["grace = 60.0"] == str(file) and lines["port = 9000"] == "REIHUM_PORT"
    assert lines["bot_pause = 2.0"] == "--set bot_pause" and lines["workers = 1"] == "usual"


def test_any_setting_can_be_an_option_and_a_wrong_one_is_named() -> None:
    for words, fault in (("grays=1", "Is grace meant?"), ("grace", "should be NAME=VALUE")):
        told = CliRunner().invoke(app, ["serve", "--set", words], env={"COLUMNS": "300"})
        assert told.exit_code == 2 and fault in told.output
