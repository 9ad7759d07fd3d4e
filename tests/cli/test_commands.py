"""The commands that do not play many games: what their words become, and what they say."""

import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from reihum import cli
from reihum.arena.play import random_games
from reihum.bots import thinking, warming
from reihum.cli import app
from reihum.cli.reading import numbers_of_players, share, usual_bot
from reihum.games import GAMES, Game
from reihum.review import warming as review_warming
from reihum.rules.engine.compiling import cache_folder
from reihum.rules.engine.playing import random_games_of


def test_the_command_itself(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setattr(sys, "argv", ["reihum", "games"])
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 0
    assert "face-to-face" in capsys.readouterr().out


def test_play_leaves_at_the_end_of_input_and_resume_goes_on(tmp_path: Path) -> None:
    home = {"XDG_STATE_HOME": str(tmp_path), "COLUMNS": "80"}
    words = ["play", "the-game", "--deal", "monday"]
    first = CliRunner().invoke(app, words, input="3>up1\n", env=home)
    assert first.exit_code == 0
    assert "reihum play --resume" in first.output
    second = CliRunner().invoke(app, ["play", "--resume"], env=home)
    assert "cards left 97" in second.output


@pytest.mark.parametrize("command", ["rules", "play"])
def test_an_unknown_game_is_an_error_with_the_names_of_the_games(command: str) -> None:
    failed = CliRunner().invoke(app, [command, "chess"], env={"COLUMNS": "200"})
    assert failed.exit_code == 2
    assert f"the games are {', '.join(GAMES)}" in " ".join(failed.output.split())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_rules_page(game: str) -> None:
    printed = CliRunner().invoke(app, ["rules", game])
    assert printed.exit_code == 0
    assert f"(`{game}`)" in printed.stdout
    assert "## Rulings" in printed.stdout


def test_compile_goes_over_all_games_and_bots_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With plain rules and a quick bot in their place: the rest would take minutes."""
    asked: list[str] = []
    stepped: list[str] = []
    reviewed: list[str] = []

    def plain(rule: Any) -> Any:
        asked.append(rule.__qualname__)
        return rule

    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    cache_folder().mkdir(parents=True)
    monkeypatch.setattr(random_games, "_native", random_games_of)
    monkeypatch.setattr(thinking, "compiled", plain)
    monkeypatch.setattr(Game, "compile", lambda game: stepped.append(game.name))
    monkeypatch.setattr(review_warming, "rehearse", lambda game: reviewed.append(game.name))
    bots = [*warming.to_compile()]
    assert {game for _, game in bots} == set(GAMES)
    assert bots[0][0] == "random" and bots[-1][0] == "master"
    quick = [(name, game) for name, game in bots if name == "greedy"]
    monkeypatch.setattr(warming, "to_compile", lambda: iter(quick))
    told, again = (CliRunner().invoke(app, ["compile"]).output for _ in range(2))
    for game in GAMES:
        assert f"  {game}: " in told
    assert stepped == reviewed == [*GAMES, *GAMES]
    assert len(asked) == 2 * len(quick)
    assert "Ready after " in told and "Compiling" in told
    assert "Ready after " in again and "Compiling" not in again


def test_numbers_of_players_and_shares_are_read() -> None:
    assert numbers_of_players("nix", "2-4") == [2, 3, 4]
    assert share("0.2%") == share("0.002") == 0.002
    assert usual_bot("nix") == "planner"


@pytest.mark.parametrize(
    ("game", "text", "told"),
    [
        ("nix", "not toml", "mine.toml is no TOML: "),
        ("nix", "pair = [1, 2]", "mine.toml: "),
        ("extreme", "pair = [1, 2, 3]", "extreme has no board that a file could tell."),
    ],
)
def test_a_board_that_cannot_be_is_named(game: str, text: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(text)
    words = ["simulate", game, "--board", str(tmp_path / "mine.toml")]
    failed = CliRunner().invoke(app, words, env={"COLUMNS": "200"})
    assert failed.exit_code == 2
    assert told in failed.output
