"""What the net sees of The Game and Extreme: from both sides alike, and nothing hidden."""

import random

import numpy as np
import pytest

from reihum.bots.parts.nets import AMOUNTS, MOST_ROWS, SLOTS, VIEW
from reihum.bots.parts.signals import GOOD, LEAVE, LEAVE_STRONG, NO_SIGNALS
from reihum.bots.the_game import views
from reihum.rules.engine.compiling import compiled
from reihum.rules.engine.records import Seen
from tests.bots.the_game.positions import position, rows_of, seen, tables

PLAIN = tables("the-game", 2, players=3)[::4]
TABLES = PLAIN + tables("extreme", 2, players=2, layout="shuffled")[::4]
MIRROR = views.MIRROR


def mirrored(table: Seen) -> Seen:
    """The same table with every number seen from the other end."""
    other: Seen = table.copy()
    for name in ("tops", "tops_before"):
        other[name] = MIRROR - table[name][[2, 3, 0, 1]]
    for seat in range(int(table["players"])):
        held = int(table["held"][seat])
        other["hands"][seat][:held] = (MIRROR - table["hands"][seat][:held])[::-1]
    other["down"][2:] = table["down"][:1:-1]
    other["commands"][2:100] = table["commands"][99:1:-1]
    return other


def test_all_rows_are_in_the_table_of_rows_and_stand_once_in_a_slot() -> None:
    for table in TABLES:
        for slot in range(SLOTS):
            rows = rows_of(seen(table), slot)
            assert 10 < len(rows) <= MOST_ROWS
            assert rows[0] >= 0
            assert rows[-1] < views.ROWS - AMOUNTS
            assert len(set(rows.tolist())) == len(rows)


def test_amounts_are_about_one() -> None:
    amounts = np.array([seen(table)["amounts"] for table in TABLES])
    assert abs(amounts).max() < 12


def test_in_a_mirror_the_slots_are_exchanged() -> None:
    for table in PLAIN:
        view, other = seen(table), seen(mirrored(table))
        for slot in range(SLOTS):
            assert rows_of(view, slot).tolist() == rows_of(other, 1 - slot).tolist()
            np.testing.assert_allclose(view["amounts"][slot], other["amounts"][1 - slot])


def test_it_makes_no_difference_which_of_two_piles_is_which() -> None:
    for table in TABLES:
        other = table.copy()
        for name in ("tops", "tops_before"):
            other[name] = table[name][[1, 0, 3, 2]]
        for slot in range(SLOTS):
            assert rows_of(seen(table), slot).tolist() == rows_of(seen(other), slot).tolist()


def test_hidden_hands_make_no_difference() -> None:
    for seed, table in enumerate(TABLES):
        changed, other = table.copy(), (int(table["seat"]) + 1) % int(table["players"])
        held = int(table["held"][other])
        cards = random.Random(seed).sample(range(2, 100), held)
        changed["hands"][other][:held] = sorted(cards)
        assert seen(changed).tobytes() == seen(table).tobytes()


def test_cards_are_seen_where_they_lie_around_the_tops() -> None:
    state = position([20, 30, 80, 70], [[21, 34], [10, 24]])
    rows = set(rows_of(seen(state.observe(0)), slot=0).tolist())
    next_one, far = views.BACK, views.PILE_ROWS
    assert {
        views.AT_MINE + next_one,  # 21 on 20
        views.AT_UNSEEN,  # 10, the trick on 20
        views.AT_NEXT,  # of the cards beyond 20 the first one is mine
        views.AT_PAIRS + 13 * 4 + 1,  # 34, mine, and 24, unseen, are ten apart
        far + views.AT_MINE + next_one + 3,  # 34 on 30
        views.HELD + 2,
        views.DRAW,
    } <= rows


def test_signals_are_seen_whether_they_were_heeded_or_not() -> None:
    state = position([20, 30, 80, 70], [[21, 34, 50], [10, 24], [60]])
    signals = NO_SIGNALS.copy()
    signals[1][0], signals[2][0], signals[2][1] = LEAVE_STRONG, LEAVE, GOOD
    before = set(rows_of(seen(state.observe(0), signals), slot=0).tolist())
    far = views.PILE_ROWS + views.AT_SIGNALS
    near = views.AT_SIGNALS
    assert {near + LEAVE_STRONG - 1, near + 2 + LEAVE, far + 5, views.TALK} <= before
    after = set(rows_of(seen(state.play("21>up1").observe(0), signals), slot=0).tolist())
    assert {near + 6 + LEAVE_STRONG - 1, near + 6 + 2 + LEAVE, far + 5} <= after


def test_nothing_stays_from_the_table_seen_before() -> None:
    kinds, view = np.zeros(views.KINDS, np.int8), np.zeros(1, VIEW)
    for table in TABLES:
        views.describe(table, NO_SIGNALS, kinds, view[0])
        fresh = seen(table)
        for slot in range(SLOTS):
            assert rows_of(view[0], slot).tolist() == rows_of(fresh, slot).tolist()
        assert view[0]["amounts"].tolist() == fresh["amounts"].tolist()


@pytest.mark.slow
def test_compiled_it_sees_the_same() -> None:
    describe = compiled(views.describe)
    for table in TABLES:
        view = np.zeros(1, VIEW)
        describe(table, NO_SIGNALS, np.zeros(views.KINDS, np.int8), view[0])
        assert rows_of(view[0], 0).tolist() == rows_of(seen(table), 0).tolist()
        np.testing.assert_allclose(view[0]["amounts"], seen(table)["amounts"], rtol=1e-6)
