"""How many deals the solver decides, and how soon."""

import time
from statistics import median

from reihum.review import Verdict, solve

from ..figures import Figure
from .games import game_for

DEALS = 1000


def solver_figures(deals: int = DEALS) -> list[Figure]:
    """Deals for one player: a line that is called winning was replayed by the rules."""
    game = game_for("the-game", 1)
    solve(game.deal("warm"))
    times, decided = [], 0
    for number in range(deals):
        state, begun = game.deal(f"bench/{number}"), time.process_time()
        decided += solve(state).verdict is not Verdict.UNKNOWN
        times.append(time.process_time() - begun)
    return [
        Figure("solver: deals alone that are decided", 100 * decided / deals, "%", 99),
        Figure("solver: median processor time", median(times), "s", 0.2, at_least=False),
        Figure("solver: longest", max(times), "s"),
    ]
