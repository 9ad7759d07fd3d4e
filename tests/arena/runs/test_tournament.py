"""Tournaments: with dice for what is about sums, with cards for what is about playing."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from reihum.arena.errors import ArenaError, ResumeError
from reihum.arena.reports.standings import crossing, rich_table, standings
from reihum.arena.runs.rounds import named
from reihum.arena.runs.tournament import Tournament, tournament
from tests.arena.runs.dice import DiceCrew, dice

THREE = ["planner", "greedy", "random"]
LEVELS = ["club", "casual", "beginner"]  # whose games other tests compile, too
RIVALS = Path(__file__).parents[1] / "rivals.py"
FACES = ["face-to-face", "the-game"]


def rolled(name: str, bots: list[str], crew: DiceCrew | None = None, **more: Any) -> Tournament:
    with dice(crew):
        return tournament(name, bots, **{"deals": 200, **more})


def sums(run: Tournament) -> dict[str, Any]:
    """All but the time it took."""
    return run.json() | {"meetings": run.meetings.json() | {"seconds": 0}}


@pytest.mark.parametrize("name", FACES)
def test_the_better_are_rated_better_and_every_pair_has_met(name: str) -> None:
    run = rolled(name, THREE)
    assert [bot for bot, _ in run.ranked()] == THREE
    assert all(sum(pair.games) == 200 * (2 - (name == "the-game")) for pair in run.meetings.pairs)
    cross = run.cross()
    assert cross["planner", "random"].low > 0.5
    assert cross["planner", "random"].value == pytest.approx(1 - cross["random", "planner"].value)
    assert json.loads(json.dumps(run.json(), allow_nan=False)) == run.json()


@pytest.mark.slow
@given(order=st.permutations(THREE), name=st.sampled_from([*FACES, "nix"]))
def test_the_order_of_bots_changes_nothing_but_the_order(order: list[str], name: str) -> None:
    one, other = (rolled(name, bots, deals=70) for bots in (THREE, order))
    assert _same(one, other)
    for bot, rating in one.ranked():
        again = dict(other.ranked())[bot]
        assert (rating.value, rating.low) == pytest.approx((again.value, again.low), abs=1e-6)


def _same(one: Tournament, other: Tournament) -> bool:
    mine, theirs = one.cross(), other.cross()
    return all(vars(mine[who]) == pytest.approx(vars(theirs[who])) for who in mine | theirs)


@pytest.mark.slow
@pytest.mark.parametrize("name", FACES)
@pytest.mark.parametrize("most", [2, 7, 50])
def test_how_far_a_crew_is_ahead_changes_nothing_not_even_with_a_test(name: str, most: int) -> None:
    """What was under way when a pair was decided is not counted."""
    alone, ahead = (
        rolled(name, THREE, DiceCrew(some), deals=900, sprt="0,10") for some in (1, most)
    )
    assert sums(alone) == sums(ahead)
    counts = alone.meetings.results.counts.diagonal()
    assert len(set(counts.tolist())) > 1, "no pair was decided before the others"


def test_a_pair_stops_when_it_is_decided() -> None:
    run = rolled("face-to-face", ["planner", "random", "greedy"], deals=5000, sprt=(0, 10))
    verdicts = run.verdicts()
    assert verdicts["planner", "random"].accepted == "H1"
    assert verdicts["random", "greedy"].accepted == "H0"
    assert run.deals < 5000


@pytest.mark.parametrize("sprt", [None, "0,10"])
@pytest.mark.parametrize("name", FACES)
def test_it_goes_on_where_it_has_stopped(name: str, sprt: str | None) -> None:
    whole = rolled(name, THREE, deals=300, sprt=sprt)
    begun = rolled(name, THREE, DiceCrew(stop=8), deals=300, sprt=sprt)
    assert begun.interrupted and 0 < begun.deals < 300
    kept = json.loads(json.dumps(begun.json()))
    ended = rolled(name, THREE, deals=300, sprt=sprt, going_on=kept)
    assert not ended.interrupted
    assert sums(ended) == sums(whole)
    assert begun.deals < 300, "the earlier one was changed"


@pytest.mark.parametrize(
    ("other", "what"),
    [
        ({"seed": "other"}, "seed: 'reihum', not 'other'"),
        ({"bots": ["random", "greedy"]}, "bots: planner, greedy, random, not random, greedy"),
        ({"sprt": "0,5"}, "sprt: None, not"),
        ({"options": {"last_card": "allowed"}}, "options: "),
        ({"name": "the-game"}, "game: 'face-to-face', not 'the-game'"),
    ],
)
def test_it_does_not_go_on_from_another_one(other: dict[str, Any], what: str) -> None:
    begun = rolled("face-to-face", THREE, deals=10)
    with pytest.raises(ResumeError) as refused:
        rolled(**{"name": "face-to-face", "bots": THREE, "going_on": begun, **other})
    assert what in str(refused.value)


def test_it_does_not_go_on_from_anything_else() -> None:
    with pytest.raises(ResumeError, match="reihum-tournament/1"):
        rolled("nix", THREE, going_on={"format": "reihum-simulation/1"})


def test_ctrl_c_leaves_whole_rounds() -> None:
    run = rolled("face-to-face", THREE, DiceCrew(stop=7))
    assert run.interrupted
    assert run.meetings.results.counts.tolist() == np.full((3, 3), 64).tolist()
    assert run.facts()["deals"] == "64, stopped early"


def test_before_the_first_round_there_are_no_figures_and_no_faults() -> None:
    run = rolled("nix", THREE, DiceCrew(stop=0))
    assert run.deals == 0
    assert run.cross()["random", "greedy"].value == 0.5
    assert "random" in run._repr_html_()


@pytest.mark.parametrize("bots", [[], ["greedy"], ["greedy", "greedy"]])
def test_a_tournament_needs_two_different_bots(bots: list[str]) -> None:
    with pytest.raises(ArenaError, match="two different bots"):
        tournament("nix", bots)


@pytest.mark.parametrize("name", FACES)
def test_failures_are_counted_by_bot_and_the_first_ones_kept(name: str) -> None:
    run = rolled(name, THREE, DiceCrew(failing="greedy"), deals=400)
    tables = 1 if name == "the-game" else 4  # alone, or two seatings with each of two others
    assert run.meetings.failures == [0, 40 * tables, 0]
    assert len(run.meetings.faults) == 20
    assert {fault.bot for fault in run.meetings.faults} == {"greedy"}
    assert run.facts()["greedy failed"] == f"in {40 * tables} games; deal reihum/0: dice lost"
    assert "greedy failed" in run._repr_html_()


def test_the_tables() -> None:
    run = rolled("the-game", THREE, players=2)
    heading, rows = standings(run)
    assert heading == ["bot", "Elo", "won", "cards left"]
    assert [row[0] for row in rows] == THREE
    console = Console(width=120, record=True, quiet=True)
    console.print(rich_table(crossing(run), "The Game"))
    assert crossing(run)[1][0][1] == "", "nobody plays against itself"
    assert rows[0][1] in run._repr_html_()


def test_names_in_pages_are_no_markup(tmp_path: Path) -> None:
    bots = tuple(_bot(tmp_path / f"{name}.py", name) for name in ("a", "b"))
    assert named(bots) == [str(tmp_path / "a.py:Bot"), str(tmp_path / "b.py:Bot")]
    run = rolled("nix", THREE, DiceCrew(stop=0))
    object.__setattr__(run.bots[0], "spec", "<b>")
    assert "<b>" not in run._repr_html_()


def _bot(path: Path, text: str) -> Any:
    from reihum.arena.play.entrants import Entrant

    path.write_text(f"class Bot:\n    def choose(self, seen):\n        return {text!r}\n")
    return Entrant.of(f"{path}:Bot")


def played(name: str, bots: list[str], **more: Any) -> Tournament:
    return tournament(name, [f"{RIVALS}:{bot}" for bot in bots], **{"deals": 20, **more})


def test_bots_in_files_meet_on_one_core_and_on_two() -> None:
    one, two = (played("the-game", ["First", "Last"], players=1, cores=cores) for cores in (1, 2))
    assert sums(one) == sums(two)
    assert one.names == ["First", "Last"]
    assert one.meetings.alone[0].scores.mean().value < 98


def test_a_bot_that_fails_loses_to_one_that_does_not() -> None:
    run = played("face-to-face", ["Tired", "Last"], deals=2, cores=1)
    assert run.meetings.failures[0] > 0 == run.meetings.failures[1]
    assert run.meetings.faults[0].what == "RuntimeError: so tired"
    assert run.meetings.pairs[0].games[2] >= run.meetings.failures[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "players"), [("face-to-face", 2), ("nix", 3), ("the-game", 3), ("extreme", 2)]
)
def test_our_bots_meet_on_one_core_and_on_two(name: str, players: int) -> None:
    one, two = (tournament(name, LEVELS, players=players, deals=130, cores=core) for core in (1, 2))
    assert sums(one) == sums(two)
    assert [bot for bot, _ in one.ranked()] == LEVELS
    turned = tournament(name, LEVELS[::-1], players=players, deals=130, cores=1)
    assert _same(one, turned)
    assert not one.meetings.faults
