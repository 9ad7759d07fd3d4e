"""Nix für ungut!: four laps of five rounds, with or without EGON.

**Agents**: `player_0`, ... one for each seat (`players`, default 3). EGON has no choice and no
agent.

**Actions**: 194 numbers, one for each combination of cards with and without the super chip, in the
order of the rows quad, run4, triple, run3, pair, run2, single, none; `text` of the table names each
(`run3:5-7-J*`).

**Observations**: `observation`, 161 numbers (int16), and `action_mask`. Players are counted from
the one that looks; EGON comes after all seats.

(parts)

**Rewards**: `reward="win"` (default): the winners share 1, the others, EGON too, share -1.
`"score"`: at the end, by how many points a seat is ahead of the others' average. `"progress"`:
the same lap by lap.

**Options**: `players` (2 to 5), `egon`, `first`, `board`, `deck`, `reward`, `bots`, `max_cycles`,
`render_mode`.

**Versions**: v0, the first.
"""

from ...games.nix.face import Nix
from ..nix.encoding import NIX
from .making import makers_of, specified

__doc__ = specified(__doc__, NIX)
_, env, raw_env, parallel_env = makers_of(Nix)
