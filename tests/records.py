"""Between states and NumPy's records, for tests that look below the public face."""

from typing import Any

import numpy as np

from reihum import Deal, Game, State
from reihum.games.core import state as states
from reihum.games.core.turns import Beginning
from reihum.rules.engine.records import StateRecord


def record_of(state: State) -> StateRecord:
    """The record of a state, to be changed at will."""
    record: StateRecord = np.frombuffer(bytearray(state.packed), rules_of(state.game).STATE)[0]
    return record


def state_of(game: Game, record: StateRecord, deal: Deal | None = None) -> State:
    """The state of a record, without a story."""
    return states.state_of(Beginning(game, deal), game.stepper.moment(record))


def rules_of(game: Game) -> Any:
    """The rules of a game, whatever they are."""
    return game.rules
