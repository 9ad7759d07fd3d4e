"""The rulings R11 to R23, on Face to Face and Nix für ungut!; docs/rules says why.

R19 is about the score of The Game: `test_common_faults.py`.
"""

import pytest

import reihum
from reihum import Game, NotationError, OptionError, State

from .tables import REST, chips, drew, face_to_face, legal, nix, played, result

HANDS = ["111122223333", "444455556666"]
EVERY_SEAT = {0, 1}


def single_card(last_card: str, tops: tuple[tuple[int, int], tuple[int, int]]) -> State:
    """Seat 1 begins its turn with one card, 30, and no draw pile."""
    state = face_to_face([[10, 11, 12], [30]], tops, last_card=last_card)
    return played(state, "10>up", "11>up", "end")


def test_r11_a_turn_that_begins_with_a_single_card_is_lost() -> None:
    assert result(single_card("lost", ((9, 60), (1, 59)))) == "winner 0 single-card 1.1"


def test_r11_allowed_lets_the_last_card_win() -> None:
    state = single_card("allowed", ((9, 60), (1, 59)))
    assert state.turn.owed == 1
    assert result(state.play("30>up")) == "winner 1 all-down 1.0"


def test_r11_allowed_lets_the_last_card_be_given() -> None:
    state = single_card("allowed", ((9, 20), (58, 2)))
    assert legal(state) == ["30>their-down"]
    assert result(state.play("30>their-down")) == "winner 1 all-down 1.0"


def test_r11_allowed_does_not_help_a_card_that_goes_nowhere() -> None:
    assert result(single_card("allowed", ((9, 60), (58, 2)))) == "winner 0 stuck 1.1"


def test_r11_the_one_who_began_can_be_left_with_a_single_card_too() -> None:
    state = face_to_face([[10, 11, 12], [30, 31, 32]], ((9, 60), (1, 59)))
    state = played(state, "10>up", "11>up", "end", "30>up", "31>up", "end")
    assert result(state) == "winner 1 single-card 1.1"


def test_r12_a_short_draw_pile_gives_what_it_has() -> None:
    state = face_to_face([[10, 11, 12], [30, 31]], ((9, 60), (20, 59)), draw=([40], [41, 42]))
    own = played(state, "10>up", "11>up")
    assert own.turn.draws == 1
    assert drew(own.play("end")) == 1
    given = played(state, "10>their-up", "11>up")
    assert given.turn.draws == 1
    assert drew(given.play("end")) == 1


def test_r13_an_untouched_pile_cannot_be_helped() -> None:
    state = face_to_face([[2, 30, 59], [5, 6]], draw=(REST, REST))
    assert not [text for text in legal(state) if "their" in text]


def test_r14_egon_and_five_people_use_up_all_80_cards() -> None:
    state = reihum.game("nix", players=5, egon=True).deal(1)
    while state.view()["lap"] == 0 and state.view()["round"] < 4:
        state = state.play(state.legal()[0])
    assert len(state.position()["rest"]) == 6
    while state.view()["lap"] == 0:
        state = state.play(state.legal()[0])
    assert state.outcome is None


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r14_egon_plays_with_two_to_five_people(players: int) -> None:
    view = reihum.game("nix", players=players, egon=True).deal(1).view()
    assert view["egon"] == players
    assert len(view["supers"]) == len(view["totals"]) == players + 1


def test_r14_six_people_are_too_many() -> None:
    with pytest.raises(OptionError, match="2 to 5"):
        reihum.game("nix", players=6, egon=True)


def test_r15_the_first_starter_is_a_seat_or_drawn_by_lot() -> None:
    assert reihum.game("nix", players=4, first=3).deal(1).seat == 3
    by_lot = reihum.game("nix", players=2)
    assert by_lot.options["first"] == "lot"
    assert {by_lot.deal(seed).seat for seed in range(12)} == EVERY_SEAT


def after_the_first_lap(game: Game, seed: int) -> State:
    """Everybody plays the lowest combination for a whole lap."""
    state = game.deal(seed)
    while state.view()["lap"] == 0:
        state = state.play(state.legal()[-1])
    return state


def test_r16_egon_never_starts_though_he_leads() -> None:
    game, led = reihum.game("nix", players=2, egon=True), 0
    for seed in range(8):
        view = after_the_first_lap(game, seed).view()
        people = view["totals"][:2]
        led += view["totals"][2] > max(people)
        assert people[view["starter"]] == max(people)
    assert led > 0


def test_r16_a_tie_of_the_others_is_drawn_by_lot() -> None:
    game = reihum.game("nix", players=3, egon=True, board=[[0, 0, 0]] * 8)
    starters = []
    for seed in range(4):
        lots = game.deal(seed).position()["lots"]
        starters.append(after_the_first_lap(game, seed).view()["starter"])
        assert starters[-1] == lots[0][0]
    assert len(set(starters)) > 1


def test_r17_equal_totals_at_the_end_share_the_win() -> None:
    state = nix(HANDS, board=[[0, 0, 0]] * 8, before=[7, 7])
    while state.outcome is None:
        state = state.play(state.legal()[0])
    assert str(state.outcome) == "winner 0.1 four-laps 7.7"


def test_r17_egon_can_share_the_win() -> None:
    state = nix(HANDS, board=[[0, 0, 0]] * 8, before=[3, 7, 7], egon=True)
    while state.outcome is None:
        state = state.play(state.legal()[0])
    assert state.outcome.winners == (1, 2)


def test_r18_our_deck_has_ten_of_each_value_and_ten_jokers() -> None:
    state = reihum.game("nix", players=2).deal(1)
    assert state.view()["deck"] == [10] * 8
    position = state.position()
    for cards in ("".join((*position["hands"], position["rest"])), *position["decks"]):
        assert sorted(cards) == sorted("1234567J" * 10)


@pytest.mark.parametrize("board", ["zigzag", "hills"])
def test_r18_on_our_boards_fields_of_a_row_differ_and_rarer_rows_are_worth_more(board: str) -> None:
    rows = reihum.game("nix", board=board).deal(1).view()["rows"]
    assert all(len(set(row["points"])) == 3 for row in rows)
    firsts = {row["row"]: row["points"][0] for row in rows}
    assert firsts["quad"] > firsts["triple"] > firsts["pair"] > firsts["single"]
    assert firsts["run4"] > firsts["run3"] > firsts["run2"] > firsts["single"]


def test_r18_the_default_board_falls_for_kinds_and_rises_for_sequences() -> None:
    state = reihum.game("nix").deal(1)
    assert state.game.options["board"] == "zigzag"
    for row in state.view()["rows"]:
        falls = row["row"] in ("quad", "triple", "pair")
        assert row["points"] == sorted(row["points"], reverse=falls)


def test_r18_the_name_that_hills_had_at_first_is_still_read() -> None:
    before = reihum.game("nix", board="standard")
    assert before == reihum.game("nix", board="hills") != reihum.game("nix")
    assert before.deal(1).view()["rows"][0]["points"] == [15, 13, 9]
    assert before.json_options()["board"] == "hills"
    with pytest.raises(OptionError, match="'zigzag' or 'hills', or 8 rows of 3 points"):
        reihum.game("nix", board="valleys")


def test_r18_an_owner_can_type_in_the_real_board_and_deck() -> None:
    board = [[3 * row, 3 * row + 1, 3 * row + 2] for row in range(8)]
    deck = [9, 9, 9, 9, 9, 9, 9, 17]
    state = reihum.game("nix", board=board, deck=deck).deal(1)
    assert [row["points"] for row in state.view()["rows"]] == board
    position = state.position()
    cards = "".join((*position["hands"], position["rest"]))
    assert [cards.count(card) for card in "1234567J"] == deck
    assert chips(state, "quad") == [None, None, None]
    with pytest.raises(OptionError):
        reihum.game("nix", deck=[10] * 7)
    with pytest.raises(OptionError):
        reihum.game("nix", board=[[1, 2]] * 8)


def test_r20_a_sequence_does_not_go_round_the_corner() -> None:
    state = nix(["112345677777", "223344556611"])
    assert {"run3:5-6-7", "run4:1-2-3-4"} <= {*legal(state)}
    for text in ("run2:7-1", "run3:6-7-1", "run4:5-6-7-1", "run3:7-1-J"):
        with pytest.raises(NotationError):
            state.play(text)


def test_r21_a_joker_is_not_named() -> None:
    state = nix(["4J1111777777", "223344556611"])
    assert {"pair:4-J", "run2:4-J"} <= {*legal(state)}
    assert chips(state.play("run2:4-J"), "run2")[0] == chips(state.play("pair:4-J"), "pair")[0] == 0


def test_r22_the_super_chip_goes_with_no_card_but_not_with_a_single_joker() -> None:
    state = nix(["1111222233JJ", "444455556666"])
    assert "single:J" in legal(state) and "single:J*" not in legal(state)
    quads = ("quad:1-1-1-1", "quad:4-4-4-4", "quad:2-2-2-2", "quad:5-5-5-5", "triple:3-3-J")
    state = played(state, *quads, "quad:6-6-6-6", "single:J")
    assert legal(state) == ["none", "none*"]


def test_r23_jokers_alone_are_enough_for_egon_and_cards_he_leaves_are_out() -> None:
    state = nix(HANDS, rest="17267JJJJ", egon=True)
    for round_number, row in enumerate(("single", "run2", "quad")):
        for _ in range(2):
            assert state.view()["round"] == round_number
            state = state.play("single:" + state.position()["hands"][state.seat or 0][0])
        assert chips(state, row)[0] == 2
    assert state.view()["turned"][:3] == ["17", "267", "JJJJ"]
