"""The names under which PettingZoo's registry knows the games."""

from functools import partial

from pettingzoo import aec_registry, parallel_registry, register

from ...games import GAMES
from ..registry import VERSION
from .making import environment
from .parallel import parallel_environment


def registered() -> list[str]:
    """Register what is not yet known, and return all names: `reihum/the_game-v0`, ..."""
    names = {name: f"reihum/{name.replace('-', '_')}-v{VERSION}" for name in GAMES}
    for game, name in names.items():
        if name not in aec_registry:
            register("aec", name, partial(environment, game))
        if name not in parallel_registry:
            register("parallel", name, partial(parallel_environment, game))
    return list(names.values())
