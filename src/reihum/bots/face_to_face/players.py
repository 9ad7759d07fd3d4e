"""The players of Face to Face, as every other room asks for them."""

from ...rules.face_to_face import table as rules
from ..parts.game_bots import GameBots
from .glances import glance
from .plans import cheapest
from .settings import SIZE, weights
from .thoughts import PLANNER, QUICK, THOROUGH
from .words import explain, explain_turn, follow

FACE_TO_FACE = GameBots(
    rules,
    thoughts={
        "greedy": cheapest,
        "planner": PLANNER,
        "beginner": glance,
        "casual": cheapest,
        "club": PLANNER,
        "expert": QUICK,
        "master": THOROUGH,
    },
    weights=weights,
    size=SIZE,
    explain=explain,
    follow=follow,
    explain_turn=explain_turn,
)
