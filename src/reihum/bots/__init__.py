"""Players: from what a seat may know to an action."""

from .random import RandomBot

__all__ = ["RandomBot"]
