"""One command per thing a person wants to do.

Everything heavy is imported by the command that needs it: `--help` answers at once.
"""

import sys
from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="The Game, Extreme, Face to Face and Nix für ungut!: play them here.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)

GAME_NAMES = "the-game, extreme, face-to-face, nix"
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of {GAME_NAMES}.")]
MaybeGame = Annotated[
    str | None,
    typer.Argument(metavar="[GAME]", help=f"One of {GAME_NAMES}; asked for if left out."),
]
People = Annotated[int | None, typer.Option(help="People at this keyboard; they take turns.")]
Bots = Annotated[int | None, typer.Option(help="Opponents or partners that are no people.")]
BotName = Annotated[str, typer.Option("--bot", help="How they play: random, greedy or planner.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
DealText = Annotated[
    str | None, typer.Option("--deal", help="A deal code, or any text or number, always the same.")
]
Load = Annotated[Path | None, typer.Option(help="Go on with a saved game.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on where you last left.")]


@app.command()
def play(
    game: MaybeGame = None,
    people: People = None,
    bots: Bots = None,
    option: Options = None,
    deal: DealText = None,
    load: Load = None,
    resume: Resume = False,
    bot: BotName = "planner",
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
    from .server.run import serve as serve_tables
    from .server.settings import Rates, Settings

    rates = Rates().times(per_address)
    serve_tables(Settings(database, host, port, workers=workers, browser=browser, rates=rates))


@app.command("compile")
def compile_rules() -> None:
    """Compile the rules for simulations, once for each version (needs the extra `fast`)."""
    from .arena.compiled import compile_everything

    seconds = compile_everything(typer.echo)
    typer.echo(f"Ready after {seconds:.1f} s.")


def main() -> None:
    """The command `reihum`."""
    try:
        app()
    except BrokenPipeError:  # such as `reihum rules nix | head`
        sys.stderr.close()
        sys.exit(1)
