"""Compiling what bots think with, then the steps of games, in a process that tells of each."""

import gc
import logging
import threading
from collections.abc import Callable, Set
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess

from ...bots.warming import rehearse, to_compile
from ...games import GAMES
from ...review.registry import REVIEWS as REVIEWED
from ...review.warming import rehearse as rehearse_review
from ..retrying import waits
from ..spawning import SPAWN
from .bot_process import give_way, leave_with_parent

log = logging.getLogger(__name__)
STEPS = "steps"  # stands where a bot has its name: the steps of a game are ready
REVIEWS = "reviews"  # the same: what its reviews need is ready
ATTEMPTS = 6  # at processes that die
NICENESS = 10  # people at the tables come first


class Compiler:
    """Knows which bots can think natively in which games: more and more of them."""

    def __init__(self, ready: Callable[[str, str], object]) -> None:
        self._tell = ready  # called with the bot and the game, as soon as one is ready
        self._ready: set[tuple[str, str]] = set()
        self._process: SpawnProcess | None = None
        self._stopped = threading.Event()

    def start(self) -> None:
        """Begin to compile, in the background."""
        threading.Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        """Compile; where the process dies, as when memory is short, try again for a while."""
        for seconds in islice(waits(), ATTEMPTS):
            if self._run_once() == 0 or self._stopped.wait(seconds):
                return
            log.warning("the process that compiles has died; starting another")

    def _run_once(self) -> int | None:
        """Hear what a process compiles until it ends; its exit code."""
        hearing, telling = SPAWN.Pipe(duplex=False)
        given = telling, frozenset(self._ready)
        self._process = SPAWN.Process(target=compile_everything, args=given, daemon=True)
        self._process.start()
        telling.close()  # the other process has its own: when that one is closed, this hears it
        if self._stopped.is_set():
            self._process.terminate()
        self.listen(hearing)
        self._process.join()
        return self._process.exitcode

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
        self._stopped.set()
        if self._process:
            self._process.terminate()


def compile_everything(telling: Connection, ready: Set[tuple[str, str]] = frozenset()) -> None:
    """Compile the thoughts of all bots, the quick ones first, then steps and reviews, and tell.

    What is ready already is left out.
    """
    leave_with_parent()
    give_way(NICENESS)
    reviewed = ((REVIEWS, game) for game in REVIEWED)
    wanted = (*to_compile(), *((STEPS, game) for game in GAMES), *reviewed)
    for name, game in (each for each in wanted if each not in ready):
        try:
            _compile(name, game)
        except ImportError:  # there is no compiler without the extra `fast`
            return
        except Exception as error:
            log.warning("%s cannot be compiled for %s: %s", name, game, error)
        else:
            telling.send((name, game))


def _compile(name: str, game: str) -> None:
    if name == STEPS:
        GAMES[game]().compile()
    elif name == REVIEWS:
        rehearse_review(GAMES[game]())
    else:
        rehearse(name, game)


def load_steps(game: str) -> None:
    """Let the tables of a game take native steps from now on; for a thread that may wait."""
    GAMES[game]().compile()
    gc.freeze()  # never look for garbage among what was loaded: meanwhile nobody would be answered
