"""The bots that can have a seat."""

from ....bots import bots_of
from ....games import Game
from ...refusals import Refusal


def bot_named(name: str | None, game: Game) -> str:
    """A bot of a game by its name, or the usual one."""
    bots = bots_of(game)
    if name is not None and name not in bots.known:
        raise Refusal("unknown-bot", bot=name, bots=list(bots.known))
    return name or bots.usual
