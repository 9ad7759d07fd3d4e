"""The thoughts of a learned player of The Game and Extreme, put together from their parts."""

from ..rules import the_game
from ..rules.compiling import bound
from ..rules.the_game import TABLE
from . import lookahead, pile_plans, pile_views
from .learned import learned
from .pile_views import KINDS, ROWS, describe

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
