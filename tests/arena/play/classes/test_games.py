"""Bots that are classes play the games that `State` plays, only sooner; who fails is told why."""

from pathlib import Path

import numpy as np
import pytest

from reihum.arena.play.batches import Batch, Played, play
from reihum.arena.play.classes import stepping, table
from reihum.arena.play.description import Description
from reihum.rules.engine.compiling import Array
from tests.arena.games import AGREEING, GAMES
from tests.arena.play.classes.plain_games import play_plain, same

PLAYERS = Path(__file__).with_name("players.py")
Game = tuple[str, dict[str, object]]
SILENT: Game = ("extreme", {"players": 3})  # with a command of silence
TWO: Game = ("the-game", {"players": 2, "first": 1})


def batch_of(
    name: str, options: dict[str, object], *bots: str, count: int = 4, limit: float = 60.0
) -> Batch:
    """Some deals with bots of ours and of the file beside this one, seat by seat."""
    found = [f"{PLAYERS}:{bot}" if bot[0].isupper() else bot for bot in bots]
    run = Description.of(name, found, options=options, seed="x", talk=True, limit=limit)
    return Batch(run, tuple(seat % len(bots) for seat in range(run.game.players)), 8, count)


def whys(played: Played) -> list[str]:
    return [str(fault.what) for fault in played.faults]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), [*GAMES, AGREEING])
@pytest.mark.parametrize("bots", [("Anything", "Slips"), ("Remembers", "Talks")], ids=str)
def test_the_games_are_the_plain_ones(
    name: str, options: dict[str, object], bots: tuple[str, ...]
) -> None:
    batch = batch_of(name, options, *bots)
    assert same(play(batch), play_plain(batch))


@pytest.mark.parametrize(("name", "options"), [GAMES[3], AGREEING])
def test_compiled_or_not_it_is_the_same(
    name: str, options: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    batch = batch_of(name, options, "Slips", "Talks", count=2)
    compiled = play(batch)
    monkeypatch.setattr(stepping, "compiled", lambda rule: rule)
    monkeypatch.setattr(table, "steps_of", stepping.steps_of.__wrapped__)
    assert same(play(batch), compiled)


def test_a_bot_that_writes_into_what_it_is_given_changes_nothing() -> None:
    for name, options in GAMES:
        honest, scribbling = (
            play(batch_of(name, options, bot)) for bot in ("Anything", "Scribbles")
        )
        assert honest.rows.tobytes() == scribbling.rows.tobytes()
        assert not scribbling.faults


@pytest.mark.parametrize("ours", ["random", "greedy"])
def test_our_bots_play_along(ours: str) -> None:
    """They draw the lots that they would draw one by one."""
    for name, options in (GAMES[3], AGREEING):
        batch = batch_of(name, options, ours, "Slips", count=6)
        assert same(play(batch), play_plain(batch))


def test_a_compiled_function_plays_along() -> None:
    nonsense = f"{PLAYERS.parents[2] / 'bots.py'}:nonsense"
    run = Description.of("face-to-face", [nonsense, f"{PLAYERS}:Anything"], options={"first": 0})
    played = play(Batch(run, (1, 0), 0, 2))
    assert whys(played) == ["ValueError: the function returned no legal action"] * 2
    assert played.rows["fault"].tolist() == [1, 1]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), [SILENT, AGREEING])
def test_a_class_that_talks_plays_as_its_compiled_twin(
    name: str, options: dict[str, object]
) -> None:
    """The same signals at the same moments, silence included, and the same claims."""
    twin, mixed, own = (
        play(batch_of(name, options, *bots, count=3))
        for bots in (["planner"], ["planner", "Planner"], ["Planner"])
    )
    assert same(own, twin)
    assert same(mixed, twin)
    silent = play(batch_of(name, options, "JustChooses", "Planner", count=3))
    assert not np.array_equal(silent.rows, twin.rows)


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("NoSignal", "a wrong signal: Signal(seat="),
        ("Shrugs", "TypeError: "),
        ("Stillborn", "RuntimeError: not today"),
        ("Ponders", "no answer within 0.1 s"),
    ],
)
def test_whatever_fails_costs_the_game_and_no_more(bot: str, why: str) -> None:
    for name, options in (AGREEING, TWO):
        played = play(batch_of(name, options, bot, count=2, limit=0.1))
        assert [what[: len(why)] for what in whys(played)] == [why] * 2
        assert _none_won(played.rows)


def _none_won(rows: Array) -> bool:
    return not rows["won"].any()


def test_a_bot_need_not_mind_who_begins() -> None:
    name, options = AGREEING
    played = play(batch_of(name, options, "JustChooses"))
    assert not played.faults
