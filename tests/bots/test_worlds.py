"""Worlds drawn by lot: every unseen card once, hands that agree with what was signalled."""

import numpy as np

from reihum.bots.hints import mark
from reihum.bots.signals import LEAVE, LEAVE_STRONG, NO_SIGNALS
from reihum.bots.worlds import fill, imagine, unseen_cards
from reihum.rules.compiling import Array, Record
from reihum.rules.the_game import CARDS, PILES, STATE
from tests.bots.pile_positions import states

GAMES = list(states("the-game", 3, players=3))
STATES = GAMES[::11]


def world(table: Record, signals: Array = NO_SIGNALS, lot: int = 5) -> Record:
    """A whole state that may be, as far as the acting seat knows."""
    unseen, state = np.zeros(CARDS, np.int8), np.zeros(1, STATE)
    count = unseen_cards(table, unseen)
    imagine(table, signals, unseen, count, lot)
    fill(state[0], table, unseen[:count])
    made: Record = state[0]
    return made


def cards_of(state: Record) -> list[int]:
    """All cards of a state that are not down."""
    table = state["table"]
    hands = [table["hands"][seat][: table["held"][seat]] for seat in range(int(table["players"]))]
    deck = state["deck"][CARDS - int(table["draw"]) :]
    return sorted(np.concatenate([*hands, deck]).tolist())


def test_a_world_has_every_card_once_and_what_the_seat_knows() -> None:
    for state in STATES:
        table = state.observe(state.seat)
        made = world(table)
        unplayed = [card for card in range(2, 100) if not table["down"][card]]
        assert cards_of(made) == unplayed
        seat = int(table["seat"])
        assert made["table"]["hands"][seat].tolist() == table["hands"][seat].tolist()
        assert made["table"]["held"].tolist() == table["held"].tolist()
        for hand, held in zip(made["table"]["hands"], table["held"], strict=True):
            assert hand[:held].tolist() == sorted(hand[:held].tolist())


def test_the_lot_decides() -> None:
    table = STATES[0].observe(STATES[0].seat)
    assert world(table, lot=1).tobytes() == world(table, lot=1).tobytes()
    assert world(table, lot=1).tobytes() != world(table, lot=2).tobytes()


def test_signals_are_believed() -> None:
    told = agreed = 0
    for number, state in enumerate(GAMES):
        table, truth = state.observe(state.seat), np.zeros(PILES, np.int8)
        if table["count"]:
            continue
        signals = NO_SIGNALS.copy()
        for other in range(int(table["players"])):
            if other != table["seat"]:
                mark(state.observe(other), other, signals[other])
        made = world(table, signals, number)
        for other in range(int(table["players"])):
            if other != table["seat"]:
                mark(made["table"], other, truth)
                asked = np.isin(signals[other], (LEAVE, LEAVE_STRONG))
                told += int(asked.sum())
                agreed += int((truth == signals[other])[asked].sum())
    assert told > 5
    assert agreed > 0.9 * told


def test_who_never_signals_may_hold_anything() -> None:
    state = STATES[0]
    table = state.observe(state.seat)
    signals = NO_SIGNALS.copy()
    hands = {world(table, signals, lot)["table"]["hands"].tobytes() for lot in range(20)}
    assert len(hands) == 20
