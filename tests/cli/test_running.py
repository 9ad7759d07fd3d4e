"""The commands of whoever runs a server."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from reihum.cli import app
from reihum.languages import USUAL, speak
from tests.server.clients import Guest
from tests.server.conftest import quick, serving


@pytest.fixture
def table(tmp_path: Path) -> str:
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        made: str = anna.create("nix", "me", "open")["table"]
    return made


def admin(tmp_path: Path, *words: str, **given: str) -> Result:
    return in_language("en", tmp_path, *words, **given)


def in_language(language: str, tmp_path: Path, *words: str, **given: str) -> Result:
    database = {"REIHUM_DATABASE": str(tmp_path / "tables.db")}
    line = ["--language", language, "admin", *words]
    told = CliRunner().invoke(app, line, env=database, **given)  # type: ignore[arg-type]
    speak(USUAL)
    return told


def test_tables_are_listed_closed_muted_exported_and_deleted(tmp_path: Path, table: str) -> None:
    listed = admin(tmp_path, "tables").output.splitlines()
    assert listed[0].split() == ["TABLE", "GAME", "STATE", "PEOPLE", "EVENTS", "LAST"]
    assert listed[1].split()[:5] == [table, "nix", "waiting", "1", "1"]
    assert "Seat 0 of table" in admin(tmp_path, "mute", table, "--seat", "0").output
    assert "may talk again" in admin(tmp_path, "mute", table, "--unmute").output
    assert admin(tmp_path, "close", table).output == f"Table {table} is closed.\n"
    assert "closed already" in admin(tmp_path, "close", table).output
    told = json.loads(admin(tmp_path, "export", table).output)
    kinds = [event["kind"] for event in told["events"]]
    assert kinds == ["created", "muted", "muted", "closed"]
    out = tmp_path / "table.json"
    assert admin(tmp_path, "export", table, "--secrets", "--out", str(out)).exit_code == 0
    assert out.stat().st_mode & 0o077 == 0  # nobody else reads it
    assert json.loads(out.read_text())["events"][0]["payload"]["creator"]
    assert "cannot be written" in admin(tmp_path, "export", table, "--out", str(tmp_path)).output
    assert admin(tmp_path, "delete", table, input="n\n").exit_code == 1
    german = in_language("de", tmp_path, "tables").output.splitlines()
    assert german[0].split() == ["TISCH", "SPIEL", "STAND", "LEUTE", "EREIGNISSE", "ZULETZT"]
    assert german[1].split()[2] == "geschlossen"
    asked = in_language("fr", tmp_path, "delete", table, input="n\n")
    assert "[o/N]" in asked.output and asked.exit_code == 1
    assert "déjà fermée" in in_language("fr", tmp_path, "close", table).output
    assert admin(tmp_path, "delete", table, "--yes").output == f"Table {table} is deleted.\n"
    gone = admin(tmp_path, "delete", table, input="yes\n")
    assert gone.exit_code == 1 and "There is no table" in gone.output
    assert admin(tmp_path, "vacuum").output == "Done.\n"


def test_what_is_wrong_is_said_in_one_line(tmp_path: Path) -> None:
    told = admin(tmp_path, "tables")
    assert told.exit_code == 1 and "There is no file" in told.output and "--database" in told.output
    wrong = CliRunner().invoke(app, ["admin", "tables"], env={"REIHUM_PORT": "x"})
    assert wrong.exit_code == 1 and "REIHUM_PORT cannot be" in wrong.output


def test_the_doctor_has_a_line_for_each_thing(tmp_path: Path) -> None:
    database = str(tmp_path / "none" / "x.db")
    told = CliRunner().invoke(app, ["doctor", "--database", database])
    assert told.exit_code == 1
    states = [line.split()[0] for line in told.output.splitlines()]
    assert len(states) > 10 and set(states) <= {"ok", "odd", "bad"}
    told = CliRunner().invoke(app, ["--language", "it", "doctor", "--database", database])
    speak(USUAL)
    assert told.exit_code == 1 and "questa cartella non" in told.output
    states = [line.split()[0] for line in told.output.splitlines()]
    assert set(states) <= {"bene", "attenzione", "male"}
    wrong = CliRunner().invoke(app, ["doctor"], env={"REIHUM_PORT": "x", "COLUMNS": "300"})
    assert wrong.exit_code == 2 and "REIHUM_PORT cannot be" in wrong.output
