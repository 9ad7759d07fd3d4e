"""What a person asks of `reihum train`."""

import math
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from ..arena.errors import ArenaError
from ..arena.play.entrants import WEIGHTS
from ..arena.reports.bars import INTERRUPTED
from ..arena.reports.output import check_file
from ..games import Game
from ..languages import tell


@dataclass(frozen=True)
class TrainingRun:
    """A game to learn, for how long, and where the weights go."""

    game: Game
    minutes: float = 10.0  # about, where no number of games is given
    games: int | None = None
    seed: str = "1"
    out: Path | None = None
    start: Path | None = None  # weights to begin with
    resume: bool = False
    players: int | None = None  # as asked for; None: nobody said how many

    @property
    def path(self) -> Path:
        """Where the weights go."""
        return self.out or Path(f"{self.game.name}-{self.game.players}{WEIGHTS}")

    def check(self) -> None:
        """Refuse what cannot be, before hours of play."""
        check_file(self.path, [WEIGHTS])
        if not 0 < self.minutes < math.inf:
            raise ArenaError("course-no-time", minutes=f"{self.minutes:g}")


def interrupted(console: Console, path: Path, saved: bool) -> int:
    """Say whether a course that was stopped can be gone on with; returns the exit code."""
    said = tell("train-interrupted", file=path) if saved else tell("train-interrupted-early")
    console.print(Text(said, style="yellow"))
    return INTERRUPTED
