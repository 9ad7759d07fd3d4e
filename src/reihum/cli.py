"""One command per thing a person wants to do.

Everything heavy is imported by the command that needs it: `--help` answers at once.
"""

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

app = typer.Typer(
    help="The Game, Extreme, Face to Face and Nix für ungut!: play them here.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)

DEFAULT_GAMES = 10_000
GAME_NAMES = "the-game, extreme, face-to-face, nix"
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {GAME_NAMES}.")]
MaybeGame = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help=f"One of {GAME_NAMES}; asked for if left out."),
]
People = Annotated[int | None, typer.Option(help="People at this keyboard; they take turns.")]
Bots = Annotated[int | None, typer.Option(help="Opponents or partners that are no people.")]
BOT_NAMES = "beginner, casual, club, expert or master"
BotName = Annotated[str, typer.Option("--bot", help=f"How they play: {BOT_NAMES}.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
DealText = Annotated[
    str | None, typer.Option("--deal", help="A deal code, or any text or number, always the same.")
]
Load = Annotated[Path | None, typer.Option(help="Go on with a saved game.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on where you last left.")]

# The arena.
Players = Annotated[int | None, typer.Option(help="How many players.")]
Deals = Annotated[str, typer.Option(help="How many deals, as in 10_000.")]
Seed = Annotated[str, typer.Option(help="Deals SEED/0, SEED/1, ...: same seed, same result.")]
Board = Annotated[Path | None, typer.Option(help="A board of nix in a TOML file.")]
Talk = Annotated[bool, typer.Option("--talk", help="Let bots give signals.")]
SprtBounds = Annotated[
    str | None, typer.Option(help="Stop when sure: Elo bounds such as 0,10 (SPRT).")
]
Cores = Annotated[int | None, typer.Option(min=1, help="Processes; all cores if left out.")]
Cluster = Annotated[str | None, typer.Option(help="The address of a Dask scheduler.")]
Limit = Annotated[float, typer.Option(help="Seconds for a decision of a bot of your own.")]
ContestOut = Annotated[Path | None, typer.Option(help="Write a .json file.")]
Plot = Annotated[Path | None, typer.Option(help="Draw a picture, such as run.png.")]
ResumeOut = Annotated[bool, typer.Option("--resume", help="Go on where --out stopped.")]


@app.command()
def play(
    game: MaybeGame = None,
    people: People = None,
    bots: Bots = None,
    option: Options = None,
    deal: DealText = None,
    load: Load = None,
    resume: Resume = False,
    bot: BotName = "club",
) -> None:
    """Play in the terminal: alone, with others at one keyboard, or against bots."""
    from .terminal import Wishes, sit_down

    wishes = Wishes(game, people, bots, tuple(option or ()), deal, load, resume, bot)
    raise typer.Exit(sit_down(wishes))


@app.command()
def rules(game: GameName) -> None:
    """Print the rules of a game, with every ruling we took."""
    from .terminal import show_rules

    raise typer.Exit(show_rules(game))


@app.command()
def serve(
    port: Annotated[int, typer.Option(help="The port; 0 takes a free one.")] = 8000,
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 for every way in.")
    ] = "127.0.0.1",
    database: Annotated[str, typer.Option(help="The file that keeps the tables.")] = "reihum.db",
    browser: Annotated[bool, typer.Option(help="Open a browser where there is a desktop.")] = True,
    workers: Annotated[int, typer.Option(min=1, help="Processes in which bots think.")] = 1,
    per_address: Annotated[
        int,
        typer.Option(min=1, help="Multiplies the limits of one address: 10 for a whole school."),
    ] = 1,
) -> None:
    """Keep tables for browsers and programs (needs the extra `server`)."""
    try:
        from .server.settings import Rates, Settings
        from .server.web.run import serve as serve_tables
    except ModuleNotFoundError as error:
        reason = f"{error.name} is not installed: pip install 'reihum[server]' brings it."
        raise SystemExit(reason) from None
    rates = Rates().times(per_address)
    serve_tables(Settings(database, host, port, workers=workers, browser=browser, rates=rates))


@app.command()
def simulate(
    game: GameName,
    players: Annotated[str | None, typer.Option(help="A number, or several as in 1-5.")] = None,
    bot: Annotated[
        str, typer.Option(help="A level, random, greedy, planner, FILE.npz or FILE.py:NAME.")
    ] = "planner",
    games: Annotated[
        str | None, typer.Option(help="How many, as in 1_000_000; 10,000 if nothing else ends it.")
    ] = None,
    until_width: Annotated[
        str | None, typer.Option(help="Stop when the win rate's interval is so narrow: 0.2%.")
    ] = None,
    seed: Seed = "reihum",
    option: Options = None,
    board: Board = None,
    talk: Talk = False,
    cores: Cores = None,
    cluster: Cluster = None,
    limit: Limit = 10.0,
    out: Annotated[Path | None, typer.Option(help="Write .json, .csv or .parquet.")] = None,
    each: Annotated[bool, typer.Option("--each", help="One row per game, not per run.")] = False,
    plot: Plot = None,
    resume: ResumeOut = False,
) -> None:
    """Play many games with one bot on every seat: how often is it won? (needs the extra `arena`)"""
    from rich.console import Console

    with _plain_errors():
        from .arena.reports.command_line import count, game_options, numbers_of_players, share
        from .arena.reports.simulations import Evening, SimulationWishes

        wishes = SimulationWishes(
            game,
            numbers_of_players(game, players),
            bot,
            count(games) if games else None if until_width else DEFAULT_GAMES,
            seed,
            game_options(game, option or (), board),
            cores,
            share(until_width) if until_width else None,
            talk,
            limit,
            cluster,
            out,
            each,
            plot,
            resume,
        )
        raise typer.Exit(Evening(wishes, Console(highlight=False)).run())


@app.command()
def tournament(
    game: GameName,
    bots: Annotated[list[str], typer.Argument(metavar="BOT BOT ...", help="Two bots or more.")],
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
    _contest("hold_tournament", **locals())


@app.command()
def compare(
    game: GameName,
    one: Annotated[str, typer.Argument(help="A bot.")],
    other: Annotated[str, typer.Argument(help="Another bot.")],
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
    words = dict(locals())
    _contest("hold_comparison", bots=[words.pop("one"), words.pop("other")], **words)


@app.command()
def train(
    game: GameName,
    players: Players = None,
    minutes: Annotated[float, typer.Option(help="How long to learn, about.")] = 10.0,
    games: Annotated[str | None, typer.Option(help="Or how many games, as in 100_000.")] = None,
    seed: Annotated[str, typer.Option(help="Same seed and games, same weights.")] = "1",
    start: Annotated[Path | None, typer.Option(help="Begin with the weights in a file.")] = None,
    out: Annotated[Path | None, typer.Option(help="Where to, such as mine.npz.")] = None,
    resume: ResumeOut = False,
) -> None:
    """Let a net learn a game by playing it (needs the extra `arena`)."""
    from rich.console import Console

    with _plain_errors():
        from .arena.reports.command_line import count
        from .training.command import TrainingWishes, learn

        number = None if games is None else count(games)
        wishes = TrainingWishes(game, players, minutes, number, seed, out, start, resume)
        raise typer.Exit(learn(wishes, Console(highlight=False)))


def _contest(
    what: str,
    *,
    game: str,
    deals: str,
    option: list[str] | None,
    board: Path | None,
    **words: Any,
) -> None:
    from rich.console import Console

    with _plain_errors():
        from .arena.reports import contests
        from .arena.reports.command_line import count, game_options

        options = game_options(game, option or (), board)
        wishes = contests.ContestWishes(game, deals=count(deals), options=options, **words)
        raise typer.Exit(getattr(contests, what)(wishes, Console(highlight=False)))


@contextmanager
def _plain_errors() -> Iterator[None]:
    """Say what is wrong in one line, not in a traceback."""
    from .arena import ArenaError
    from .bots.parts.weights import MindError
    from .games import ReihumError

    try:
        yield
    except (ArenaError, MindError, ReihumError) as error:
        typer.secho(str(error), fg="red", err=True)
        raise typer.Exit(2) from None


@app.command("compile")
def compile_rules() -> None:
    """Compile the rules and the bots, once for each version (needs the extra `fast`)."""
    from .arena.play.random_games import compile_everything
    from .bots.warming import compile_thoughts

    begun = time.perf_counter()
    compile_everything(typer.echo)
    compile_thoughts()
    seconds = time.perf_counter() - begun
    typer.echo(f"Ready after {seconds:.1f} s.")


def main() -> None:
    """The command `reihum`."""
    try:
        app()
    except BrokenPipeError:  # such as `reihum rules nix | head`
        sys.stderr.close()
        sys.exit(1)
