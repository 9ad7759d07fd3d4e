"""Players: from what a seat may know to an action."""

from types import MappingProxyType

from .advice import Advice, advice, reasons_for
from .levels import LEVEL_BOTS, LevelBot, level_bot
from .parts.game_bots import LEVELS, GameBots
from .protocol import Bot, Observation, Signal
from .reasons import Choice, Explained, NotTold, check_may_tell, explained
from .registry import bots_of
from .thinking import GreedyBot, PlannerBot, RandomBot, ThinkingBot, UnknownBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "Bot",
    "Choice",
    "Explained",
    "GameBots",
    "GreedyBot",
    "LevelBot",
    "NotTold",
    "Observation",
    "PlannerBot",
    "RandomBot",
    "Signal",
    "ThinkingBot",
    "UnknownBot",
    "advice",
    "bot",
    "bots_of",
    "check_may_tell",
    "explained",
    "level_bot",
    "reasons_for",
]

# By name: those that show what simple rules do, then the levels, the weakest first.
_KINDS: tuple[type[ThinkingBot], ...] = (RandomBot, GreedyBot, PlannerBot, *LEVEL_BOTS.values())
BOTS = MappingProxyType({kind.name: kind for kind in _KINDS})


def bot(name: str, native: bool = False, seed: int | str | None = None) -> ThinkingBot:
    """A bot by its name; with the same seed it draws the same lots."""
    return BOTS[name](native, seed)
