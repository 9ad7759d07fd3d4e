"""Compiling what reviews need, before anybody waits for it."""

from ..games import GAMES, Game
from .parts.solutions import Budget
from .parts.weighing import Effort
from .registry import REVIEWS
from .reviewing import Question, answer
from .solving import solve
from .turns import PlayedTurn

ONCE = Effort(tried=2, first=2, second=2, finalists=1, chunk=2, least=2, most=2)
NARROW = Budget(widths=(1,), positions=1, first_positions=1)


def compile_reviews() -> None:
    """Compile what reviews of every game need, or load what was compiled before."""
    for name in REVIEWS:
        rehearse(GAMES[name]())


def rehearse(game: Game, effort: Effort = ONCE) -> None:
    """Review a first turn, and solve the deal where that can be done."""
    before = after = game.deal("warm")
    seat = before.seats[0]
    actions: list[str] = []
    while not after.ended_turn:
        action = after.legal()[-1]  # the end of the turn comes last
        actions.append(str(action))
        after = after.play(action)
    turn = PlayedTurn(1, seat, 0, len(actions), before, tuple(actions), after)
    answer(Question.about(turn, "warm"), effort)
    if REVIEWS[game.name].solver:
        solve(before, NARROW, effort.native)
