"""The thoughts of a learned player of Face to Face, put together from their parts."""

from ...rules.engine.compiling import bound
from ...rules.face_to_face import table as face_to_face
from ...rules.face_to_face.table import TABLE
from ..parts.learned import learned
from . import lookahead as duel_lookahead
from . import plans as duel_plans
from . import views as duel_views
from .views import KINDS, ROWS, describe

__all__ = [
    "JUDGE",
    "KINDS",
    "LABEL",
    "PLAY_TURN",
    "ROWS",
    "SEARCH",
    "TABLE",
    "describe",
    "quick",
    "thorough",
]

LABEL = "duel"
SEARCH, TURNS, JUDGE, PLAY_TURN, quick = learned(
    LABEL, face_to_face, duel_plans, duel_views, duel_plans.prospect
)
OUTCOME = bound(duel_lookahead.outcome, LABEL, judge=JUDGE, play_turn=PLAY_TURN)
TRIED_OUT = bound(duel_lookahead.tried_out, LABEL, outcome=OUTCOME)
thorough = bound(duel_lookahead.choose, LABEL, judge=JUDGE, tried_out=TRIED_OUT)
