"""The bots that can have a seat."""

from ....bots import bots_of
from ....games import Game
from ...bots.entrants import entrants_of
from ...refusals import Refusal


def bot_named(name: str | None, game: Game, further: str) -> str:
    """A bot of a game by its name, or the usual one; the settings may name further ones."""
    bots = bots_of(game)
    known = [*bots.known, *entrants_of(game.name, further)]
    if name is not None and name not in known:
        raise Refusal("unknown-bot", bot=name, bots=known)
    return name or bots.usual
