"""How well a net plays by now, without looking ahead: on deals that it never practises on."""

import functools
from typing import Any

import numpy as np

from ..arena.play.batches import run_loop
from ..arena.play.deals import keys_of
from ..arena.play.whole_games import Deals, native_games_of, seated, start_of
from ..arena.statistics.intervals import Estimate, rate
from ..bots import bots_of
from ..bots.parts.weights import NO_WEIGHTS
from ..games import Game
from ..rules.engine.compiling import Array

DEALS = 400
SEED = "exam"
LEARNED = "expert"  # who plays by the net alone


def examine(game: Game, weights: Array, rival: str | None) -> Estimate:
    """The share of games won: together, or against a rival on both seats in turn."""
    if rival is None:
        won = _won(game, weights, (0,) * game.players, LEARNED)
        return rate(int((won != 0).sum()), DEALS)
    wins = (_won(game, weights, (0, 1), rival) & 1).sum()
    wins += (_won(game, weights, (1, 0), rival) >> 1 & 1).sum()
    return rate(int(wins), 2 * DEALS)


def _won(game: Game, weights: Array, who: tuple[int, ...], rival: str) -> Array:
    """Who has won each game: a bit for each seat."""
    keys = keys_of(game, SEED, np.arange(DEALS))
    deals = Deals(start_of(game), keys, seated(who), False, weights, NO_WEIGHTS)
    ends = run_loop(_loop(type(game), rival), game, deals)
    return game.tallied(ends.tables)[1]


@functools.cache
def _loop(kind: type[Game], rival: str) -> Any:
    bots = bots_of(kind.name)
    return native_games_of(kind(), bots.thought(LEARNED), bots.thought(rival))
