"""Why did we lose? What each turn was worth, whether a game could be won, and puzzles to learn by.

>>> from reihum import game
>>> from reihum.review import solve
>>> state = game("the-game").position(
...     {"tops": [90, 1, 100, 100], "hands": [[91, 99]], "draw": [], "seat": 0, "turn": []}
... )
>>> solve(state, native=False).line
('91>up1', '99>down1')
"""

from .parts.marks import Mark
from .parts.solutions import Budget, ReviewError, Solution, Verdict
from .parts.weighing import Effort
from .results import Balance, Reason, Review, Share, TurnReview, Winnable
from .reviewing import concluded, key_of, review, reviewing
from .solving import solve, winnable

__all__ = [
    "Balance",
    "Budget",
    "Effort",
    "Mark",
    "Reason",
    "Review",
    "ReviewError",
    "Share",
    "Solution",
    "TurnReview",
    "Verdict",
    "Winnable",
    "concluded",
    "key_of",
    "review",
    "reviewing",
    "solve",
    "winnable",
]
