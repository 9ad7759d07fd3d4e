"""The Game: Extreme: The Game with commands on 28 of the cards.

**Agents**, **actions**, **rewards**: as in `the_game_v0`. An action that would break a command is
not legal. While a silence lies on top nobody signals.

**Observations**: `observation`, 336 numbers (int16): those of The Game, and the commands;
`action_mask` as there.

(parts)

**Options**: those of `the_game_v0`, and `layout` ("standard", "shuffled" or a table), `commands`,
`one_pile` ("later" or "whole-turn").

**Versions**: v0, the first.
"""

from ...games.extreme.face import Extreme
from ..extreme.encoding import EXTREME
from .making import makers_of, specified

__doc__ = specified(__doc__, EXTREME)
_, env, raw_env, parallel_env = makers_of(Extreme)
