"""Players: from what a seat may know to an action."""

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

# By name, the weakest first.
BOTS: MappingProxyType[str, type[ThinkingBot]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot}
)


def bot(name: str, native: bool = False, seed: int | str | None = None) -> ThinkingBot:
    """A bot by its name; with the same seed it draws the same lots."""
    return BOTS[name](native, seed)
