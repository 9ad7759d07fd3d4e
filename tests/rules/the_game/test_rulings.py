"""The rulings R1 to R10, on The Game and Extreme; docs/rules says why each was taken."""

from itertools import pairwise

import pytest

import reihum
from reihum import IllegalAction
from tests.rules.tables import REST, drew, extreme, legal, piles_for, played, result, the_game, tops

SEVEN = [[10, 11, 12, 13, 14, 15, 16], [20, 21, 22, 23, 24, 25, 26]]
ALL_PILES = ["up1", "up2", "down1", "down2"]


def test_r1_one_card_in_the_draw_pile_still_means_two_cards_this_turn() -> None:
    state = the_game(SEVEN, tops=(9, 1, 100, 100), draw=1).play("10>up1")
    assert state.turn.owed == 1 and "end" not in legal(state)


def test_r1_the_turn_after_the_last_card_was_drawn_needs_one_card() -> None:
    state = the_game(SEVEN, tops=(9, 1, 100, 100), draw=1)
    state = played(state, "10>up1", "11>up1", "end")
    assert drew(state) == 1 and state.turn.owed == 1
    assert "end" in legal(state.play("20>up1"))


def test_r2_the_one_possible_card_goes_down_before_the_game_is_lost() -> None:
    state = the_game([[50, 20, 21, 22, 23, 24, 25, 26]], tops=(40, 45, 5, 6), draw=3)
    assert legal(state) == ["50>up1", "50>up2"]
    assert result(state.play("50>up1")) == "lost stuck 10"


def test_r2_the_first_of_two_cards_may_spoil_the_second() -> None:
    state = the_game([[50, 47, 21, 22, 23, 24, 25, 26]], tops=(40, 98, 5, 6), draw=3)
    assert state.play("47>up1").outcome is None
    assert result(state.play("50>up1")) == "lost stuck 10"


def test_r3_whoever_agrees_lets_any_seat_claim_the_first_turn() -> None:
    state = reihum.game("the-game", players=3, first="agree").deal(1)
    assert (state.seat, state.seats) == (None, (0, 1, 2))
    assert legal(state) == ["begin:0", "begin:1", "begin:2"]
    assert state.view(2)["legal"] == ["begin:2"]
    with pytest.raises(IllegalAction, match="First someone begins"):
        state.play("end")
    with pytest.raises(IllegalAction, match="every seat for itself"):
        state.play("begin:2", seat=1)
    state = state.play("begin:2", seat=2)
    assert state.seats == (2,)
    with pytest.raises(IllegalAction, match="has already begun"):
        state.play("begin:0")


def test_r3_a_seat_or_the_lot_fixes_who_begins() -> None:
    assert reihum.game("the-game", players=4, first=2).deal(1).seat == 2
    by_lot = reihum.game("the-game", players=4)
    assert by_lot.options["first"] == "lot"
    assert {by_lot.deal(seed).seat for seed in range(20)} == {0, 1, 2, 3}
    assert by_lot.deal(5).seat == by_lot.deal(5).seat


def test_r3_nobody_has_to_agree_alone() -> None:
    assert reihum.game("the-game", players=1, first="agree").deal(1).seat == 0


@pytest.mark.parametrize("minimum", [2, 3])
def test_r4_experts_put_down_three_while_there_is_a_draw_pile(minimum: int) -> None:
    state = the_game(SEVEN, tops=(9, 1, 100, 100), draw=5, minimum=minimum)
    state = played(state, "10>up1", "11>up1")
    assert ("end" in legal(state)) == (minimum == 2)
    assert "end" in legal(state.play("12>up1"))
    late = the_game([[10, 11]], tops=(9, 1, 100, 100), minimum=minimum)
    assert "end" in legal(late.play("10>up1"))


def test_r5_no_fourth_card_under_three() -> None:
    state = extreme([[10, 20, 30, 40]], {20: "three"}, draw=REST)
    state = played(state, "10>up1", "20>up1", "30>up1")
    assert legal(state) == ["end"]
    with pytest.raises(IllegalAction, match="three cards are down"):
        state.play("40>up1")


def test_r5_no_three_as_the_fourth_card() -> None:
    state = extreme([[10, 20, 30, 40, 50]], {40: "three"}, draw=REST)
    state = played(state, "10>up1", "20>up1")
    assert piles_for(state, 40) == ALL_PILES
    state = state.play("30>up1")
    assert piles_for(state, 40) == []
    assert piles_for(state, 50) == ALL_PILES


def test_r5_under_three_a_stop_is_only_legal_as_the_third_card() -> None:
    state = extreme([[10, 20, 30, 40]], {10: "three", 40: "stop"}, draw=REST).play("10>up1")
    assert piles_for(state, 40) == []
    assert piles_for(state.play("20>up1"), 40) == ALL_PILES


def test_r5_no_stop_that_leaves_a_skull_open() -> None:
    state = extreme([[10, 20, 30, 40]], {20: "skull", 40: "stop"}, draw=REST)
    assert piles_for(state.play("20>up1"), 40) == ["up1"]


def test_r5_no_end_below_or_above_what_three_asks_for() -> None:
    state = extreme([[10, 20, 30, 40]], {10: "three"}, draw=REST)
    for text, may_end in (("10>up1", False), ("20>up1", False), ("30>up1", True)):
        state = state.play(text)
        assert state.turn.may_end is may_end


@pytest.mark.parametrize(
    ("carried", "texts", "expected"),
    [
        ({50: "skull"}, ["50>up1"], "lost skull-left 10"),
        ({50: "three"}, ["50>up1"], "lost three-not-met 10"),
        ({}, ["50>up1"], "lost stuck 10"),
    ],
)
def test_r5_the_outcome_names_the_command_that_could_not_be_met(
    carried: dict[int, str], texts: list[str], expected: str
) -> None:
    hand = [50, 20, 21, 22, 23, 24, 25, 26]
    assert result(played(extreme([hand], carried, (40, 98, 5, 6), draw=3), *texts)) == expected


def test_r5_three_with_too_few_cards_is_legal_and_loses_at_once() -> None:
    state = extreme([[10, 20], [30, 40, 50]], {10: "three"}, tops=(9, 1, 100, 100))
    assert piles_for(state, 10) == ALL_PILES
    assert result(state.play("10>up1")) == "lost three-not-met 4"


@pytest.mark.parametrize(
    ("hands", "carried", "texts", "expected"),
    [
        # too few cards for the three, and nothing left to cover the skull
        ([[20, 80]], {20: "skull", 80: "three"}, ["20>up1", "80>up2"], "lost skull-left 0"),
        ([[20, 80], [50]], {20: "skull", 80: "three"}, ["20>up1", "80>up2"], "lost skull-left 1"),
        # enough cards, but none that fits after the second
        ([[20, 80, 15]], {20: "three", 80: "skull"}, ["20>up1", "80>up2"], "lost skull-left 1"),
        # the three is met, the skull is not
        (
            [[20, 80, 30]],
            {20: "three", 80: "skull"},
            ["20>up1", "30>up1", "80>up2"],
            "lost skull-left 0",
        ),
        # the skull is covered by the three that comes too late
        ([[20, 80]], {20: "skull", 80: "three"}, ["20>up1", "80>up1"], "lost three-not-met 0"),
    ],
)
def test_r5_where_skull_and_three_are_both_unmet_the_skull_is_named(
    hands: list[list[int]], carried: dict[int, str], texts: list[str], expected: str
) -> None:
    state = extreme(hands, carried, tops=(10, 11, 7, 6))
    assert result(played(state, *texts)) == expected


@pytest.mark.parametrize(
    ("command", "hand", "text"),
    [("one-pile", [24, 25], "25>up2"), ("no-trick", [10, 25], "25>up2")],
)
def test_r5_a_command_that_only_forbids_is_not_named(
    command: str, hand: list[int], text: str
) -> None:
    on_a_pile, elsewhere = (
        extreme([hand], {card: command}, tops=(20, 11, 5, 6), draw=REST) for card in (20, 21)
    )
    assert result(on_a_pile.play(text)).startswith("lost stuck")
    assert elsewhere.play(text).outcome is None


def test_r6_one_pile_binds_the_plays_that_come_after_it() -> None:
    state = extreme([[10, 20, 35, 50]], {20: "one-pile"}, draw=REST)
    state = played(state, "10>up2", "20>up1")
    assert piles_for(state, 35) == ALL_PILES
    state = state.play("35>up2")  # the first play while it lies open fixes the pile
    assert piles_for(state, 50) == ["up2"]


def test_r6_covering_it_with_the_first_card_frees_the_rest_of_the_turn() -> None:
    for reading in ("after", "whole-turn"):
        state = extreme([[35, 50]], {20: "one-pile"}, (20, 1, 100, 100), one_pile=reading)
        assert piles_for(state.play("35>up1"), 50) == ALL_PILES


def test_r6_whole_turn_counts_the_cards_before_it_too() -> None:
    state = extreme([[10, 20, 35, 50]], {20: "one-pile"}, draw=REST, one_pile="whole-turn")
    state = state.play("10>up2")
    assert piles_for(state, 20) == ["up2"]
    with pytest.raises(IllegalAction, match="already used another"):
        state.play("20>up1")
    assert piles_for(state.play("20>up2"), 35) == ["up2"]


def test_r6_whole_turn_ties_the_turn_to_the_pile_of_the_one_pile_itself() -> None:
    cards, tied = [10, 20, 35, 50], []
    for reading in ("after", "whole-turn"):
        state = extreme([cards], {20: "one-pile"}, draw=REST, one_pile=reading).play("20>up1")
        tied.append(piles_for(state, 35))
    assert tied == [ALL_PILES, ["up1"]]


def test_r6_whole_turn_frees_the_turn_once_its_own_one_pile_is_covered() -> None:
    carried = {20: "one-pile", 50: "silence"}
    state = extreme([[20, 35, 50, 60]], carried, draw=REST, one_pile="whole-turn")
    state = played(state, "20>up1", "35>up1")
    assert piles_for(state, 50) == piles_for(state, 60) == ALL_PILES


def test_r7_no_trick_forbids_even_the_trick_that_would_cover_it() -> None:
    state = extreme([[37, 60]], {47: "no-trick"}, tops=(47, 90, 5, 6))
    assert piles_for(state, 37) == []
    with pytest.raises(IllegalAction, match="No backwards trick"):
        state.play("37>up1")
    assert tops(state.play("60>up1"))[0] == 60


def test_r8_draw_one_can_starve_a_hand_below_the_minimum() -> None:
    state = extreme([[10], [20, 30]], {5: "draw-one"}, (5, 1, 100, 100), draw=REST)
    assert legal(state) == ["10>up1", "10>up2", "10>down1", "10>down2"]
    assert state.play("10>up2").outcome is not None
    assert result(state.play("10>up2")).startswith("lost stuck")


def test_r8_a_stop_saves_the_turn() -> None:
    state = extreme([[10], [20, 30]], {5: "draw-one", 10: "stop"}, (5, 1, 100, 100), draw=REST)
    state = state.play("10>up2")
    assert (state.outcome, state.seat, drew(state)) == (None, 1, 1)


def test_r9_the_standard_layout_has_every_command_once_in_each_quarter() -> None:
    view = reihum.game("extreme").deal(1).view()
    assert len({card for cards in view["layout"].values() for card in cards}) == 28
    for cards in view["layout"].values():
        assert [(card - 2) * 4 // 98 for card in cards] == [0, 1, 2, 3]
    every = sorted(card for cards in view["layout"].values() for card in cards)
    assert {after - before for before, after in pairwise(every)} <= {3, 4}


def test_r9_a_shuffled_layout_is_drawn_with_the_deal() -> None:
    game = reihum.game("extreme", layout="shuffled")
    layouts = [game.deal(seed).view()["layout"] for seed in (1, 2, 1)]
    assert layouts[0] == layouts[2] != layouts[1]
    for layout in layouts:
        assert [len(cards) for cards in layout.values()] == [4] * 7
        assert len({card for cards in layout.values() for card in cards}) == 28


def test_r9_an_owner_can_type_in_the_real_box() -> None:
    layout = [[2 + 4 * row + place for place in range(4)] for row in range(7)]
    view = reihum.game("extreme", layout=layout).deal(1).view()
    assert list(view["layout"].values()) == layout
    assert view["layout"]["stop"] == [2, 3, 4, 5]


def test_r9_without_commands_the_cards_are_plain() -> None:
    view = reihum.game("extreme", commands=False, layout="shuffled").deal(1).view()
    assert all(cards == [] for cards in view["layout"].values())


def test_r10_silence_is_shown_to_everybody_and_to_spectators_too() -> None:
    state = extreme([[10, 20], [30, 40]], {5: "silence"}, (5, 1, 100, 100), draw=REST)
    for viewer in (0, 1, None):
        assert state.view(viewer)["open_commands"] == ["silence"]
        codes = [message["code"] for message in state.view(viewer)["turn"]["binding"]]
        assert "silence" in codes
    covered = state.play("10>up1")
    assert covered.view()["open_commands"] == []
