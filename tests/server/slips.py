"""Deals in which a careless player soon puts down a card after which nothing fits any more."""

from functools import cache
from typing import Any

import reihum
from reihum import State

from .clients import Socket, reckless


@cache
def slip_in(name: str, seat: int = 0, **options: Any) -> tuple[str, tuple[str, ...]]:
    """A deal, and the actions of a careless game up to the slip of a seat."""
    for seed in map(str, range(5000)):
        state = reihum.game(name, **options).deal(seed)
        while state.outcome is None:
            state = state.play(max(map(str, state.legal()), key=reckless))
        if state.slipped and state.steps[-1].seat == seat:
            return seed, tuple(str(step.action) for step in state.steps)
    raise AssertionError("nobody slips")


def ended(name: str, **options: Any) -> State:
    """The end of that game."""
    seed, actions = slip_in(name, **options)
    state = reihum.game(name, **options).deal(seed)
    for action in actions:
        state = state.play(action)
    return state


def play_all(sockets: list[Socket], actions: tuple[str, ...]) -> None:
    """Play so, each whose turn it is."""
    for action in actions:
        acting = next(each for each in sockets if action in each.view["legal"])
        acting.done("play", action=action)
        for socket in sockets:
            socket.reach(acting.sync["seq"])
