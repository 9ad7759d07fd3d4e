"""The face of the rules: games, states, actions, views, outcomes, options, deals, notation."""

from .actions import Action, Begin, Combination, End, Play
from .deals import Deal, new_code
from .errors import IllegalAction, NotationError, OptionError, PositionError, ReihumError
from .game import Game
from .messages import Message
from .notation import parse_game, parse_position
from .outcomes import Outcome, Reason
from .registry import GAMES, game, read_option
from .state import State, Step
from .turns import LastTurn, Turn

__all__ = [
    "GAMES",
    "Action",
    "Begin",
    "Combination",
    "Deal",
    "End",
    "Game",
    "IllegalAction",
    "LastTurn",
    "Message",
    "NotationError",
    "OptionError",
    "Outcome",
    "Play",
    "PositionError",
    "Reason",
    "ReihumError",
    "State",
    "Step",
    "Turn",
    "game",
    "new_code",
    "parse_game",
    "parse_position",
    "read_option",
]
