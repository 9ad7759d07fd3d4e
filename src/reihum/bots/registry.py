"""The players of each game, found by its name; a game from outside has the general ones."""

import functools
from collections.abc import Mapping
from types import MappingProxyType

from ..games import GAMES, Game
from .extreme.players import EXTREME
from .face_to_face.players import FACE_TO_FACE
from .nix.players import NIX
from .parts.game_bots import GameBots
from .the_game.players import THE_GAME

OURS: Mapping[str, GameBots] = MappingProxyType(
    {"the-game": THE_GAME, "extreme": EXTREME, "face-to-face": FACE_TO_FACE, "nix": NIX}
)


def bots_of(game: Game | str) -> GameBots:
    """All about the players of a game."""
    return _bots(game if isinstance(game, str) else game.name)


@functools.cache
def _bots(name: str) -> GameBots:
    return OURS.get(name) or GameBots(GAMES[name].rules)
