"""Minds in files: the weights of a net, and how they were made.

A file `the-game-2.npz` has the net for two players. The ones in the folder `minds` come with the
package; `reihum train` makes others.
"""

import functools
import io
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from ...games import Game
from ...rules.engine.compiling import Array
from ...rules.nix import table as nix
from ...rules.the_game import table as the_game
from ..face_to_face import views as duel_views
from ..nix import weights as nix_minds
from ..the_game import views as pile_views
from .nets import SETTINGS, size_of


class MindError(ValueError):
    """A file is no mind, or one for another game or version."""


@dataclass(frozen=True)
class Mind:
    """Weights, the first of them room for settings, and how they were made."""

    weights: Array
    about: Mapping[str, Any] = field(default_factory=dict)

    def write(self, path: Path) -> None:
        """Write a file, whole or not at all."""
        beside = path.with_name(path.name + ".new")
        with beside.open("wb") as file:
            np.savez(file, weights=self.weights, about=json.dumps(dict(self.about)))
        beside.replace(path)

    def fits(self, game: Game) -> "Mind":
        """Itself, if it was made for this game in this version."""
        made_for = self.about.get("game")
        if made_for != game.name:
            raise MindError(f"This mind was made for {made_for}, not for {game.name}.")
        return self.is_as_long(game)

    def is_as_long(self, game: Game) -> "Mind":
        """Itself, if a net for this game has as many weights."""
        if len(self.weights) != size_for(game):
            raise MindError("This mind was made for another game or version; train it anew.")
        return self


def size_for(game: Game) -> int:
    """How long the weights for a game are."""
    if game.rules is nix:
        return nix_minds.SIZE - nix_minds.SETTINGS
    return size_of(pile_views.ROWS if game.rules is the_game else duel_views.ROWS)


def read_mind(path: Path) -> Mind:
    """The mind in a file."""
    try:
        return mind_in(io.BytesIO(path.read_bytes()))
    except OSError as error:
        raise MindError(f"There is no mind {path}: {error.strerror}.") from None
    except MindError as error:
        raise MindError(f"{path} is no mind: {error}") from None


def mind_in(file: BinaryIO) -> Mind:
    """The mind in the content of a file."""
    try:
        with np.load(file, allow_pickle=False) as content:
            return Mind(content["weights"], json.loads(str(content["about"])))
    except (ValueError, KeyError, EOFError, OSError) as error:
        raise MindError(f"{error}") from None


@functools.cache
def shipped(name: str, players: int) -> Mind:
    """The mind for a game that comes with the package."""
    path = resources.files("reihum.bots") / "weights" / f"{name}-{players}.npz"
    return mind_in(io.BytesIO(path.read_bytes()))


def with_settings(weights: Array, settings: Mapping[int, float]) -> Array:
    """A copy with the settings of a player."""
    assert all(place < SETTINGS for place in settings)
    mind = weights.copy()
    for place, value in settings.items():
        mind[place] = value
    return mind
