"""`reihum simulate`, `reihum tournament` and `reihum compare`: many games, and what they say."""

from pathlib import Path
from typing import Annotated

import typer

from .arguments import (
    Board,
    Cluster,
    ContestOut,
    Cores,
    Deals,
    GameName,
    Limit,
    Options,
    Players,
    Plot,
    ResumeOut,
    Seed,
    SprtBounds,
    Talk,
)
from .errors import plain_errors

PlayerNumbers = Annotated[str | None, typer.Option(help="A number, or several as in 1-5.")]
Bot = Annotated[
    str | None, typer.Option(help="A level, random, greedy, planner, FILE.npz or FILE.py:NAME.")
]
Games = Annotated[
    str | None, typer.Option(help="How many, as in 1_000_000; 10,000 if nothing else ends it.")
]
Width = Annotated[
    str | None, typer.Option(help="Stop when the win rate's interval is so narrow: 0.2%.")
]
Out = Annotated[Path | None, typer.Option(help="Write .json, .csv or .parquet.")]
Each = Annotated[bool, typer.Option("--each", help="One row per game, not per run.")]
TwoOrMore = Annotated[list[str], typer.Argument(metavar="BOT", help="Two bots or more.")]


def simulate(
    game: GameName,
    players: PlayerNumbers = None,
    bot: Bot = None,
    games: Games = None,
    until_width: Width = None,
    seed: Seed = "reihum",
    option: Options = None,
    board: Board = None,
    talk: Talk = False,
    cores: Cores = None,
    cluster: Cluster = None,
    limit: Limit = 10.0,
    out: Out = None,
    each: Each = False,
    plot: Plot = None,
    resume: ResumeOut = False,
) -> None:
    """Play many games with one bot on every seat: how often is it won? (needs the extra `arena`)"""
    from rich.console import Console

    with plain_errors():
        from ..arena.play.description import Description
        from ..arena.reports.output import Output
        from ..arena.reports.simulations import Series
        from ..arena.runs.workload import Workload
        from .reading import count, game_options, numbers_of_players, share, usual_bot

        numbers, options = numbers_of_players(game, players), game_options(game, option, board)
        runs = [
            Description.of(
                game,
                [bot or usual_bot(game)],
                players=n,
                options=options,
                seed=seed,
                talk=talk,
                limit=limit,
            )
            for n in numbers
        ]
        width = share(until_width) if until_width else None
        work = Workload.of_games(count(games) if games else None, width, cores, cluster)
        series = Series(runs, work, Output(out, plot, each, resume), Console(highlight=False))
        raise typer.Exit(series.run())


def tournament(
    game: GameName,
    bots: TwoOrMore,
    players: Players = None,
    deals: Deals = "1000",
    seed: Seed = "reihum",
    option: Options = None,
    board: Board = None,
    talk: Talk = False,
    sprt: SprtBounds = None,
    cores: Cores = None,
    cluster: Cluster = None,
    limit: Limit = 10.0,
    out: ContestOut = None,
    plot: Plot = None,
    resume: ResumeOut = False,
) -> None:
    """Let bots meet on the same deals: ratings with intervals (needs the extra `arena`)."""
    from rich.console import Console

    with plain_errors():
        from ..arena.play.description import Description
        from ..arena.reports.contests import hold_tournament
        from ..arena.reports.output import Output
        from ..arena.runs.tournament import check_field
        from ..arena.runs.workload import Workload
        from .reading import bounds, count, game_options

        check_field(bots)
        options = game_options(game, option, board)
        run = Description.of(
            game, bots, players=players, options=options, seed=seed, talk=talk, limit=limit
        )
        work, output = (
            Workload(count(deals), None, cores, cluster),
            Output(out, plot, False, resume),
        )
        console = Console(highlight=False)
        raise typer.Exit(hold_tournament(run, bounds(sprt), work, output, console))


def compare(
    game: GameName,
    one: Annotated[str, typer.Argument(metavar="BOT", help="A bot.")],
    other: Annotated[str, typer.Argument(metavar="BOT", help="Another bot.")],
    players: Players = None,
    deals: Deals = "1000",
    seed: Seed = "reihum",
    option: Options = None,
    board: Board = None,
    talk: Talk = False,
    sprt: SprtBounds = None,
    cores: Cores = None,
    cluster: Cluster = None,
    limit: Limit = 10.0,
    out: ContestOut = None,
    resume: ResumeOut = False,
) -> None:
    """The difference between two bots on the same deals (needs the extra `arena`)."""
    from rich.console import Console

    with plain_errors():
        from ..arena.play.description import Description
        from ..arena.reports.contests import hold_comparison
        from ..arena.reports.output import Output
        from ..arena.runs.workload import Workload
        from .reading import bounds, count, game_options

        options = game_options(game, option, board)
        run = Description.of(
            game, [one, other], players=players, options=options, seed=seed, talk=talk, limit=limit
        )
        work, output = (
            Workload(count(deals), None, cores, cluster),
            Output(out, None, False, resume),
        )
        console = Console(highlight=False)
        raise typer.Exit(hold_comparison(run, bounds(sprt), work, output, console))
