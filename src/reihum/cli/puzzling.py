"""`reihum puzzles`: find the one turn that is clearly best."""

import random
from pathlib import Path
from typing import Annotated

import typer

from .arguments import Players
from .errors import plain_errors

OfGame = Annotated[str | None, typer.Option("--game", help="Only puzzles of this game.")]
Theme = Annotated[str | None, typer.Option(help="Only puzzles about this.")]
Listed = Annotated[bool, typer.Option("--list", help="Count the puzzles by game and theme.")]
Made = Annotated[int | None, typer.Option("--make", help="Make so many new ones.", min=1)]
Seed = Annotated[str, typer.Option(help="Of the games they are made from: same seed, same ones.")]
Out = Annotated[Path | None, typer.Option(help="Write those that are made into this file.")]


def puzzles(
    game: OfGame = None,
    theme: Theme = None,
    listed: Listed = False,
    make: Made = None,
    players: Players = None,
    seed: Seed = "puzzles",
    out: Out = None,
) -> None:
    """Puzzles in the terminal, with a rating of your own; or make new ones (needs `fast`)."""
    with plain_errors():
        if make:
            _make(game, players, make, seed, out)
        elif listed:
            _list()
        else:
            _play(game, theme)


def _make(name: str | None, players: int | None, count: int, seed: str, out: Path | None) -> None:
    """Write so many puzzles, each as soon as it is found."""
    from itertools import islice

    from ..games import game as game_of
    from ..review.puzzles.making import puzzles as made
    from ..review.registry import USUAL

    options = {} if players is None else {"players": players}
    played = game_of(name or USUAL, **options)
    lines = (puzzle.line() for puzzle in islice(made(played, seed), count))
    if out is None:
        for line in lines:
            typer.echo(line)
        return
    with out.open("w", encoding="utf-8") as file:
        for number, line in enumerate(lines, start=1):
            file.write(f"{line}\n")
            file.flush()
            typer.echo(f"\r{number} of {count}", nl=False, err=True)
    typer.echo(err=True)


def _list() -> None:
    from collections import Counter

    from ..review.puzzles.puzzle import shipped

    count = Counter((p.game, theme) for p in shipped() for theme in p.themes)
    for (name, theme), number in sorted(count.items()):
        typer.echo(f"{name:14} {theme:16} {number}")


def _play(game: str | None, theme: str | None) -> None:
    from platformdirs import user_data_path
    from rich.console import Console

    from ..languages import tell
    from ..review.puzzles.puzzle import shipped
    from ..terminal.puzzles import play_puzzles

    there = tuple(
        puzzle
        for puzzle in shipped()
        if (game is None or game == puzzle.game) and (theme is None or theme in puzzle.themes)
    )
    if not there:
        typer.echo(tell("terminal-puzzles-none"), err=True)
        raise typer.Exit(2)
    console = Console(highlight=False)
    folder = user_data_path("reihum", appauthor=False)
    try:
        code = play_puzzles(there, folder, console, console.input, random.Random())
    except (EOFError, KeyboardInterrupt):
        code = 0
    raise typer.Exit(code)
