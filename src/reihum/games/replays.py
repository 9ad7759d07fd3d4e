"""A game that is over, once more: its states, action by action, and what every hand held then."""

from collections.abc import Mapping, Sequence
from typing import Any

from .core.state import State


def beginning(end: State) -> State:
    """The state that a game began with."""
    if end.deal is None:
        return end.game.position(end.start or {})
    return end.game.deal(end.deal.seed, end.deal.mix or None)


def history(end: State) -> list[State]:
    """The states of a game after 0, 1, 2 and so on of its actions; the last is the end itself."""
    steps = end.steps
    if not steps:
        return [end]
    states = [beginning(end)]
    for step in steps[:-1]:
        states.append(states[-1].play(step.action, step.seat))
    return [*states, end]


def open_hands(views: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """What is added to a view once every hand may be seen: `open_hands`, as at the end of a game.

    From the views of all seats: each hand is what its own seat saw of it, so a game need not know
    of this; it is enough that its views have a `hand`. Only for games that are over.
    """
    hands = [view.get("hand") for view in views]
    return {"open_hands": hands} if all(hand is not None for hand in hands) else {}
