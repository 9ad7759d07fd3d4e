"""`reihum train`: a net learns a game."""

from pathlib import Path

import typer

from .arguments import GameName, ResumeOut
from .errors import plain_errors


def train(
    game: GameName,
    players: int | None = None,
    minutes: float = 10.0,
    games: str | None = None,
    seed: str = "1",
    start: Path | None = None,
    out: Path | None = None,
    resume: ResumeOut = False,
) -> None:
    """`reihum train`."""
    from rich.console import Console

    with plain_errors():
        from ..games import game as game_of
        from ..training import TrainingRun, learn
        from .reading import count

        made = game_of(game) if players is None else game_of(game, players=players)
        number = None if games is None else count(games)
        run = TrainingRun(made, minutes, number, seed, out, start, resume, players)
        raise typer.Exit(learn(run, Console(highlight=False)))
