"""The bots at one table: they act, they signal, and they join in where players agree who begins.

They also mix for people who are away too long, so that nobody keeps a game from being dealt, and
take over the turn of a person whose time is up.
"""

import asyncio
import logging
import time
import weakref
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Protocol

from ...bots import Observation
from ...games import Begin, State
from ..metrics import MEASURES
from ..retrying import waits
from ..settings import Settings
from ..table.creation.days import day_lots
from ..table.dealing import mixed_for_missing
from ..table.events import BotFailed, Event, Signalled
from ..table.handlers import played
from ..table.table import Table
from .names import bot_name
from .pace import NORMAL, PAUSES, pauses, reading
from .pool import BotPool, Decision
from .turn_watch import PeopleHost, TurnWatch

log = logging.getLogger(__name__)
Step = Callable[[Table], Awaitable[None]]
KEEN = 0.5  # as eager as that a bot claims the first turn before people do


class BotHost(PeopleHost, Protocol):
    """What bots need of their host."""

    async def happen(self, decide: Callable[[Table], Sequence[Event]]) -> None:
        """Let events happen that are right at that moment."""

    async def lease(self) -> bool:
        """Whether the bots of the table think in this process, and nowhere else."""


class BotSeats:
    """Lets the bots of a table do what there is to do, one thing after the other."""

    def __init__(self, host: BotHost, pool: BotPool, settings: Settings) -> None:
        # The host holds this. A forgotten one is to be gone at once, with its table: the garbage
        # collector, which would find the two of them, rarely looks at what is old.
        self._host: BotHost = weakref.proxy(host)
        self._pool = pool
        self._settings = settings
        self._watch = TurnWatch(self._host, settings)
        self._task: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._signalled: State | None = None  # what the bots' signals are about
        self._failed: tuple[int, int] | None = None  # the seat and turn of which that was told
        self._agreed: State | None = None  # where the bots leave it to people to begin

    @property
    def busy(self) -> bool:
        """Whether they have something to do."""
        return self._task is not None and not self._task.done()

    @property
    def waits_until(self) -> float | None:
        """When the time of a person is up (seconds since 1970), if nothing else is to be done."""
        due = self._watch.due
        return due[1] if due and self._next() == self._keep_time else None

    def wake(self) -> None:
        """Something has happened at the table."""
        self._news.set()
        self._rehearse()
        if not self.busy and self._next():
            self._task = asyncio.create_task(self._run())

    def stop(self) -> None:
        """Let the bots rest."""
        if self._task:
            self._task.cancel()

    async def _run(self) -> None:
        """Do what there is to do. Failures pass, such as those of a full disk: try again."""
        again = waits()
        while step := self._next():
            try:
                if await self._host.lease():
                    await step(self._host.table)
                else:
                    await self._stand_by(step)
                again = waits()
            except Exception:
                log.exception("the bots of a table have failed, and try again")
                await self._rest(next(again))

    async def _rest(self, seconds: float) -> None:
        """Wait so long, or until something happens: then it may work again."""
        self._news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), seconds)

    async def _stand_by(self, step: Step) -> None:
        """Leave it to the bots of another worker; but if that one is gone, go on."""
        seconds = self._settings.worker_expiry / 2
        if step == self._keep_time:
            seconds += self._watch.left()
            await self._pause(seconds, lambda now: self._next() == step)
        else:
            await self._pause(seconds, lambda now: self._next() is not None)

    def _next(self) -> Step | None:
        """What there is to do for bots; else the time of a person may have to be kept."""
        return self._for_bots() or (self._keep_time if self._watch.due else None)

    def _for_bots(self) -> Step | None:
        table = self._host.table
        state = table.running
        if table.pending:
            return self._mix
        if state is None:
            return None
        if table.pause and table.pause.lasts(time.time()):
            return self._wait
        if not any(seat.acted_for for seat in table.seats):  # people alone: mostly it is so
            return None
        if state is not self._signalled and self._signallers(table):
            return self._signal
        if state.seat is None:
            claiming = state is not self._agreed and _bots(table, state)
            return self._agree if claiming else None
        return self._act if table.bot_to_act() is not None else None

    # people

    async def _keep_time(self, table: Table) -> None:
        """Wait for a person until their time is up."""
        due = self._watch.due
        assert due is not None
        lasting = self._keep_time
        await self._pause(
            self._watch.left(), lambda now: self._watch.due == due and self._next() == lasting
        )
        await self._host.happen(lambda now: self._watch.over(due))

    # mixing

    async def _mix(self, table: Table) -> None:
        """Wait for people to mix; after a while it is done for those who are still missing."""
        begun = _mixing(table)
        await self._pause(self._settings.mixing_wait, lambda now: _mixing(now) == begun)
        await self._host.happen(
            lambda now: (
                mixed_for_missing(now, now.pending) if now.pending and _mixing(now) == begun else []
            )
        )

    # acting

    async def _wait(self, table: Table) -> None:
        """Wait until everybody has looked, but no longer than the pause lasts."""
        pause = table.pause
        assert pause is not None
        await self._pause(pause.until - time.time(), lambda now: now.pause == pause)

    async def _act(self, table: Table) -> None:
        state, seat = table.state, table.bot_to_act()
        assert state is not None
        assert seat is not None
        MEASURES.bots_waiting += 1
        try:
            action, failure = await self._thought(table, state, seat)
        finally:
            MEASURES.bots_waiting -= 1
        told = self._told(table, seat, failure)
        until = self._settings.look_until(time.time())
        await self._host.happen(
            lambda now: (
                [*told, *played(now, seat, action, by_bot=True, until=until)]
                if now.state is state and now.bot_to_act() == seat
                else []
            )
        )

    def _told(self, table: Table, seat: int, failure: str) -> list[Event]:
        """That another bot plays, once in a turn."""
        turn = seat, table.turn_time.number
        if not failure or turn == self._failed:
            return []
        self._failed = turn
        return [BotFailed(seat=seat, why=failure)]

    async def _thought(self, table: Table, state: State, seat: int) -> Decision:
        """The action of a bot, after a pause: how long it thinks may tell about its hand."""
        normal, scripted = self._settings.bot_pause, table.scripted
        if scripted is not None:
            await self._pause_in(state, normal * reading(scripted.say))
            return Decision(scripted.action)
        name = self._name(table, seat)
        hiding = pauses(table.pace, normal, self._pool.times, name, table.game.name)
        async with asyncio.TaskGroup() as group:
            asked = name, _seen(table, state, seat), _lots(table, state, seat)
            thinking = group.create_task(self._pool.choose(*asked))
            for seconds in hiding:
                await self._pause_in(state, seconds)
                if thinking.done():
                    break
            # A long thought ends at the end of a pause, too, and does not tell how long it was.
            while normal and not thinking.done() and self._host.table.state is state:
                await self._pause_in(state, normal)
        return thinking.result()

    def _rehearse(self) -> None:
        """Bots that are to be fast get to know how long they think before somebody waits."""
        table = self._host.table
        if table.running and self._settings.bot_pause and PAUSES[table.pace] < NORMAL:
            for number, seat in enumerate(table.seats):
                if seat.acted_for:
                    self._pool.rehearse(self._name(table, number), table.game)

    async def _pause_in(self, state: State, seconds: float) -> None:
        """Wait so long, or until something happens to the game."""
        await self._pause(seconds, lambda now: now.state is state)

    async def _pause(self, seconds: float, lasts: Callable[[Table], bool]) -> None:
        """Wait so long, or until something is no longer so."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while lasts(self._host.table):
                    self._news.clear()
                    await self._news.wait()

    def _name(self, table: Table, seat: int) -> str:
        return bot_name(table, seat, self._settings)

    # agreeing

    async def _agree(self, table: Table) -> None:
        """Where people sit they have time to claim the first turn; then a keen bot takes it."""
        state = table.state
        assert state is not None
        bots = _bots(table, state)
        people = len(bots) < len(state.seats)
        alone = PAUSES[table.pace] * self._settings.bot_pause
        pause = self._settings.claim_pause if people else alone
        await self._pause_in(state, pause)
        eager = [
            await self._pool.eagerness(self._name(table, seat), _seen(table, state, seat))
            for seat in bots
        ]
        self._agreed = state
        keenest = bots[eager.index(max(eager))]
        if people and max(eager) < KEEN:
            return
        await self._host.happen(
            lambda now: (
                played(now, keenest, str(Begin(keenest)), by_bot=True) if now.state is state else []
            )
        )

    # signalling

    def _signallers(self, table: Table) -> list[int]:
        """The bots that may signal: when another's turn begins, in games that have signals."""
        bots = [number for number, seat in enumerate(table.seats) if seat.kind == "bot"]
        state = table.running if bots else None
        if state is None or state.seat is None or not table.game.signal_places:
            return []
        if state.turn.played or table.silent or table.guided:
            return []
        return [seat for seat in bots if seat != state.seat]

    async def _signal(self, table: Table) -> None:
        state = table.state
        assert state is not None
        events: list[Event] = []
        for seat in self._signallers(table):
            name, seen = self._name(table, seat), _seen(table, state, seat)
            wanted = {signal.pile: signal.kind for signal in await self._pool.signals(name, seen)}
            events += _changes(table, seat, wanted)
        self._signalled = state
        await self._host.happen(lambda now: events if now.state is state else [])


def _changes(table: Table, seat: int, wanted: dict[str, str]) -> list[Event]:
    """The events that turn a seat's signals into those it wants."""
    present = {pile: kind for (owner, pile), kind in table.signals.items() if owner == seat}
    return [
        Signalled(seat=seat, pile=pile, signal=wanted.get(pile, "none"))
        for pile in sorted({*present, *wanted})
        if present.get(pile) != wanted.get(pile)
    ]


def _mixing(table: Table) -> int | None:
    """The event with which the players began to mix, while they do."""
    return table.pending.number if table.pending else None


def _bots(table: Table, state: State) -> list[int]:
    return [seat for seat in state.seats if table.seats[seat].acted_for]


def _lots(table: Table, state: State, seat: int) -> str:
    """What a bot draws its lots from where everybody is to meet the same one; else nothing."""
    if table.daily and table.seats[seat].kind == "bot":
        return day_lots(table.daily, state, seat)
    return ""


def _seen(table: Table, state: State, seat: int) -> Observation:
    return Observation(state.game, seat, state.observe(seat), table.bot_signals())
