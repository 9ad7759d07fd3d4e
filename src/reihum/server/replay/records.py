"""A record that somebody has pasted, as the log of a table that nobody has sat at."""

from ...games import State
from ..table.creation.what_if import DEAL, WhatIf, ended
from ..table.events import Created, Event, Over, Started
from ..table.handlers import played
from ..table.log import Draft, LogEntry
from ..table.seating.seats import Seat
from ..table.table import Table

KEY = ""  # of no table


def log_of(record: str) -> list[LogEntry]:
    """The log of a record; an error names what is wrong with it."""
    end = ended(record)
    table = Table(KEY)
    _happen(table, _created(record, end))
    _happen(table, Started(seed=DEAL, commitment=None))
    for step in end.steps:
        for event in played(table, step.seat, str(step.action), by_bot=False):
            _happen(table, event)
    if not table.over:
        _happen(table, _given_up(table, end))
    return table.log


def _created(record: str, end: State) -> Created:
    seats = [Seat("person", key=key) for key in range(end.game.players)]
    return Created(
        game=end.game.name,
        options=end.game.json_options(),
        seats=seats,
        undo=False,  # a card after which nothing fits ends the game at once
        deal=DEAL,
        creator="",
        what_if=WhatIf(record, 0),
    )


def _given_up(table: Table, end: State) -> Over:
    """The end of a game that was given up: in a duel by one of them, else by all."""
    assert end.outcome is not None
    by = end.outcome.seat
    return Over.of(table, end, conceded_by=0 if by is None else by)


def _happen(table: Table, event: Event) -> None:
    table.apply(LogEntry(table.seq + 1, 0.0, Draft(event)))
