"""Several workers on one port: processes that serve the same tables.

One that dies is replaced, and so is one that hangs.
"""

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess

from ..settings import Settings
from ..spawning import SPAWN
from ..web.process import Terminated, end_in_time, end_tidily
from .handing import Handing, handings
from .hanging import LOOK, Watch

log = logging.getLogger(__name__)
SOON = 5.0  # seconds: whoever dies so soon would do so again at once
LONGEST_WAIT = 10.0  # seconds between two attempts
HANGS, EXPIRIES = 30.0, 5  # a silence is a hang after so many seconds, and so many expiries
GOODBYE = 4.0  # seconds for all workers to end by themselves; a moment later we end, too
Work = Callable[[Settings, socket.socket, Handing], None]


def supervise(work: Work, settings: Settings, listener: socket.socket) -> None:
    """Let so many workers do the same until interrupted; all of them take from one port."""
    end_tidily()
    workers: list[Worker] = []
    # One stops it by an interruption, at any time: the first workers may not have begun yet.
    with suppress(KeyboardInterrupt, Terminated), handings(SPAWN, settings.workers) as given:
        try:
            for handing in given:
                own = _with_own_port(settings, handing.number)
                workers.append(Worker(work, own, listener, handing))
            watch = Watch(given[0].signs, max(HANGS, EXPIRIES * settings.worker_expiry))
            while True:
                _replace_dead(workers)
                for number in watch.hanging(time.monotonic()):
                    workers[number].kill()
        finally:
            end_in_time()
            for worker in workers:
                worker.process.terminate()
            until = time.monotonic() + GOODBYE
            for worker in workers:
                worker.end(until)


def _replace_dead(workers: Sequence["Worker"]) -> None:
    """Wait until somebody dies, but not for longer than until the next look at those who live."""
    died = wait([worker.process.sentinel for worker in workers], LOOK)
    for worker in workers:
        if worker.process.sentinel in died:
            worker.replace()


def _with_own_port(settings: Settings, number: int) -> Settings:
    """The settings of one of the workers: each has a port of its own for its metrics."""
    port = settings.metrics_port
    return settings.model_copy(update={"metrics_port": port + number}) if port else settings


class Worker:
    """The place of one worker: its process, and the next one after that."""

    def __init__(
        self, work: Work, settings: Settings, listener: socket.socket, handing: Handing
    ) -> None:
        self._given = work, settings, listener, handing
        self._handing = handing
        self._wait = 0.0
        self._begin()

    def _begin(self) -> None:
        self._begun = time.monotonic()
        self.process: SpawnProcess = SPAWN.Process(target=_serve, args=self._given)
        self.process.start()

    def replace(self) -> None:
        """Begin again, later and later where that does not help."""
        self._handing.lost()
        self.process.join(GOODBYE)  # it has ended; only then is it known how
        log.warning("a worker has died (%s); another takes its place", self.process.exitcode)
        lived = time.monotonic() - self._begun
        self._wait = min(2 * self._wait + 0.5, LONGEST_WAIT) if lived < SOON else 0.0
        time.sleep(self._wait)
        self._begin()

    def kill(self) -> None:
        """End it, whatever it does; it is then replaced like any that dies."""
        log.warning("a worker hangs; it is ended")
        self.process.kill()

    def end(self, until: float) -> None:
        """See it end, one way or the other; by then, on the clock that counts seconds."""
        self.process.join(max(until - time.monotonic(), 0.0))
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def _serve(work: Work, settings: Settings, listener: socket.socket, handing: Handing) -> None:
    """What runs in the process of a worker, which does not outlive its supervisor."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    work(settings, listener, handing)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
