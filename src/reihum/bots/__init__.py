"""Players: from what a seat may know to an action."""

from collections.abc import Callable
from types import MappingProxyType

from .protocol import Bot, Observation, Signal
from .random import RandomBot
from .thinking import GreedyBot, PlannerBot

__all__ = ["BOTS", "Bot", "GreedyBot", "Observation", "PlannerBot", "RandomBot", "Signal", "bot"]

BOTS: MappingProxyType[str, Callable[[], Bot]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot}  # weakest first
)


def bot(name: str) -> Bot:
    """A bot by its name."""
    return BOTS[name]()
