"""`reihum simulate`, `reihum tournament` and `reihum compare`: many games, and what they say."""

from pathlib import Path
from typing import Annotated

import typer

from .arguments import Cores, GameName, Options, ResumeOut, Talk
from .errors import plain_errors

Each = Annotated[bool, typer.Option("--each")]
TwoOrMore = Annotated[list[str], typer.Argument(metavar="BOT")]


def simulate(
    game: GameName,
    players: str | None = None,
    bot: str | None = None,
    games: str | None = None,
    until_width: str | None = None,
    seed: str = "reihum",
    option: Options = None,
    board: Path | None = None,
    talk: Talk = False,
    cores: Cores = None,
    cluster: str | None = None,
    limit: float = 10.0,
    out: Path | None = None,
    each: Each = False,
    plot: Path | None = None,
    resume: ResumeOut = False,
) -> None:
    """`reihum simulate`."""
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
    players: int | None = None,
    deals: str = "1000",
    seed: str = "reihum",
    option: Options = None,
    board: Path | None = None,
    talk: Talk = False,
    sprt: str | None = None,
    cores: Cores = None,
    cluster: str | None = None,
    limit: float = 10.0,
    out: Path | None = None,
    plot: Path | None = None,
    resume: ResumeOut = False,
) -> None:
    """`reihum tournament`."""
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
    one: Annotated[str, typer.Argument(metavar="BOT")],
    other: Annotated[str, typer.Argument(metavar="BOT")],
    players: int | None = None,
    deals: str = "1000",
    seed: str = "reihum",
    option: Options = None,
    board: Path | None = None,
    talk: Talk = False,
    sprt: str | None = None,
    cores: Cores = None,
    cluster: str | None = None,
    limit: float = 10.0,
    out: Path | None = None,
    resume: ResumeOut = False,
) -> None:
    """`reihum compare`."""
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
