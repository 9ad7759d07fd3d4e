"""How beginners play The Game: the nearest card they see, and no thought of what comes next."""

from ...rules.engine.compiling import Array, rule
from ...rules.engine.records import Seen
from ...rules.the_game.table import END, FIRST_DESCENDING, PILES, legal, may_end
from ..parts.piles.gaps import FAR, distance


@rule
def glance(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The nearest card of The Game or Extreme."""
    count, best, chosen = legal(table, actions), FAR, int(actions[0])
    if may_end(table):
        return END
    for place in range(count):
        action = int(actions[place])
        pile, card = action % PILES, action // PILES
        top = int(table["tops"][pile])
        far = distance(card - top if pile < FIRST_DESCENDING else top - card, card, lot)
        if far < best:
            best, chosen = far, action
    return chosen
