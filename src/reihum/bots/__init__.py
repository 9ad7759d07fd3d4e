"""Players: from what a seat may know to an action."""

from types import MappingProxyType

from .levels import LEVEL_BOTS, LEVELS, LevelBot, level_bot
from .protocol import Bot, Observation, Signal
from .thinking import GreedyBot, PlannerBot, RandomBot, ThinkingBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "LevelBot",
    "Observation",
    "PlannerBot",
    "RandomBot",
    "Signal",
    "ThinkingBot",
    "bot",
    "level_bot",
]

# By name: those that show what simple rules do, then the levels, the weakest first.
BOTS: MappingProxyType[str, type[ThinkingBot]] = MappingProxyType(
    {
        "random": RandomBot,
        "greedy": GreedyBot,
        "planner": PlannerBot,
        **LEVEL_BOTS,
    }
)


def bot(name: str, native: bool = False, seed: int | str | None = None) -> ThinkingBot:
    """A bot by its name; with the same seed it draws the same lots."""
    return BOTS[name](native, seed)
