"""Compiling what bots think with, before anybody waits for it."""

from ..games import GAMES
from . import BOTS, Observation, bot


def compile_thoughts() -> None:
    """Compile what every bot needs for every game, or load what was compiled before."""
    for name in BOTS:
        for game in GAMES:
            rehearse(name, game)


def rehearse(name: str, game: str) -> None:
    """Let a bot think natively once: compiles its thought, or loads what was compiled before."""
    state = GAMES[game](first=0).deal("warm")
    bot(name, native=True).choose(Observation(state.game, 0, state.observe(0)))
