"""Compiling what bots think with, before anybody waits for it."""

from ..games import GAMES
from . import BOTS, Observation, bot


def compile_thoughts() -> None:
    """Compile what every bot needs for every game, or load what was compiled before.

    The quick ones come first, so that they are ready first.
    """
    for name in BOTS:
        for kind in GAMES.values():
            state = kind(first=0).deal("warm")
            bot(name, native=True).choose(Observation(state.game, 0, state.observe(0)))
