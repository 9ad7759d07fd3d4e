"""Pictures of runs: how the scores are spread, and how often one wins."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...languages import tell
from ..play.crews import need
from ..runs.simulation import Simulation
from ..runs.tournament import Tournament
from ..words import counted, people, score_name
from .facts import listed, said, seat
from .standings import title

PANEL = (6.4, 4.0)  # inches


def plot_runs(path: Path, runs: Sequence[Simulation]) -> None:
    """The spread of scores, and with more than one number of players the win rate by it."""
    panels = 1 if len(runs) == 1 else 2
    figure, axes = figure_of(panels)
    _spread(axes[0], runs)
    if panels == 2:
        _win_rates(axes[1], runs)
    first = runs[0]
    games = counted("run-games", first.tally.games)
    figure.suptitle(said(listed(first.game.title, first.bot.name, games)))
    figure.savefig(path, dpi=150)


def figure_of(panels: int) -> tuple[Any, Sequence[Any]]:
    """A figure with so many panels side by side."""
    try:
        import matplotlib
    except ImportError as error:
        raise need("arena", error) from None
    matplotlib.use("Agg")  # a file, never a window
    from matplotlib import pyplot

    size = (PANEL[0] * panels, PANEL[1])
    figure, axes = pyplot.subplots(1, panels, figsize=size, layout="constrained", squeeze=False)
    return figure, axes[0]


def _spread(axis: Any, runs: Sequence[Simulation]) -> None:
    """A line for each run, or for each seat of the one run where seats play against each other."""
    for label, found in _lines(runs):
        total = sum(found.values())
        scores = range(min(found), max(found) + 1)
        shares = [100 * found.get(score, 0) / total for score in scores]
        axis.step(scores, shares, where="mid", label=label)
    axis.set_xlabel(said(score_name(runs[0].game)))
    axis.set_ylabel(tell("plot-of-games"))
    axis.set_ylim(bottom=0)
    if len(axis.get_lines()) > 1:
        axis.legend(frameon=False)


def _lines(runs: Sequence[Simulation]) -> list[tuple[str, dict[int, int]]]:
    if len(runs) > 1 or runs[0].game.cooperative:
        named = [(said(people(run.game)), run.tally.distribution()) for run in runs]
    else:
        seats = range(runs[0].game.players)
        named = [(said(seat(each)), runs[0].tally.distribution(each)) for each in seats]
    return [(label, found) for label, found in named if found]


def _win_rates(axis: Any, runs: Sequence[Simulation]) -> None:
    players = [run.game.players for run in runs]
    rates = [run.win_rate for run in runs]
    values = [100 * rate.value for rate in rates]
    below = [100 * (rate.value - rate.low) for rate in rates]
    above = [100 * (rate.high - rate.value) for rate in rates]
    axis.errorbar(players, values, yerr=[below, above], fmt="o", capsize=4)
    axis.set_xticks(players)
    axis.set_xlabel(tell("plot-players"))
    together = runs[0].game.cooperative
    axis.set_ylabel(tell("plot-won") if together else tell("plot-won-by", who=said(seat(0))))
    axis.set_ylim(bottom=0)


def plot_ratings(path: Path, run: Tournament) -> None:
    """The ratings of a tournament with their intervals, the best on top."""
    figure, (axis,) = figure_of(1)
    ranked = run.ranked()[::-1]
    values = [rating.value for _, rating in ranked]
    below = [rating.value - rating.low for _, rating in ranked]
    above = [rating.high - rating.value for _, rating in ranked]
    axis.errorbar(values, range(len(ranked)), xerr=[below, above], fmt="o", capsize=4)
    axis.set_yticks(range(len(ranked)), [name for name, _ in ranked])
    axis.margins(y=0.2)
    axis.set_xlabel(tell("plot-elo"))
    figure.suptitle(said(title(run)))
    figure.savefig(path, dpi=150)
