"""What is known of a net on its way: reports, and the files a course goes on from."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..arena.statistics.intervals import Estimate
from ..rules.engine.compiling import Array

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
    with np.load(path, allow_pickle=False) as content:
        words = json.loads(str(content["words"]))
        arrays = {OLD.get(name, name): content[name] for name in content.files if name != "words"}
    curve = [Report(**report) for report in words.pop("curve")]
    return arrays, words, curve
