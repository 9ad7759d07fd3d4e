"""What bots make of a deal that somebody has finished: worked out once, and kept.

They are asked action by action where all bots think, so that no table waits for a whole game of
theirs. A level that only compiled code makes quick enough waits until it is compiled.
"""

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from ...bots import Observation, bots_of
from ...games import Deal, Game, State
from ..bots.pool import BotPool
from ..store.endings import LINES, won_by
from ..store.keeping import keep_first, kept_as
from ..store.rows import StoreFailed
from ..store.store import Store
from ..store.stories import Turn, deal_key
from ..table.creation.days import day_lots

log = logging.getLogger(__name__)
NOBODY = ""  # what is kept of no guest
MOST_WAITING = 20  # deals: who comes when more wait asks again later


@dataclass(frozen=True)
class DealtBots:
    """A deal, and the seat of whoever is compared: the others play as usual, or all together."""

    game: Game
    deal: Deal
    seat: int
    day: str = ""  # whose deal it is

    @property
    def key(self) -> str:
        """The name of the deal."""
        return deal_key(self.game, self.deal)

    def name(self, bot: str) -> str:
        """Under which name the way of a bot is kept."""
        return f"{self.key} {self.seat} {bot}"

    def against(self, seat: int) -> bool:
        """Whether a seat is that of an opponent, who plays as usual."""
        return not self.game.cooperative and seat != self.seat

    def player(self, bot: str, seat: int) -> str:
        """Which bot plays a seat."""
        return bots_of(self.game).usual if self.against(seat) else bot

    def lots(self, state: State, seat: int) -> str:
        """What an opponent draws lots from in the deal of a day, as at a table; else nothing."""
        return day_lots(self.day, state, seat) if self.day and self.against(seat) else ""


@dataclass(frozen=True)
class Line:
    """The way of a bot through a deal."""

    bot: str
    won: bool
    score: int
    turns_taken: int
    turns: tuple[Turn, ...]

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        turns = [[turn.seat, *turn.actions] for turn in self.turns]
        return {**vars(self), "turns": turns}

    @classmethod
    def read(cls, body: dict[str, Any]) -> "Line":
        """What was kept."""
        turns = tuple(Turn(seat, tuple(actions)) for seat, *actions in body["turns"])
        return cls(**{**body, "turns": turns})


class BotLines:
    """Works the ways of bots out, one deal after the other."""

    def __init__(self, store: Store, pool: BotPool) -> None:
        self._store, self._pool = store, pool
        self._waiting: dict[str, DealtBots] = {}
        self._task: asyncio.Task[None] | None = None

    async def known(self, dealt: DealtBots) -> list[Line]:
        """What is known of a deal, the strongest bot first."""
        names = [dealt.name(bot) for bot in reversed(bots_of(dealt.game).names)]

        def work(connection: Connection) -> list[Any]:
            return [kept_as(connection, NOBODY, LINES, name) for name in names]

        return [Line.read(body) for body in await self._store.transaction(work) if body]

    def begin(self, dealt: DealtBots, known: Sequence[Line]) -> bool:
        """Work out what is missing of a deal, beside all else; whether anything is."""
        if not self._missing(dealt, known):
            return False
        if dealt.name("") in self._waiting or len(self._waiting) < MOST_WAITING:
            self._waiting.setdefault(dealt.name(""), dealt)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._run())
        return True

    def close(self) -> None:
        """Leave the rest."""
        if self._task:
            self._task.cancel()

    def _missing(self, dealt: DealtBots, known: Sequence[Line]) -> list[str]:
        """The bots whose way is not known, and who are quick enough by now."""
        found, bots = {line.bot for line in known}, bots_of(dealt.game)
        plain = bots.names[: bots.names.index(bots.usual) + 1]
        return [
            bot
            for bot in bots.names
            if bot not in found and (bot in plain or self._pool.has_compiled(bot, dealt.game.name))
        ]

    async def _run(self) -> None:
        while self._waiting:
            name, dealt = next(iter(self._waiting.items()))
            try:
                for bot in self._missing(dealt, await self.known(dealt)):
                    await self._keep(dealt, await self._played(dealt, bot))
            except StoreFailed:
                pass  # whoever asks again lets it begin again
            except Exception:
                log.exception("bots could not play a deal")
            finally:
                self._waiting.pop(name, None)

    async def _keep(self, dealt: DealtBots, line: Line) -> None:
        name = dealt.name(line.bot)
        await self._store.change(
            lambda connection: keep_first(connection, NOBODY, LINES, name, line.json())
        )

    async def _played(self, dealt: DealtBots, bot: str) -> Line:
        """Let a bot play a deal to its end."""
        state = dealt.game.deal(dealt.deal.seed, dealt.deal.mix or None)
        turns: list[Turn] = []
        actions: list[str] = []
        while state.outcome is None:
            seat = state.seats[0]
            asked = dealt.player(bot, seat), _seen(state, seat), dealt.lots(state, seat)
            action, _ = await self._pool.choose(*asked)
            state = state.play(action, seat)
            actions.append(action)
            if state.ended_turn or state.outcome is not None:
                turns.append(Turn(seat, tuple(actions)))
                actions = []
        return _line(dealt, bot, state, turns)


def _seen(state: State, seat: int) -> Observation:
    return Observation(state.game, seat, state.observe(seat), ())


def _line(dealt: DealtBots, bot: str, end: State, turns: Sequence[Turn]) -> Line:
    outcome = end.outcome
    assert outcome is not None
    won, score = won_by(outcome.json(), dealt.seat)
    taken = sum(turn.seat == dealt.seat for turn in turns)
    return Line(bot, won, score, taken, tuple(turns))
