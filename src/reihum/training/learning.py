"""A course from its first game to its last: rates, chunks of games, exams, files."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from shlex import quote
from typing import Any

import numpy as np

from ..arena.play.deals import keys_of
from ..arena.play.whole_games import start_of
from ..bots import bots_of
from ..bots.parts.nets import HEADS, VIEW, WIN, newborn
from ..bots.parts.piles.judging import BREADTH, PRIOR, SCORING, SLACK
from ..bots.parts.weights import Weights, read_weights, with_settings
from ..games import Game, game
from ..rules.engine.compiling import Array, compiled
from . import progress
from .courses import Course
from .exams import examine
from .lessons import Desk, Games, Memory, Net, Pace
from .progress import Report
from .run import TrainingRun

CHUNK = 64  # games between two looks at the clock
MEMORY = 40_000  # positions
REUSE = 3
EXAMS = 20  # in a course
WARMING = 0.06  # of the course one plays by first sight only
FIRST_PRIOR = 0.15
SETTLED = 2 / 3  # of the course after which first sight weighs no less any more
PRACTICE = {BREADTH: 20, SCORING: 0.3, SLACK: 8}
EXAM = {BREADTH: 40, SLACK: 20}
RARE = 20  # every so many chunks are played with the course's other options
Hearing = Callable[["Learner", float], None]


@dataclass
class Learner:
    """A net on its way through a course."""

    course: Course
    game: Game
    seed: str
    total: int  # games of the whole course
    weights: Array
    start: str = ""  # the file of the weights that it started from
    done: int = 0
    seconds: float = 0.0
    curve: list[Report] = field(default_factory=list)
    sizes: Array = field(default_factory=lambda: np.zeros(0, np.float32))
    memory: Array = field(default_factory=lambda: np.zeros(MEMORY, VIEW))
    aims: Array = field(default_factory=lambda: np.zeros((MEMORY, HEADS)))
    clock: Array = field(default_factory=lambda: np.array([0, 1]))

    def __post_init__(self) -> None:
        """Nothing is known yet of how large lessons are."""
        if not len(self.sizes):
            self.sizes = np.zeros_like(self.weights)

    @property
    def share(self) -> float:
        """How much of the course is done."""
        return self.done / self.total

    def practise(self, games: int) -> float:
        """Play and learn from some games; returns the share of them that were won."""
        begun, results = time.perf_counter(), np.zeros((games, HEADS))
        made = self._rare() if self.done // CHUNK % RARE == RARE - 1 else self.game
        self._settle()
        compiled(self.course.lesson)(
            self._games(made, games),
            Net(self.weights, self.sizes),
            Memory(self.memory, self.aims, self.clock),
            Pace(self._rate(), self.course.trust, self.course.curiosity, REUSE),
            Desk.of(made.rules),
            results,
        )
        self.done += games
        if games:  # else it was only compiled
            self.seconds += time.perf_counter() - begun
        return float(results[:, WIN].mean()) if games else 0.0

    def _games(self, made: Game, games: int) -> Games:
        """The next games of the course; in every other one the players signal, if they can."""
        keys = keys_of(made, f"train/{self.seed}", np.arange(self.done, self.done + games))
        talks = np.arange(games) % 2 * (self.course.talk and made.players > 1)
        return Games(start_of(made), keys, talks)

    def _rare(self) -> Game:
        return game(self.game.name, **{**self.game.options, **self.course.options})

    def _settle(self) -> None:
        course, begun = self.course, self.start == "" and self.share < WARMING
        fall = min(self.share / SETTLED, 1.0)
        prior = 1.0 if begun else FIRST_PRIOR * (course.prior / FIRST_PRIOR) ** fall
        scoring = 0.0 if begun else PRACTICE[SCORING]
        for place, value in {**PRACTICE, PRIOR: prior, SCORING: scoring}.items():
            self.weights[place] = value

    def _rate(self) -> float:
        course = self.course
        return float(course.first_rate * (course.last_rate / course.first_rate) ** self.share)

    def examine(self) -> Report:
        """See how well it plays by now."""
        settings = {**EXAM, PRIOR: self.course.prior}
        won = examine(self.game, with_settings(self.weights, settings), self.course.rival)
        report = Report(self.done, self.seconds, won.value, won.low, won.high)
        self.curve.append(report)
        return report

    def finished(self) -> Weights:
        """The weights as they are now, with how they were made."""
        about = {
            "game": self.game.name,
            "players": self.game.players,
            "command": self.command,
            "games": self.done,
            "minutes": round(self.seconds / 60, 1),
            "won": round(self.curve[-1].value, 4) if self.curve else None,
        }
        return Weights(self.weights, about)

    @property
    def command(self) -> str:
        """What makes the same weights again."""
        players = f" --players {self.game.players}" if self.game.cooperative else ""
        begun = f" --start {quote(self.start)}" if self.start else ""
        practised = f"--games {self.total} --seed {quote(self.seed)}"
        return f"reihum train {self.game.name}{players} {practised}{begun}"

    def save(self, path: Path) -> None:
        """Write down the weights, and all that is needed to go on."""
        self.finished().write(path)
        arrays = {name: getattr(self, name) for name in ARRAYS}
        words = {name: getattr(self, name) for name in WORDS}
        words |= {"game": self.game.name, "options": dict(self.game.options)}
        progress.save(progress.progress_file(path), arrays, words, self.curve)

    @classmethod
    def resumed(cls, course: Course, run: TrainingRun) -> "Learner":
        """Go on where a course of a game stopped."""
        arrays, words, curve = progress.resumed(run)
        made = game(words.pop("game"), **words.pop("options"))
        known: dict[str, Any] = {**arrays, **words}
        return cls(course, made, curve=curve, **known)


ARRAYS = ("weights", "sizes", "memory", "aims", "clock")
WORDS = ("seed", "total", "start", "done", "seconds")


def begin(course: Course, made: Game, seed: str, total: int, start: Path | None = None) -> Learner:
    """A course from its beginning: with a newborn net, or with weights from a file."""
    if start is None:
        return Learner(course, made, seed, total, newborn(course.rows, first_lot(seed)))
    learned = read_weights(start).is_as_long(bots_of(made).size or 0)
    return Learner(course, made, seed, total, learned.numbers.copy(), start.name)


def first_lot(seed: str) -> int:
    """The number that a text stands for, another one for each text.

    >>> first_lot("1"), first_lot("12"), first_lot("21")
    (49, 12594, 12849)
    """
    return int.from_bytes(seed.encode())


def train(learner: Learner, path: Path, hear: Hearing) -> Weights:
    """Take a course to its end, with exams and files on the way."""
    every = -(-learner.total // (EXAMS * CHUNK)) * CHUNK  # rounded up: no exam just before the last
    learner.practise(0)
    while learner.done < learner.total:
        won = learner.practise(CHUNK)
        if learner.done % every == 0 or learner.done >= learner.total:
            learner.examine()
            learner.save(path)
        hear(learner, won)
    progress.progress_file(path).unlink(missing_ok=True)
    return learner.finished()
