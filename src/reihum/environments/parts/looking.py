"""From a state to an observation in one native call, once the steps of a game are native.

Until then it is written by the very same rules in plain Python (`Table`).
"""

import functools
from typing import Any

import numpy as np

from ...bots.parts.signals import NO_SIGNALS
from ...games import Game, State
from ...rules.engine.compiling import UNFILLED, Array, bound, label_of, rule
from ...rules.engine.playing import observe
from ...rules.engine.steps import ready
from ..registry import encoding_of
from .encoding import KIND, write_slot

STATE: Any = UNFILLED  # the type of the game's states


@rule
def look(
    data: bytes,
    seat: int,
    signals: Array,
    state: Array,
    seen: Array,
    out: Array,
) -> None:
    """Write what a seat may know."""
    state[0] = np.frombuffer(data, STATE)[0]
    observe(state[0], seat, seen)
    write_slot(seen[0], seat, signals, out)


class NativeLook:
    """The compiled `look` of a game."""

    def __init__(self, game: Game) -> None:
        rules: Any = game.rules
        encoding = encoding_of(game)
        label = f"{label_of(rules)}-{encoding.write.__module__}"
        own = {"STATE": rules.STATE, "observe": rules.observe, "write_slot": encoding.write}
        self._size = encoding.size
        self._room = np.zeros(1, rules.STATE), np.zeros(1, rules.TABLE)
        given = (b"", 0, NO_SIGNALS, *self._room, np.zeros(1, KIND))
        self._look = ready(bound(look, label, **own), *given)

    def __call__(self, state: State, seat: int, signals: Array) -> Array:
        """The observation of a seat."""
        out = np.empty(self._size, KIND)
        self._look(state.packed, seat, signals, *self._room, out)
        return out


@functools.cache
def native_look(game: Game) -> NativeLook:
    """The one of a game."""
    return NativeLook(game)
