"""The five levels: from one who sees the nearest card to one who plays out what may come.

- `beginner` sees the nearest card and overlooks tricks; `casual` takes the smallest gap;
- `club` plans the cards of a turn;
- `expert` judges the most obvious whole turns by a net that has learned the game by playing it;
- `master` judges all of them, looks at what the others could do next, and plays the end exactly.
"""

from collections.abc import Mapping
from types import MappingProxyType, ModuleType
from typing import Any

import numpy as np

from ..games import Game
from ..rules.engine.compiling import Array
from ..rules.face_to_face import table as face_to_face
from ..rules.nix import table as nix
from ..rules.the_game import table as the_game
from .face_to_face import thoughts as duel_thoughts
from .nix import weights as nix_minds
from .nix.search import ponder
from .parts.judging import BREADTH, CANDIDATES, DEPTH, FAITH, PRIOR, REPLIES, SCORING, SLACK
from .parts.weights import Mind, shipped, with_settings
from .protocol import Observation, Signal
from .the_game import glances, memory
from .the_game import thoughts as pile_thoughts
from .the_game.words import explain
from .thinking import NO_MIND, GreedyBot, PlannerBot, Thought

MILLISECONDS, DUEL_MILLISECONDS = 15.0, 10.0  # of a master for a decision, compiled, on one core
TURNS_AHEAD: Mapping[int, int] = {1: 3, 2: 3, 3: 6, 4: 5, 5: 6}  # by players: as far as it helped
REPLIES_PER_MILLISECOND = 20  # turns ahead that a master can look at, about
FASTER: Mapping[tuple[str, int], int] = {("the-game", 3): 26}  # where it can look at more
DECISIONS = 3  # of a turn, about: in games together it is thought out once
TOGETHER: Mapping[int, float] = {BREADTH: 60, SLACK: 20, PRIOR: 0.03, SCORING: 0.3}
OPPOSED: Mapping[int, float] = {BREADTH: 40, SLACK: 8, PRIOR: 0.05, SCORING: 0}
CANDIDATES_AHEAD = 6
FIRST_OPINION, WHILE_MANY_PLAY = 6, 16  # worlds that it counts for: more where more is left to luck
FIRST_SIGHT: Mapping[int, float] = {BREADTH: 6, SLACK: 4}  # the turns that an expert thinks about
HASTY: Mapping[int, float] = {BREADTH: 12, SLACK: 6, CANDIDATES: 1, REPLIES: 0}  # uncompiled


class LevelBot(PlannerBot):
    """A player of one level; from `club` on it gives and heeds signals."""

    level = ""

    def __init__(
        self,
        native: bool = False,
        seed: int | str | None = None,
        milliseconds: float | None = None,
        own: Mind | None = None,
    ) -> None:
        super().__init__(native, seed)
        self._milliseconds = milliseconds
        self._own = own  # instead of the mind that comes with the package

    def mind(self, game: Game) -> Array:
        """Settings and weights of this level."""
        if game.rules is nix:
            return self._nix_mind(game)
        if self.level not in ("expert", "master"):
            return NO_MIND
        learned = self._own or shipped(game.name, game.players)
        settings = dict(TOGETHER if game.cooperative else OPPOSED)
        settings |= self._thorough(game) if self.level == "master" else FIRST_SIGHT
        mind = with_settings(learned.fits(game).weights, settings)
        remembers = self.level == "master" and game.cooperative
        return np.append(mind, np.zeros(memory.ROOM, mind.dtype)) if remembers else mind

    def _thorough(self, game: Game) -> dict[int, float]:
        if not self._native:
            return dict(HASTY)
        depth, usual, decisions = game.players, DUEL_MILLISECONDS, 1
        if game.cooperative:
            depth, usual, decisions = TURNS_AHEAD[game.players], MILLISECONDS, DECISIONS
        thinking = (usual if self._milliseconds is None else self._milliseconds) * decisions
        speed = FASTER.get((game.name, game.players), REPLIES_PER_MILLISECOND)
        replies = round(thinking / self.haste * speed)
        faith = FIRST_OPINION if game.players < 3 else WHILE_MANY_PLAY
        return {CANDIDATES: CANDIDATES_AHEAD, DEPTH: depth, REPLIES: replies, FAITH: faith}

    def _nix_mind(self, game: Game) -> Array:
        learned = self._own.fits(game).weights if self._own else None
        mind = nix_minds.mind_of(self.level, learned)
        mind[nix_minds.WORLDS] //= self.haste
        if not self._native:
            mind[nix_minds.WORLDS] = mind[nix_minds.BREADTH] = 0  # as an expert thinks
        return mind

    def thought(self, rules: ModuleType) -> Thought:
        """The rule for a game's module of rules."""
        own: Thought = THOUGHTS[rules][LEVELS.index(self.level)]
        return own

    def signals(self, observation: Observation) -> tuple[Signal, ...]:
        """Where this seat holds the trick or the next card, if it is one who tells."""
        return super().signals(observation) if self.level in TALKING else ()

    def why(self, observation: Observation, action: str, aloud: bool = False) -> str:
        """In words, why it plays an action that it has chosen; chances would tell of its hand."""
        judging = self.level in JUDGING and not aloud
        return explain(observation, action, self.mind(observation.game), judging)


class Beginner(LevelBot):
    """Sees the nearest card, or the most points."""

    level = "beginner"


class Casual(LevelBot):
    """Takes what costs least right now."""

    level = "casual"


class Club(LevelBot):
    """Plans the cards of a turn."""

    level = "club"


class Expert(LevelBot):
    """Has learned the game by playing it."""

    level = "expert"


class Master(LevelBot):
    """Has learned the game, looks ahead, and plays the end exactly."""

    level = "master"


LEVEL_BOTS: Mapping[str, type[LevelBot]] = MappingProxyType(
    {kind.level: kind for kind in (Beginner, Casual, Club, Expert, Master)}
)
LEVELS = tuple(LEVEL_BOTS)
TALKING, JUDGING = LEVELS[2:], LEVELS[3:]
_greedy, _planner = GreedyBot(), PlannerBot()
THOUGHTS: Mapping[ModuleType, tuple[Any, ...]] = MappingProxyType(
    {
        the_game: (
            glances.glance,
            _greedy.thought(the_game),
            _planner.thought(the_game),
            pile_thoughts.quick,
            pile_thoughts.thorough,
        ),
        face_to_face: (
            glances.duel_glance,
            _greedy.thought(face_to_face),
            _planner.thought(face_to_face),
            duel_thoughts.quick,
            duel_thoughts.thorough,
        ),
        nix: (ponder,) * len(LEVELS),
    }
)


def level_bot(
    level: str,
    native: bool = False,
    seed: int | str | None = None,
    milliseconds: float | None = None,
    own: Mind | None = None,
) -> LevelBot:
    """A bot of a level, with the mind that comes with the package or one of your own."""
    return LEVEL_BOTS[level](native, seed, milliseconds, own)
