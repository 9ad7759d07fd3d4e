"""How well a net plays by now, without looking ahead: on deals that it never practises on."""

import functools
from typing import Any

import numpy as np

from ..arena.deals import keys_of
from ..arena.loop import COUNTS, bind
from ..arena.statistics import Estimate, rate
from ..bots import bot, duel_thoughts, pile_thoughts
from ..bots.signals import NO_SIGNALS
from ..bots.thinking import NO_MIND
from ..games import Game
from ..rules import face_to_face, the_game
from ..rules.compiling import Array, compiled
from ..rules.shuffle import STREAM

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
    rules: Any = game.rules
    ends, counts = np.zeros(DEALS, rules.TABLE), np.zeros(DEALS, COUNTS)
    _loop(game.cooperative)(
        np.array([game.start()], rules.STATE),
        keys_of(game, SEED, np.arange(DEALS)),
        np.array(who),
        False,
        mind,
        NO_MIND,
        np.zeros(1, rules.STATE),
        np.zeros(1, STREAM),
        np.zeros(1, rules.TABLE),
        NO_SIGNALS.copy(),
        np.zeros(rules.MOST_ACTIONS, np.int64),
        ends,
        counts,
    )
    return ends


@functools.cache
def _loop(together: bool) -> Any:
    if together:
        quick: Any = pile_thoughts.quick
        return compiled(bind(the_game, "exam", quick, quick, None))
    planner = bot("planner").thought(face_to_face)
    return compiled(bind(face_to_face, "exam", duel_thoughts.quick, planner, None))
