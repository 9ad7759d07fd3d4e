"""What implementations of these games get wrong most often."""

from random import Random

import pytest

import reihum
from reihum import PositionError

from .tables import REST, extreme, legal, played, result, the_game

EVERY_CARD = list(range(2, 100))


def test_an_empty_hand_neither_loses_nor_hangs() -> None:
    state = the_game([[10], [20, 40]], tops=(9, 1, 100, 100))
    state = played(state, "10>up1", "end", "20>up1", "end")
    assert state.seat == 1  # seat 0 is passed over, and so the turn comes back
    assert result(state.play("40>up1")) == "won all-down 0"


def test_an_emptied_hand_is_filled_again_while_there_is_a_draw_pile() -> None:
    hand = [10, 11, 12, 13, 14, 15, 16, 17]
    state = the_game([hand], tops=(9, 1, 100, 100), draw=20)
    state = played(state, *(f"{card}>up1" for card in hand))
    assert legal(state) == ["end"]
    assert state.play("end").view()["hand_sizes"] == [8]


def test_the_minimum_is_relaxed_on_the_very_first_turn_after_the_draw_pile_is_empty() -> None:
    hands = [[10, 11, 12, 13, 14, 15, 16], [20, 21, 22, 23, 24, 25, 26]]
    state = the_game(hands, tops=(9, 1, 100, 100), draw=2, minimum=3)
    state = played(state, "10>up1", "11>up1", "12>up1", "end")
    assert state.view()["draw"] == 0 and state.view()["hand_sizes"] == [6, 7]
    assert (state.seat, state.turn.owed) == (1, 1)


def test_fewer_than_ten_cards_left_is_excellent_but_no_win() -> None:
    state = the_game([[98, 15, 16], list(range(20, 27))], tops=(90, 91, 5, 6))
    state = played(state, "98>up1", "end")
    assert result(state) == "lost stuck 9"
    assert state.outcome is not None
    assert (state.outcome.won, state.outcome.excellent) == (False, True)


def test_ten_cards_left_are_not_excellent() -> None:
    state = the_game([[50, *range(20, 26)], [30, 31, 32, 33]], tops=(45, 98, 5, 6))
    state = played(state, "50>up1", "end")
    assert result(state) == "lost stuck 10"
    assert state.outcome is not None and not state.outcome.excellent


@pytest.mark.parametrize("name", ["the-game", "extreme"])
@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_the_deck_is_2_to_99_and_the_piles_start_at_1_and_100(name: str, players: int) -> None:
    state = reihum.game(name, players=players).deal("faults")
    position = state.position()
    cards = [card for hand in position["hands"] for card in hand] + position["draw"]
    assert sorted(cards) == EVERY_CARD
    assert [pile["start"] for pile in state.view()["piles"]] == [1, 1, 100, 100]
    assert state.view()["left"] == 98


def test_a_trick_is_exactly_ten_neither_nine_nor_eleven() -> None:
    state = the_game([[10, 11, 12, 90, 91, 92]], tops=(98, 21, 81, 3))
    assert legal(state)[:6] == ["11>up2", "90>up2", "91>up2", "92>up2", "10>down1", "11>down1"]
    assert legal(state)[6:] == ["12>down1", "91>down1"]


def test_a_card_equal_to_the_top_cannot_even_be_put_into_a_position() -> None:
    with pytest.raises(PositionError):
        the_game([[50]], tops=(50, 1, 100, 100))


def test_a_three_and_a_stop_in_one_hand_of_two_do_not_win_together() -> None:
    state = extreme([[10, 20]], {10: "three", 20: "stop"}, tops=(9, 1, 100, 100))
    assert result(state.play("10>up1")) == "lost three-not-met 1"
    assert state.play("20>up1").seat == 0  # the stop ended the turn; nobody else has cards


def test_the_last_card_wins_even_if_it_is_a_stop() -> None:
    state = extreme([[10]], {10: "stop"}, tops=(9, 1, 100, 100))
    assert result(state.play("10>up1")) == "won all-down 0"


def test_the_hand_may_be_emptied_by_a_stop_that_covers_a_skull() -> None:
    carried = {20: "skull", 30: "stop"}
    state = extreme([[20, 30], [40]], carried, tops=(9, 1, 100, 100))
    state = played(state, "20>up1", "30>up1")
    assert (state.outcome, state.seat) == (None, 1)


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("minimum", [2, 3])
def test_extreme_without_commands_is_the_game_move_for_move(players: int, minimum: int) -> None:
    options = {"players": players, "minimum": minimum}
    plain = reihum.game("the-game", **options).deal("same")
    other = reihum.game("extreme", commands=False, **options).deal("same")
    random = Random(players)
    while plain.outcome is None:
        assert legal(plain) == legal(other)
        action = random.choice(plain.legal())
        plain, other = plain.play(action), other.play(action)
        assert plain.position() == other.position()
        assert (plain.seat, plain.turn) == (other.seat, other.turn)
    assert plain.outcome == other.outcome


def test_extreme_needs_two_cards_only_while_there_are_some_to_draw() -> None:
    state = extreme([[10, 20, 30]], {}, draw=REST).play("10>up1")
    assert "end" not in legal(state)
    late = extreme([[10, 20, 30]], {}, tops=(9, 1, 100, 100)).play("10>up1")
    assert "end" in legal(late)
