"""A bot as users write them, to time the arena with: the smallest gap, as a Python class."""

from reihum.bots import Observation
from reihum.games import Play

STEP = {"up1": 1, "up2": 1, "down1": -1, "down2": -1}
CHEAP = 2  # a gap for which it plays on, though it may end its turn


class Greedy:
    """Plays the card that is nearest to a pile, and ends its turn when none is near."""

    def choose(self, seen: Observation) -> str:
        """The text of an action."""
        tops = dict(zip(STEP, seen.table["tops"].tolist(), strict=True))
        best, chosen = 1000, "end"
        for action in seen.legal():
            if isinstance(action, Play):
                gap = (action.card - tops[action.pile]) * STEP[action.pile]
                if gap < best:
                    best, chosen = gap, str(action)
            elif best > CHEAP:
                chosen = "end"
        return chosen
