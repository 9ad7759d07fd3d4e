"""Gaps at first sight, for the games with piles; and how far a card seems to be to beginners.

Those mostly overlook that a card goes back by ten, take no notice of commands, never give a card to
an opponent, and end their turn as soon as they may.
"""

from ....rules.engine.compiling import rule

FAR = 1000  # farther than any card
ENOUGH = 2  # a gap of so much is not worth a card beyond the minimum


@rule
def distance(step: int, card: int, lot: int) -> int:
    """How far a card seems to be: a trick is seen once in four times, else it looks far away."""
    if step > 0:
        return step
    overlooked = lot >> card % 32 & 3
    return FAR - 1 if overlooked else 0
