"""How beginners play: the nearest card that they see, and no thought of what comes next.

They mostly overlook that a card goes back by ten, as people do who look only forward; they take no
notice of commands, never give a card to the opponent, and end their turn as soon as they may.
"""

from ...rules.engine.compiling import Array, Record, rule
from ...rules.face_to_face.table import OWN_PILES, top_of
from ...rules.face_to_face.table import legal as legal_duel
from ...rules.face_to_face.table import may_end as may_end_duel
from ...rules.the_game.table import FIRST_DESCENDING, legal, may_end
from ..parts.turns import END
from .greedy import FAR

PILES = 4


@rule
def glance(table: Record, signals: Array, actions: Array, lot: int, mind: Array) -> int:
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


@rule
def duel_glance(table: Record, signals: Array, actions: Array, lot: int, mind: Array) -> int:
    """The nearest card of Face to Face on the own piles; a gift only where nothing else goes."""
    count, best, chosen = legal_duel(table, actions), FAR, int(actions[0])
    if may_end_duel(table):
        return END
    for place in range(count):
        action = int(actions[place])
        pile, card = action % PILES, action // PILES
        top = top_of(table, pile)
        far = distance(card - top if pile == 0 else top - card, card, lot)
        if pile < OWN_PILES and far < best:
            best, chosen = far, action
    return chosen


@rule
def distance(step: int, card: int, lot: int) -> int:
    """How far a card seems to be: a trick is seen once in four times, else it looks far away."""
    if step > 0:
        return step
    overlooked = lot >> card % 32 & 3
    return FAR - 1 if overlooked else 0
