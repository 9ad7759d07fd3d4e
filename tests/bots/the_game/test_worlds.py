"""Worlds drawn by lot: every unseen card once, hands that agree with what was signalled."""

import numpy as np

from reihum.bots.parts.signals import GOOD, LEAVE, NO_SIGNALS, NONE
from reihum.bots.the_game.hints import mark
from reihum.rules.engine.records import StateRecord
from reihum.rules.the_game.table import CARDS, PILES
from tests.bots.the_game.positions import position, states, world

GAMES = list(states("the-game", 3, players=3))
STATES = GAMES[::11]


def cards_of(state: StateRecord) -> list[int]:
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
                asked = signals[other] != NONE
                told += int(asked.sum())
                agreed += int((truth == signals[other])[asked].sum())
    assert told > 5
    assert agreed > 0.9 * told


def test_who_says_nothing_about_a_pile_need_not_hold_anything_near() -> None:
    """People signal sparsely: only from those who also say `good` is silence an answer."""
    hands = [[30, 31, 50, 51, 60, 70], [13, 14, 20, 45, 55, 66], [2, 3, 4, 5, 6, 7]]
    rest = [card for card in range(8, 100) if card not in (*hands[0], *hands[1], 10, 32, 78, 90)]
    table = position([10, 32, 78, 90], hands, draw=tuple(rest)).observe(0)
    other, touched = 1, range(PILES)
    sparse, frank = NO_SIGNALS.copy(), NO_SIGNALS.copy()
    sparse[other, touched[0]] = LEAVE
    frank[other, touched[0]] = GOOD
    said = {GOOD: 0, NONE: 0}
    for lot in range(40):
        for kind, signals in ((NONE, sparse), (GOOD, frank)):
            told = np.zeros(PILES, np.int8)
            mark(world(table, signals, lot)["table"], other, told)
            said[kind] += int((told[touched[1:]] == GOOD).sum())
    assert said[NONE] > said[GOOD]


def test_who_never_signals_may_hold_anything() -> None:
    state = STATES[0]
    table = state.observe(state.seat)
    signals = NO_SIGNALS.copy()
    hands = {world(table, signals, lot)["table"]["hands"].tobytes() for lot in range(20)}
    assert len(hands) == 20
