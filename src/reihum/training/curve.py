"""The learning curve as a picture: how well a net played after so many games."""

from collections.abc import Sequence
from pathlib import Path

from ..arena.reports.facts import listed, said
from ..arena.reports.plots import figure_of
from ..arena.words import people
from ..games import Game
from ..languages import Figure, tell
from .progress import Report


def draw_curve(path: Path, game: Game, rival: str | None, curve: Sequence[Report]) -> None:
    """Draw the share of exam games won over the games practised, with its interval."""
    figure, (axis,) = figure_of(1)
    games = [report.games for report in curve]
    axis.fill_between(
        games,
        [100 * report.low for report in curve],
        [100 * report.high for report in curve],
        alpha=0.2,
        linewidth=0,
    )
    axis.plot(games, [100 * report.value for report in curve], marker="o", markersize=3)
    axis.set_xlabel(tell("plot-practised"))
    axis.set_ylabel(tell("plot-won-against", rival=rival) if rival else tell("plot-won"))
    axis.set_xlim(left=0)
    axis.set_ylim(0, 100)
    axis.xaxis.set_major_formatter(lambda games, _: said(Figure(games, ",.0f")))
    run, minutes = said(listed(game.title, people(game))), round(curve[-1].seconds / 60)
    figure.suptitle(tell("plot-learned", run=run, count=minutes))
    figure.savefig(path, dpi=150)
