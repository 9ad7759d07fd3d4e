"""How much of each room the tests have covered, by lines and branches: `make test` asks it last.

Fails, and names the room with all that is missing in it, where one is below its floor.
"""

import json
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from coverage import Coverage

SOURCE = Path(__file__).parents[1] / "src" / "reihum"
FLOORS = {  # per cent
    "rules": 100,
    "languages": 97,
    "games": 100,
    "bots": 90,
    "arena": 90,
    "training": 90,
    "review": 93,
    "terminal": 97,
    "server": 97,
    "environments": 98,
    "cli": 90,
}
COVERED = ("covered_lines", "covered_branches")
THERE = ("num_statements", "num_branches")


def shares(files: Mapping[str, Any]) -> dict[str, float]:
    """The share of each room in per cent, from what `coverage json` tells of its files."""
    rooms: dict[str, list[Mapping[str, int]]] = {room: [] for room in FLOORS}
    for name, told in files.items():
        room, *rest = Path(name).resolve().relative_to(SOURCE).parts
        if rest:
            rooms.setdefault(room, []).append(told["summary"])
    return {room: _share(told) for room, told in rooms.items()}


def _share(files: Sequence[Mapping[str, int]]) -> float:
    """Nothing, where no file was measured."""
    return 100 * _sum(files, COVERED) / max(1, _sum(files, THERE))


def _sum(summaries: Iterable[Mapping[str, int]], fields: Iterable[str]) -> int:
    return sum(told[field] for told in summaries for field in fields)


def below(found: Mapping[str, float]) -> list[str]:
    """The rooms that are below their floor; a room without one needs all."""
    return [room for room, share in found.items() if share < FLOORS.get(room, 100)]


def main() -> int:
    """Print a line for each room; returns how many are below their floor."""
    measured = Coverage()
    measured.load()
    found = shares(_told(measured))
    low = below(found)
    for room in low:
        measured.report(include=[f"{SOURCE / room}/*"], skip_covered=True, show_missing=True)
    print("\n".join(line(room, share) for room, share in found.items()))  # noqa: T201
    return len(low)


def line(room: str, share: float) -> str:
    """What there is to say of a room."""
    floor = FLOORS.get(room, 100)
    fault = f", and must have {floor} %" if share < floor else ""
    return f"Tests cover {share:.2f} % of {room}{fault}."


def _told(measured: Coverage) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "coverage.json"
        measured.json_report(outfile=str(path))
        files: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))["files"]
        return files


if __name__ == "__main__":
    sys.exit(main())
