"""`reihum play`, `reihum games` and `reihum rules`: for people at a terminal."""

from pathlib import Path
from typing import Annotated

import typer

from .arguments import GameName, Options
from .speaking import Language, choose

MaybeGame = Annotated[
    str | None,
    typer.Argument(metavar="GAME"),
]
BotName = Annotated[
    str | None,
    typer.Option("--bot", show_default="club"),
]
DealText = Annotated[str | None, typer.Option("--deal")]
MixTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--mix",
        metavar="TEXT",
    ),
]
Resume = Annotated[bool, typer.Option("--resume")]


def play(
    game: MaybeGame = None,
    people: int | None = None,
    bots: int | None = None,
    option: Options = None,
    deal: DealText = None,
    mix: MixTexts = None,
    load: Path | None = None,
    resume: Resume = False,
    bot: BotName = None,
    language: Language = None,
) -> None:
    """`reihum play`."""
    choose(language)
    from ..terminal import Setup, sit_down

    options, texts = tuple(option or ()), tuple(mix or ())
    setup = Setup(game, people, bots, options, deal, load, resume, bot, texts)
    raise typer.Exit(sit_down(setup))


def games() -> None:
    """`reihum games`."""
    from rich.console import Console

    from .listing import games_table

    Console(highlight=False).print(games_table())


def rules(game: GameName, language: Language = None) -> None:
    """`reihum rules`."""
    from ..terminal import show_rules

    choose(language)
    raise typer.Exit(show_rules(game))
