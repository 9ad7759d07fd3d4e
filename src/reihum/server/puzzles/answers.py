"""Answers of guests: the first one to each puzzle counts, once, and what follows from them all."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Connection

from ...review.puzzles.progress import Progress, chosen
from ...review.puzzles.puzzle import Puzzle, shipped
from ..protocol.study.puzzles import Standing
from ..store.keeping import keep, keep_first, kept_as, kept_of
from ..store.rows import now

KIND = "puzzle"
START = Progress()


@cache
def by_name() -> Mapping[str, Puzzle]:
    """All puzzles that come with the package."""
    return {puzzle.name: puzzle for puzzle in shipped()}


@dataclass(frozen=True)
class Answers:
    """All that a guest has answered, in order.

    The rating is worked out anew each time and never written down: so answers that are given at
    the same moment, in two windows or by way of two workers, cannot overwrite each other.
    """

    progress: Progress
    right: Mapping[str, bool]  # whether the first answer was, by puzzle
    solved: frozenset[str]  # then or later

    def standing(self) -> Standing:
        """As it is told."""
        rating = self.progress.rating
        return Standing(
            rating=round(rating.value),
            deviation=round(rating.deviation),
            streak=self.progress.streak,
            longest=self.progress.longest,
            answered=len(self.right),
            solved=len(self.solved),
        )

    def next(self, there: Sequence[Puzzle], after: str) -> Puzzle | None:
        """One that fits: new ones first, then those that were not solved.

        It follows from what was answered, and from which one it comes after.
        """
        open_ones = [each for each in there if each.name not in self.solved]
        fresh = [each for each in open_ones if each.name not in self.right]
        others = [each for each in fresh or open_ones if each.name != after]
        lots = random.Random(f"{len(self.right)} {after}")
        return chosen(others or fresh or open_ones, self.progress, lots)


def answers_of(connection: Connection, guest: str) -> Answers:
    """What a guest has answered so far."""
    found = [(each.name, each.body) for each in kept_of(connection, guest, KIND)]
    found = sorted((each for each in found if each[0] in by_name()), key=_when)
    progress = START
    for name, body in found:
        progress = progress.after(by_name()[name], body["right"])
    solved = frozenset(name for name, body in found if body["solved"])
    return Answers(progress, {name: body["right"] for name, body in found}, solved)


def _when(row: tuple[str, Mapping[str, Any]]) -> tuple[float, str]:
    return row[1]["at"], row[0]


@dataclass(frozen=True)
class Noted:
    """What an answer has changed."""

    first: bool
    change: int  # of the rating
    answers: Answers


def note_answer(connection: Connection, guest: str, name: str, right: bool) -> Noted:
    """Note an answer; only the first one to a puzzle is rated."""
    before = answers_of(connection, guest)
    body = {"right": right, "solved": right, "at": now()}
    first = keep_first(connection, guest, KIND, name, body)
    if not first and right and name not in before.solved:
        keep(connection, guest, KIND, name, {**_answer(connection, guest, name), "solved": True})
    after = answers_of(connection, guest)
    change = round(after.progress.rating.value) - round(before.progress.rating.value)
    return Noted(first, change, after)


def has_answered(connection: Connection, guest: str, name: str) -> bool:
    """Whether a guest has answered a puzzle."""
    return kept_as(connection, guest, KIND, name) is not None


def _answer(connection: Connection, guest: str, name: str) -> dict[str, Any]:
    return dict(kept_as(connection, guest, KIND, name))
