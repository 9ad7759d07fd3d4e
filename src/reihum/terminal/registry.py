"""How each game is drawn in the terminal; a game from outside gets the general drawing."""

from collections.abc import Mapping
from types import MappingProxyType

from ..games import Game
from .extreme.drawing import EXTREME
from .face_to_face.drawing import FACE_TO_FACE
from .nix.drawing import NIX
from .parts.drawing import Drawing
from .parts.general import GENERAL
from .the_game.drawing import THE_GAME

OURS: Mapping[str, Drawing] = MappingProxyType(
    {"the-game": THE_GAME, "extreme": EXTREME, "face-to-face": FACE_TO_FACE, "nix": NIX}
)


def drawing_of(game: Game) -> Drawing:
    """All about a game in the terminal."""
    return OURS.get(game.name, GENERAL)
