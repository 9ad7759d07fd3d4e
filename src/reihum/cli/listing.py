"""The games there are, as a table."""

from rich.table import Table

from ..games import GAMES, Game


def games_table() -> Table:
    """Name, title, how many play, and what it is."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("name", "title", "players", ""):
        table.add_column(heading)
    for kind in GAMES.values():
        table.add_row(kind.name, kind.title, players_of(kind), kind.summary)
    return table


def players_of(kind: type[Game]) -> str:
    """How many can play.

    >>> players_of(GAMES["the-game"])
    '1 to 5'
    """
    choices = kind.option_table["players"].choices
    low, _, high = choices.partition(" to ")
    return low if low == high else choices
