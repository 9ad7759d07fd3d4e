"""The players of Nix für ungut!, as every other room asks for them."""

from ...games import Game, Message
from ...rules.engine.compiling import Array
from ...rules.nix import table as rules
from ..parts.game_bots import LEVELS, Effort, GameBots
from ..parts.weights import NO_WEIGHTS
from ..protocol import Observation
from . import words
from .plans import grab, plan_lap
from .search import ponder
from .weights import BREADTH, SETTINGS, SIZE, WORLDS, learned_on, weights_of

LEARNED = SIZE - SETTINGS  # how many numbers are learned


def weights(game: Game, effort: Effort) -> Array:
    """Settings and weights of a level; uncompiled, all think as far as an expert at most."""
    if effort.level not in LEVELS:
        return NO_WEIGHTS
    own = effort.own.fits(game, LEARNED).numbers if effort.own else None
    made = weights_of(effort.level, learned_on(game.options["board"]) if own is None else own)
    made[WORLDS] //= effort.haste
    if not effort.native:
        made[WORLDS] = made[BREADTH] = 0
    return made


def explain(
    observation: Observation, action: str, weights: Array, judging: bool
) -> tuple[Message, ...]:
    """Why a player with these weights may have chosen an action."""
    game = observation.game
    return words.explain(observation.table, game.encode(game.action(action)), weights)


NIX = GameBots(
    rules,
    thoughts={"greedy": grab, "planner": plan_lap, **dict.fromkeys(LEVELS, ponder)},
    weights=weights,
    size=LEARNED,
    explain=explain,
)
