"""The thoughts of players of The Game and Extreme, put together from their parts."""

from ...rules.engine.compiling import bound
from ...rules.the_game import table as rules
from ..parts.piles.learned import learned, planner
from ..parts.piles.lookahead import look_ahead
from . import endings, lookahead, plans, views

LABEL = "the_game"
PLANNER = planner(LABEL, rules, plans)
SEARCH, TURNS, JUDGE, PLAY_TURN, QUICK = learned(LABEL, rules, plans, views, plans.worth)
OUTCOME = bound(lookahead.outcome, LABEL, judge=JUDGE, play_turn=PLAY_TURN)
COMPARE = bound(lookahead.compare, LABEL, outcome=OUTCOME)
THOROUGH = bound(
    look_ahead,
    LABEL,
    TABLE=rules.TABLE,
    CLEAR=lookahead.CLEAR,
    is_open=endings.is_open,
    winning=endings.winning,
    judge=JUDGE,
    compare=COMPARE,
    planned=lookahead.planned,
    plan=lookahead.plan,
)
