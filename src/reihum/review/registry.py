"""How each game is reviewed, found by its name."""

from collections.abc import Mapping
from types import MappingProxyType

from ..games import Game
from .extreme.reviewer import EXTREME
from .face_to_face.reviewer import FACE_TO_FACE
from .nix.reviewer import NIX
from .parts.sampling import GameReview
from .parts.solutions import ReviewError
from .the_game.reviewer import THE_GAME

REVIEWS: Mapping[str, GameReview] = MappingProxyType(
    {"the-game": THE_GAME, "extreme": EXTREME, "face-to-face": FACE_TO_FACE, "nix": NIX}
)

USUAL = next(iter(REVIEWS))  # where nobody says which game


def review_of(game: Game) -> GameReview:
    """All that the review of a game needs; ReviewError where it has none."""
    if game.name not in REVIEWS:
        raise ReviewError("no-review", game=game.name, games=list(REVIEWS))
    return REVIEWS[game.name]
