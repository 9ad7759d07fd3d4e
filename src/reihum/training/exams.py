"""How well a net plays by now, without looking ahead: on deals that it never practises on."""

import functools
from typing import Any

import numpy as np

from ..arena.batches import run_loop
from ..arena.deals import keys_of
from ..arena.loop import bind
from ..arena.statistics import Estimate, rate
from ..bots import bot, duel_thoughts, pile_thoughts
from ..bots.thinking import NO_MIND
from ..games import Game
from ..rules import face_to_face, the_game
from ..rules.compiling import Array, compiled

DEALS = 400
SEED = "exam"


def examine(game: Game, mind: Array) -> Estimate:
    """The share of games won: together, or in Face to Face against `planner`."""
    if game.cooperative:
        ends = _play(game, mind, (0,) * game.players)
        return rate(int((ends["over"] == the_game.ALL_DOWN).sum()), len(ends))
    wins = (_play(game, mind, (0, 1))["winner"] == 0).sum()
    wins += (_play(game, mind, (1, 0))["winner"] == 1).sum()
    return rate(int(wins), 2 * DEALS)


def _play(game: Game, mind: Array, who: tuple[int, ...]) -> Array:
    keys = keys_of(game, SEED, np.arange(DEALS))
    ends, _ = run_loop(_loop(game.cooperative), game, keys, who, (mind, NO_MIND))
    return ends


@functools.cache
def _loop(together: bool) -> Any:
    if together:
        quick: Any = pile_thoughts.quick
        return compiled(bind(the_game, "exam", quick, quick, None))
    planner = bot("planner").thought(face_to_face)
    return compiled(bind(face_to_face, "exam", duel_thoughts.quick, planner, None))
