"""Where bots think: in processes of their own, so that no table ever waits for another's bot."""

import asyncio
import logging
import multiprocessing
import os
import random
import threading
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ..bots import BOTS, Observation, bot

log = logging.getLogger(__name__)
STRONGEST = next(reversed(BOTS))  # who stands in
ATTEMPTS = 3


class Thinker:
    """Asks bots for actions; survives it when their processes die."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool = self._new_pool()

    def warm(self) -> None:
        """Let the workers load what they need, in the background."""
        for _ in range(self._workers):
            self._pool.submit(_warm)

    async def choose(self, name: str, observation: Observation) -> str:
        """The action of a bot; where it fails, any legal one, for a table must go on."""
        for _ in range(ATTEMPTS):
            pool = self._pool
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, think, name, observation)
            except BrokenProcessPool:
                log.warning("the process of a bot died; starting another")
                self._renew(pool)
            except Exception:
                log.exception("the bot %s failed", name)
                break
        return any_action(observation)

    def close(self) -> None:
        """Stop thinking."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _renew(self, broken: Executor) -> None:
        if self._pool is broken:  # else another table was faster
            broken.shutdown(wait=False)
            self._pool = self._new_pool()

    def _new_pool(self) -> Executor:
        if not self._workers:
            return ThreadPoolExecutor(1)
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, context, initializer=_leave_with_parent)


def think(name: str, observation: Observation) -> str:
    """Ask a bot; runs in a worker."""
    return bot(name).choose(observation)


def any_action(observation: Observation) -> str:
    """Some legal action, without a thought."""
    game = observation.game
    return str(game.decode(random.choice(game.legal(observation.table))))


def _warm() -> None:
    for name in BOTS:
        bot(name)


def _leave_with_parent() -> None:
    """A worker whose server was killed would wait for ever."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
