"""What is kept of a run on disk."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..errors import ArenaError, ResumeError


@dataclass(frozen=True)
class Output:
    """Where results go, and whether to go on from what lies there."""

    out: Path | None = None
    plot: Path | None = None
    each: bool = False  # a row for each game, not for each run
    resume: bool = False

    def check_json(self) -> None:
        """Refuse a file of another form, before hours of play."""
        if self.out and self.out.suffix != ".json":
            raise ArenaError(f"{self.out}: the name should end in .json.")

    def earlier(self) -> dict[str, Any] | None:
        """The JSON to go on from, if that is wanted and there is some."""
        if not self.resume:
            return None
        if self.out is None:
            raise ResumeError("--resume needs --out: the file to go on from.")
        if not self.out.exists():
            return None
        try:
            fields: dict[str, Any] = json.loads(self.out.read_text(encoding="utf-8"))
        except ValueError as error:
            raise ResumeError(f"{self.out} cannot be gone on with: {error}.") from None
        return fields


def write_json(path: Path, fields: dict[str, Any]) -> None:
    """Write a file, whole or not at all: a crash in between leaves the old one."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(json.dumps(fields), encoding="utf-8")
    fresh.replace(path)
