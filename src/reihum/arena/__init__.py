"""Many games: simulations, tournaments, and answers with error bars."""

from .comparison import Comparison, compare
from .errors import ArenaError, BotError, ResumeError
from .simulation import Simulation, simulate
from .statistics import Estimate
from .tally import Tally
from .tournament import Tournament, tournament

__all__ = [
    "ArenaError",
    "BotError",
    "Comparison",
    "Estimate",
    "ResumeError",
    "Simulation",
    "Tally",
    "Tournament",
    "compare",
    "simulate",
    "tournament",
]
