"""The page of the environments, made of their docstrings: docs/environments.md.

python -m reihum.environments.documents > docs/environments.md
"""

import inspect
import sys
from types import ModuleType
from typing import Any

from . import evaluation, gymnasium, openspiel, pettingzoo
from .gymnasium.single import SoloTable
from .gymnasium.vector import VectorTable
from .openspiel.games import TableGame
from .parts import actions, rewards
from .pettingzoo import extreme_v0, face_to_face_v0, nix_v0, parallel, the_game_v0
from .policies import PolicyBot

INTRODUCTION = """# Environments for learners

<!-- Made of docstrings by `python -m reihum.environments.documents`; a test compares. -->

All games as environments of PettingZoo, Gymnasium and OpenSpiel, on the very rules that people
play by. What a learner is shown is made of what its seat may know, and of nothing else: the leak
tests cover it. A game of an installed package gets all of it by itself ([write a
game](write-a-game.md)).

    pip install 'reihum[pettingzoo]' 'reihum[gymnasium]' 'reihum[openspiel]'

[Learning to play](learning.md) trains a net with the vector environment, step by step. [The
leaderboard](leaderboard.md) has results.

## Versions

A name ends with a version: `the_game_v0`, `reihum/TheGame-v0`. It stays as long as the same seed
and the same actions bring the same observations, masks and rewards. When any of these changes, or
the numbers of actions, the version grows by one, the docstring says what has changed, and results
of different versions are not to be compared. New options with a default that changes nothing
leave the version as it is. The version of the rules of a game (see [notation](notation.md)) is
another one: where it grows, so does this. The protocol of evaluation has a version of its own, in
the name of its deals.
"""


def page() -> str:
    """The whole page."""
    games = (the_game_v0, extreme_v0, face_to_face_v0, nix_v0)
    parts = [
        INTRODUCTION,
        _section("## Action numbers", actions),
        _section("## Rewards", rewards),
        _section("## PettingZoo", pettingzoo),
        *(_section(f"### {game.__name__.rpartition('.')[2]}", game) for game in games),
        _section("### All agents at once", parallel),
        _section("## Gymnasium", gymnasium),
        _section("### One table", SoloTable),
        _section("### Thousands of tables", VectorTable),
        _section("## OpenSpiel", openspiel),
        _section("### Parameters", TableGame),
        _section("## Bots and policies", PolicyBot),
        _section("## How good is a policy?", evaluation),
    ]
    return "\n".join(parts)


def _section(title: str, told: ModuleType | Any) -> str:
    return f"{title}\n\n{inspect.cleandoc(told.__doc__ or '')}\n"


if __name__ == "__main__":
    sys.stdout.write(page())
