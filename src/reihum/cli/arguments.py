"""Arguments and options that several commands have."""

from pathlib import Path
from typing import Annotated

import typer

GAMES_HINT = "such as the-game; `reihum games` lists them"
GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"A game, {GAMES_HINT}.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]
Players = Annotated[int | None, typer.Option(help="How many players.")]
ResumeOut = Annotated[bool, typer.Option("--resume", help="Go on where --out stopped.")]

# Of runs with many games.
Deals = Annotated[str, typer.Option(help="How many deals, as in 10_000.")]
Seed = Annotated[str, typer.Option(help="Deals SEED/0, SEED/1, ...: same seed, same result.")]
Board = Annotated[
    Path | None, typer.Option(help="A board in a TOML file, for games that have one.")
]
Talk = Annotated[bool, typer.Option("--talk", help="Let bots give signals.")]
SprtBounds = Annotated[
    str | None, typer.Option(help="Stop when sure: Elo bounds such as 0,10 (SPRT).")
]
Cores = Annotated[int | None, typer.Option(min=1, help="Processes; all cores if left out.")]
Cluster = Annotated[str | None, typer.Option(help="The address of a Dask scheduler.")]
Limit = Annotated[float, typer.Option(help="Seconds for a decision of a bot of your own.")]
ContestOut = Annotated[Path | None, typer.Option(help="Write a .json file.")]
Plot = Annotated[Path | None, typer.Option(help="Draw a picture, such as run.png.")]
