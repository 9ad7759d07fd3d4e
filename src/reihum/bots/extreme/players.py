"""The players of Extreme: those of The Game, who know the commands; a look ahead takes longer."""

from dataclasses import replace
from functools import partial

from ..the_game.players import THE_GAME
from ..the_game.settings import weights

EXTREME = replace(THE_GAME, weights=partial(weights, faster={}))
