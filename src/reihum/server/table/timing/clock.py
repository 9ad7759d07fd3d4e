"""The clock of a table: so much time for each turn. When it is up, a bot plays that turn.

The seat stays the person's. Whoever is away, or runs out of time a second turn in a row, is stood
in for until they come back; but never the last person for whom no bot plays: nobody comes back to
a game that bots have finished without anybody.
"""

import random
from collections.abc import Callable

from ....games import Begin
from ..events import Event, StoodIn, TimedOut
from ..handlers import played
from ..table import Table
from .stalling import taken_back

MOST_MISSED = 2  # turns in a row


def time_up(table: Table, present: Callable[[int], bool]) -> list[Event]:
    """What happens when the time for a turn is up."""
    state = table.running
    assert state is not None
    if state.seat is None:
        return _begun(table)
    seat = state.seat
    return [TimedOut(seat=seat), *taken_back(table, seat), *_stood_in(table, seat, present(seat))]


def _begun(table: Table) -> list[Event]:
    """Nobody has begun: then it is for the lot to say who does."""
    seat = random.choice(table.acting)
    return [TimedOut(), *played(table, seat, str(Begin(seat)), by_bot=True)]


def _stood_in(table: Table, seat: int, here: bool) -> list[Event]:
    missed = table.missed[seat] + 1
    others = [each for each in table.people if each != seat]
    if not others or (here and missed < MOST_MISSED):
        return []
    return [StoodIn(seat=seat, why="clock", idle=here)]
