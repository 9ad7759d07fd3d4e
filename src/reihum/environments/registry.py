"""How each game looks to learners; a game from outside is shown as its rules have it."""

from collections.abc import Mapping
from types import MappingProxyType

from ..games import Game
from .extreme.encoding import EXTREME
from .face_to_face.cards import CARDS as FACE_TO_FACE_CARDS
from .face_to_face.encoding import FACE_TO_FACE
from .nix.cards import CARDS as NIX_CARDS
from .nix.encoding import NIX
from .parts.cards import Cards
from .parts.encoding import Encoding, general_encoding
from .the_game.cards import CARDS as THE_GAME_CARDS
from .the_game.encoding import THE_GAME

VERSION = 0  # of all environments; docs/environments.md says when it grows
OURS: Mapping[str, Encoding] = MappingProxyType(
    {"the-game": THE_GAME, "extreme": EXTREME, "face-to-face": FACE_TO_FACE, "nix": NIX}
)


def encoding_of(game: Game) -> Encoding:
    """How a game's tables become observations."""
    return OURS.get(game.name) or general_encoding(game.rules)


CARDS: Mapping[str, Cards] = MappingProxyType(
    {
        "the-game": THE_GAME_CARDS,
        "extreme": THE_GAME_CARDS,
        "face-to-face": FACE_TO_FACE_CARDS,
        "nix": NIX_CARDS,
    }
)


def cards_of(game: Game) -> Cards:
    """Where the cards of a game lie; from outside, sorted hands and one deck are expected."""
    return CARDS.get(game.name) or Cards()
