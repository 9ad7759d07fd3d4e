"""How each game is learned, in one registry."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Protocol

from rich.console import Console

from ..arena.errors import ArenaError
from ..games import Game
from . import face_to_face, nix, the_game
from .run import TrainingRun


class Training(Protocol):
    """How the players of a game learn it."""

    def learn(self, run: TrainingRun, console: Console) -> int:
        """Learn, show how it goes, write it down; returns the exit code."""
        ...


TRAININGS: Mapping[str, Training] = MappingProxyType(
    {**the_game.TRAININGS, **face_to_face.TRAININGS, **nix.TRAININGS}
)


def training_of(game: Game) -> Training:
    """How a game is learned, if it can be."""
    if game.name not in TRAININGS:
        raise ArenaError(f"{game.name} has no players that learn; {', '.join(TRAININGS)} have.")
    return TRAININGS[game.name]


def learn(run: TrainingRun, console: Console) -> int:
    """Let the players of a game learn it."""
    return training_of(run.game).learn(run, console)
