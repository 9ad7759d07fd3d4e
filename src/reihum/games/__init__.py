"""The face of the rules: games, states, actions, views, outcomes, options, deals, notation."""

from .core.actions import Action, Begin, End, Play
from .core.deals import Deal, Proof, commitment_of, mix_text, new_code, server_text
from .core.errors import IllegalAction, NotationError, OptionError, PositionError, ReihumError
from .core.game import Game
from .core.messages import Message
from .core.notation import parse_game, parse_position, parse_proof
from .core.outcomes import Outcome, Reason
from .core.state import State
from .core.turns import Aside, LastTurn, Step, Turn
from .core.views import Views
from .nix.combinations import Combination
from .proofs import Finding, verified
from .registry import GAMES, game, read_option

__all__ = [
    "GAMES",
    "Action",
    "Aside",
    "Begin",
    "Combination",
    "Deal",
    "End",
    "Finding",
    "Game",
    "IllegalAction",
    "LastTurn",
    "Message",
    "NotationError",
    "OptionError",
    "Outcome",
    "Play",
    "PositionError",
    "Proof",
    "Reason",
    "ReihumError",
    "State",
    "Step",
    "Turn",
    "Views",
    "commitment_of",
    "game",
    "mix_text",
    "new_code",
    "parse_game",
    "parse_position",
    "parse_proof",
    "read_option",
    "server_text",
    "verified",
]
