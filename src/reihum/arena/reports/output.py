"""What is kept of a run on disk."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ...games.troubles import trouble
from ..errors import ArenaError, ResumeError
from ..play.crews import need

JSON = ".json"


@dataclass(frozen=True)
class Output:
    """Where results go, and whether to go on from what lies there."""

    out: Path | None = None
    plot: Path | None = None
    each: bool = False  # a row for each game, not for each run
    resume: bool = False

    def check(self, *suffixes: str) -> None:
        """Refuse what could not be written or gone on from, before hours of play."""
        if self.resume and self.out is None:
            raise ResumeError("arena-resume-needs-out")
        if self.each and self.out is None:
            raise ArenaError("arena-each-needs-out")
        if self.out:
            check_file(self.out, suffixes)
        if self.plot:
            check_file(self.plot, _pictures())

    def earlier(self) -> dict[str, Any] | None:
        """The JSON to go on from, if that is wanted and there is some."""
        if not self.resume or self.out is None or not self.out.exists():
            return None
        try:
            fields: dict[str, Any] = json.loads(self.out.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            told = {"file": str(self.out), "reason": trouble(error)}
            raise ResumeError("resume-unreadable", **told) from None
        if not isinstance(fields, dict):
            raise ResumeError("resume-no-run", file=str(self.out))
        return fields


def check_file(path: Path, suffixes: Sequence[str]) -> None:
    """Refuse a file of another form, or in a folder that is not there."""
    if path.suffix not in suffixes:
        told = {"count": len(suffixes), "endings": list(suffixes)}
        raise ArenaError("arena-ending", file=str(path), **told)
    if not path.parent.is_dir():
        raise ArenaError("arena-no-folder", file=str(path), folder=str(path.parent))


def _pictures() -> list[str]:
    """How the names of pictures may end."""
    try:
        from matplotlib.backend_bases import FigureCanvasBase
    except ImportError as error:
        raise need("arena", error) from None
    return [f".{name}" for name in FigureCanvasBase.get_supported_filetypes()]


def write_json(path: Path, fields: dict[str, Any]) -> None:
    """Write a file, whole or not at all: a crash in between leaves the old one."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_text(json.dumps(fields), encoding="utf-8")
    fresh.replace(path)
