"""`reihum play`, `reihum games` and `reihum rules`: for people at a terminal."""

from pathlib import Path
from typing import Annotated

import typer

from .arguments import GAMES_HINT, GameName, Options
from .speaking import Language, choose

MaybeGame = Annotated[
    str | None,
    typer.Argument(metavar="GAME", help=f"A game, {GAMES_HINT}; asked for if left out."),
]
People = Annotated[int | None, typer.Option(help="People at this keyboard; they take turns.")]
Bots = Annotated[int | None, typer.Option(help="Opponents or partners that are no people.")]
BOT_NAMES = "beginner, casual, club, expert or master"
BotName = Annotated[
    str | None,
    typer.Option(
        "--bot", help=f"How they play: {BOT_NAMES}, if the game has them. [default: club]"
    ),
]
DealText = Annotated[
    str | None, typer.Option("--deal", help="A deal code, or any text or number, always the same.")
]
MixTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--mix",
        metavar="TEXT",
        help="What a seat mixes into the other's deck, where each has one; once for each seat.",
    ),
]
Load = Annotated[Path | None, typer.Option(help="Go on with a saved game.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on where you last left.")]


def play(
    game: MaybeGame = None,
    people: People = None,
    bots: Bots = None,
    option: Options = None,
    deal: DealText = None,
    mix: MixTexts = None,
    load: Load = None,
    resume: Resume = False,
    bot: BotName = None,
    language: Language = None,
) -> None:
    """Play in the terminal: alone, with others at one keyboard, or against bots."""
    choose(language)
    from ..terminal import Setup, sit_down

    options, texts = tuple(option or ()), tuple(mix or ())
    setup = Setup(game, people, bots, options, deal, load, resume, bot, texts)
    raise typer.Exit(sit_down(setup))


def games() -> None:
    """List the games: ours, and those of installed packages."""
    from rich.console import Console

    from .listing import games_table

    Console(highlight=False).print(games_table())


def rules(game: GameName, language: Language = None) -> None:
    """Print the rules of a game, with every ruling we took."""
    from ..terminal import show_rules

    choose(language)
    raise typer.Exit(show_rules(game))
