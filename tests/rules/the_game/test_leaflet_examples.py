"""The examples of the leaflets of Extreme, which has the rules of The Game too."""

import pytest

import reihum
from reihum import IllegalAction
from tests.rules.tables import REST, drew, extreme, legal, piles_for, played, result, the_game, tops


@pytest.mark.parametrize("name", ["the-game", "extreme"])
@pytest.mark.parametrize(("players", "size"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_8_cards_alone_7_for_two_and_6_for_three_to_five(
    name: str, players: int, size: int
) -> None:
    position = reihum.game(name, players=players).deal(1).position()
    assert [len(hand) for hand in position["hands"]] == [size] * players
    assert len(position["draw"]) == 98 - players * size
    assert position["tops"] == [1, 1, 100, 100]


def test_37_goes_on_an_ascending_47() -> None:
    state = the_game([[37, 36, 38, 50]], tops=(47, 98, 3, 2))
    assert piles_for(state, 37) == ["up1"]
    assert piles_for(state, 36) == piles_for(state, 38) == []
    assert tops(state.play("37>up1")) == [37, 98, 3, 2]


def test_ascending_3_11_12_13_20_34() -> None:
    state = the_game([[3, 11, 12, 13, 20, 34, 50, 60]], draw=REST)
    state = played(state, "3>up1", "11>up1", "12>up1", "13>up1", "20>up1", "34>up1")
    assert tops(state) == [34, 1, 100, 100]
    assert state.turn.draws == 6
    assert drew(state.play("end")) == 6


def test_descending_94_90_78_61_60_57() -> None:
    state = the_game([[94, 90, 78, 61, 60, 57, 40, 50]], draw=REST)
    state = played(state, "94>down2", "90>down2", "78>down2", "61>down2", "60>down2", "57>down2")
    assert tops(state) == [1, 1, 100, 57]
    assert state.turn.draws == 6


def test_the_trick_works_several_times_in_a_turn_and_on_different_piles() -> None:
    state = the_game([[37, 27, 45, 55, 17]], tops=(47, 98, 35, 2))
    state = played(state, "37>up1", "45>down1", "27>up1", "55>down1", "17>up1")
    assert tops(state) == [17, 98, 55, 2]
    assert result(state) == "won all-down 0"


def test_at_least_two_cards_then_as_many_are_drawn() -> None:
    state = the_game([[10, 11, 12, 13, 14, 15, 16], [20, 21, 22, 23, 24, 25, 26]], draw=REST)
    state = state.play("10>up1")
    assert state.turn.owed == 1 and "end" not in legal(state)
    state = state.play("11>up1")
    assert state.turn.owed == 0 and "end" in legal(state)
    state = state.play("end")
    assert (drew(state), state.seat, state.view()["hand_sizes"]) == (2, 1, [7, 7])


def test_one_card_is_enough_once_the_draw_pile_is_empty() -> None:
    state = the_game([[10, 20], [30]], tops=(5, 1, 100, 100)).play("10>up1")
    assert "end" in legal(state)
    state = state.play("end")
    assert (drew(state), state.seat) == (0, 1)


def test_the_others_play_on_without_the_one_who_has_no_cards_left() -> None:
    state = the_game([[10], [20, 21], [30]], tops=(5, 1, 100, 100))
    state = played(state, "10>up1", "end", "20>up1", "end", "30>up1", "end")
    assert state.seat == 1
    assert result(state.play("21>up2")) == "won all-down 0"


def test_it_ends_at_once_when_the_minimum_is_out_of_reach() -> None:
    state = the_game([[50], [10, 20]], tops=(40, 49, 5, 6))
    assert result(played(state, "50>up1", "end")) == "lost stuck 2"


def test_a_number_then_three_then_stop_draws_three() -> None:
    commands = {20: "three", 30: "stop"}
    hands = [[10, 20, 30, 40, 50, 60, 70], [11, 12, 13, 14, 15, 16, 17]]
    state = played(extreme(hands, commands, draw=REST), "10>up1", "20>up1")
    assert (state.turn.owed, state.turn.may_end) == (1, False)
    state = state.play("30>up1")
    assert (drew(state), state.seat) == (3, 1)


def test_a_stop_may_be_the_very_first_card() -> None:
    state = extreme([[10, 20, 30], [40, 50]], {10: "stop"}, draw=REST).play("10>up1")
    assert (state.seat, drew(state)) == (1, 5)


def test_a_stop_under_three_may_only_be_the_third_card() -> None:
    state = extreme([[10, 20, 30, 40]], {10: "three", 40: "stop"}, draw=REST).play("10>up1")
    with pytest.raises(IllegalAction, match="third card"):
        state.play("40>up1")
    assert drew(played(state, "20>up1", "40>up1")) == 7


def test_a_skull_must_be_covered_in_the_same_turn() -> None:
    state = extreme([[10, 20, 30]], {20: "skull"}, draw=REST)
    state = played(state, "10>up1", "20>up1")
    with pytest.raises(IllegalAction, match="Cover the skull on up1"):
        state.play("end")
    assert "end" in legal(state.play("30>up1"))


def test_a_skull_left_by_the_last_of_98_cards_loses_all_the_same() -> None:
    state = extreme([[10, 20]], {20: "skull"}, tops=(5, 1, 100, 100))
    assert result(played(state, "10>up1", "20>up1")) == "lost skull-left 0"
    assert result(played(state, "20>up1", "10>up1")) == "won all-down 0"  # a trick covers it


@pytest.mark.parametrize("hand", [[10], [10, 20]])
def test_three_with_one_or_two_cards_may_be_played_but_loses(hand: list[int]) -> None:
    state = extreme([hand], {10: "three"}, tops=(5, 1, 100, 100))
    assert "10>up1" in legal(state)
    assert result(state.play("10>up1")) == f"lost three-not-met {len(hand) - 1}"


def test_flash_commands_mean_nothing_once_the_turn_is_over() -> None:
    hands = [[10, 20, 30, 40], [50, 60, 70, 80]]
    state = extreme(hands, {30: "three"}, draw=REST)
    state = played(state, "10>up1", "20>up1", "30>up1", "end", "50>up1", "60>up1")
    assert "end" in legal(state)


@pytest.mark.parametrize("command", ["no-trick", "silence"])
def test_no_trick_forbids_tricks_on_all_four_piles(command: str) -> None:
    state = extreme([[70, 35, 30, 66]], {45: command}, tops=(80, 45, 20, 56))
    tricks = {"70>up1", "35>up2", "30>down1", "66>down2"}
    assert tricks & set(legal(state)) == (set() if command == "no-trick" else tricks)


def test_one_pile_puts_all_cards_of_a_turn_on_one_pile_of_choice() -> None:
    state = extreme([[10, 25, 30]], {5: "one-pile"}, tops=(5, 1, 100, 100), draw=REST)
    assert piles_for(state, 10) == ["up1", "up2", "down1", "down2"]
    assert piles_for(state.play("10>up2"), 25) == ["up2"]
    assert piles_for(state.play("30>down1"), 25) == ["down1"]


def test_draw_one_draws_a_single_card_and_once_covered_the_hand_is_filled_up() -> None:
    hands = [[10, 20, 30, 40, 50, 60, 70], [21, 22, 23, 24, 25, 26, 27]]
    state = extreme(hands, {5: "draw-one"}, tops=(5, 1, 100, 100), draw=REST)
    state = played(state, "10>up2", "20>up2", "30>up2", "end")
    assert (drew(state), state.view()["hand_sizes"]) == (1, [5, 7])
    state = played(state, "21>up1", "22>up1", "end")  # covers it
    assert (drew(state), state.view()["hand_sizes"]) == (2, [5, 7])
    state = played(state, "40>up1", "50>up1", "end")
    assert (drew(state), state.view()["hand_sizes"]) == (4, [7, 7])


def test_several_lasting_commands_bind_together_until_they_are_covered() -> None:
    commands = {5: "silence", 6: "no-trick", 95: "one-pile", 90: "draw-one"}
    state = extreme([[10, 20, 30]], commands, tops=(5, 6, 95, 90), draw=REST)
    names = ["silence", "no-trick", "one-pile", "draw-one"]
    assert state.view()["open_commands"] == names
    assert state.play("10>up1").view()["open_commands"] == names[1:]


def test_the_extreme_cards_also_play_as_plain_numbers() -> None:
    hands = [[8, 12, 15, 20, 25, 30, 40, 50]]
    state = extreme(hands, {12: "skull", 8: "stop", 15: "three"}, draw=REST, commands=False)
    state = played(state, "8>up1", "12>up1", "15>up1", "20>up1")
    assert "end" in legal(state)
