"""Words on the command line, read as numbers, bounds and options of a game."""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..arena.errors import ArenaError
from ..arena.statistics.sprt import Sprt
from ..bots import bots_of
from ..games import Game, OptionError, game, read_option
from .texts import file_trouble

USUAL = "planner"  # strong, and quick enough for many games
RANGE = re.compile(r"(\d+)(?:-(\d+))?")


def numbers_of_players(name: str, text: str | None) -> list[int]:
    """The numbers of players in a text such as `2` or `1-5`; nothing means the usual number."""
    made = game(name)
    if text is None:
        return [made.players]
    match = RANGE.fullmatch(text.strip())
    if match is None:
        raise ArenaError("usage-no-players", text=text)
    low, high = int(match[1]), int(match[2] or match[1])
    if low > high:
        raise ArenaError("usage-backwards", text=text, right=f"{high}-{low}")
    for number in (low, high):
        game(name, players=number)  # says what is wrong with it
    return list(range(low, high + 1))


def game_options(name: str, texts: Sequence[str] | None, board: Path | None) -> dict[str, Any]:
    """Options typed as `name=value`, and a board from a file."""
    kind = type(game(name))
    options = dict(read_option(kind, text) for text in texts or ())
    return options | (read_board(kind, board) if board else {})


def read_board(kind: type[Game], path: Path) -> dict[str, Any]:
    """The options of a game that a TOML file with a board tells."""
    try:
        options = kind.board_options(tomllib.loads(path.read_text(encoding="utf-8")))
    except OSError as error:
        raise ArenaError("arena-says", reason=file_trouble(path, error)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ArenaError("usage-no-toml", file=str(path), reason=str(error)) from None
    except OptionError as error:
        raise ArenaError("usage-bad-board", file=str(path), reason=error.message) from None
    if options is None:
        raise ArenaError("usage-no-board", game=kind.name)
    return options


def usual_bot(name: str) -> str:
    """Who plays where nobody is named: the planner, or the strongest of a game without one."""
    there = bots_of(game(name))
    return USUAL if USUAL in there.known else there.strongest


def bounds(text: str | None) -> Sprt | None:
    """The bounds of a test such as `0,10`; nothing means that there is none."""
    return Sprt.of(text) if text else None


def count(text: str) -> int:
    """A number of games such as `1_000_000` or `1,000,000`."""
    try:
        games = int(text.replace(",", ""))
    except ValueError:
        games = 0
    if games < 1:
        raise ArenaError("usage-no-count", text=text)
    return games


def share(text: str) -> float:
    """A share such as `0.2%` or `0.002`."""
    number = text.strip()
    try:
        value = float(number.removesuffix("%")) / (100 if number.endswith("%") else 1)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise ArenaError("usage-no-share", text=text)
    return value
