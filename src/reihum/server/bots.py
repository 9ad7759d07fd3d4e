"""Where bots think: in processes of their own, so that no table ever waits for another's bot."""

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.context import SpawnProcess
from typing import TypeVar

from ..bots import BOTS, Bot, Observation, Signal, bot
from ..bots.warming import compile_thoughts

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")
STRONGEST = next(reversed(BOTS))  # who stands in
ATTEMPTS = 3
SPAWN = multiprocessing.get_context("spawn")
NICENESS = 10  # of the compiler: people at the tables come first


class Thinker:
    """Asks bots; survives it when their processes die.

    At first bots think as plain Python. Meanwhile a process of its own compiles their thoughts,
    and then they think some hundred times faster: nobody ever waits for a compiler.
    """

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._native = False
        self._compiler: SpawnProcess | None = None
        self._pool = self._new_pool()

    def warm(self) -> None:
        """Load and compile what bots need, in the background."""
        if self._workers:
            for _ in range(self._workers):
                self._pool.submit(_warm)
            self._compiler = SPAWN.Process(target=_compile, daemon=True)
            self._compiler.start()
            threading.Thread(target=self._await_compiler, daemon=True).start()

    async def choose(self, name: str, observation: Observation) -> str:
        """The action of a bot; where it fails, any legal one, for a table must go on."""
        action = await self._ask(choose, name, observation)
        return any_action(observation) if action is None else action

    async def signals(self, name: str, observation: Observation) -> tuple[Signal, ...]:
        """What a bot would like to have on the table; none where it fails."""
        return await self._ask(signals, name, observation) or ()

    async def eagerness(self, name: str, observation: Observation) -> float:
        """How well a bot could begin; not at all where it fails."""
        return await self._ask(eagerness, name, observation) or 0.0

    def close(self) -> None:
        """Stop thinking."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        if self._compiler:
            self._compiler.terminate()

    async def _ask(
        self, question: Callable[[Bot, Observation], Answer], name: str, observation: Observation
    ) -> Answer | None:
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                loop = asyncio.get_running_loop()
                given = (question, name, observation, self._native)
                return await loop.run_in_executor(pool, think, *given)
            except BrokenProcessPool:
                log.warning("the process of a bot died; starting another")
                self._renew(pool)
            except Exception:
                log.exception("the bot %s failed", name)
                break
        return None

    def _await_compiler(self) -> None:
        if self._compiler:
            self._compiler.join()
            self._native = self._compiler.exitcode == 0

    def _renew(self, broken: Executor) -> None:
        if self._pool is broken:  # else another table was faster
            broken.shutdown(wait=False)
            self._pool = self._new_pool()

    def _new_pool(self) -> Executor:
        return _processes(self._workers) if self._workers else ThreadPoolExecutor(1)


def _processes(count: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(count, SPAWN, initializer=_leave_with_parent)


# What runs in a worker.


def think(
    question: Callable[[Bot, Observation], Answer],
    name: str,
    observation: Observation,
    native: bool,
) -> Answer:
    """Ask a bot something."""
    return question(bot(name, native), observation)


def choose(asked: Bot, observation: Observation) -> str:
    """The action of a bot."""
    return asked.choose(observation)


def signals(asked: Bot, observation: Observation) -> tuple[Signal, ...]:
    """The signals of a bot."""
    return asked.signals(observation)


def eagerness(asked: Bot, observation: Observation) -> float:
    """How well a bot could begin."""
    return asked.eagerness(observation)


def any_action(observation: Observation) -> str:
    """Some legal action, without a thought."""
    game = observation.game
    return str(game.decode(random.choice(game.legal(observation.table))))


def _warm() -> None:
    for name in BOTS:
        bot(name)


def _compile() -> None:
    """Compile the thoughts of all bots; without the extra `fast` there is no compiler."""
    _leave_with_parent()
    os.nice(NICENESS)
    try:
        compile_thoughts()
    except ImportError:
        sys.exit(1)


def _leave_with_parent() -> None:
    """A worker whose server was killed would wait for ever; Ctrl-C is the server's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
