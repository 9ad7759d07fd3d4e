"""How far the levels think in Face to Face."""

from collections.abc import Mapping

from ...games import Game
from ...rules.engine.compiling import Array
from ...rules.face_to_face.table import PLAYERS
from ..parts.game_bots import Effort
from ..parts.nets import size_of
from ..parts.piles.judging import BREADTH, CANDIDATES, DEPTH, FAITH, PRIOR, REPLIES, SCORING, SLACK
from ..parts.piles.settings import FIRST_SIGHT, HASTY, REPLIES_PER_MILLISECOND
from ..parts.weights import NO_WEIGHTS, shipped, with_settings
from . import views

SIZE = size_of(views.ROWS)
LEARNED: Mapping[int, float] = {BREADTH: 40, SLACK: 8, PRIOR: 0.05, SCORING: 0}
MILLISECONDS = 10.0  # of a master for a decision, compiled, on one core
CANDIDATES_AHEAD = 6
FIRST_OPINION = 6  # worlds that it counts for


def weights(game: Game, effort: Effort) -> Array:
    """Settings and weights of a level."""
    if effort.level not in ("expert", "master"):
        return NO_WEIGHTS
    learned = (effort.own or shipped(game.name, game.players)).fits(game, SIZE)
    more = FIRST_SIGHT if effort.level == "expert" else _thorough(effort)
    return with_settings(learned.numbers, {**LEARNED, **more})


def _thorough(effort: Effort) -> Mapping[int, float]:
    if not effort.native:
        return HASTY
    thinking = MILLISECONDS if effort.milliseconds is None else effort.milliseconds
    return {
        CANDIDATES: CANDIDATES_AHEAD,
        DEPTH: PLAYERS,
        REPLIES: round(thinking / effort.haste * REPLIES_PER_MILLISECOND),
        FAITH: FIRST_OPINION,
    }
