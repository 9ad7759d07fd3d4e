"""What a run tells of itself."""

from pathlib import Path

import pytest

from reihum.arena.play.description import Description
from reihum.arena.reports.facts import signals
from reihum.arena.runs.comparison import Comparison
from reihum.arena.runs.simulation import Simulation
from reihum.arena.runs.tournament import Tournament

CLASSES = Path(__file__).parents[1] / "play" / "classes" / "players.py"
FUNCTIONS = Path(__file__).parents[1] / "bots.py"


@pytest.mark.parametrize(
    ("game", "bots", "told"),
    [
        ("the-game", ["planner", "greedy"], "by planner; greedy gives none"),
        ("the-game", [f"{CLASSES}:Talks"], "by Talks"),
        ("extreme", [f"{CLASSES}:Anything", f"{CLASSES}:JustChooses"], "Anything gives none; "),
        ("extreme", [f"{FUNCTIONS}:nearest"], "by nearest"),
        ("nix", ["planner"], "none, for there are none in Nix für ungut!"),
    ],
)
def test_whoever_wanted_signals_is_told_who_gives_them(
    game: str, bots: list[str], told: str
) -> None:
    run = Description.of(game, bots, talk=True)
    assert signals(run)["signals"].startswith(told)
    assert not signals(Description.of(game, bots))


def test_every_kind_of_run_tells_it() -> None:
    run = Description.of("the-game", ["greedy", f"{CLASSES}:Talks"], talk=True)
    held = Tournament(run)
    for found in (Simulation(run), held, Comparison(held)):
        assert found.facts()["signals"] == "by Talks; greedy gives none"
