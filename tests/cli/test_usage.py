"""Every command: its exit codes, and one line for whoever asks for what cannot be."""

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from reihum.cli import app

COMMANDS = {
    command.name or (command.callback and command.callback.__name__): command
    for command in app.registered_commands
}
ARENA = Path(__file__).parents[1] / "arena"


def reihum(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words], env={"COLUMNS": "300"})


def flat(result: Result) -> str:
    return " ".join(result.output.split())


def test_there_is_a_command_for_each_thing() -> None:
    assert set(COMMANDS) == {
        *("play", "games", "rules", "verify", "serve", "review", "solve", "puzzles"),
        *("backup", "restore", "move-database", "doctor"),
        *("simulate", "tournament", "compare", "benchmark", "train", "compile"),
    }


def test_without_a_word_the_commands_are_listed() -> None:
    told = flat(reihum())
    for name in COMMANDS:
        assert f" {name} " in told


@pytest.mark.parametrize("name", COMMANDS)
def test_an_option_that_there_is_not_is_named(name: str) -> None:
    told = reihum(name, "--no-such-thing")
    assert told.exit_code == 2 and "--no-such-thing" in told.output
    assert "Traceback" not in told.output


@pytest.mark.parametrize("name", ["rules", "simulate", "tournament", "compare", "train"])
def test_a_game_must_be_named(name: str) -> None:
    told = reihum(name)
    assert told.exit_code == 2 and "GAME is missing" in told.output


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["dance"], "There is no command dance."),
        (["games", "nix"], "too much: nix"),
        (["play", "nix", "--people", "two"], "--people"),
        (["simulate", "nix", "--cores", "0"], "--cores"),
        (["simulate", "nix", "--cores", "all"], "--cores"),
        (["simulate", "nix", "--limit", "long"], "--limit"),
        (["compare", "nix", "greedy"], "BOT is missing."),
        (["train", "nix", "--minutes", "some"], "--minutes"),
        (["serve", "--port", "http"], "--port"),
        (["admin", "tables", "--newest", "0"], "--newest needs a number, 1 or more."),
        (["admin", "mute", "table", "--seat", "-1"], "--seat needs a number, 0 or more."),
    ],
)
def test_a_wrong_word_is_named_with_the_way_to_help(words: list[str], named: str) -> None:
    told = reihum(*words)
    assert told.exit_code == 2
    assert named in told.output and "--help" in told.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulate", "the-game", "--plot", "run.xyz"], "run.xyz: the name should end in one of"),
        (["simulate", "the-game", "--out", "no/run.csv"], "no/run.csv: there is no folder no."),
        (["simulate", "the-game", "--resume"], "--resume needs --out: the file to go on from."),
        (["simulate", "the-game", "--each"], "--each needs --out"),
        (["simulate", "the-game", "--limit", "0"], "0 is no limit in seconds"),
        (["simulate", "the-game", "--limit", "-1"], "-1 is no limit in seconds"),
        (["simulate", "the-game", "--option", "name=x"], "the-game has no option 'name'"),
        (["simulate", "the-game", "-o", "minimum=9"], "minimum='9' cannot be read: 2 to 3."),
        (["simulate", "face-to-face", "--players", "3"], "does not fit face-to-face: always 2."),
        (["simulate", "the-game", "--bot", "master:20"], "in milliseconds: master:20ms."),
        (["simulate", "the-game", "--seed", ""], "cannot be a seed"),
        (["simulate", "nix", "--bot", f"{ARENA}:First"], "There is no bot"),
        (["tournament", "nix", "greedy", "random", "--sprt", "10,0"], "10,0 are no bounds"),
        (["tournament", "nix", "greedy", "random", "--deals", "0"], "is no number of games"),
        (["tournament", "nix", "greedy", "random", "--plot", "no/p.png"], "there is no folder no."),
        (["compare", "nix", "greedy", "random", "--out", "no/c.json"], "there is no folder no."),
        (["compare", "chess", "greedy", "random"], "There is no game 'chess'"),
        (["train", "the-game", "--out", "mine.png"], "mine.png: the name should end in .npz."),
        (["train", "the-game", "--out", "no/m.npz"], "no/m.npz: there is no folder no."),
        (["train", "nix", "--minutes", "0"], "0 minutes are no time to learn in"),
    ],
)
def test_what_cannot_be_is_said_in_one_line_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    bot = ["--bot", "greedy"] if words[0] == "simulate" and "--bot" not in words else []
    told = reihum(*words, *bot)
    assert told.exit_code == 2, told.output
    assert said in flat(told) and len(told.output.splitlines()) == 1
    assert not list(tmp_path.iterdir())
