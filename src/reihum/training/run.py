"""What a person asks of `reihum train`."""

from dataclasses import dataclass
from pathlib import Path

from ..games import Game


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

    @property
    def path(self) -> Path:
        """Where the weights go."""
        return self.out or Path(f"{self.game.name}-{self.game.players}.npz")
