"""Many games: simulations, tournaments, and answers with error bars."""

from .errors import ArenaError, BotError, ResumeError
from .runs.comparison import Comparison, compare
from .runs.simulation import Simulation, simulate
from .runs.tournament import Tournament, tournament
from .statistics.intervals import Estimate
from .statistics.tally import Tally

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
