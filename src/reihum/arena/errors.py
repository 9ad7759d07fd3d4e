"""What can be wrong with what the arena is asked for.

ArenaError (a ReihumError: a code, its parameters and a sentence in every language)
 +- BotError        a bot that cannot be found or read
 +- ResumeError     a file that belongs to another run
"""

from ..games import ReihumError


class ArenaError(ReihumError, ValueError):
    """A run that cannot be."""


class BotError(ArenaError):
    """A bot that cannot be found or read."""


class ResumeError(ArenaError):
    """A file that cannot be gone on with."""
