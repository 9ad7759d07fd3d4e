"""`reihum train`: a net learns a game."""

from pathlib import Path
from typing import Annotated

import typer

from .arguments import GameName, Players, ResumeOut
from .errors import plain_errors

Minutes = Annotated[float, typer.Option(help="How long to learn, about.")]
Games = Annotated[str | None, typer.Option(help="Or how many games, as in 100_000.")]
Seed = Annotated[str, typer.Option(help="Same seed and games, same weights.")]
Start = Annotated[Path | None, typer.Option(help="Begin with the weights in a file.")]
Out = Annotated[Path | None, typer.Option(help="Where to, such as mine.npz.")]


def train(
    game: GameName,
    players: Players = None,
    minutes: Minutes = 10.0,
    games: Games = None,
    seed: Seed = "1",
    start: Start = None,
    out: Out = None,
    resume: ResumeOut = False,
) -> None:
    """Let a net learn a game by playing it (needs the extra `arena`)."""
    from rich.console import Console

    with plain_errors():
        from ..games import game as game_of
        from ..training import TrainingRun, learn
        from .reading import count

        made = game_of(game) if players is None else game_of(game, players=players)
        number = None if games is None else count(games)
        run = TrainingRun(made, minutes, number, seed, out, start, resume, players)
        raise typer.Exit(learn(run, Console(highlight=False)))
