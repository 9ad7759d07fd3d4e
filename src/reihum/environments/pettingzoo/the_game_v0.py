"""The Game: one to five players together put 98 cards on four piles.

**Agents**: `player_0`, ... one for each seat (`players`, default 2). A seat acts several times in a
row: card by card, then `end`.

**Actions**: 398 numbers. 0 ends the turn (`end`); 1 to 5 let seat 0 to 4 begin (`begin:0`), legal
only with `first="agree"`, when the first agent says who begins; 6 + (card - 2) * 4 + pile puts a
card on up1, up2, down1 or down2 (`37>up1`). With `signals=True` 13 more: 398 says nothing, 399 +
pile * 3 + kind signals `leave`, `leave-strong` or `good` about a pile. Whenever a turn begins, the
others signal in turn, each until they say nothing.

**Observations**: `observation`, 229 numbers (int16), and `action_mask`, which has a 1 for each
action that is legal now, and none while others act.

(parts)

**Rewards**: for the whole team. `reward="win"` (default): 1 at the end of a game that is won, else
0. `"score"`: at the end, the share of the cards that are down. `"progress"`: the same card by card.

**Options**: `players` (1 to 5), `first` ("lot", "agree" or a seat), `minimum` (2 or 3), `signals`,
`reward`, `bots` (for example `{1: "club"}`: a bot has seat 1), `max_cycles`, `render_mode`
("human", "ansi", "rgb_array").

**Versions**: v0, the first.
"""

from ...games.the_game.face import TheGame
from ..the_game.encoding import THE_GAME
from .making import makers_of, specified

__doc__ = specified(__doc__, THE_GAME)
_, env, raw_env, parallel_env = makers_of(TheGame)
