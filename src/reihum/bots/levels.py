"""The five levels: from one who sees the nearest card to one who plays out what may come.

- `beginner` sees the nearest card and overlooks tricks; `casual` takes the smallest gap;
- `club` plans the cards of a turn;
- `expert` judges the most obvious whole turns by a net that has learned the game by playing it;
- `master` judges all of them, looks at what the others could do next, and plays the end exactly.

What this means in each game stands in its folder (`settings.py`, `weights.py`).
"""

from collections.abc import Mapping
from types import MappingProxyType

from ..games import Message
from .parts.game_bots import LEVELS, Effort
from .parts.weights import Weights
from .protocol import Observation
from .registry import bots_of
from .thinking import ThinkingBot

JUDGING = LEVELS[3:]  # those who can tell chances


class LevelBot(ThinkingBot):
    """A player of one level; from `club` on it gives and heeds signals."""

    def __init__(
        self,
        native: bool = False,
        seed: int | str | None = None,
        milliseconds: float | None = None,
        own: Weights | None = None,
    ) -> None:
        super().__init__(native, seed)
        self._milliseconds = milliseconds
        self._own = own  # instead of the weights that come with the package

    def effort(self) -> Effort:
        """How much it thinks."""
        return Effort(self.name, self._native, self.haste, self._milliseconds, self._own)

    def why(
        self, observation: Observation, action: str, aloud: bool = False
    ) -> tuple[Message, ...]:
        """Why it plays an action that it has chosen; chances would tell of its hand."""
        explain = bots_of(observation.game).explain
        if explain is None:
            return ()
        judging = self.name in JUDGING and not aloud
        return explain(observation, action, self.weights(observation.game), judging)


class Beginner(LevelBot):
    """Sees the nearest card, or the most points."""

    name = "beginner"


class Casual(LevelBot):
    """Takes what costs least right now."""

    name = "casual"


class Club(LevelBot):
    """Plans the cards of a turn."""

    name = "club"
    talks = True


class Expert(LevelBot):
    """Has learned the game by playing it."""

    name = "expert"
    talks = True


class Master(LevelBot):
    """Has learned the game, looks ahead, and plays the end exactly."""

    name = "master"
    talks = True


LEVEL_BOTS: Mapping[str, type[LevelBot]] = MappingProxyType(
    {kind.name: kind for kind in (Beginner, Casual, Club, Expert, Master)}
)


def level_bot(
    level: str,
    native: bool = False,
    seed: int | str | None = None,
    milliseconds: float | None = None,
    own: Weights | None = None,
) -> LevelBot:
    """A bot of a level, with the weights that come with the package or some of your own."""
    return LEVEL_BOTS[level](native, seed, milliseconds, own)
