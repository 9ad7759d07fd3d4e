"""The games there are, as a table."""

from rich.table import Table

from ..games import GAMES, Game
from ..languages import USUAL, here, knows, tell


def games_table() -> Table:
    """Name, title, how many play, and what it is."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for heading in ("terminal-name", "terminal-title", "terminal-players"):
        table.add_column(tell(heading))
    table.add_column("")
    for kind in GAMES.values():
        line = f"{kind.name}-line"
        summary = tell(line) if knows(line) and here() != USUAL else kind.summary
        table.add_row(kind.name, kind.title, players_of(kind), summary)
    return table


def players_of(kind: type[Game]) -> str:
    """How many can play.

    >>> players_of(GAMES["the-game"])
    '1 to 5'
    """
    shape = kind.option_table["players"].shape
    if shape.low == shape.high:
        return str(shape.low)
    return tell("terminal-to", low=shape.low, high=shape.high)
