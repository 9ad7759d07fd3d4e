"""Why another card would have been better, in the guided games with piles."""

from ..core.actions import Play
from ..core.messages import Message
from ..core.state import State

TEN = 10
THEIRS = "their-"


def better_card(state: State, done: str, wanted: str) -> Message:
    """Why the wanted action is better than the one that was done."""
    there, here = state.game.action(wanted), state.game.action(done)
    if not isinstance(there, Play):
        return Message("guide-should-end")
    if not isinstance(here, Play):
        return Message("guide-ended", {"card": there.card, "pile": there.pile})
    if here.pile.startswith(THEIRS):
        return Message("guide-too-kind")
    if there.pile.startswith(THEIRS):
        return Message("guide-as-good")
    cost, least = _cost(state, here), _cost(state, there)
    told = {"card": here.card, "pile": here.pile, "cost": cost}
    told |= {"wanted": there.card, "there": there.pile, "least": least}
    if cost <= least:
        return Message("guide-as-good")
    return Message("guide-missed" if least < 0 else "guide-dearer", told)


def _cost(state: State, play: Play) -> int:
    """How many numbers a card skips on its pile; less than none for the backwards trick."""
    seat, view = state.seat, state.view(state.seat)
    piles = view["piles"] if "piles" in view else view["sides"][seat]["piles"]
    top = next(pile["top"] for pile in piles if pile["pile"] == play.pile)
    gap = play.card - top if "up" in play.pile else top - play.card
    return gap - 1 if gap > 0 else -TEN
