"""The players of The Game, as every other room asks for them."""

from ...rules.the_game import table as rules
from ..parts.game_bots import GameBots
from .glances import glance
from .greedy import smallest_gap
from .hints import eagerness, mark
from .settings import SIZE, weights
from .talking import begin, tell
from .thoughts import PLANNER, QUICK, THOROUGH
from .words import explain, explain_turn, follow

THE_GAME = GameBots(
    rules,
    thoughts={
        "greedy": smallest_gap,
        "planner": PLANNER,
        "beginner": glance,
        "casual": smallest_gap,
        "club": PLANNER,
        "expert": QUICK,
        "master": THOROUGH,
    },
    weights=weights,
    size=SIZE,
    mark=mark,
    eagerness=eagerness,
    begin=begin,
    tell=tell,
    explain=explain,
    follow=follow,
    explain_turn=explain_turn,
)
