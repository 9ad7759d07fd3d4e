"""`reihum train` in a terminal: a bar while a net learns, then what it can do."""

import time
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from ..arena.errors import ArenaError
from ..arena.reports.simulations import INTERRUPTED, bar
from ..arena.runs.simulation import people
from ..bots.nix.learning import STEPS, TABLES, learn_nix
from ..bots.parts.weights import Mind
from ..games import Game, game
from . import progress
from .courses import COURSES
from .curve import draw_curve
from .learning import CHUNK, Learner, begin, train

FIRST_LOOK = 4  # chunks of games that tell how fast it goes
NIX_GAMES_PER_MINUTE = 4000


@dataclass(frozen=True)
class TrainingWishes:
    """The words of `reihum train`."""

    game: str
    players: int | None
    minutes: float
    games: int | None
    seed: str
    out: Path | None
    start: Path | None
    resume: bool

    def made(self) -> Game:
        """The game to learn."""
        if self.players is None:
            return game(self.game)
        return game(self.game, players=self.players)

    def path(self, made: Game) -> Path:
        """Where the mind goes."""
        return self.out or Path(f"{made.name}-{made.players}.npz")


def learn(wishes: TrainingWishes, console: Console) -> int:
    """Train a net, show how it goes, write it down with its learning curve."""
    made = wishes.made()
    path = wishes.path(made)
    if made.name not in COURSES:
        return learn_rates(wishes, made, path, console)
    with console.status("Compiling; the first time this takes a minute or two ..."):
        learner = _learner(wishes, made, path)
    try:
        with bar(console) as shown:
            task = shown.add_task(people(made), total=learner.total, won="")

            def hear(learner: Learner, won: float) -> None:
                last = f"{100 * learner.curve[-1].value:.0f} % won" if learner.curve else ""
                shown.update(task, completed=learner.done, won=last)

            train(learner, path, hear)
    except KeyboardInterrupt:
        console.print(f"Interrupted; --resume goes on from {path}.", style="yellow")
        return INTERRUPTED
    _tell(learner, path, console)
    return 0


def _learner(wishes: TrainingWishes, made: Game, path: Path) -> Learner:
    if wishes.resume:
        if not progress.progress_file(path).is_file():
            raise ArenaError(f"There is nothing to resume: no {progress.progress_file(path)}.")
        return Learner.resumed(path)
    if wishes.games is not None:
        total = wishes.games
    else:
        total = round(wishes.minutes * 60 * _pace(begin(made, wishes.seed, CHUNK, wishes.start)))
    return begin(made, wishes.seed, max(total // CHUNK, 1) * CHUNK, wishes.start)


def _pace(tried: Learner) -> float:
    """Games a second, from a first look that is thrown away."""
    tried.practise(games=0)
    begun = time.perf_counter()
    for _ in range(FIRST_LOOK):
        tried.practise()
    return FIRST_LOOK * CHUNK / (time.perf_counter() - begun)


def _tell(learner: Learner, path: Path, console: Console) -> None:
    last, picture = learner.curve[-1], path.with_suffix(".png")
    draw_curve(picture, learner.game, learner.curve)
    how = "" if learner.game.cooperative else " against planner"
    console.print(
        f"After {learner.done:,} games it wins {100 * last.value:.1f} %{how}"
        f" [{100 * last.low:.1f}, {100 * last.high:.1f}], without looking ahead."
    )
    console.print(f"Written to {path}; the learning curve to {picture}.")
    console.print(f"The same again: {learner.command}")


def learn_rates(wishes: TrainingWishes, made: Game, path: Path, console: Console) -> int:
    """Nix für ungut!: where chips go, learned at all kinds of tables at once."""
    games = wishes.games or round(wishes.minutes * NIX_GAMES_PER_MINUTE)
    each = max(games // (STEPS * len(TABLES)), 1)
    with bar(console) as shown:
        task = shown.add_task("all tables", total=None, won="")
        learned = learn_nix(
            wishes.seed,
            each,
            lambda done, total: shown.update(task, completed=done * each, total=total * each),
        )
    command = f"reihum train nix --games {games} --seed {wishes.seed}"
    Mind(learned, {"game": "nix", "command": command, "games": games}).write(path)
    console.print(f"Written to {path}.")
    return 0
