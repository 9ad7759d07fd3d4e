"""The table of a puzzle: it is set, played at and told of for one answer, and then forgotten.

It is the same fold of events as every table, so what is legal, what loses and what may be taken
back is what it is anywhere. Nothing of it is stored, no bot and no socket is there, and what it
tells follows from the puzzle and the actions alone.
"""

import time
from collections.abc import Sequence
from typing import Any

from ...bots import bots_of
from ...games import IllegalAction, State
from ..refusals import Refusal
from ..settings import Settings
from ..table.events import Created, Event, Over
from ..table.handlers import played
from ..table.lobby import lobby, signals
from ..table.log import Draft, LogEntry
from ..table.seating.seats import Seat
from ..table.table import Table
from ..table.timing.countdowns import countdowns


class PuzzleSeat:
    """Somebody's turn in a position, as far as they have played it."""

    def __init__(self, state: State, actions: Sequence[str], stands: bool = False) -> None:
        assert state.seat is not None
        self.seat = state.seat
        self._table = Table("puzzle")
        self._happen(_created(state))
        self._table.begin_with(state)
        for action in actions:
            self._play(action)
        if stands:
            self._let_stand()

    @property
    def state(self) -> State:
        """What has become of the position."""
        assert self._table.state is not None
        return self._table.state

    @property
    def over(self) -> bool:
        """Whether the turn is over, and so the answer is given."""
        return self.state.outcome is not None or self.state.ended_turn

    def sync(self, settings: Settings) -> dict[str, Any]:
        """What the seat is told, as at every table."""
        table, now = self._table, time.time()
        about = lobby(table, [None] * len(table.seats), (), settings.grace, now)
        return {
            "type": "sync",
            "seq": table.seq,
            "events": [entry.public() for entry in table.log],
            "table": {**about, **countdowns(table, settings, now)},
            "view": table.view(self.seat),
            "seat": self.seat,
            "signals": signals(table),
        }

    def _play(self, action: str) -> None:
        if self._table.log[1:] and self.over:
            raise Refusal("puzzle-over")
        for event in played(self._table, self.seat, action, by_bot=False):
            self._happen(event)

    def _let_stand(self) -> None:
        if self._table.stuck != self.seat:
            raise IllegalAction("not-stuck")
        self._happen(Over.of(self._table, self.state.let_stand()))

    def _happen(self, event: Event) -> None:
        self._table.apply(LogEntry(self._table.seq + 1, 0.0, Draft(event)))


def _created(state: State) -> Created:
    """Whoever looks for the turn, and bots that never act."""
    game, bot = state.game, bots_of(state.game).usual
    seats = [
        Seat("person", guest="", key=number)
        if number == state.seat
        else Seat("bot", bot=bot, key=number)
        for number in range(game.players)
    ]
    return Created(
        seat=state.seat,
        game=game.name,
        options=game.json_options(),
        seats=seats,
        undo=True,
        deal=None,
        creator="",
        seating="private",
        hints=False,
    )
