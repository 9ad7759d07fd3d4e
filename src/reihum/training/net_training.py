"""Nets that learn a game, in a terminal: a bar while they do, then what they can do."""

import time
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from ..arena.reports.bars import bar
from ..arena.reports.facts import said
from ..arena.words import counted, people, share
from ..games import Message
from ..languages import Figure, tell
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
        with console.status(tell("train-compiling")):
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
        task = shown.add_task(said(people(learner.game)), total=learner.total, won="")

        def hear(learner: Learner, won: float) -> None:
            curve = learner.curve
            last = tell("train-won", share=said(Figure(curve[-1].value, ".0%"))) if curve else ""
            shown.update(task, completed=learner.done, won=last)

        train(learner, run.path, hear)


def _tell(learner: Learner, run: TrainingRun, console: Console) -> None:
    picture = run.path.with_suffix(".png")
    draw_curve(picture, learner.game, learner.course.rival, learner.curve)
    console.print(Text(said(_result(learner))))
    console.print(Text(tell("train-written", file=run.path, picture=picture)))
    console.print(Text(tell("train-again", command=learner.command)))


def _result(learner: Learner) -> Message:
    """What a net can do at the end of its course."""
    rival, won = learner.course.rival, share(learner.curve[-1].won)
    told = {**counted("run-games", learner.done).params, "won": won}
    if rival is None:
        return Message("train-after", told)
    return Message("train-after-against", {**told, "rival": rival})
