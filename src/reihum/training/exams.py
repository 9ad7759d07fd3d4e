"""How well a net plays by now, without looking ahead: on deals that it never practises on."""

import functools
from typing import Any

import numpy as np

from ..arena.play.batches import run_loop
from ..arena.play.deals import keys_of
from ..arena.play.whole_games import bind
from ..arena.statistics.intervals import Estimate, rate
from ..bots import bot
from ..bots.face_to_face import thoughts as duel_thoughts
from ..bots.the_game import thoughts as pile_thoughts
from ..bots.thinking import NO_MIND
from ..games import Game
from ..rules.engine.compiling import Array, compiled
from ..rules.face_to_face import table as face_to_face
from ..rules.the_game import table as the_game

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
