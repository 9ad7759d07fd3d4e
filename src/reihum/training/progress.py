"""What is known of a net on its way: reports, and the files a course goes on from."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..arena.errors import ArenaError
from ..arena.statistics.intervals import Estimate
from ..bots.parts.weights import UNREADABLE
from ..rules.engine.compiling import Array
from .run import TrainingRun

OLD = {"mind": "weights"}  # what files of earlier versions call it


@dataclass(frozen=True)
class Report:
    """How well a net plays after so many games of practice."""

    games: int
    seconds: float
    value: float  # share of exam games won, with its interval
    low: float
    high: float

    @property
    def won(self) -> Estimate:
        """The share of exam games won."""
        return Estimate(self.value, self.low, self.high)


def progress_file(path: Path) -> Path:
    """Where a course is kept that makes the weights in a file."""
    return path.with_name(path.name + ".progress")


def save(path: Path, arrays: dict[str, Array], words: dict[str, Any], curve: list[Report]) -> None:
    """Write down where a course stands, whole or not at all."""
    beside = path.with_name(path.name + ".new")
    text = json.dumps(words | {"curve": [asdict(report) for report in curve]})
    with beside.open("wb") as file:
        np.savez(file, words=text, **arrays)  # type: ignore[arg-type]
    beside.replace(path)


def load(path: Path) -> tuple[dict[str, Array], dict[str, Any], list[Report]]:
    """Read where a course stands."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as content:
            arrays = {OLD.get(name, name): content[name] for name in content.files}
        words = json.loads(str(arrays.pop("words")))
        curve = [Report(**report) for report in words.pop("curve")]
    except (*UNREADABLE, TypeError, AttributeError) as error:
        raise ArenaError("course-none", file=str(path), reason=str(error)) from None
    return arrays, words, curve


def resumed(run: TrainingRun) -> tuple[dict[str, Array], dict[str, Any], list[Report]]:
    """Read where the course stands that a person wants to go on with, if it is that one."""
    file = progress_file(run.path)
    if not file.is_file():
        raise ArenaError("course-nothing", file=str(file))
    if run.start:
        raise ArenaError("course-both", file=str(file))
    arrays, words, curve = load(file)
    if words["game"] != run.game.name:
        told = {"game": words["game"], "wanted": run.game.name}
        raise ArenaError("course-other-game", file=str(file), **told)
    players = words["options"].get("players")
    if run.players not in (None, players):
        if players is None:
            raise ArenaError("course-any-players", file=str(file), wanted=run.players)
        told = {"players": players, "wanted": run.players}
        raise ArenaError("course-other-players", file=str(file), **told)
    return arrays, words, curve
