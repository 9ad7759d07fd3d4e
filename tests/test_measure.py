"""The gates of `make test`: each room has a floor, and one that falls below it is named."""

import sys
from typing import Any

import pytest

from .measure import FLOORS, SOURCE, below, line, shares


def told(lines: int, of_lines: int, branches: int, of_branches: int) -> dict[str, Any]:
    """What coverage tells of a file."""
    return {
        "summary": {
            "covered_lines": lines,
            "num_statements": of_lines,
            "covered_branches": branches,
            "num_branches": of_branches,
        }
    }


def test_lines_and_branches_of_all_files_of_a_room_count_alike() -> None:
    files = {
        str(SOURCE / "cli" / "arena.py"): told(9, 10, 1, 2),
        str(SOURCE / "cli" / "deep" / "listing.py"): told(5, 5, 3, 3),
        str(SOURCE / "__main__.py"): told(0, 2, 0, 0),
    }
    assert shares(files)["cli"] == 90.0


def test_a_room_below_its_floor_is_named_and_so_is_one_that_was_not_measured() -> None:
    found = shares({str(SOURCE / room / "x.py"): told(97, 100, 0, 0) for room in FLOORS})
    assert below(found) == ["rules", "games", "environments"]
    assert line("games", found["games"]) == "Tests cover 97.00 % of games, and must have 100 %."
    assert line("server", found["server"]) == "Tests cover 97.00 % of server."
    assert below(shares({})) == list(FLOORS)


def test_a_new_room_has_to_be_covered_until_somebody_gives_it_a_floor() -> None:
    found = shares({str(SOURCE / "kitchen" / "stove.py"): told(99, 100, 0, 0)})
    assert "kitchen" in below(found)


def test_every_room_has_a_floor() -> None:
    rooms = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert rooms == set(FLOORS)


@pytest.mark.slow
def test_slow_tests_are_not_traced() -> None:
    """By nobody: what was begun twice in a worker goes on where only one is paused."""
    assert sys.gettrace() is None
