"""The Game: Face to Face: a duel with two decks of 58 cards.

**Agents**: `player_0` and `player_1`.

**Actions**: 233 numbers. 0 ends the turn (`end`); 1 + (card - 2) * 4 + pile puts a card on up,
down, their-up or their-down, as the acting seat sees them (`12>their-up`).

**Observations**: `observation`, 186 numbers (int16), and `action_mask`.

(parts)

**Rewards**: `reward="win"` (default): 1 for the winner and -1 for the other. `"score"`: at the
end, by how many cards a seat is ahead. `"progress"`: the same action by action.

**Options**: `first` ("lot" or a seat), `last_card` ("lost" or "allowed"), `reward`, `bots`,
`max_cycles`, `render_mode`.

**Versions**: v0, the first.
"""

from ...games.face_to_face.face import FaceToFace
from ..face_to_face.encoding import FACE_TO_FACE
from .making import makers_of, specified

__doc__ = specified(__doc__, FACE_TO_FACE)
_, env, raw_env, parallel_env = makers_of(FaceToFace)
