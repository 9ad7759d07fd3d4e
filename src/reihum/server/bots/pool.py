"""Where bots think: in processes of their own, so that no table ever waits for another's bot."""

import asyncio
import logging
import random
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar

from ...bots import BOTS, Bot, Choice, Explained, Observation, Signal, bot, bots_of
from ...games import GAMES
from ..metrics import MEASURES
from .bot_process import at_hand, choose, explain, leave_with_parent
from .compiler import SPAWN, STEPS, Compiler, load_steps
from .pace import ThinkingTimes

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")
ATTEMPTS = 3


class BotPool:
    """Asks bots; survives it when they are slow, when they fail and when their processes die.

    At first bots think as plain Python. Meanwhile their thoughts are compiled, one after the
    other, and each thinks some hundred times faster as soon as it can.
    """

    def __init__(self, processes: int, limit: float) -> None:
        self._processes = processes
        self._limit = limit  # seconds
        self._waiting = 0  # tables whose bots have not answered yet
        self._explaining = asyncio.Lock()  # moves shall not have to wait for many reasons
        self.times = ThinkingTimes()
        self._compiler = Compiler(self.load)
        self._executor = self._new_executor()

    def warm(self) -> None:
        """Load and compile what bots need, in the background."""
        for kind in GAMES.values():
            kind().stepper.stay_plain()  # a table must not wait while native steps are loaded
        if self._processes:
            for _ in range(self._processes):
                self._executor.submit(_warm)
            self._compiler.start()

    def load(self, name: str, game: str) -> None:
        """Load what was compiled while nobody needs it: thoughts where bots think, steps here."""
        if name == STEPS:
            load_steps(game)
            return
        with suppress(RuntimeError):  # a pool that is closed or broken loads it when asked
            for _ in range(self._processes or 1):
                self._executor.submit(at_hand, name, game)

    def has_compiled(self, name: str, game: str) -> bool:
        """Whether a bot's thought for a game is compiled; its process may still have to load it."""
        return self._compiler.has(name, game)

    async def choose(self, name: str, observation: Observation) -> str:
        """The action of a bot, or a quick one instead: a table must go on."""
        begun = time.monotonic()
        self._waiting += 1
        try:
            compiled = self.has_compiled(name, observation.game.name)
            action = await self._ask(name, choose, observation, compiled, self._waiting)
        finally:
            self._waiting -= 1
        if action is None:
            action = await asyncio.to_thread(quick_action, observation)
        seconds = time.monotonic() - begun
        self.times.note(name, observation.game.name, seconds)
        MEASURES.thought(seconds, self._waiting + 1)
        return action

    async def explain(self, name: str, choices: tuple[Choice, ...], over: bool) -> list[Explained]:
        """Why a bot chose so, one answer at a time; without reasons where it takes too long."""
        async with self._explaining:
            told = await self._ask(name, explain, choices, over)
        return told or [Explained(choice.action, ()) for choice in choices]

    def close(self) -> None:
        """Stop thinking."""
        self._executor.shutdown(wait=False, cancel_futures=True)
        self._compiler.stop()

    async def _ask(
        self, name: str, question: Callable[..., Answer], *given: object
    ) -> Answer | None:
        """The answer of a bot; None where it does not answer in time."""
        try:
            async with asyncio.timeout(self._limit):
                return await self._answer(question, name, *given)
        except TimeoutError:  # what it may still say goes unheard
            log.warning("the bot %s was too slow", name)
        except Exception:
            log.exception("the bot %s failed", name)
        return None

    async def _answer(self, question: Callable[..., Answer], *given: object) -> Answer | None:
        loop = asyncio.get_running_loop()
        for _ in range(ATTEMPTS):
            executor = self._executor
            try:
                return await loop.run_in_executor(executor, question, *given)
            except BrokenProcessPool:
                log.warning("the process of a bot died; starting another")
                self._renew(executor)
        return None

    def _renew(self, broken: Executor) -> None:
        if self._executor is broken:  # else another table was faster
            broken.shutdown(wait=False)
            self._executor = self._new_executor()

    def _new_executor(self) -> Executor:
        if not self._processes:
            return ThreadPoolExecutor(1)
        return ProcessPoolExecutor(self._processes, SPAWN, initializer=leave_with_parent)


# These need no search, and so no process: a bot only looks at its hand.


def signals(name: str, observation: Observation) -> tuple[Signal, ...]:
    """What a bot would like to have on the table; none where it fails."""
    return _at_once(lambda asked: asked.signals(observation), name, ())


def eagerness(name: str, observation: Observation) -> float:
    """How well a bot could begin; not at all where it fails."""
    return _at_once(lambda asked: asked.eagerness(observation), name, 0.0)


def _at_once(question: Callable[[Bot], Answer], name: str, otherwise: Answer) -> Answer:
    try:
        return question(bot(name))
    except Exception:
        log.exception("the bot %s failed", name)
        return otherwise


def quick_action(observation: Observation) -> str:
    """An action after next to no thought."""
    game = observation.game
    name = bots_of(game).quick
    try:
        return bot(name).choose(observation)
    except Exception:
        log.exception("the bot %s failed", name)
    return str(game.decode(random.choice(game.legal(observation.table))))


def _warm() -> None:
    """Import what thinking needs."""
    for name in BOTS:
        bot(name)
