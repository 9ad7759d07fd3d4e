"""The examples of the leaflets of Face to Face, each as a test of its own."""

import pytest

import reihum
from reihum import IllegalAction
from tests.rules.tables import REST, drew, face_to_face, legal, piles_for, played, result, sides


def test_each_side_has_58_cards_of_which_6_are_the_hand() -> None:
    position = reihum.game("face-to-face").deal(1).position()
    for hand, draw in zip(position["hands"], position["draw"], strict=True):
        assert len(hand) == 6
        assert sorted(hand + draw) == list(range(2, 60))
    assert position["tops"] == [[1, 60], [1, 60]]


def test_4_then_8_then_13_on_the_own_ascending_pile() -> None:
    state = face_to_face([[4, 8, 13, 30, 31, 32], [5, 6]], draw=(REST, REST))
    assert sides(played(state, "4>up", "8>up", "13>up")) == [[13, 60], [1, 60]]


def test_ascending_3_11_12_13_18_20_and_34() -> None:
    draw = [34, *(card for card in range(2, 60) if card not in (3, 11, 12, 13, 18, 20, 34))]
    state = face_to_face([[3, 11, 12, 13, 18, 20], [4, 5, 6]], draw=(draw, REST))
    state = played(state, "3>up", "11>up", "12>up", "13>up", "18>up", "20>up", "end")
    state = played(state, "4>up", "5>up", "end", "34>up")
    assert sides(state)[0] == [34, 60]


def test_descending_54_50_48_41_40_37() -> None:
    state = face_to_face([[54, 50, 48, 41, 40, 37], [5, 6]], draw=(REST, REST))
    state = played(state, "54>down", "50>down", "48>down", "41>down", "40>down", "37>down")
    assert sides(state)[0] == [1, 37]
    assert drew(state.play("end")) == 2


def test_17_goes_on_the_own_ascending_27() -> None:
    state = face_to_face([[17, 16, 18, 28], [30, 31]], tops=((27, 5), (1, 60)))
    assert piles_for(state, 17) == ["up"]
    assert piles_for(state, 16) == piles_for(state, 18) == []
    assert sides(state.play("17>up"))[0] == [17, 5]


def test_45_goes_on_the_own_descending_35() -> None:
    state = face_to_face([[45, 44, 46, 20], [30, 31]], tops=((58, 35), (1, 60)))
    assert piles_for(state, 45) == ["down"]
    assert piles_for(state, 44) == piles_for(state, 46) == []
    assert sides(state.play("45>down"))[0] == [58, 45]


def test_tricks_and_plain_cards_alternate_as_often_as_one_likes() -> None:
    state = face_to_face(
        [[28, 18, 20, 25, 15, 40], [30, 31]], tops=((27, 60), (1, 60)), draw=(9, 9)
    )
    state = played(state, "28>up", "18>up", "20>up", "25>up", "15>up", "40>up")
    assert sides(state)[0] == [40, 60]


def test_12_helps_sarahs_ascending_29() -> None:
    state = face_to_face([[12, 28, 30, 40], [50, 51]], tops=((1, 60), (29, 60)))
    assert "12>their-up" in legal(state) and "28>their-up" in legal(state)
    with pytest.raises(IllegalAction, match="lower than 29"):
        state.play("30>their-up")
    assert sides(state.play("12>their-up"))[1] == [12, 60]


def test_tims_18_wants_a_lower_card_and_his_40_a_higher_one() -> None:
    state = face_to_face([[17, 18, 39, 40, 41, 2], [50, 51]], tops=((1, 60), (18, 40)))
    helping = [text for text in legal(state) if "their" in text]
    assert helping == ["2>their-up", "17>their-up", "41>their-down"]


def test_three_own_cards_draw_two() -> None:
    state = face_to_face([[10, 20, 30, 40, 50, 55], [5, 6]], draw=(REST, REST))
    state = played(state, "10>up", "20>up", "30>up")
    assert state.turn.draws == 2
    assert drew(state.play("end")) == 2


def test_five_cards_with_one_of_them_given_fill_the_hand_to_six() -> None:
    hands, tops = [[10, 20, 30, 40, 50, 55], [5, 6]], ((1, 60), (25, 60))
    state = face_to_face(hands, tops, draw=(REST, REST))
    state = played(state, "20>their-up", "10>up", "30>up", "40>up", "50>up")
    assert state.turn.draws == 5
    state = state.play("end")
    assert drew(state) == 5 and len(state.position()["hands"][0]) == 6


def test_tim_plays_one_up_two_down_and_one_on_sarahs_pile() -> None:
    hands, tops = [[10, 20, 30, 40, 50, 55], [5, 6]], ((1, 60), (25, 60))
    state = face_to_face(hands, tops, draw=(REST, REST))
    state = played(state, "10>up", "55>down", "50>down", "20>their-up", "end")
    assert sides(state) == [[10, 50], [20, 60]]
    assert (drew(state), state.seat) == (4, 1)


def test_never_more_than_one_card_a_turn_on_an_opponents_pile() -> None:
    state = face_to_face([[10, 20, 30], [5, 6]], tops=((1, 60), (25, 15))).play("20>their-up")
    with pytest.raises(IllegalAction, match="given your one card"):
        state.play("10>their-up")
    assert not [text for text in legal(state) if "their" in text]


def test_two_cards_also_when_the_draw_pile_is_empty() -> None:
    state = face_to_face([[10, 20, 30], [5, 6]], tops=((9, 60), (1, 60))).play("10>up")
    assert "end" not in legal(state)
    assert drew(played(state, "20>up", "end")) == 0


def test_whoever_has_put_down_all_58_wins_at_once() -> None:
    state = face_to_face([[10, 20], [5, 6]], tops=((9, 60), (1, 60)))
    assert result(played(state, "10>up", "20>up")) == "winner 0 all-down 0.2"


def test_whoever_cannot_put_down_two_cards_loses_at_once() -> None:
    state = face_to_face([[50, 20, 21], [5, 6]], tops=((49, 19), (1, 60)))
    assert result(state.play("50>up")) == "winner 1 stuck 2.2"
