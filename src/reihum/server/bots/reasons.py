"""Why the bots of a table played as they did, for whoever asks."""

import asyncio
from dataclasses import dataclass

from ...bots import Explained, check_may_tell
from ..refusals import Refusal
from ..settings import Settings
from ..table.bot_turns import BotAction
from ..table.seating.seats import checked_number
from ..table.table import Table
from .names import bot_name
from .pool import BotPool


@dataclass(frozen=True, slots=True)
class _Answer:
    """What was worked out, or still is, and for what."""

    actions: tuple[BotAction, ...]
    over: bool
    task: asyncio.Task[list[Explained]]


class Reasons:
    """Works each answer out once, where bots think; however many ask, they get the same."""

    def __init__(self, pool: BotPool, settings: Settings) -> None:
        self._pool = pool
        self._settings = settings
        self._answers: dict[int, _Answer] = {}  # by seat

    def of(self, table: Table, seat: int) -> asyncio.Task[list[Explained]]:
        """The actions of the last turn of a bot on a seat, with why; refused where none may be."""
        check_may_tell(table.game, table.over)
        actions = table.bot_turns.of(checked_number(seat, table.seats))
        if not actions:
            raise Refusal("no-bot-turn", seat=seat)
        answer = self._answers.get(seat)
        if answer is None or answer.actions is not actions or answer.over != table.over:
            answer = self._answers[seat] = self._begun(table, seat, actions)
        return answer.task

    def _begun(self, table: Table, seat: int, actions: tuple[BotAction, ...]) -> _Answer:
        name = bot_name(table, seat, self._settings)
        choices = tuple(action.chosen(seat) for action in actions)
        thinking = self._pool.explain(name, choices, table.over)
        return _Answer(actions, table.over, asyncio.create_task(thinking))
