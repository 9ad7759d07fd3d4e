"""Compiling what bots think with, then the steps of games, in a process that tells of each."""

import gc
import logging
import multiprocessing
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from ...bots.warming import rehearse, to_compile
from ...games import GAMES
from .worker import leave_with_parent

log = logging.getLogger(__name__)
SPAWN = multiprocessing.get_context("spawn")
STEPS = "steps"  # stands where a bot has its name: the steps of a game are ready
NICENESS = 10  # people at the tables come first


class Compiler:
    """Knows which bots can think natively in which games: more and more of them."""

    def __init__(self, ready: Callable[[str, str], object]) -> None:
        self._tell = ready  # called with the bot and the game, as soon as one is ready
        self._ready: set[tuple[str, str]] = set()
        self._process: SpawnProcess | None = None

    def start(self) -> None:
        """Begin to compile, in the background."""
        hearing, telling = SPAWN.Pipe(duplex=False)
        self._process = SPAWN.Process(target=compile_everything, args=(telling,), daemon=True)
        self._process.start()
        telling.close()  # the other process has its own: when that one is closed, this hears it
        threading.Thread(target=self.listen, args=(hearing,), daemon=True).start()

    def has(self, name: str, game: str) -> bool:
        """Whether a bot's thought for a game is compiled."""
        return (name, game) in self._ready

    def listen(self, hearing: Connection) -> None:
        """Hear what is ready, until nobody speaks any more."""
        with suppress(EOFError, OSError), hearing:
            while True:
                name, game = hearing.recv()
                self._ready.add((name, game))
                self._tell(name, game)

    def stop(self) -> None:
        """Leave the rest uncompiled."""
        if self._process:
            self._process.terminate()


def compile_everything(telling: Connection) -> None:
    """Compile the thoughts of all bots, the quick ones first, then all steps, and tell of each."""
    leave_with_parent()
    if sys.platform != "win32":
        os.nice(NICENESS)
    for name, game in (*to_compile(), *((STEPS, game) for game in GAMES)):
        try:
            GAMES[game]().compile() if name == STEPS else rehearse(name, game)
        except ImportError:  # there is no compiler without the extra `fast`
            return
        except Exception as error:
            log.warning("%s cannot be compiled for %s: %s", name, game, error)
        else:
            telling.send((name, game))


def load_steps(game: str) -> None:
    """Let the tables of a game take native steps from now on; for a thread that may wait."""
    GAMES[game]().compile()
    gc.freeze()  # never look for garbage among what was loaded: meanwhile nobody would be answered
