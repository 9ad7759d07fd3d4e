"""PettingZoo: every game as an environment with one agent for each seat.

    from reihum.environments.pettingzoo import nix_v0
    env = nix_v0.env(players=3, egon=True)

Games of installed packages are here too, by their names: `from reihum.environments.pettingzoo
import lawine_v0`. PettingZoo's own registry knows all of them once this is imported:
`pettingzoo.make("aec", "reihum/nix-v0", players=3)`, and "parallel" likewise.

An illegal action ends the game, with -1 for the agent that did it and 0 for all others;
`infos[agent]["illegal"]` says to that agent what was wrong with it. At the end
`infos[agent]["outcome"]` is the result as text. `reset(options={"deal": "monday/17"})` names the
deal itself. With `max_cycles` a game goes in cycles, and is cut short after so many ([all agents at
once](#all-agents-at-once)).
"""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from ...games import GAMES
from .making import Makers, environment, makers_of, raw_environment
from .names import registered
from .parallel import parallel_environment

__all__ = ["environment", "parallel_environment", "raw_environment", "registered"]

registered()


def __getattr__(name: str) -> ModuleType | Makers:
    """The module of a game; one from outside has none here, but all that would be in it."""
    if find_spec(f"{__name__}.{name}"):
        return import_module(f"{__name__}.{name}")
    for kind in GAMES.values():
        if name == makers_of(kind).name:
            return makers_of(kind)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
