"""Whole games of an earlier day: they replay to the same end, and save to the same text."""

import json
from pathlib import Path

import pytest

import reihum

from .make_golden import FOLDER

GOLDEN = sorted(FOLDER.glob("*/*.txt"))
OLDER = FOLDER.parent / "older"  # written by an older version of the rules
REASONS = {
    "the-game": {"all-down", "stuck"},
    "extreme": {"all-down", "stuck", "skull-left", "three-not-met"},
    "face-to-face": {"all-down", "stuck", "single-card"},
    "nix": {"four-laps"},
}


def named(path: Path) -> str:
    """A golden game in a few words, for the report."""
    return f"{path.parent.name} {path.stem}"


@pytest.mark.parametrize("path", GOLDEN, ids=named)
def test_a_golden_game_replays_and_saves_to_the_same_text(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    state = reihum.replay(text)
    assert state.game.name == path.parent.name
    assert text.splitlines()[-1] == f"= {state.outcome}"
    assert state.save() == text
    assert state.record() == text  # it is over, so nothing is hidden any more
    assert json.loads(json.dumps(state.view())) == state.view()


def test_a_record_of_older_rules_without_a_board_keeps_the_board_of_its_day() -> None:
    text = (OLDER / "nix-1.txt").read_text()
    state = reihum.replay(text)
    assert state.game.options["board"] == "hills"
    assert reworded(f"= {state.outcome}") == text.splitlines()[-1]
    left_out = text.replace(" board=standard", "")
    assert reihum.replay(left_out).save() == state.save() != text
    assert state.save().startswith("reihum-game/1 nix/3 players=2 first=lot egon=yes board=hills ")


def reworded(text: str) -> str:
    """A text of today in the words of the versions in which a lap of Nix was called a pass."""
    return text.replace("four-laps", "four-passes").replace("@lap=", "@pass=")


def test_a_record_of_older_rules_may_call_a_lap_a_pass() -> None:
    text = (OLDER / "nix-2.txt").read_text()
    state = reihum.replay(text)
    assert reworded(state.save()).replace("nix/3", "nix/2") == text
    assert reihum.replay(state.save()) == state
    with pytest.raises(reihum.NotationError, match=r"'@pass' is no field here; .* are @lap,"):
        reihum.replay(text.replace("nix/2", "nix/3"))
    with pytest.raises(reihum.NotationError, match=r"'@lap' is no field here; .* are @pass,"):
        reihum.replay(text.replace("@pass", "@lap"))


def test_a_record_of_older_rules_may_name_the_other_of_two_unmet_commands() -> None:
    text = (OLDER / "extreme-1.txt").read_text()
    state = reihum.replay(text)
    assert text.endswith("= lost three-not-met 0\n") and str(state.outcome) == "lost skull-left 0"
    with pytest.raises(reihum.NotationError, match="skull-left"):
        reihum.replay(text.replace("extreme/1", "extreme/2"))
    assert reihum.replay(state.save()) == state


def games(name: str) -> list[list[str]]:
    """The golden games of a name, in lines: the deal first, the result last."""
    return [
        path.read_text(encoding="utf-8").splitlines() for path in GOLDEN if path.parent.name == name
    ]


@pytest.mark.parametrize("name", REASONS)
def test_golden_games_reach_every_end_of_every_game(name: str) -> None:
    assert len(games(name)) >= 10
    assert {lines[-1].split()[-2] for lines in games(name)} == REASONS[name]


def test_a_golden_game_of_the_game_was_won_from_its_deal_and_one_from_a_position() -> None:
    won = [lines[0] for lines in games("the-game") if lines[-1] == "= won all-down 0"]
    assert any(" deal=" in header for header in won)
    assert any(" @hands=" in header for header in won)


def test_a_golden_game_of_nix_was_won_by_egon_and_one_was_shared() -> None:
    results = {
        path.stem: path.read_text(encoding="utf-8").splitlines()[-1]
        for path in FOLDER.glob("nix/*")
    }
    assert results["egon-wins"].startswith("= winner 2 four-laps")
    assert results["shared-win"].startswith("= winner 0.1 four-laps")
    assert results["egon-shares"].split()[2].endswith(".2")
