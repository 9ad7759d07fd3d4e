"""`reihum review`, `reihum solve` and `reihum puzzles` on the command line."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import reihum
from reihum.cli import app
from reihum.languages import speak

LATE = {"tops": [60, 98, 3, 2], "hands": [[61, 50]], "draw": [], "seat": 0, "turn": []}


def run(*words: object, text: str | None = None) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], input=text)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The very end of a game, lost by the wrong card."""
    state = reihum.game("the-game").position(LATE).play("61>up1").play("end")
    path = tmp_path / "game.txt"
    path.write_text(state.record(), encoding="utf-8-sig")  # as some editors on Windows do
    return path


def test_a_review_as_table_page_and_json(record: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    told = run("review", record, "--html", page, "--cores", 1)
    assert told.exit_code == 0, told.output
    assert "blunder" in told.output and "before turn 1" in told.output
    assert "<svg" in page.read_text(encoding="utf-8")
    fields = json.loads(run("review", record, "--json", "--cores", 1).stdout)
    assert fields["turns"][0]["mark"] == "blunder" and fields["winnable"]["last_won"] == 1
    assert fields["balances"][0]["prior"] == 1 and fields["balances"][0]["result"] == 0


def test_a_review_in_another_language(record: Path, tmp_path: Path) -> None:
    told = run("review", record, "--cores", 1, "--language", "de")
    speak("en")
    assert "grober Fehler ??" in told.output and "Verloren, 1 Karte übrig." in told.output
    path = tmp_path / "other.txt"
    path.write_text("hello")
    for words in (["--language", "fr", "review", path], ["--language", "fr", "solve", path]):
        told = run(*words)  # what was named before the command holds, and a file is no deal
        assert told.exit_code == 2 and "La ligne 1 devrait commencer par" in told.output
    speak("en")
    nowhere = run("review", record, "--html", tmp_path / "no" / "page.html")
    assert nowhere.exit_code == 2 and "page.html: there is no such file" in nowhere.output


def test_a_running_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "running.txt"
    path.write_text(reihum.game("the-game").deal("running").save())
    told = run("review", path)
    assert told.exit_code == 2 and "not over" in told.output
    assert run("review", tmp_path / "nowhere").exit_code == 2


def test_a_position_is_solved(tmp_path: Path) -> None:
    text = repr(reihum.game("the-game").position(LATE)).split("'")[1]
    won = run("solve", text)
    assert won.exit_code == 0 and "It can be won: 50>up1" in won.output
    lost = run("solve", text.replace("@hands=50.61", "@hands=55.61"), "--json")
    assert lost.exit_code == 1 and json.loads(lost.output)["verdict"] == "lost"
    told = run("solve", "monday", "--game", "nix")
    assert told.exit_code == 2 and "cannot be solved" in told.output
    missing = run("solve", "no-such-game.txt")
    assert missing.exit_code == 2 and "there is no such file" in missing.output
    path = tmp_path / "game.txt"  # not taken for a deal of that name
    path.write_text(reihum.game("the-game").position(LATE).play("50>up1").concede(0).record())
    assert "It can be won: 50>up1" in run("solve", path).output
    assert run("solve", "x" * 5000).exit_code == 2


def test_the_puzzles_are_counted() -> None:
    told = run("puzzles", "--list")
    assert told.exit_code == 0 and "nix" in told.output
    some = run("puzzles", "--list", "--game", "extreme", "--theme", "covering-skulls").output
    assert some.count("\n") == 1 and "Covering skulls" in some
    alone = run("puzzles", "--list", "--game", "extreme", "--players", 1).output
    assert alone.count("\n") > 0 and alone != run("puzzles", "--list", "--game", "extreme").output
    assert run("puzzles", "--list", "--game", "nix", "--players", 5).exit_code == 2


def test_what_only_new_puzzles_have_is_refused_without_them(tmp_path: Path) -> None:
    for option in (("--seed", "monday"), ("--out", tmp_path / "made.jsonl")):
        told = run("puzzles", "--list", *option)
        assert told.exit_code == 2 and f"{option[0]} goes with --make only." in told.output


def test_puzzles_that_are_not_there() -> None:
    for made in ((), ("--make", "1")):  # which would be looked for without end
        told = run("puzzles", "--theme", "cooking", *made)
        assert told.exit_code == 2 and "no such puzzles" in told.output


def test_puzzles_are_not_made_for_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    told = run("puzzles", "--make", 1, "--out", tmp_path / "no" / "made.jsonl")
    assert told.exit_code == 2 and "there is no such file" in told.output


def test_someone_leaves_the_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    told = run("puzzles", "--game", "the-game", text="q\n")
    assert told.exit_code == 0 and "One turn can still win." in told.output
