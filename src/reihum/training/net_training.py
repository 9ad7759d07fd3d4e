"""Nets that learn a game, in a terminal: a bar while they do, then what they can do."""

import time
from dataclasses import dataclass

from rich.console import Console

from ..arena.reports.bars import bar
from ..arena.words import people
from .courses import Course
from .curve import draw_curve
from .learning import CHUNK, Learner, begin, train
from .run import TrainingRun, interrupted

FIRST_LOOK = 4  # chunks of games that tell how fast it goes


@dataclass(frozen=True)
class NetTraining:
    """A course that nets go through."""

    course: Course

    def learn(self, run: TrainingRun, console: Console) -> int:
        """Train a net, show how it goes, write it down with its learning curve."""
        with console.status("Compiling; the first time this takes a minute or two ..."):
            learner = self._learner(run)
        try:
            _watch(learner, run, console)
        except KeyboardInterrupt:
            return interrupted(console, run.path, bool(learner.curve))
        _tell(learner, run, console)
        return 0

    def _learner(self, run: TrainingRun) -> Learner:
        if run.resume:
            return Learner.resumed(self.course, run)
        total = run.games
        if total is None:
            tried = begin(self.course, run.game, run.seed, CHUNK, run.start)
            total = round(run.minutes * 60 * _speed(tried))
        whole = max(total // CHUNK, 1) * CHUNK
        return begin(self.course, run.game, run.seed, whole, run.start)


def _speed(tried: Learner) -> float:
    """Games a second, from a first look that is thrown away."""
    tried.practise(0)
    begun = time.perf_counter()
    for _ in range(FIRST_LOOK):
        tried.practise(CHUNK)
    return FIRST_LOOK * CHUNK / (time.perf_counter() - begun)


def _watch(learner: Learner, run: TrainingRun, console: Console) -> None:
    with bar(console) as shown:
        task = shown.add_task(people(learner.game), total=learner.total, won="")

        def hear(learner: Learner, won: float) -> None:
            last = f"{100 * learner.curve[-1].value:.0f} % won" if learner.curve else ""
            shown.update(task, completed=learner.done, won=last)

        train(learner, run.path, hear)


def _tell(learner: Learner, run: TrainingRun, console: Console) -> None:
    last, picture = learner.curve[-1], run.path.with_suffix(".png")
    how = f" against {learner.course.rival}" if learner.course.rival else ""
    draw_curve(picture, learner.game, how, learner.curve)
    console.print(
        f"After {learner.done:,} games it wins {100 * last.value:.1f} %{how}"
        f" [{100 * last.low:.1f}, {100 * last.high:.1f}], without looking ahead."
    )
    console.print(f"Written to {run.path}; the learning curve to {picture}.")
    console.print(f"The same again: {learner.command}")
