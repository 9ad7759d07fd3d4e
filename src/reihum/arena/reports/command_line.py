"""What a person asks of the arena on the command line, made into options of a game."""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ...games import game, read_option
from ...games.nix.combinations import ROWS
from ..errors import ArenaError

RANGE = re.compile(r"(\d+)(?:-(\d+))?")


def numbers_of_players(name: str, text: str | None) -> list[int]:
    """The numbers of players in a wish such as `2` or `1-5`; nothing means the usual number."""
    made = game(name)
    if text is None:
        return [made.players]
    match = RANGE.fullmatch(text.strip())
    if match is None:
        raise ArenaError(f"{text!r} is no number of players; 2 or 1-5 would be.")
    low, high = int(match[1]), int(match[2] or match[1])
    numbers = list(range(low, high + 1))
    if not numbers:
        raise ArenaError(f"{text!r} goes backwards; {high}-{low} would not.")
    for number in (low, high):
        game(name, players=number)  # says what is wrong with it
    return numbers


def game_options(name: str, texts: Sequence[str], board: Path | None) -> dict[str, Any]:
    """Options typed as `name=value`, and a board from a file."""
    kind = type(game(name))
    options = dict(read_option(kind, text) for text in texts)
    return options | (read_board(board) if board else {})


def read_board(path: Path) -> dict[str, Any]:
    """A board of Nix für ungut!: a TOML file with a row of three points for each combination.

    A `deck` may stand beside them: how many cards there are of the values 1 to 7, then jokers.
    """
    try:
        fields = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ArenaError(f"{path}: {error.strerror}.") from None
    except tomllib.TOMLDecodeError as error:
        raise ArenaError(f"{path} is no TOML: {error}.") from None
    rows = [str(row) for row in ROWS]
    if {*fields} - {"deck"} != {*rows}:
        raise ArenaError(f"{path} should have the rows {', '.join(rows)}, and may have a deck.")
    deck = {"deck": fields["deck"]} if "deck" in fields else {}
    return {"board": [fields[row] for row in rows], **deck}


def count(text: str) -> int:
    """A number of games such as `1_000_000` or `1,000,000`."""
    try:
        games = int(text.replace(",", ""))
    except ValueError:
        games = 0
    if games < 1:
        raise ArenaError(f"{text!r} is no number of games; 1_000_000 would be.")
    return games


def share(text: str) -> float:
    """A share such as `0.2%` or `0.002`."""
    number = text.strip()
    try:
        value = float(number.removesuffix("%")) / (100 if number.endswith("%") else 1)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise ArenaError(f"{text!r} is no width; 0.2% would be.")
    return value
