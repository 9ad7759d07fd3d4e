"""How someone has done with puzzles so far, and which one comes next."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from .puzzle import Puzzle
from .rating import Game, Rating, rated

NEAR = 12  # puzzles nearest to the own rating, of which one is drawn
START = Rating()


@dataclass(frozen=True)
class Progress:
    """How someone has done so far."""

    rating: Rating = START
    streak: int = 0
    longest: int = 0
    solved: tuple[str, ...] = ()

    def after(self, puzzle: Puzzle, right: bool) -> "Progress":
        """The same after one more puzzle."""
        streak = self.streak + 1 if right else 0
        return Progress(
            rated(self.rating, [Game(puzzle.rating, float(right))]),
            streak,
            max(self.longest, streak),
            tuple(dict.fromkeys((*self.solved, puzzle.name))) if right else self.solved,
        )


def chosen(there: Sequence[Puzzle], progress: Progress, source: random.Random) -> Puzzle | None:
    """One of the unsolved puzzles that are about as hard as someone is strong."""
    left = [puzzle for puzzle in there if puzzle.name not in progress.solved]
    left.sort(key=lambda puzzle: abs(puzzle.rating.value - progress.rating.value))
    return source.choice(left[:NEAR]) if left else None
