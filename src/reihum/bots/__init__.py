"""Players: from what a seat may know to an action."""

from collections.abc import Callable
from types import MappingProxyType

from .protocol import Bot, Observation, Signal
from .random import RandomBot

__all__ = ["BOTS", "Bot", "Observation", "RandomBot", "Signal", "bot"]

BOTS: MappingProxyType[str, Callable[[], Bot]] = MappingProxyType({"random": RandomBot})


def bot(name: str) -> Bot:
    """A bot by its name."""
    return BOTS[name]()
