"""How each game is learned, in one registry."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Protocol

from rich.console import Console

from ..arena.errors import ArenaError
from ..games import Game
from .extreme import EXTREME
from .face_to_face import FACE_TO_FACE
from .nix import NIX
from .run import TrainingRun
from .the_game import THE_GAME


class Training(Protocol):
    """How the players of a game learn it."""

    def learn(self, run: TrainingRun, console: Console) -> int:
        """Learn, show how it goes, write it down; returns the exit code."""
        ...


OURS: Mapping[str, Training] = MappingProxyType(
    {"the-game": THE_GAME, "extreme": EXTREME, "face-to-face": FACE_TO_FACE, "nix": NIX}
)


def training_of(game: Game) -> Training:
    """How a game is learned, if it can be."""
    if game.name not in OURS:
        raise ArenaError("course-no-game", game=game.name, games=list(OURS))
    return OURS[game.name]


def learn(run: TrainingRun, console: Console) -> int:
    """Let the players of a game learn it."""
    run.check()
    return training_of(run.game).learn(run, console)
