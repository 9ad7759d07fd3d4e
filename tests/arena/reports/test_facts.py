"""What a run tells of itself, in the language of whoever reads it."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from reihum.arena.play.description import Description
from reihum.arena.play.results import Fault
from reihum.arena.reports import plots
from reihum.arena.reports.bars import facts_table
from reihum.arena.reports.contests import hold_comparison, hold_tournament
from reihum.arena.reports.facts import in_words, signals
from reihum.arena.reports.output import Output
from reihum.arena.reports.simulations import show_faults
from reihum.arena.runs.comparison import Comparison
from reihum.arena.runs.simulation import Simulation
from reihum.arena.runs.tournament import Tournament
from reihum.arena.runs.workload import Workload
from reihum.arena.statistics.sprt import Sprt
from reihum.arena.statistics.tally import Tally
from reihum.games import Message
from reihum.languages import LANGUAGES, USUAL, speak
from tests.arena.reports.rolled import Screen, described, drawn_into, simulated
from tests.arena.runs.dice import DiceCrew, dice

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
    assert in_words(signals(run))["signals"].startswith(told)
    assert not signals(Description.of(game, bots))


def test_every_kind_of_run_tells_it() -> None:
    run = Description.of("the-game", ["greedy", f"{CLASSES}:Talks"], talk=True)
    held = Tournament(run)
    for found in (Simulation(run), held, Comparison(held)):
        assert found.facts()["signals"] == "by Talks; greedy gives none"


LEFT_OVER = re.compile(r"\b(games?|deals?|won|cards left|turns|alone|players|failed|seat|share)\b")


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {USUAL}))
@pytest.mark.parametrize("game", ["the-game", "nix"])
def test_a_run_is_shown_and_drawn_in_the_language_spoken_here(
    game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    panels: list[Any] = []
    monkeypatch.setattr(plots, "figure_of", drawn_into(panels))
    bots, screen = ["planner", "random"], Screen()
    run = simulated(described(game, players=2), 1200)
    crew, work = DiceCrew(failing="random"), Workload(16)
    speak(language)
    try:
        screen.print(facts_table(run.facts()))
        plots.plot_runs(Path("run.png"), [run])
        with dice(crew):
            for hold in (hold_tournament, hold_comparison):
                described_run = Description.of(game, bots, players=2, talk=True)
                hold(described_run, Sprt.of("0,400"), work, Output(), screen)
    finally:
        speak(USUAL)
    drawn = [panels[0].get_xlabel(), panels[0].get_ylabel(), panels[0].figure.get_suptitle()]
    assert re.search("1[ .]200", screen.told)
    assert LEFT_OVER.findall(" ".join([screen.told, *drawn])) == []


def test_the_json_of_a_run_is_the_same_in_every_language() -> None:
    run = simulated(described(), 64)
    english = run.json()
    speak("fr")
    try:
        assert run.json() == english
    finally:
        speak(USUAL)


def test_what_a_bot_did_wrong_is_said_in_the_language_spoken_here_and_kept_in_english() -> None:
    run, screen = simulated(described(), 64), Screen()
    late = Message("fault-slow", {"seconds": "0.1"})
    run.tally.faults, run.tally.forfeits = [Fault(3, 0, "Ponders", late)], 1
    speak("de")
    try:
        show_faults(screen, run)
        kept = Tally.of(json.loads(json.dumps(run.tally.json())))
    finally:
        speak(USUAL)
    assert "Ponders: keine Antwort innerhalb von 0.1 s" in " ".join(screen.told.split())
    assert kept.faults == [Fault(3, 0, "Ponders", "no answer within 0.1 s")]
