"""How Face to Face is reviewed."""

from ...bots.face_to_face import plans
from ...bots.face_to_face.thoughts import JUDGE
from ...games import Game
from ...rules.engine.records import Seen
from ...rules.face_to_face import table as rules
from ..parts.piles import PileSampler
from ..parts.sampling import GameReview
from .sampling import SAMPLE
from .themes import themes

TURNS_AHEAD = 6


def depth(game: Game, seen: Seen) -> int:
    """After how many turns the net judges."""
    return TURNS_AHEAD


FACE_TO_FACE = GameReview(
    PileSampler(rules, plans, plans.trace, JUDGE, SAMPLE, depth), themes=themes
)
