"""Players: from what a seat may know to an action."""

from collections.abc import Callable
from types import MappingProxyType

from .protocol import Bot, Observation, Signal
from .thinking import GreedyBot, PlannerBot, RandomBot, ThinkingBot

__all__ = [
    "BOTS",
    "Bot",
    "GreedyBot",
    "Observation",
    "PlannerBot",
    "RandomBot",
    "Signal",
    "ThinkingBot",
    "bot",
]

# By name, the weakest first; `native` asks for compiled thinking.
BOTS: MappingProxyType[str, Callable[[bool], ThinkingBot]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot}
)


def bot(name: str, native: bool = False) -> ThinkingBot:
    """A bot by its name."""
    return BOTS[name](native)
