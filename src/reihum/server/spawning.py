"""How a server begins other processes: Ctrl-C is for the server alone, which then ends them."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess


class DeafProcess(SpawnProcess):
    """A process that a Ctrl-C at the keyboard does not interrupt, not even while it begins."""

    def start(self) -> None:
        """Begin."""
        with _deaf():
            super().start()


class DeafContext(SpawnContext):
    """Makes such processes."""

    Process = DeafProcess


SPAWN = DeafContext()


@contextmanager
def _deaf() -> Iterator[None]:
    """What this thread begins meanwhile does not hear Ctrl-C; others hear it as ever."""
    if not hasattr(signal, "pthread_sigmask"):  # on Windows
        yield
        return
    resource_tracker.ensure_running()  # it would let signals through when it begins
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
