import json
from pathlib import Path
from typing import Any

import pytest

from reihum.arena.runs.comparison import Comparison, compare
from reihum.arena.statistics.intervals import Estimate
from tests.arena.runs.dice import DiceCrew, dice
from tests.arena.runs.test_tournament import RIVALS

GAMES = ["face-to-face", "nix", "the-game"]


def rolled(
    name: str, one: str, other: str, crew: DiceCrew | None = None, **more: Any
) -> Comparison:
    with dice(crew):
        return compare(name, one, other, **{"deals": 200, **more})


def figures(found: Comparison) -> list[Estimate]:
    return [found.score, found.elo, found.margin, *([found.win_rate] if found.win_rate else [])]


def turned(estimate: Estimate) -> tuple[float, float, float]:
    return -estimate.value, -estimate.high, -estimate.low


def assert_mirrored(one: Comparison, other: Comparison) -> None:
    for mine, theirs in zip(figures(one), figures(other), strict=True):
        assert (mine.value, mine.low, mine.high) == pytest.approx(turned(theirs), abs=1e-9)
    assert one.games == other.games[::-1]


@pytest.mark.parametrize("name", GAMES)
def test_exchanged_bots_have_the_opposite_difference(name: str) -> None:
    one, other = rolled(name, "greedy", "planner"), rolled(name, "planner", "greedy")
    assert_mirrored(one, other)
    assert one.elo.value < 0 < other.elo.value


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_is_as_good_as_itself(name: str) -> None:
    found = rolled(name, "greedy", "greedy")
    assert found.score.value == found.margin.value == 0
    assert found.elo.value == pytest.approx(0)
    assert found.elo.low < 0 < found.elo.high


def test_pairing_makes_the_interval_narrower() -> None:
    """The same luck for both: the difference is surer than two win rates taken apart."""
    found = rolled("the-game", "planner", "greedy", deals=400)
    apart = sum((alone.scores.mean().width / 2) ** 2 for alone in found.run.meetings.alone) ** 0.5
    assert found.margin.width / 2 < 0.8 * apart
    means = [alone.scores.mean().value for alone in found.run.meetings.alone]
    assert found.margin.value == pytest.approx(means[0] - means[1])
    rates = [alone.win_rate.value for alone in found.run.meetings.alone]
    assert found.win_rate is not None
    assert found.win_rate.value == pytest.approx(rates[0] - rates[1])


def test_the_test_ends_it() -> None:
    found = rolled("nix", "planner", "random", sprt="0,50", deals=10_000, players=4)
    assert found.verdict is not None and found.verdict.accepted == "H1"
    assert found.deals < 10_000
    assert found.facts()["test"].startswith("H1 accepted: 50 Elo or more")


def test_the_test_looks_often_however_quick_the_bots_are() -> None:
    """Batches of thousands of games would hide for long what a few deals show."""
    found = rolled("the-game", "greedy", "random", sprt="0,50", deals=10_000)
    assert found.verdict is not None and found.verdict.accepted == "H1"
    assert found.deals <= 128
    for most in (3, 40):  # however far a crew is ahead
        again = rolled("the-game", "greedy", "random", DiceCrew(most), sprt="0,50", deals=10_000)
        assert (again.deals, again.elo) == (found.deals, found.elo)


def test_facts_and_files() -> None:
    found = rolled("the-game", "planner", "greedy", deals=1)
    assert json.loads(json.dumps(found.json(), allow_nan=False))["margin"]["low"] is None
    facts = rolled("the-game", "planner", "greedy").facts()
    assert {"win rate", "cards left", "share", "Elo"} <= facts.keys()
    assert "points" in rolled("nix", "planner", "greedy").facts()
    assert "planner against greedy" in found._repr_html_()


def test_it_goes_on_and_hears_of_every_batch() -> None:
    whole = rolled("face-to-face", "planner", "greedy")
    heard: list[int] = []
    begun = rolled("face-to-face", "planner", "greedy", DiceCrew(stop=3))
    assert begun.interrupted and begun.deals == 64
    ended = rolled(
        "face-to-face",
        "planner",
        "greedy",
        going_on=json.loads(json.dumps(begun.json())),
        listener=lambda found, part: heard.append(len(part.rows)),
    )
    assert figures(ended) == figures(whole)
    assert sum(heard) == 2 * (200 - 64)


def test_two_versions_of_a_bot_are_told_apart(tmp_path: Path) -> None:
    """What a developer of bots does after each change."""
    old = tmp_path / "old.py"
    old.write_text(RIVALS.read_text(encoding="utf-8"), encoding="utf-8")
    found = compare("the-game", f"{RIVALS}:First", f"{old}:First", players=1, deals=3, cores=1)
    assert found.run.names == [f"{RIVALS}:First", f"{old}:First"]
    assert found.score.value == 0


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_our_bots(name: str) -> None:
    one = compare(name, "club", "casual", deals=128, cores=1)
    assert one.elo.low > 0
    assert_mirrored(one, compare(name, "casual", "club", deals=128, cores=2))
