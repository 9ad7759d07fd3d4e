"""What a strong player would do at a table, for whoever has asked."""

import asyncio
from dataclasses import dataclass

from ...bots import Advice, Observation, Signal, bots_of
from ...games import State
from ..table.table import Table
from .pool import BotPool


@dataclass(frozen=True, slots=True)
class _Answer:
    """What was worked out, or still is, and for what."""

    state: State
    signals: tuple[Signal, ...]
    task: asyncio.Task[Advice]

    @property
    def failed(self) -> bool:
        """Whether nothing came of it, so that it may be tried again."""
        return self.task.done() and (self.task.cancelled() or not self.task.result().actions)


class Hints:
    """Thinks once for each position, where bots think: asked again, the answer is the same."""

    def __init__(self, pool: BotPool) -> None:
        self._pool = pool
        self._answer: _Answer | None = None

    def of(self, table: Table, seat: int, number: int) -> asyncio.Task[Advice]:
        """The hint for the seat to act, who asked by the event of this number.

        What is left to chance follows from that number: from nothing that a seat may not know.
        """
        state, signals, answer = table.state, table.bot_signals(), self._answer
        assert state is not None
        known = answer is not None and (answer.state, answer.signals) == (state, signals)
        if answer is None or not known or answer.failed:
            seen = Observation(state.game, seat, state.observe(seat), signals)
            name = bots_of(state.game).strongest
            task = asyncio.create_task(self._pool.advise(name, seen, f"hint {number}"))
            self._answer = answer = _Answer(state, signals, task)
        return answer.task
