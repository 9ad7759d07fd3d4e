"""The examples of the leaflet of Nix für ungut!, each as a test of its own."""

import pytest

import reihum
from reihum import IllegalAction, State
from tests.rules.tables import chips, legal, nix, played, result

EIGHT_ROWS = ("quad", "run4", "triple", "run3", "pair", "run2", "single", "none")
BOARD = [[30 - 3 * row, 20 - 2 * row, 10 - row] for row in range(8)]  # quad 30 20 10, ...
PLAIN = ["111122223333", "444455556666"]
THREE_ROUNDS = "12" + "135" + "1357"  # turned up for EGON, nothing special


def test_everybody_gets_12_cards_and_five_chips_one_of_them_the_super_chip() -> None:
    view = reihum.game("nix", players=3).deal(1).view(0)
    assert view["hand_sizes"] == [12, 12, 12]
    assert view["supers"] == [True, True, True]
    assert [row["row"] for row in view["rows"]] == list(EIGHT_ROWS)
    assert all(row["chips"] == [None, None, None] for row in view["rows"])


@pytest.mark.parametrize(
    "text",
    [
        "quad:7-7-7-7",
        "quad:3-3-3-3",
        "run4:2-3-4-5",
        "triple:6-6-6",
        "run3:1-2-3",
        "pair:4-4",
        "run2:5-6",
        "single:7",
    ],
)
def test_the_combinations_the_leaflet_names(text: str) -> None:
    hand = {"quad:7-7-7-7": "777733334455", "triple:6-6-6": "666123445577"}.get(
        text, "333312244567"
    )
    state = nix([hand, "111122225566"])
    assert text in legal(state)
    row, _, cards = text.partition(":")
    state = state.play(text)
    assert chips(state, row) == [0, None, None]
    assert len(state.position()["hands"][0]) == 12 - len(cards.split("-"))


def test_played_cards_are_not_replaced() -> None:
    state = played(nix(["333312244567", "111122225566"]), "quad:3-3-3-3", "quad:1-1-1-1")
    assert state.view()["hand_sizes"] == [8, 8]
    assert state.view()["round"] == 1


def test_a_joker_stands_for_any_value_but_only_one_goes_into_a_combination() -> None:
    texts = legal(nix(["5557JJ123411", "223344667711"]))
    for text in ("quad:5-5-5-J", "run3:5-7-J", "pair:7-J", "run4:1-2-3-J", "single:J"):
        assert text in texts
    assert not [text for text in texts if text.count("J") > 1]
    with pytest.raises(reihum.NotationError, match="at most one of them a joker"):
        nix(["5557JJ123411", "223344667711"]).play("triple:5-J-J")


def single_cards(state: State, turns: int) -> State:
    """Everybody plays the lowest single card."""
    for _ in range(turns):
        state = state.play("single:" + state.position()["hands"][state.seat or 0][0])
    return state


def test_in_the_last_round_a_joker_goes_alone() -> None:
    state = single_cards(nix(["555JJ1234567", "223344667711"]), 6)
    assert "pair:5-J" in legal(state)
    state = single_cards(state, 2)
    assert state.view()["round"] == 4
    assert "triple:5-5-5" in legal(state)
    assert [text for text in legal(state) if "J" in text] == ["single:J"]
    with pytest.raises(IllegalAction, match="round 5"):
        state.play("pair:5-J")


def test_who_holds_only_jokers_can_only_play_one_card() -> None:
    state = played(nix(["JJJJJJJJJJ11", "223344667722"]), "pair:1-1", "single:2")
    assert legal(state) == ["single:J"]


def test_no_card_can_only_be_played_with_an_empty_hand() -> None:
    state = nix(PLAIN)
    with pytest.raises(IllegalAction, match="empty hand"):
        state.play("none")
    state = played(state, "quad:1-1-1-1", "quad:4-4-4-4", "quad:2-2-2-2", "quad:5-5-5-5")
    state = played(state, "quad:3-3-3-3", "single:6")
    assert legal(state) == ["none", "none*"]


def test_the_fourth_chip_pushes_the_first_one_off() -> None:
    state = nix(PLAIN)
    state = played(state, "single:1", "single:4", "single:1")
    assert chips(state, "single") == [0, 1, 0]
    assert chips(state.play("single:4"), "single") == [1, 0, 1]


def test_the_same_combination_may_be_played_again_and_again() -> None:
    state = nix(["112233445566", "444455776611"], board=BOARD)
    state = played(state, "pair:1-1", "pair:4-4", "pair:2-2", "pair:4-4", "pair:3-3", "pair:5-5")
    assert chips(state, "pair") == [1, 0, 1]


def test_the_super_chip_doubles_and_pushed_off_chips_count_nothing() -> None:
    state = nix(["777711112345", "666622223355"], board=BOARD)
    state = played(state, "quad:7-7-7-7*", "quad:6-6-6-6", "quad:1-1-1-1", "quad:2-2-2-2*")
    # The super chip of seat 0 is off now, that of seat 1 lies on 30.
    state = played(state, "single:2", "pair:3-3", "single:3", "pair:5-5", "single:4", "none")
    assert chips(state, "quad") == [1, 0, 1]
    quads, singles, pairs, none = (20, 2 * 30 + 10), (12 + 8 + 4, 0), (0, 18 + 12), (0, 9)
    expected = [sum(parts) for parts in zip(quads, singles, pairs, none, strict=True)]
    assert result(state) == f"winner 1 four-laps {expected[0]}.{expected[1]}"


def test_the_super_chip_goes_neither_with_a_joker_nor_in_the_last_round() -> None:
    state = nix(["1J2345671234", "666622223355"])
    assert "pair:1-1*" in legal(state)
    with pytest.raises(IllegalAction, match="cannot go with a joker"):
        state.play("single:J*")
    state = single_cards(state, 8)
    assert state.view()["supers"] == [True, True]
    assert not [text for text in legal(state) if text.endswith("*")]
    with pytest.raises(IllegalAction, match="plain one"):
        state.play("single:7*")


def test_the_super_chip_left_for_the_last_round_counts_once() -> None:
    state = single_cards(nix(PLAIN, board=BOARD), 8)
    state = played(state, "quad:3-3-3-3", "pair:6-6")
    assert state.view()["supers"] == [False, False]
    assert result(state) == f"winner 0 four-laps {30 + 8}.{18 + 12 + 4}"


def test_the_highest_total_after_four_laps_wins() -> None:
    state = nix(PLAIN, before=[0, 500])
    while state.outcome is None:
        state = state.play(state.legal()[0])
    assert state.outcome.winners == (1,)
    assert state.outcome.scores == tuple(state.view()["totals"])


def test_the_highest_total_starts_the_next_lap_with_new_hands_and_chips() -> None:
    state = reihum.game("nix", players=2, first=0, board=BOARD).deal(3)
    while state.view()["lap"] == 0:
        action = state.legal()[0] if state.seat == 1 else state.legal()[-1]
        state = state.play(action)
    view = state.view()
    assert view["totals"][1] > view["totals"][0]
    assert (view["starter"], view["seat"], view["round"]) == (1, 1, 0)
    assert view["hand_sizes"] == [12, 12] and view["supers"] == [True, True]
    assert all(row["chips"] == [None] * 3 for row in view["rows"])


# ---- EGON ----


def test_egon_turns_up_2_3_4_5_and_6_cards() -> None:
    state = nix(PLAIN, egon=True)
    sizes: list[int] = []
    for _ in range(5):
        state = played(state, legal(state)[-1])
        assert len(state.view()["turned"]) == len(sizes)  # he is the last of the round
        state = played(state, legal(state)[-1])
        sizes.append(len(state.view()["turned"][-1]))
    assert sizes == [2, 3, 4, 5, 6]


def test_egon_makes_a_triple_of_2_5_5_6_and_a_joker() -> None:
    hands = PLAIN
    state = nix(hands, rest="1213513572556J", egon=True)
    for _ in range(8):
        state = state.play("single:" + state.position()["hands"][state.seat or 0][0])
    assert state.view()["turned"][3] == "2556J"
    assert chips(state, "triple") == [2, None, None]
    assert chips(state, "run3") == [None, None, None]


@pytest.mark.parametrize(
    ("first", "row"),
    [("12", "run2"), ("77", "pair"), ("1J", "pair"), ("JJ", "pair"), ("17", "single")],
)
def test_egon_takes_the_highest_combination_with_any_number_of_jokers(first: str, row: str) -> None:
    state = played(nix(PLAIN, rest=first, egon=True), "single:1")
    assert chips(state.play("single:4"), row)[0] == 2


def test_egon_plays_his_super_chip_in_round_four_even_with_jokers() -> None:
    state = nix(PLAIN, rest="121351357JJJ56", egon=True)
    for turn in range(4):
        assert state.view()["supers"][2] is True, turn
        state = state.play("single:" + state.position()["hands"][0][0])
        state = state.play("single:" + state.position()["hands"][1][0])
    assert state.view()["supers"][2] is False
    (quad,) = (row for row in state.view()["rows"] if row["row"] == "quad")
    assert quad["chips"][0] == {"player": 2, "super": True}


def test_egon_uses_jokers_in_round_five_too() -> None:
    rest = "12135135713577JJJ567"
    state = nix(PLAIN, rest=rest, egon=True)
    for _ in range(10):
        state = state.play("single:" + state.position()["hands"][state.seat or 0][0])
    assert chips(state, "quad") == [2, None, None]


def test_egons_points_are_written_down_and_he_can_win() -> None:
    state = nix(PLAIN, before=[0, 0, 900], egon=True)
    while state.outcome is None:
        state = state.play(state.legal()[-1])
    assert state.outcome.winners == (2,)
    assert len(state.view()["sheet"][3]) == 3
    assert state.view()["sheet"][3][2] > 0
