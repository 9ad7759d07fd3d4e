"""How The Game is reviewed."""

from ...bots.the_game import plans
from ...bots.the_game.thoughts import JUDGE
from ...games import Game
from ...rules.engine.records import Seen
from ...rules.the_game import table as rules
from ..parts.piles import PileSampler
from ..parts.sampling import GameReview
from .sampling import SAMPLE, key
from .solver import solve
from .themes import promising, themes

TURNS_AHEAD = {1: 4, 2: 4, 3: 6, 4: 5, 5: 6}  # by players, as far as it helps
TRUST = 0.6  # by `bench/review/calibrating.py`: masters get out of trouble better than the net
LATE, FARTHER = 45, 8  # alone, once so few cards are to be drawn: there the net is weakest


def depth(game: Game, seen: Seen) -> int:
    """After how many turns the net judges; to look farther makes chances less sure."""
    if game.players == 1 and seen["draw"] <= LATE:
        return FARTHER
    return TURNS_AHEAD[game.players]


THE_GAME = GameReview(
    PileSampler(rules, plans, key, JUDGE, SAMPLE, depth, TRUST), solve, themes, promising
)
