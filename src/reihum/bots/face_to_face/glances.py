"""How beginners play Face to Face: the nearest card that they see on their own side."""

from ...rules.engine.compiling import Array, rule
from ...rules.engine.records import Seen
from ...rules.face_to_face.table import END, OWN_PILES, PILES, legal, may_end, top_of
from ..parts.piles.gaps import FAR, distance


@rule
def glance(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """The nearest card on the own piles; a gift only where nothing else goes."""
    count, best, chosen = legal(table, actions), FAR, int(actions[0])
    if may_end(table):
        return END
    for place in range(count):
        action = int(actions[place])
        pile, card = action % PILES, action // PILES
        top = top_of(table, pile)
        far = distance(card - top if pile == 0 else top - card, card, lot)
        if pile < OWN_PILES and far < best:
            best, chosen = far, action
    return chosen
