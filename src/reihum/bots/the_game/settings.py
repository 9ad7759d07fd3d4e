"""How far the levels think in The Game and Extreme."""

from collections.abc import Mapping

import numpy as np

from ...games import Game
from ...rules.engine.compiling import Array
from ..parts.game_bots import Effort
from ..parts.nets import size_of
from ..parts.piles.judging import BREADTH, CANDIDATES, DEPTH, FAITH, PRIOR, REPLIES, SCORING, SLACK
from ..parts.piles.settings import FIRST_SIGHT, HASTY, REPLIES_PER_MILLISECOND
from ..parts.weights import NO_WEIGHTS, shipped, with_settings
from . import memory, views

SIZE = size_of(views.ROWS)
LEARNED: Mapping[int, float] = {BREADTH: 60, SLACK: 20, PRIOR: 0.03, SCORING: 0.3}
MILLISECONDS = 15.0  # of a master for a decision, compiled, on one core
DECISIONS = 3  # of a turn, about: it is thought out once
TURNS_AHEAD: Mapping[int, int] = {1: 3, 2: 3, 3: 6, 4: 5, 5: 6}  # by players: as far as it helped
CANDIDATES_AHEAD = 6
FIRST_OPINION, WHILE_MANY_PLAY = 6, 16  # worlds that it counts for: more where more is left to luck
FASTER: Mapping[int, int] = {3: 26}  # by players: replies in a millisecond, where there are more


def weights(game: Game, effort: Effort, faster: Mapping[int, int] = FASTER) -> Array:
    """Settings and weights of a level; a master also gets room for the plan of a turn."""
    if effort.level not in ("expert", "master"):
        return NO_WEIGHTS
    learned = (effort.own or shipped(game.name, game.players)).fits(game, SIZE)
    if effort.level == "expert":
        return with_settings(learned.numbers, {**LEARNED, **FIRST_SIGHT})
    made = with_settings(learned.numbers, {**LEARNED, **_thorough(game, effort, faster)})
    return np.append(made, np.zeros(memory.ROOM, made.dtype))


def _thorough(game: Game, effort: Effort, faster: Mapping[int, int]) -> Mapping[int, float]:
    if not effort.native:
        return HASTY
    thinking = DECISIONS * (MILLISECONDS if effort.milliseconds is None else effort.milliseconds)
    speed = faster.get(game.players, REPLIES_PER_MILLISECOND)
    return {
        CANDIDATES: CANDIDATES_AHEAD,
        DEPTH: TURNS_AHEAD[game.players],
        REPLIES: round(thinking / effort.haste * speed),
        FAITH: FIRST_OPINION if game.players < 3 else WHILE_MANY_PLAY,
    }
