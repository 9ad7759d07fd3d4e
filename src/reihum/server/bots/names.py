"""Which bot plays on a seat."""

from ...bots import bots_of
from ...games import Game
from ..settings import Settings
from ..table.table import Table


def bot_name(table: Table, seat: int, settings: Settings) -> str:
    """The bot of a seat, or the one that stands in there."""
    return table.seats[seat].bot or settings.stand_in or stand_in_of(table.game)


def stand_in_of(game: Game) -> str:
    """The bot that plays for a person: the best where players win together.

    Against each other it is an ordinary one: nobody shall win by staying away.
    """
    bots = bots_of(game)
    return bots.strongest if game.cooperative else bots.quick
