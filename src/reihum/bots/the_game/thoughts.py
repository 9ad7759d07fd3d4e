"""The thoughts of a learned player of The Game and Extreme, put together from their parts."""

from ...rules.engine.compiling import bound
from ...rules.the_game import table as the_game
from ...rules.the_game.table import TABLE
from ..parts.learned import learned
from . import lookahead
from . import plans as pile_plans
from . import views as pile_views
from .views import KINDS, ROWS, describe

__all__ = [
    "JUDGE",
    "KINDS",
    "LABEL",
    "PLAY_TURN",
    "ROWS",
    "TABLE",
    "TURNS",
    "describe",
    "quick",
    "thorough",
]

LABEL = "piles"
SEARCH, TURNS, JUDGE, PLAY_TURN, quick = learned(
    LABEL, the_game, pile_plans, pile_views, pile_plans.worth
)
OUTCOME = bound(lookahead.outcome, LABEL, judge=JUDGE, play_turn=PLAY_TURN)
COMPARE = bound(lookahead.compare, LABEL, outcome=OUTCOME)
thorough = bound(lookahead.look_ahead, LABEL, judge=JUDGE, compare=COMPARE)
