"""Games whose board can be read from a TOML file, in one registry."""

import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from ..arena.errors import ArenaError
from . import nix

BOARDS: Mapping[str, Callable[[Path, dict[str, Any]], dict[str, Any]]] = {nix.NAME: nix.options_of}


def read_board(name: str, path: Path) -> dict[str, Any]:
    """The options of a game that a file tells of."""
    if name not in BOARDS:
        raise ArenaError(f"{name} reads no board from a file; {', '.join(BOARDS)} would.")
    return BOARDS[name](path, _fields(path))


def _fields(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ArenaError(f"{path}: {error.strerror}.") from None
    except tomllib.TOMLDecodeError as error:
        raise ArenaError(f"{path} is no TOML: {error}.") from None
