"""What can be wrong with what the arena is asked for.

ArenaError(ReihumError's cousin: a plain sentence, for people at a command line)
 +- BotError        a bot that cannot be found or read
 +- ResumeError     a file that belongs to another run
"""


class ArenaError(ValueError):
    """A run that cannot be."""


class BotError(ArenaError):
    """A bot that cannot be found or read."""


class ResumeError(ArenaError):
    """A file that cannot be gone on with."""
