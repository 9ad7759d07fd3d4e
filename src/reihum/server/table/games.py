"""The games that tables play: one object for all tables with the same options.

A game never changes, and remembers what it has worked out: the actions that have come up, and
their texts. That is more than all else that a table needs.
"""

from weakref import WeakValueDictionary

from ...games import Game

_GAMES: WeakValueDictionary[str, Game] = WeakValueDictionary()


def shared(game: Game) -> Game:
    """The same game, as other tables have it."""
    return _GAMES.setdefault(repr(game), game)
