"""Weights in files: the settings and the net of a player, and how they were made.

A file `the-game-2.npz` has the net for two players. The ones in the folder `weights` come with the
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
from zipfile import BadZipFile

import numpy as np

from ...games import Game, ReihumError
from ...games.troubles import trouble
from ...rules.engine.compiling import Array
from .nets import SETTINGS

UNREADABLE = (ValueError, KeyError, EOFError, OSError, BadZipFile)  # what reading a file raises
NO_WEIGHTS = np.zeros(1, np.float32)  # of those who need neither settings nor a net


class WeightsError(ReihumError, ValueError):
    """A file has no weights, or those for another game or version."""


@dataclass(frozen=True)
class Weights:
    """Numbers, the first of them room for settings, and how they were made."""

    numbers: Array
    about: Mapping[str, Any] = field(default_factory=dict)

    def write(self, path: Path) -> None:
        """Write a file, whole or not at all."""
        beside = path.with_name(path.name + ".new")
        with beside.open("wb") as file:
            np.savez(file, weights=self.numbers, about=json.dumps(dict(self.about)))
        beside.replace(path)

    def fits(self, game: Game, size: int) -> "Weights":
        """Themselves, if they were made for this game in this version."""
        made_for = self.about.get("game")
        if made_for != game.name:
            raise WeightsError("weights-other-game", made=made_for, game=game.name)
        return self.is_as_long(size)

    def is_as_long(self, size: int) -> "Weights":
        """Themselves, if there are so many numbers."""
        if len(self.numbers) != size:
            raise WeightsError("weights-other-size")
        return self


def read_weights(path: Path) -> Weights:
    """The weights in a file."""
    try:
        return weights_in(io.BytesIO(path.read_bytes()))
    except OSError as error:
        raise WeightsError("weights-missing", file=str(path), reason=trouble(error)) from None
    except WeightsError as error:
        raise WeightsError("weights-none", file=str(path), reason=error.message) from None


def weights_in(file: BinaryIO) -> Weights:
    """The weights in the content of a file."""
    try:
        with np.load(file, allow_pickle=False) as content:
            return Weights(content["weights"], json.loads(str(content["about"])))
    except UNREADABLE as error:
        raise WeightsError("weights-say", reason=str(error)) from None


@functools.cache
def shipped(name: str, players: int) -> Weights:
    """The weights for a game that come with the package."""
    path = resources.files("reihum.bots") / "weights" / f"{name}-{players}.npz"
    return weights_in(io.BytesIO(path.read_bytes()))


def with_settings(numbers: Array, settings: Mapping[int, float]) -> Array:
    """A copy with the settings of a player."""
    assert all(place < SETTINGS for place in settings)
    weights = numbers.copy()
    for place, value in settings.items():
        weights[place] = value
    return weights
