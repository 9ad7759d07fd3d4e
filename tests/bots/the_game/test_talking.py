"""What bots tell each other, and when they do not."""

import numpy as np

from reihum import State
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.bots.the_game.talking import tell
from reihum.rules.engine.compiling import Array
from reihum.rules.the_game.table import TABLE
from tests.records import record_of
from tests.rules.tables import REST, extreme


def told(state: State, signals: Array) -> Array:
    """The signals on the table once the others have said what they may."""
    assert state.seat is not None
    tell(record_of(state), state.seat, np.zeros(1, TABLE), signals)
    return signals.copy()


def test_a_silence_takes_the_signals_down_until_the_next_turn_without_one() -> None:
    hands = [[11, 30, 40], [12, 91, 50], [21, 88, 51]]
    state = extreme(hands, {30: "silence"}, tops=(10, 20, 90, 80), draw=REST)
    signals = NO_SIGNALS.copy()
    first = told(state, signals)
    assert not first[0].any() and first[1].any() and first[2].any()
    state = state.play("11>up1")
    assert (told(state, signals) == first).all()
    state = state.play("30>up1")
    assert state.view()["open_commands"] == ["silence"]
    assert not told(state, signals).any()
    state = state.play("40>up1")
    assert not told(state, signals).any()
    assert told(state.play("end"), signals)[0].any()
