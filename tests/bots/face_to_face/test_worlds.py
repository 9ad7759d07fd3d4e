"""Worlds of Face to Face: all that is seen stays, and the rest lies as it may."""

from collections import Counter

import numpy as np
import pytest

import reihum
from reihum.bots.face_to_face.endings import is_open
from reihum.bots.face_to_face.worlds import fill, in_own_hand, shuffle_decks
from reihum.rules.engine.records import Seen, StateRecord
from reihum.rules.face_to_face import table as rules
from reihum.rules.face_to_face.table import CARDS, HIGHEST, LOWEST, PLAYERS, STATE
from tests.bots.face_to_face.positions import tables
from tests.records import record_of

TABLES = tables(3)[::9]


def world(table: Seen, lot: int = 5) -> StateRecord:
    """A whole state that may be, as far as the acting seat knows."""
    decks, room = np.zeros((PLAYERS, CARDS), np.int8), np.zeros(1, STATE)
    shuffle_decks(table, decks, lot)
    fill(room[0], table, decks)
    state: StateRecord = room[0]
    return state


def hand(state: StateRecord, seat: int) -> list[int]:
    table = state["table"]
    cards: list[int] = table["hands"][seat][: table["held"][seat]].tolist()
    return cards


def draw_pile(state: StateRecord, seat: int) -> list[int]:
    cards: list[int] = state["decks"][seat][CARDS - int(state["table"]["draw"][seat]) :].tolist()
    return cards


def test_what_is_seen_stays_as_it_is() -> None:
    for table in TABLES:
        made = world(table)["table"]
        for name in table.dtype.names or ():
            if name != "hands":
                assert made[name].tolist() == table[name].tolist(), name
        seat = int(table["seat"])
        assert made["hands"][seat].tolist() == table["hands"][seat].tolist()


def test_each_side_has_every_card_once() -> None:
    for table in TABLES:
        made = world(table)
        for side in range(PLAYERS):
            down = [card for card in range(LOWEST, HIGHEST + 1) if table["down"][side][card]]
            everything = [*down, *hand(made, side), *draw_pile(made, side)]
            assert sorted(everything) == list(range(LOWEST, HIGHEST + 1))
            assert hand(made, side) == sorted(hand(made, side))


def test_the_rules_play_on_in_any_world() -> None:
    """What is legal follows from what is seen, so it is legal in every world."""
    actions, more = np.zeros((2, rules.MOST_ACTIONS), np.int64)
    for table in TABLES:
        made = world(table, lot=11)
        count = rules.legal(table, actions)
        assert rules.legal(made["table"], more) == count
        assert actions[:count].tolist() == more[:count].tolist()
        rules.play(made, int(actions[0]))


def test_the_lot_decides_and_gives_the_next_one() -> None:
    table = TABLES[0]
    assert world(table, 1).tobytes() == world(table, 1).tobytes()
    assert len({world(table, lot).tobytes() for lot in range(30)}) == 30
    decks = np.zeros((PLAYERS, CARDS), np.int8)
    assert shuffle_decks(table, decks, 1) != shuffle_decks(table, decks, 2)


def test_every_unseen_card_may_be_in_the_other_hand() -> None:
    table = TABLES[0]
    other = 1 - int(table["seat"])
    cards = Counter(card for lot in range(150) for card in hand(world(table, lot * 7919), other))
    hidden = [card for card in range(LOWEST, HIGHEST + 1) if not table["down"][other][card]]
    assert set(cards) == set(hidden)
    usual = 150 * int(table["held"][other]) / len(hidden)
    assert all(0.2 * usual < count < 2.5 * usual for count in cards.values())


def test_where_nothing_is_hidden_there_is_one_world_and_it_is_the_truth() -> None:
    tops, hands = [[40, 50], [30, 20]], [[41, 48, 52], [33, 36, 18]]
    draws: list[list[list[int]]] = [[[], []], [[45], []]]
    for draw in draws:
        fields = {"tops": tops, "hands": hands, "draw": draw, "seat": 0, "turn": []}
        state = reihum.game("face-to-face").position(fields)
        while state.seat == 0 and state.outcome is None:
            table, truth = state.observe(0), record_of(state)
            assert is_open(table)
            made = world(table, lot=len(state.steps))
            for side in range(PLAYERS):
                assert hand(made, side) == hand(truth, side)
                assert draw_pile(made, side) == draw_pile(truth, side)
            state = state.play(state.legal()[0])
    hidden = {**fields, "draw": [[45], [31]]}
    assert not is_open(reihum.game("face-to-face").position(hidden).observe(0))


@pytest.mark.parametrize("side", range(PLAYERS))
def test_only_the_own_hand_is_known(side: int) -> None:
    for table in TABLES:
        own = [card for card in range(LOWEST, HIGHEST + 1) if in_own_hand(table, side, card)]
        held = table["hands"][side][: table["held"][side]].tolist()
        assert own == (held if side == table["seat"] else [])
