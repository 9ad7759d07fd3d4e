"""What observations and actions can be, in Gymnasium's words."""

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Space

from ...games import Game
from ..parts.actions import numbers_of
from ..parts.encoding import KIND
from ..registry import encoding_of


def observation_space(game: Game, more_actions: int = 0) -> Space[Any]:
    """Numbers in a row, and a mask with 1 for each action that is legal now."""
    encoding, actions = encoding_of(game), len(numbers_of(game)) + more_actions
    return Dict(
        {
            "observation": Box(encoding.low, encoding.high, (encoding.size,), KIND),
            "action_mask": Box(0, 1, (actions,), np.int8),
        }
    )
