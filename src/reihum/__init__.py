"""reihum: The Game, Extreme, Face to Face and Nix für ungut!, on one set of rules.

>>> import reihum
>>> game = reihum.game("extreme", players=3)
>>> state = game.deal("monday")
>>> state = state.play("32>up1")
>>> len(state.turn.played)
1
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .games import (
        GAMES,
        Action,
        Begin,
        Combination,
        Deal,
        End,
        Game,
        IllegalAction,
        NotationError,
        OptionError,
        Outcome,
        Play,
        PositionError,
        Reason,
        ReihumError,
        State,
        Turn,
        game,
        new_code,
    )
    from .games import parse_game as replay
    from .games import parse_position as position

__version__ = "0.1.0"

__all__ = [
    "GAMES",
    "Action",
    "Begin",
    "Combination",
    "Deal",
    "End",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "Outcome",
    "Play",
    "PositionError",
    "Reason",
    "ReihumError",
    "State",
    "Turn",
    "game",
    "new_code",
    "position",
    "replay",
]

_OTHER_NAMES = {"replay": "parse_game", "position": "parse_position"}


def __getattr__(name: str) -> Any:
    """Load the games when they are first asked for: `reihum --help` needs none of them."""
    if name not in __all__:
        raise AttributeError(f"module 'reihum' has no attribute {name!r}")
    return getattr(import_module(".games", __name__), _OTHER_NAMES.get(name, name))
