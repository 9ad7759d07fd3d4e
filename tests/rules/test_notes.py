"""What the rules note of an action for statistics: where turns begin, and tricks."""

import pytest

import reihum
from reihum import State
from reihum.rules.engine.playing import TRICK, TURN
from tests.rules.tables import REST, extreme, face_to_face, the_game

HAND = [20, 25, 35, 50, 60, 71, 80, 90]


def noted(state: State, action: str) -> int:
    """What is noted of an action."""
    number = state.game.encode(state.game.action(action))
    return int(state.game.rules.note(state._record["table"], number))


@pytest.mark.parametrize(
    ("action", "note"),
    [
        ("35>up1", TURN),
        ("25>up1", TURN),
        ("20>up1", TURN + TRICK),
        ("20>up2", TURN),
        ("60>down1", TURN),
        ("71>down1", TURN + TRICK),
        ("71>down2", TURN),
    ],
)
def test_the_first_card_of_a_turn_begins_it_and_ten_back_is_a_trick(action: str, note: int) -> None:
    state = the_game([HAND], tops=[30, 1, 61, 100], draw=REST)
    assert noted(state, action) == note


def test_later_cards_and_the_end_begin_no_turn() -> None:
    state = the_game([HAND], tops=[30, 1, 61, 100], draw=REST).play("35>up1")
    assert noted(state, "25>up1") == TRICK
    assert noted(state, "50>up1") == 0
    assert noted(state.play("25>up1"), "end") == 0


def test_extreme_is_noted_alike() -> None:
    state = extreme([HAND], {}, tops=[30, 1, 61, 100], draw=REST)
    assert noted(state, "20>up1") == TURN + TRICK
    assert noted(state.play("20>up1"), "25>up1") == 0


@pytest.mark.parametrize(
    ("action", "note"),
    [
        ("21>up", TURN),
        ("10>up", TURN + TRICK),
        ("50>down", TURN + TRICK),
        ("34>down", TURN),
        ("21>their-up", TURN),
        ("50>their-down", TURN),  # ten further, but on the other's pile: it only helps
    ],
)
def test_in_face_to_face_only_the_own_piles_know_tricks(action: str, note: int) -> None:
    assert noted(duel(), action) == note


def test_in_face_to_face_too_a_turn_begins_once() -> None:
    state = duel().play("10>up")
    assert noted(state, "21>up") == 0
    assert noted(state, "50>down") == TRICK
    assert noted(state.play("21>up"), "end") == 0


def duel() -> State:
    """Seat 0 begins a turn, with a trick on each of its piles and two cards to give."""
    hands = [[10, 21, 34, 50, 51], [2, 3]]
    return face_to_face(hands, tops=[[20, 40], [31, 40]], draw=[4, 4])


def test_in_nix_every_action_is_a_turn() -> None:
    state = reihum.game("nix").deal(1)
    for _ in range(7):
        assert {noted(state, str(action)) for action in state.legal()} == {TURN}
        state = state.play(state.legal()[-1])
