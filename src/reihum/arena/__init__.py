"""Many games: simulations, tournaments, and answers with error bars."""

from .errors import ArenaError, BotError, ResumeError
from .simulation import Simulation, simulate
from .statistics import Estimate
from .tally import Tally

__all__ = ["ArenaError", "BotError", "Estimate", "ResumeError", "Simulation", "Tally", "simulate"]
