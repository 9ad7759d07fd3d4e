"""Among bots: who begins, what they tell each other, and when they do not."""

import numpy as np

import reihum
from reihum import State
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.bots.the_game.hints import eagerness, mark, mark_others
from reihum.bots.the_game.talking import begin, tell
from reihum.rules.engine.compiling import Array
from reihum.rules.engine.records import StateRecord
from reihum.rules.the_game.table import NOBODY, TABLE
from tests.bots.the_game.positions import states, world
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


def begun(first: object) -> tuple[StateRecord, StateRecord]:
    """A deal for three before and after they have agreed who begins."""
    before = world(reihum.game("the-game", players=3, first=first).deal("keen").observe(0))
    after: StateRecord = before.copy()
    begin(after, np.zeros(1, TABLE))
    return before, after


def test_the_one_with_the_best_opening_begins() -> None:
    before, after = begun("agree")
    assert before["table"]["seat"] == NOBODY
    keen = [eagerness(before["table"], seat) for seat in range(3)]
    assert after["table"]["seat"] == np.argmax(keen)


def test_where_it_is_known_who_begins_nobody_claims() -> None:
    before, after = begun(1)
    assert after.tobytes() == before.tobytes()


def test_when_a_turn_begins_the_others_mark_the_piles_as_each_sees_them() -> None:
    for state in list(states("the-game", 1, players=3))[::7]:
        made, signals = world(state.observe(state.seat)), NO_SIGNALS.copy()
        made["table"]["count"] = 0
        tell(made, int(state.seat or 0), np.zeros(1, TABLE), signals)
        assert signals.tolist() == marks(made).tolist()


def marks(state: StateRecord) -> Array:
    """What each of those would mark who are not to act."""
    table, found = state["table"], NO_SIGNALS.copy()
    for seat in range(int(table["players"])):
        if seat != table["seat"]:
            mark(table, seat, found[seat])
    return found


def test_of_open_hands_all_marks_are_worked_out_at_once() -> None:
    for state in list(states("the-game", 1, players=4))[1::20]:
        made, signals = world(state.observe(state.seat)), NO_SIGNALS.copy()
        mark_others(made["table"], signals)
        assert signals.tolist() == marks(made).tolist()
