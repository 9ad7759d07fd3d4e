"""Players: from what a seat may know to an action."""

from collections.abc import Callable
from types import MappingProxyType

from .protocol import Bot, Observation, Signal
from .random import RandomBot
from .thinking import GreedyBot, PlannerBot

__all__ = ["BOTS", "Bot", "GreedyBot", "Observation", "PlannerBot", "RandomBot", "Signal", "bot"]

# By name, the weakest first; `native` asks for compiled thinking.
BOTS: MappingProxyType[str, Callable[[bool], Bot]] = MappingProxyType(
    {"random": lambda native: RandomBot(), "greedy": GreedyBot, "planner": PlannerBot}
)


def bot(name: str, native: bool = False) -> Bot:
    """A bot by its name."""
    return BOTS[name](native)
