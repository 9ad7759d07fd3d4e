"""Why another row would have been better, in the guided game."""

from ..core.messages import Message
from ..core.state import State
from .combinations import Combination


def better_row(state: State, done: str, wanted: str) -> Message:
    """Why the wanted combination is better than the one that was played."""
    points, more = _points(state, done), _points(state, wanted)
    if done.partition(":")[2] == wanted.partition(":")[2]:  # the same cards in another row
        return Message("guide-as-good")
    if points >= more:
        return Message("guide-as-many")
    return Message("guide-fewer", {"points": points, "wanted": more})


def _points(state: State, action: str) -> int:
    """What a chip in the row counts at first."""
    played = state.game.action(action)
    assert isinstance(played, Combination)
    rows = {row["row"]: row["points"][0] for row in state.view()["rows"]}
    return int(rows[played.row]) * (2 if action.endswith("*") else 1)
