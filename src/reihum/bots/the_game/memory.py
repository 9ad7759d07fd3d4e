"""What a player of The Game or Extreme has planned for its turn, kept at the end of the weights.

Nothing is drawn in the middle of a turn: a turn is thought out once and then played card by card,
and the time goes into thinking further. A plan is followed only from exactly the position it was
made for, so that weights may be used for any number of tables; without room it is made anew.
"""

from ...rules.engine.compiling import Array, rule
from ...rules.engine.records import Seen
from ...rules.the_game.table import END, HIGHEST, LARGEST_HAND, PILES
from ..parts.piles.lookahead import NO_PLAN
from ..parts.piles.turns import played

# What a memory holds: how the turn began, the hand by card, and the turn as it is planned.
SEAT, LEFT, COUNT, TOPS = range(4)
HAND = TOPS + PILES
PLAN = HAND + HIGHEST + 1
ROOM = PLAN + LARGEST_HAND


@rule
def remember(table: Seen, after: Seen, memory: Array) -> None:
    """Note a turn, from the tables on which it was thought out and after it."""
    if len(memory) == 0:
        return
    seat = int(table["seat"])
    memory[:] = 0
    memory[SEAT], memory[LEFT] = seat, table["left"] + table["count"]
    for pile in range(PILES):
        memory[TOPS + pile] = table["tops_before"][pile]
    for place in range(int(table["held"][seat])):
        memory[HAND + table["hands"][seat][place]] = 1
    memory[COUNT] = after["count"]
    for place in range(int(after["count"])):
        memory[HAND + after["turn_cards"][place]] = 1
        memory[PLAN + place] = played(after, place)


@rule
def recall(table: Seen, memory: Array) -> int:
    """The next action of the plan, or NO_PLAN if it was made for another position."""
    count = int(table["count"])
    if len(memory) == 0 or count == 0 or not began_so(table, memory) or count > memory[COUNT]:
        return NO_PLAN
    for place in range(count):
        if memory[PLAN + place] != played(table, place):
            return NO_PLAN
    return int(memory[PLAN + count]) if count < memory[COUNT] else END


@rule
def began_so(table: Seen, memory: Array) -> bool:
    """Whether the running turn began as the one in memory."""
    seat, count, held = int(table["seat"]), int(table["count"]), 0
    same = memory[SEAT] == seat and memory[LEFT] == table["left"] + count
    for pile in range(PILES):
        same &= memory[TOPS + pile] == table["tops_before"][pile]
    for place in range(int(table["held"][seat])):
        same &= memory[HAND + table["hands"][seat][place]] == 1
    for card in range(HIGHEST + 1):
        held += memory[HAND + card] == 1
    return bool(same) and held == count + table["held"][seat]
