"""A board of Nix für ungut! in a file: a row of three points for each combination.

A `deck` may stand beside them: how many cards there are of the values 1 to 7, then jokers.
"""

from pathlib import Path
from typing import Any

from ..arena.errors import ArenaError
from ..games.nix.combinations import ROWS
from ..games.nix.face import Nix

NAME = Nix.name


def options_of(path: Path, fields: dict[str, Any]) -> dict[str, Any]:
    """The options that the fields of a file stand for."""
    rows = [str(row) for row in ROWS]
    if {*fields} - {"deck"} != {*rows}:
        raise ArenaError(f"{path} should have the rows {', '.join(rows)}, and may have a deck.")
    deck = {"deck": fields["deck"]} if "deck" in fields else {}
    return {"board": [fields[row] for row in rows], **deck}
