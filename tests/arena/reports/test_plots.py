"""Pictures: what is drawn in them, and that they can be drawn of any run."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from reihum.arena.errors import ArenaError
from reihum.arena.play.results import ROW, UNUSED
from reihum.arena.play.whole_games import NONSENSE
from reihum.arena.reports import plots
from reihum.arena.reports.plots import figure_of, plot_ratings, plot_runs
from reihum.arena.runs.simulation import Simulation
from tests.arena.reports.rolled import described, drawn_into, simulated
from tests.arena.runs.test_tournament import THREE, rolled


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The axes of each picture that is drawn."""
    panels: list[Any] = []
    monkeypatch.setattr(plots, "figure_of", drawn_into(panels))
    return panels


def test_one_run_has_its_spread(tmp_path: Path, drawn: list[Any]) -> None:
    run = simulated(described(), 128)
    plot_runs(tmp_path / "run.png", [run])
    (axis,) = drawn
    (line,) = axis.get_lines()
    scores, shares = line.get_data()
    found = run.tally.distribution()
    assert list(scores) == list(range(min(found), max(found) + 1))
    assert sum(shares) == pytest.approx(100)
    assert dict(zip(scores, shares, strict=True))[min(found)] == 100 * found[min(found)] / 128
    assert (axis.get_xlabel(), axis.get_ylabel()) == ("cards left", "% of games")
    assert axis.get_legend() is None
    assert axis.figure.get_suptitle() == "The Game, planner, 128 games"


def test_several_runs_have_a_line_and_a_win_rate_each(tmp_path: Path, drawn: list[Any]) -> None:
    runs = [simulated(described(players=players), 64) for players in (1, 2, 4)]
    plot_runs(tmp_path / "run.png", runs)
    spread, rates = drawn
    labels = [text.get_text() for text in spread.get_legend().get_texts()]
    assert labels == ["alone", "2 players", "4 players"]
    points, _ = rates.containers[0].lines[0].get_data(), rates
    assert points[0].tolist() == [1, 2, 4]
    assert points[1].tolist() == pytest.approx([100 * run.win_rate.value for run in runs])
    assert rates.get_ylabel() == "% won"


def test_opponents_have_a_line_each(tmp_path: Path, drawn: list[Any]) -> None:
    plot_runs(tmp_path / "run.png", [simulated(described("nix", players=3), 64)])
    labels = [text.get_text() for text in drawn[0].get_legend().get_texts()]
    assert labels == ["seat 0", "seat 1", "seat 2"]


def test_of_several_tables_of_opponents_seat_0_is_drawn(tmp_path: Path, drawn: list[Any]) -> None:
    plot_runs(tmp_path / "run.png", [simulated(described("nix", players=n), 64) for n in (2, 3)])
    assert drawn[1].get_ylabel() == "% won by seat 0"


@pytest.mark.parametrize("won", [0, 1])
def test_who_wins_never_or_always_can_be_drawn(tmp_path: Path, drawn: list[Any], won: int) -> None:
    """Of 63 games for instance: rounding once made the bar shorter than nothing."""
    runs = [Simulation(described(players=players)) for players in (1, 2)]
    for run in runs:
        rows = np.zeros(63, ROW)
        rows["fault"], rows["scores"], rows["won"] = NONSENSE, UNUSED, won
        rows["scores"][:, 0] = 5
        run.tally.add(rows, 0.0)
    plot_runs(tmp_path / "run.png", runs)
    assert drawn[1].containers[0].lines[0].get_ydata().tolist() == [100 * won] * 2


def test_games_without_scores_leave_no_line(tmp_path: Path, drawn: list[Any]) -> None:
    run = Simulation(described())
    rows = np.zeros(2, ROW)
    rows["fault"], rows["scores"] = 0, UNUSED  # nobody could finish them
    run.tally.add(rows, 0.0)
    plot_runs(tmp_path / "run.png", [run])
    assert not drawn[0].get_lines()


def test_ratings_are_drawn_the_best_on_top(tmp_path: Path, drawn: list[Any]) -> None:
    run = rolled("face-to-face", THREE)
    plot_ratings(tmp_path / "ratings.png", run)
    (axis,) = drawn
    names = [text.get_text() for text in axis.get_yticklabels()]
    assert names == THREE[::-1]
    values = axis.containers[0].lines[0].get_xdata()
    assert values.tolist() == pytest.approx([rating.value for _, rating in run.ranked()][::-1])


def test_without_the_library_it_is_said_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(ArenaError, match=r"matplotlib is not installed: pip install"):
        figure_of(1)
