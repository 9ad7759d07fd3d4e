"""What runs in a process where bots think.

A thought that has been compiled must still be loaded from the disk by each process: a quarter of a
second, and for the first one more than two, with the compiler's library. So it is loaded in the
background, and until then the bot thinks as plain Python: a table never waits for it.
"""

import multiprocessing
import os
import signal
import sys
import threading
import time
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple

from ...bots import Advice, Bot, Choice, Explained, Observation, advice, bot, explained
from ...bots.warming import rehearse

AT_EASE = 3  # tables that may wait for a bot without making it hurry
_loader = ThreadPoolExecutor(1, "loader")
_loads: dict[tuple[str, str], Future[None]] = {}  # by bot and game


class Chosen(NamedTuple):
    """An action, and how long it took to find it."""

    action: str
    seconds: float
    native: bool


def choose(name: str, observation: Observation, compiled: bool, waiting: int) -> Chosen:
    """The action of a bot, found natively if its thought is compiled and loaded here.

    The more tables are waiting, the less it thinks: however many ask at once, all of them together
    get about as much as six at ease.
    """
    native = compiled and at_hand(name, observation.game.name)
    player = bot(name, native)
    player.haste = max(1.0, (waiting / AT_EASE) ** 2)
    return _timed(player, observation, native)


def choose_fixed(name: str, observation: Observation, seed: str) -> Chosen:
    """The action of a bot that answers the same whenever it is asked.

    So it is neither compiled, which lets it think farther, nor ever in haste.
    """
    return _timed(bot(name, seed=seed), observation, native=False)


def _timed(player: Bot, observation: Observation, native: bool) -> Chosen:
    begun = time.perf_counter()
    action = player.choose(observation)
    return Chosen(action, time.perf_counter() - begun, native)


def advise(name: str, observation: Observation, compiled: bool, seed: str) -> Advice:
    """What a bot would do for the rest of the turn, and why; the same seed, the same answer."""
    return advice(bot(name, compiled and at_hand(name, observation.game.name), seed), observation)


def explain(name: str, choices: tuple[Choice, ...], over: bool) -> list[Explained]:
    """Why a bot chose what it chose."""
    return explained(bot(name), choices, over)


def at_hand(name: str, game: str) -> bool:
    """Whether a compiled thought is loaded; if not, that begins now."""
    load = _loads.get((name, game))
    if load is None:
        load = _loads[name, game] = _loader.submit(rehearse, name, game)
    return load.done() and load.exception() is None


def leave_with_parent() -> None:
    """A process whose server was killed would wait for ever; Ctrl-C is the server's affair."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def give_way(niceness: int) -> None:
    """Leave the processor to others first, where that can be asked for: not every service may."""
    if sys.platform != "win32":
        with suppress(OSError):
            os.nice(niceness)
