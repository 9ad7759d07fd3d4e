"""Whole turns of Face to Face: which are found, and that nothing that matters is missed."""

import numpy as np

import reihum
from reihum.bots.face_to_face import plans, thoughts
from reihum.bots.parts.piles import turns
from reihum.bots.parts.piles.judging import NOTES
from reihum.bots.parts.signals import NO_SIGNALS
from reihum.rules.engine.compiling import Array
from reihum.rules.engine.records import Seen
from reihum.rules.face_to_face import table as face_to_face
from tests.bots.face_to_face.positions import tables, unknown_changed
from tests.bots.parts.piles.turn_ends import Key, all_ends

SLACK = 8
TABLES = [table for table in tables(12) if table["held"][table["seat"]] <= 4][::5]


def key(table: Seen) -> Key:
    """What matters of a table at the end of a turn."""
    seat = int(table["seat"])
    return (*table["tops"].ravel().tolist(), *table["hands"][seat].tolist(), int(table["gave"]))


def found(table: Seen, slack: int, room: int = 3000) -> tuple[Array, Array]:
    """The ends of the turn that a search finds, and their worth at first sight."""
    notes, kept = np.zeros(NOTES, np.int64), np.zeros(room, face_to_face.TABLE)
    worths = np.zeros(room)
    plans.study(table, notes)
    plans.bear(table, notes, slack)
    count = thoughts.SEARCH(table, NO_SIGNALS, notes, kept, worths)
    return kept[:count], worths[:count]


def duel(tops: list[list[int]], hands: list[list[int]], draw: list[list[int]]) -> Seen:
    """A table with seat 0 to act; all other cards are down."""
    fields = {"tops": tops, "hands": hands, "draw": draw, "seat": 0, "turn": []}
    return reihum.game("face-to-face").position(fields).observe(0)


def test_without_a_limit_every_end_of_a_turn_is_found() -> None:
    for table in TABLES:
        kept, _ = found(table, turns.NO_LIMIT)
        assert {key(each) for each in kept} == all_ends(face_to_face, plans.attempt, key, table)


def test_with_a_limit_no_end_is_found_that_the_rules_do_not_know() -> None:
    for table in TABLES:
        kept, _ = found(table, SLACK)
        assert {key(each) for each in kept} <= all_ends(face_to_face, plans.attempt, key, table)


def test_a_position_is_looked_at_once() -> None:
    for table in TABLES:
        going_on = [key(each) for each in found(table, turns.NO_LIMIT)[0] if not each["over"]]
        assert len(going_on) == len(set(going_on))


def test_what_is_hidden_makes_no_difference() -> None:
    for seed, table in enumerate(TABLES):
        one, other = found(table, SLACK), found(unknown_changed(table, seed), SLACK)
        assert [key(each) for each in one[0]] == [key(each) for each in other[0]]
        assert one[1].tolist() == other[1].tolist()


def test_the_last_cards_go_down_at_once() -> None:
    table = duel([[3, 57], [1, 60]], [[11, 22, 34, 47], [2, 3, 4]], [[], []])
    kept, worths = found(table, SLACK)
    assert worths.max() == plans.WON
    assert kept[int(worths.argmax())]["over"] == face_to_face.ALL_DOWN


def test_a_chain_of_tricks_is_found_that_first_goes_far() -> None:
    table = duel([[20, 21], [1, 60]], [[31, 33, 23, 43, 58, 59], [2, 3]], [[*range(44, 57)], []])
    tops = {int(each["tops"][0][0]) for each in found(table, SLACK)[0]}
    assert 23 in tops  # 31, 33, 43, and back by 33 or 23
    hands = [each["hands"][0].tolist() for each in found(table, SLACK)[0]]
    assert [58, 59, 0, 0, 0, 0] in hands


def test_a_gift_may_come_before_or_after_the_minimum() -> None:
    table = duel([[20, 40], [20, 40]], [[22, 23, 19, 41], [2, 3]], [[24, 25], [5]])
    gifts = {
        (int(each["count"]), int(each["tops"][1][0]))
        for each in found(table, SLACK)[0]
        if each["gave"]
    }
    assert {(2, 19), (3, 19), (2, 20), (3, 20)} <= gifts  # 41 may be given on the other pile


def test_who_leaves_the_other_one_single_card_has_won() -> None:
    table = duel([[20, 40], [20, 40]], [[22, 23, 24, 25], [30]], [[26, 27, 28], []])
    assert found(table, SLACK)[1].max() == plans.WON / 2


def test_a_lost_turn_is_the_better_the_less_room_the_other_has() -> None:
    table = duel([[20, 40], [20, 40]], [[22, 23, 50], [18, 45]], [[], []])
    kept, worths = found(table, turns.NO_LIMIT)
    lost = {int(each["gave"]): worths[place] for place, each in enumerate(kept) if each["held"][0]}
    assert lost[1] < lost[0] < -turns.CERTAIN  # a gift of 50 would give 45 a place again
