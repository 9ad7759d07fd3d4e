"""What a review asks of a game: the turns a seat could play, and what they are worth in worlds."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from ...games import Game
from ...rules.engine.compiling import Array
from ...rules.engine.records import Seen
from .solutions import Solver

# What is known of a turn in a world: the chance to win, points, and whether the chance is certain
# at once, so that nobody had to play on.
CHANCE, POINTS, CERTAIN = range(3)
KNOWN = CERTAIN + 1


@dataclass(frozen=True)
class Option:
    """A turn that could be played, as the texts of its actions without the end."""

    actions: tuple[str, ...]
    end: Any  # what the sampler of its game knows it by
    key: int  # the same for turns that lead to the same


class Sampler(Protocol):
    """Turns and worlds of a game, for one seat that is about to begin its turn."""

    @property
    def points(self) -> bool:
        """Whether turns also bring points."""
        ...

    @property
    def trust(self) -> float:
        """How much of what a turn seems to cost it does cost, where that is not certain."""
        ...

    def options(self, game: Game, seen: Seen, native: bool) -> list[Option]:
        """The turns that are worth a look, the best at first sight first."""
        ...

    def played(self, game: Game, seen: Seen, actions: Sequence[str]) -> Option:
        """The turn that some actions make."""
        ...

    def sample(
        self, game: Game, seen: Seen, options: Sequence[Option], lots: Array, native: bool
    ) -> Array:
        """By world and turn: what is known."""
        ...


@dataclass(frozen=True)
class GameReview:
    """All that the review of a game needs."""

    sampler: Sampler
    solver: Solver | None = None  # where all win or lose together
    themes: Callable[..., tuple[str, ...]] | None = None  # of a puzzle
    promising: Callable[[Seen, str], bool] | None = None  # whether a puzzle may have a theme
