"""The rules of Extreme are those of The Game: there, cards may carry commands.

They stand together, for a command changes what every rule of The Game does, and in The Game itself
no card carries one: asking costs next to nothing.
"""

from ..the_game import commands, table

__all__ = ["commands", "table"]
