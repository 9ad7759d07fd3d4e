"""`reihum puzzles`: find the one turn that is clearly best."""

import random
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..languages import tell
from .errors import plain_errors
from .texts import check_writable

if TYPE_CHECKING:
    from ..review.puzzles.puzzle import Puzzle

OfGame = Annotated[str | None, typer.Option("--game")]
Listed = Annotated[bool, typer.Option("--list")]
Made = Annotated[int | None, typer.Option("--make", min=1)]


def puzzles(
    game: OfGame = None,
    theme: str | None = None,
    listed: Listed = False,
    make: Made = None,
    players: int | None = None,
    seed: str | None = None,
    out: Path | None = None,
) -> None:
    """`reihum puzzles`."""
    with plain_errors():
        if make:
            _make(game, players, theme, make, seed or "puzzles", out)
            return
        _refuse({"--seed": seed, "--out": out})
        there = _there(game, theme, players)
        if listed:
            _list(there, theme)
        else:
            _play(there)


def _refuse(given: dict[str, object]) -> None:
    """Options that are about new puzzles say so where none are made."""
    for option, value in given.items():
        if value is not None:
            told = tell("usage-only-with", option=option, needs="--make")
            raise typer.BadParameter(told)


def _make(
    name: str | None,
    players: int | None,
    theme: str | None,
    count: int,
    seed: str,
    out: Path | None,
) -> None:
    """Write so many puzzles, each as soon as it is found."""
    from itertools import islice

    from ..games import game as game_of
    from ..review.puzzles.making import puzzles as made
    from ..review.registry import USUAL

    options = {} if players is None else {"players": players}
    played = game_of(name or USUAL, **options)
    _there(played.name, theme)  # what no puzzle is about would be looked for without end
    if out:
        check_writable(out)
    lines = (puzzle.line() for puzzle in islice(made(played, seed, theme=theme), count))
    if out is None:
        for line in lines:
            typer.echo(line)
        return
    with out.open("w", encoding="utf-8") as file:
        for number, line in enumerate(lines, start=1):
            file.write(f"{line}\n")
            file.flush()
            typer.echo(
                "\r" + tell("puzzles-theme-solved", solved=number, count=count), nl=False, err=True
            )
    typer.echo(err=True)


def _list(there: "tuple[Puzzle, ...]", wanted: str | None) -> None:
    from collections import Counter

    count = Counter((puzzle.game, theme) for puzzle in there for theme in puzzle.themes)
    if wanted:
        count = Counter({key: number for key, number in count.items() if key[1] == wanted})
    for (name, theme), number in sorted(count.items()):
        typer.echo(f"{name:14} {theme:16} {number:>4}  {tell(f'puzzles-themes-{theme}')}")


def _there(game: str | None, theme: str | None, players: int | None = None) -> "tuple[Puzzle, ...]":
    """The puzzles of a kind that come with the package: where there are none, it ends."""
    from ..review.puzzles.puzzle import shipped

    there = tuple(
        puzzle
        for puzzle in shipped()
        if (game is None or game == puzzle.game)
        and (theme is None or theme in puzzle.themes)
        and (players is None or players == puzzle.state().game.players)
    )
    if not there:
        typer.echo(tell("terminal-puzzles-none"), err=True)
        raise typer.Exit(2)
    return there


def _play(there: "tuple[Puzzle, ...]") -> None:
    from platformdirs import user_data_path
    from rich.console import Console

    from ..terminal.puzzles import play_puzzles

    console = Console(highlight=False)
    folder = user_data_path("reihum", appauthor=False)
    try:
        code = play_puzzles(there, folder, console, console.input, random.Random())
    except (EOFError, KeyboardInterrupt):
        code = 0
    raise typer.Exit(code)
