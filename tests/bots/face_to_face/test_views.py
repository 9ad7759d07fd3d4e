"""What the net sees of Face to Face: what matters, from both sides alike, and nothing hidden."""

import numpy as np
import pytest

import reihum
from reihum.bots.face_to_face import views
from reihum.bots.parts.nets import AMOUNTS, MOST_ROWS, SLOTS, VIEW
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.rules.engine.compiling import compiled
from reihum.rules.engine.records import Seen
from tests.bots.face_to_face.positions import rows_of, seen, tables, unknown_changed

TABLES = tables(3) + tables(1, last_card="allowed")
MIRROR = views.MIRROR


def mirrored(table: Seen) -> Seen:
    """The same table with every number seen from the other end."""
    other: Seen = table.copy()
    for seat in range(2):
        held = int(table["held"][seat])
        other["tops"][seat] = MIRROR - table["tops"][seat][::-1]
        other["hands"][seat][:held] = (MIRROR - table["hands"][seat][:held])[::-1]
        other["down"][seat][2:] = table["down"][seat][:1:-1]
    return other


def test_all_rows_are_in_the_table_of_rows_and_stand_once_in_a_slot() -> None:
    for table in TABLES:
        view = seen(table)
        for slot in range(SLOTS):
            rows = rows_of(view, slot)
            assert 10 < len(rows) <= MOST_ROWS
            assert rows[0] >= 0 and rows[-1] < views.ROWS - AMOUNTS
            assert len(set(rows.tolist())) == len(rows)


def test_amounts_are_about_one() -> None:
    amounts = np.array([seen(table)["amounts"] for table in TABLES])
    assert abs(amounts).max() <= 6
    assert (amounts.std(axis=(0, 1)) > 0.01).all()


def test_in_a_mirror_the_slots_are_exchanged() -> None:
    for table in TABLES:
        view, other = seen(table), seen(mirrored(table))
        for slot in range(SLOTS):
            assert rows_of(view, slot).tolist() == rows_of(other, 1 - slot).tolist()
            assert view["amounts"][slot].tolist() == other["amounts"][1 - slot].tolist()


def test_the_hidden_hand_makes_no_difference() -> None:
    for seed, table in enumerate(TABLES):
        assert seen(unknown_changed(table, seed)).tobytes() == seen(table).tobytes()


def test_cards_are_seen_where_they_lie_around_the_tops() -> None:
    fields = {
        "tops": [[20, 40], [30, 50]],
        "hands": [[21, 29], [6, 7]],
        "draw": [[10, 43], [20, 31, 17]],
        "seat": 0,
        "turn": [],
    }
    view = seen(reihum.game("face-to-face").position(fields).observe(0))
    behind, next_one, theirs = 0, views.BACK, views.PILE_ROWS
    expected = {
        views.AT_MINE + next_one,  # 21 on 20
        views.AT_UNSEEN + behind,  # the trick 10, still to come
        views.AT_GIFTS + views.GIFT + 2,  # 17 may be given to me
        theirs + views.AT_UNSEEN + behind,  # their trick 20
        theirs + views.AT_UNSEEN + next_one,  # 31 on 30
        theirs + views.AT_GIFTS,  # I may give 29
    }
    assert expected <= set(rows_of(view, slot=0).tolist())


def test_nothing_stays_from_the_table_seen_before() -> None:
    kinds, view = np.zeros(views.KINDS, np.int8), np.zeros(1, VIEW)
    for table in TABLES[:60]:
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
        plain = seen(table)
        assert view[0]["counts"].tolist() == plain["counts"].tolist()
        for slot in range(SLOTS):
            assert rows_of(view[0], slot).tolist() == rows_of(plain, slot).tolist()
        assert np.allclose(view[0]["amounts"], plain["amounts"])
