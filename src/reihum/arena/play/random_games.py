"""The compiled functions of each game, and the wait for them made visible."""

import functools
import time
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from ...games import GAMES, Deal, Game
from ...languages import Figure, here, tell
from ...rules.engine.compiling import Array, cache_folder, compiled
from ...rules.engine.playing import random_games_of
from ...rules.engine.shuffle import STREAM

Say = Callable[[str], None]
MARK = "complete"  # a file that tells that everything has been compiled


def is_ready() -> bool:
    """Whether everything was compiled before, by this version on this machine."""
    return (cache_folder() / MARK).exists()


def compile_everything(say: Say) -> float:
    """Compile the rules of all games, saying what happens; returns the seconds it took."""
    begun = time.perf_counter()
    if not is_ready():
        say(tell("compile-begins"))
    for kind in GAMES.values():
        before = time.perf_counter()
        RandomGames(kind()).play(["warm"])
        if not is_ready():
            seconds = Figure(time.perf_counter() - before, ".1f").said(here())
            say(f"  {tell('compile-took', game=kind.name, seconds=seconds)}")
    (cache_folder() / MARK).touch()
    return time.perf_counter() - begun


@functools.cache
def _native(rules: Any) -> Any:
    return compiled(random_games_of(rules))


class RandomGames:
    """Random full games of one game with its options."""

    def __init__(self, game: Game, native: bool = True) -> None:
        rules: Any = game.rules
        self.game = game
        self._start = np.array([game.start()], rules.STATE)
        self._state = np.zeros(1, rules.STATE)
        self._stream = np.zeros(1, STREAM)
        self._actions = np.zeros(rules.MOST_ACTIONS, np.int64)
        self._run = _native(rules) if native else random_games_of(rules)

    def keys(self, seeds: Iterable[str]) -> Array:
        """The keys of some deals."""
        return np.stack([Deal.of(seed).keys(self.game.own_decks) for seed in seeds])

    def play(self, seeds: Iterable[str]) -> Array:
        """Play a game for each seed; how each ended, as the rules number it."""
        return self.play_keys(self.keys(seeds))

    def play_keys(self, keys: Array) -> Array:
        """The same for keys made before."""
        ends = np.zeros(len(keys), np.int64)
        self._run(self._start, keys, self._state, self._stream, self._actions, ends)
        return ends
