"""Tournaments and comparisons in a terminal: what they show, keep and go on from."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reihum.arena.errors import ArenaError, ResumeError
from reihum.arena.play.description import Description
from reihum.arena.reports.bars import INTERRUPTED
from reihum.arena.reports.contests import hold_comparison, hold_tournament
from reihum.arena.reports.output import Output
from reihum.arena.runs.workload import Workload
from reihum.arena.statistics.sprt import Sprt
from tests.arena.reports.rolled import Screen
from tests.arena.runs.dice import DiceCrew, dice

Hold = Callable[..., int]
KINDS = pytest.mark.parametrize("hold", [hold_tournament, hold_comparison])
BOTS = ["planner", "random"]


def held(
    hold: Hold,
    output: Output,
    crew: DiceCrew | None = None,
    game: str = "face-to-face",
    bots: list[str] | None = None,
    sprt: str | None = None,
    deals: int = 100,
) -> tuple[int, str]:
    """The exit code of a contest, and what it said."""
    screen, run = Screen(), Description.of(game, bots or BOTS, seed="dice")
    test = Sprt.of(sprt) if sprt else None
    with dice(crew):
        code = hold(run, test, Workload(deals), output, screen)
    return code, screen.told


def sums(out: Path) -> dict[str, Any]:
    fields = json.loads(out.read_text())
    return {**fields.get("tournament", fields)["meetings"], "seconds": 0}


@KINDS
def test_it_says_where_it_is_kept(tmp_path: Path, hold: Hold) -> None:
    out = tmp_path / "run.json"
    code, told = held(hold, Output(out))
    assert code == 0 and f"Written to {out}; --resume goes on from there." in told
    assert "Written" not in held(hold, Output())[1]


@KINDS
def test_ctrl_c_and_resume_come_to_the_same(tmp_path: Path, hold: Hold) -> None:
    whole, parts = tmp_path / "whole.json", tmp_path / "parts.json"
    held(hold, Output(whole))
    code, _ = held(hold, Output(parts), DiceCrew(stop=2))
    assert code == INTERRUPTED and sums(parts) != sums(whole)
    code, _ = held(hold, Output(parts, resume=True))
    assert code == 0 and sums(parts) == sums(whole)


def test_a_tournament_shows_its_tables_its_test_and_its_faults() -> None:
    crew = DiceCrew(failing="random")
    _, told = held(hold_tournament, Output(), crew, "the-game", sprt="0,400", deals=16)
    assert told.startswith("The Game, alone, 16 deals")
    assert "Share of the wins, row against column:" in told
    assert "planner against random: " in told
    assert "random failed in 2 games; deal dice/0: dice lost" in told


@pytest.mark.slow
def test_a_tournament_is_drawn(tmp_path: Path) -> None:
    plot = tmp_path / "ratings.png"
    _, told = held(hold_tournament, Output(plot=plot))
    assert f"Drawn to {plot}." in told and plot.exists()


def test_a_comparison_shows_its_differences() -> None:
    _, told = held(hold_comparison, Output(), sprt="0,10", deals=600)
    for words in ("planner against random", "won, drawn, lost", "share", "Elo", "H1 accepted"):
        assert words in told


@KINDS
def test_what_cannot_be_written_is_refused_at_once(tmp_path: Path, hold: Hold) -> None:
    for output, told in (
        (Output(tmp_path / "run.csv"), "end in .json"),
        (Output(tmp_path / "nowhere" / "run.json"), "no folder"),
        (Output(resume=True), "--resume needs --out"),
    ):
        crew = DiceCrew()
        with pytest.raises(ArenaError, match=told):
            held(hold, output, crew)
        assert not crew.played


@KINDS
@pytest.mark.parametrize(
    ("content", "told"),
    [
        ([], "it has no run in it"),
        ({}, "would be right"),
        ({"format": "reihum-simulation/1"}, "This is 'reihum-simulation/1'"),
        ({"tournament": 7}, "would be right"),
        ({"tournament": {"format": "x"}}, "would be right"),
        ({"format": "reihum-tournament/1"}, "reihum-tournament/1"),
        ({"tournament": {"format": "reihum-tournament/1"}}, "would be right|cannot be read"),
    ],
)
def test_another_file_is_not_gone_on_from(
    tmp_path: Path, hold: Hold, content: object, told: str
) -> None:
    out = tmp_path / "run.json"
    out.write_text(json.dumps(content))
    with pytest.raises(ResumeError, match=told):
        held(hold, Output(out, resume=True))
    assert json.loads(out.read_text()) == content


def test_half_of_a_tournament_is_told_by_what_is_missing(tmp_path: Path) -> None:
    out = tmp_path / "run.json"
    held(hold_tournament, Output(out), deals=10)
    fields = json.loads(out.read_text())
    for name in ("game", "options", "bots", "seed", "sprt", "meetings"):
        rest = {key: value for key, value in fields.items() if key != name}
        out.write_text(json.dumps(rest))
        with pytest.raises(ResumeError, match=name):
            held(hold_tournament, Output(out, resume=True))
