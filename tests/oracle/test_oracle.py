"""The leaflets' examples and the rulings, checked on the oracles alone."""

import random
from typing import Protocol

import pytest

from .face_to_face import FaceToFaceOracle
from .nix import ROWS, NixOracle, best_row
from .the_game import TheGameOracle

COMMANDS = ("stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one")
"""The seven commands of Extreme."""

ALL_CARDS = list(range(2, 100))
"""The cards of The Game."""

OWN_CARDS = list(range(2, 60))
"""The cards of one player of Face to Face."""

POINTS = [[30 - 3 * row, 20 - 2 * row, 10 - row] for row in range(8)]
"""Any numbers will do here, as long as the three fields of a row differ."""

NIX_DECK = list("1234567J" * 10)
"""Ten of each value and ten jokers."""


class Oracle(Protocol):
    """What all oracles have in common."""

    def seats(self) -> list[int]:
        """Return who may act."""

    def legal(self) -> list[str]:
        """Return the legal actions."""

    def play(self, text: str) -> None:
        """Apply one."""

    def snapshot(self) -> dict[str, object]:
        """Return the state."""

    def outcome(self) -> dict[str, object] | None:
        """Return the end."""


def table(
    hands: list[list[int]],
    tops: tuple[int, int, int, int] = (1, 1, 100, 100),
    commands: dict[int, str] | None = None,
    draw: int | None = None,
    minimum: int = 2,
    whole_turn: bool = False,
) -> TheGameOracle:
    """Set up a table of The Game at the beginning of seat 0's turn."""
    game = TheGameOracle(len(hands), ALL_CARDS, 0, minimum, commands, whole_turn)
    used = {card for hand in hands for card in hand} | set(tops)
    spare = [card for card in ALL_CARDS if card not in used]
    game.hands = [set(hand) for hand in hands]
    game.tops = dict(zip(("up1", "up2", "down1", "down2"), tops, strict=True))
    game.draw = spare if draw is None else spare[:draw]
    game.played = set(ALL_CARDS) - set(game.draw) - {card for hand in hands for card in hand}
    game.turn_minimum = minimum if game.draw else 1
    return game


def duel(
    hands: tuple[list[int], list[int]],
    tops: tuple[tuple[int, int], tuple[int, int]] = ((1, 60), (1, 60)),
    draw: tuple[int, int] = (20, 20),
    last_card: str = "lost",
) -> FaceToFaceOracle:
    """Set up a table of Face to Face at the beginning of seat 0's turn."""
    game = FaceToFaceOracle([OWN_CARDS, OWN_CARDS], 0, last_card)
    for seat in (0, 1):
        spare = [card for card in OWN_CARDS if card not in hands[seat]]
        game.hands[seat] = set(hands[seat])
        game.draw[seat] = spare[: draw[seat]]
        game.played[seat] = set(spare[draw[seat] :])
        game.tops[seat] = {"up": tops[seat][0], "down": tops[seat][1]}
    return game


def nix(hands: list[str], round_index: int = 0, egon: bool = False, rest: str = "") -> NixOracle:
    """Set up a board of Nix in the first lap, seat 0 to start the round."""
    players = len(hands)
    lots = [list(range(players)) for _ in range(4)]
    game = NixOracle(players, [NIX_DECK] * 4, lots, 0, egon, POINTS)
    game.hands = [list(hand) for hand in hands]
    game.round_index = round_index
    game.rest = list(rest) or game.rest
    return game


def play_all(game: Oracle, *texts: str) -> None:
    """Play these actions one after the other."""
    for text in texts:
        game.play(text)


def reason(game: Oracle) -> object:
    """Return why the game ended, or None."""
    outcome = game.outcome()
    return None if outcome is None else outcome["reason"]


def on(game: Oracle, card: int) -> set[str]:
    """Return the piles that this card may go on."""
    moves = [text.split(">") for text in game.legal() if ">" in text]
    return {pile for number, pile in moves if int(number) == card}


# ---- The Game ----


@pytest.mark.parametrize(("players", "size"), [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)])
def test_the_deal_is_in_blocks(players: int, size: int) -> None:
    """The deal is in blocks."""
    shot = TheGameOracle(players, ALL_CARDS, 0).snapshot()
    blocks = [ALL_CARDS[seat * size : (seat + 1) * size] for seat in range(players)]
    assert shot["hands"] == blocks
    assert shot["draw"] == ALL_CARDS[players * size :]


def test_backwards_trick() -> None:
    """Backwards trick."""
    game = table([[37, 45, 36, 38, 44, 46]], tops=(47, 90, 35, 3))
    assert on(game, 37) == {"up1"}
    assert on(game, 45) == {"down1"}
    assert on(game, 36) == on(game, 38) == on(game, 44) == on(game, 46) == set()


def test_the_trick_may_be_repeated_in_one_turn() -> None:
    """The trick may be repeated in one turn."""
    game = table([[37, 27, 17, 50, 51, 52]], tops=(47, 98, 3, 3))
    play_all(game, "37>up1", "27>up1", "17>up1")
    assert game.snapshot()["tops"] == [17, 98, 3, 3]


def test_two_cards_at_least_then_as_many_drawn() -> None:
    """Two cards at least then as many drawn."""
    game = table([[10, 20, 30, 40, 50, 60, 70], [11, 12, 13, 14, 15, 16, 17]])
    game.play("10>up1")
    assert "end" not in game.legal()
    game.play("20>up1")
    first_three = game.draw[:3]
    play_all(game, "30>up1", "end")
    assert game.hands[0] == {40, 50, 60, 70, *first_three}
    assert game.seats() == [1]
    assert game.snapshot()["turn"] == []


def test_one_card_is_enough_without_a_draw_pile_and_empty_hands_are_passed_over() -> None:
    """One card is enough without a draw pile and empty hands are passed over."""
    game = table([[10], [20, 21], [30]], draw=0)
    play_all(game, "10>up1", "end", "20>up1", "end", "30>up1", "end")
    assert game.seats() == [1]
    game.play("21>up2")
    assert game.outcome() == {"reason": "all-down", "won": True, "left": 0}
    assert game.snapshot()["turn"] == ["21>up2"]


def test_r1_the_minimum_is_fixed_at_the_start_of_the_turn() -> None:
    """R1: the minimum is fixed at the start of the turn."""
    game = table([[10, 11, 12], [20, 21, 22]], draw=1)
    play_all(game, "10>up1", "11>up1", "end", "20>up1")
    assert "end" in game.legal()


def test_r2_the_one_possible_card_is_played_before_the_game_is_lost() -> None:
    """R2: the one possible card is played before the game is lost."""
    game = table([[50, 20]], tops=(40, 90, 3, 3))
    assert set(game.legal()) == {"50>up1"}
    game.play("50>up1")
    outcome = game.outcome()
    assert outcome == {"reason": "stuck", "won": False, "left": 1 + len(game.draw)}
    assert game.snapshot()["turn"] == ["50>up1"]
    assert not game.seats() and not game.legal()


def test_stuck_at_the_beginning_of_a_turn_shows_the_stuck_seat() -> None:
    """Stuck at the beginning of a turn shows the seat that could not start."""
    game = table([[50, 51], [20, 21]], tops=(40, 90, 3, 3), draw=0)
    play_all(game, "50>up1", "end")
    assert reason(game) == "stuck"
    assert game.snapshot()["seat"] == 1
    assert game.snapshot()["turn"] == []


def test_r3_any_seat_may_claim_the_first_turn() -> None:
    """R3: any seat may claim the first turn."""
    game = TheGameOracle(3, ALL_CARDS, "agree")
    assert game.seats() == [0, 1, 2]
    assert game.snapshot()["seat"] is None
    assert set(game.legal()) == {"begin:0", "begin:1", "begin:2"}
    game.play("begin:2")
    assert game.seats() == [2]
    assert TheGameOracle(1, ALL_CARDS, "agree").seats() == [0]


def test_r4_minimum_three() -> None:
    """R4: minimum three."""
    game = table([[10, 20, 30, 40]], minimum=3)
    play_all(game, "10>up1", "20>up1")
    assert "end" not in game.legal()
    game.play("30>up1")
    assert "end" in game.legal()


# ---- Extreme ----


def test_number_three_stop_draws_three() -> None:
    """A number, three and stop draw three."""
    commands = {20: "three", 30: "stop"}
    game = table([[10, 20, 30, 40, 50, 60, 70], [11, 12, 13]], commands=commands)
    drawn = game.draw[:3]
    play_all(game, "10>up1", "20>up1")
    assert "end" not in game.legal()
    game.play("30>up1")
    assert game.hands[0] == {40, 50, 60, 70, *drawn}
    assert game.seats() == [1]


def test_stop_as_the_first_card_ends_the_turn() -> None:
    """Stop as the first card ends the turn."""
    game = table([[10, 11, 12], [20, 21, 22]], commands={10: "stop"})
    game.play("10>up1")
    assert game.seats() == [1]
    assert len(game.hands[0]) == 7


def test_stop_under_three_only_as_the_third_card() -> None:
    """Stop under three only as the third card."""
    game = table([[10, 20, 30, 40]], commands={10: "three", 40: "stop"})
    game.play("10>up1")
    assert on(game, 40) == set()
    game.play("20>up1")
    assert "40>up1" in game.legal()


def test_under_three_exactly_three_cards() -> None:
    """Under three exactly three cards."""
    game = table([[10, 20, 30, 40]], commands={10: "three"})
    play_all(game, "10>up1", "20>up1")
    assert "end" not in game.legal()
    game.play("30>up1")
    assert game.legal() == ["end"]


def test_three_as_the_fourth_card_is_illegal() -> None:
    """Three as the fourth card is illegal."""
    game = table([[10, 20, 30, 40, 50]], commands={40: "three"})
    play_all(game, "10>up1", "20>up1")
    assert on(game, 40)
    game.play("30>up1")
    assert on(game, 40) == set()
    assert on(game, 50)


@pytest.mark.parametrize("other", [[], [20]])
def test_three_with_too_few_cards_may_be_played_and_loses(other: list[int]) -> None:
    """Three with too few cards may be played and loses."""
    game = table([[10, *other]], commands={10: "three"}, draw=0)
    game.play("10>up1")
    assert game.outcome() == {"reason": "three-not-met", "won": False, "left": len(other)}


def test_three_that_finds_no_third_card() -> None:
    """Three that finds no third card."""
    game = table([[50, 51, 20]], tops=(40, 90, 3, 3), commands={50: "three"}, draw=0)
    play_all(game, "50>up1", "51>up1")
    assert reason(game) == "three-not-met"


def test_skull_must_be_covered() -> None:
    """Skull must be covered."""
    game = table([[10, 20, 30, 40, 50]], commands={20: "skull", 50: "stop"})
    play_all(game, "10>up1", "20>up1")
    assert "end" not in game.legal()
    # A stop on another pile would leave the skull visible.
    assert on(game, 50) == {"up1"}
    game.play("30>up1")
    assert "end" in game.legal()


def test_skull_as_the_very_last_card_loses() -> None:
    """Skull as the very last card loses."""
    game = table([[10]], commands={10: "skull"}, draw=0)
    game.play("10>up1")
    assert game.outcome() == {"reason": "skull-left", "won": False, "left": 0}


def test_skull_as_the_last_card_of_the_hand_loses() -> None:
    """Skull as the last card of the hand loses."""
    game = table([[10], [20]], commands={10: "skull"}, draw=0)
    game.play("10>up1")
    assert game.outcome() == {"reason": "skull-left", "won": False, "left": 1}


def test_skull_as_the_third_card_under_three_loses() -> None:
    """Skull as the third card under three loses."""
    game = table([[10, 20, 30, 40]], commands={10: "three", 30: "skull"})
    play_all(game, "10>up1", "20>up1", "30>up1")
    assert reason(game) == "skull-left"


@pytest.mark.parametrize("other", [[], [30]])
def test_skull_is_named_before_a_three_with_too_few_cards(other: list[int]) -> None:
    """The skull is named before a three with too few cards."""
    game = table([[10, 20], other], commands={10: "skull", 20: "three"}, draw=0)
    play_all(game, "10>up1", "20>up2")
    assert game.outcome() == {"reason": "skull-left", "won": False, "left": len(other)}


def test_r6_one_pile_binds_the_plays_after_it() -> None:
    """R6: one-pile binds the plays after it."""
    game = table([[10, 20, 30, 40]], commands={20: "one-pile"})
    play_all(game, "10>up2", "20>up1")
    assert game.snapshot()["tied"] is None
    assert on(game, 30) == {"up1", "up2", "down1", "down2"}
    # The first play while it is visible fixes the pile.
    game.play("30>up2")
    assert game.snapshot()["tied"] == "up2"
    assert on(game, 40) == {"up2"}


def test_r6_covering_one_pile_frees_the_turn() -> None:
    """R6: covering one-pile frees the turn."""
    game = table([[30, 40, 50]], tops=(20, 1, 100, 100), commands={20: "one-pile"})
    game.play("30>up1")
    assert game.snapshot()["tied"] is None
    assert on(game, 40) == {"up1", "up2", "down1", "down2"}


def test_r6_whole_turn_counts_the_cards_before_it() -> None:
    """R6: whole turn counts the cards before it."""
    game = table([[10, 20, 30, 40]], commands={20: "one-pile"}, whole_turn=True)
    game.play("10>up2")
    assert on(game, 20) == {"up2"}
    game.play("20>up2")
    assert game.snapshot()["tied"] == "up2"
    assert on(game, 30) == {"up2"}
    game.play("30>up2")
    assert game.snapshot()["tied"] is None
    assert on(game, 40) == {"up1", "up2", "down1", "down2"}


def test_r6_whole_turn_from_an_earlier_turn() -> None:
    """R6: whole turn from an earlier turn."""
    game = table([[30, 40]], tops=(20, 1, 100, 100), commands={20: "one-pile"}, whole_turn=True)
    game.play("30>up2")
    assert game.snapshot()["tied"] == "up2"
    assert on(game, 40) == {"up2"}


def test_r7_no_trick_forbids_the_trick_that_would_cover_it() -> None:
    """R7: no-trick forbids the trick that would cover it."""
    game = table([[37, 45, 99]], tops=(47, 90, 35, 3), commands={47: "no-trick"})
    assert on(game, 37) == on(game, 45) == set()
    game.play("99>up1")
    assert on(game, 45) == {"down1"}


def test_r8_draw_one_can_starve_a_hand() -> None:
    """R8: draw-one can starve a hand."""
    game = table([[10, 11, 12], [20, 21]], commands={12: "draw-one"})
    play_all(game, "10>up1", "11>up1", "12>up1")
    game.play("end")
    assert len(game.hands[0]) == 1
    game.hands[0] = {98}
    play_all(game, "20>up2", "21>up2", "end", "98>up2")
    assert reason(game) == "stuck"


def test_r8_a_stop_saves_the_turn() -> None:
    """R8: a stop saves the turn."""
    tops = (12, 1, 100, 100)
    game = table([[98], [20, 21]], tops, {12: "draw-one", 98: "stop"})
    game.play("98>up2")
    assert game.seats() == [1]
    assert len(game.hands[0]) == 1


def test_covered_draw_one_refills_the_whole_hand() -> None:
    """Covered draw-one refills the whole hand."""
    game = table([[20, 30], [40, 41]], tops=(12, 1, 100, 100), commands={12: "draw-one"})
    play_all(game, "20>up1", "30>up1", "end")
    assert len(game.hands[0]) == 7


# ---- Face to Face ----


def test_own_piles_follow_the_game() -> None:
    """Own piles follow The Game."""
    game = duel(([17, 45, 16, 46, 18], [2, 3]), tops=((27, 35), (1, 60)))
    assert on(game, 17) == {"up", "down"}
    assert on(game, 45) == {"up", "down"}
    game.tops[0] = {"up": 27, "down": 3}
    assert on(game, 17) == {"up"}
    assert on(game, 16) == on(game, 18) == set()
    game.tops[0] = {"up": 58, "down": 35}
    assert on(game, 45) == {"down"}
    assert on(game, 46) == set()


def test_a_gift_must_help() -> None:
    """A gift must help."""
    game = duel(([12, 29, 30, 40, 41], [2, 3]), tops=((1, 60), (29, 40)))
    assert {"their-up"} == on(game, 12) - {"up", "down"}
    assert on(game, 29) == on(game, 30) == on(game, 40) == {"up", "down"}
    assert {"their-down"} == on(game, 41) - {"up", "down"}
    game.play("12>their-up")
    assert game.snapshot()["tops"] == [[1, 60], [12, 40]]
    # Only one gift in a turn.
    assert on(game, 41) == {"up", "down"}
    assert 12 in game.played[0]


def test_r13_an_untouched_pile_cannot_be_helped() -> None:
    """R13: an untouched pile cannot be helped."""
    game = duel(([2, 59, 30], [2, 3]))
    assert not any("their" in text for text in game.legal())


def test_three_own_cards_draw_two() -> None:
    """Three own cards draw two."""
    game = duel(([10, 11, 12, 13, 14, 15], [2, 3]))
    drawn = game.draw[0][:2]
    play_all(game, "10>up", "11>up", "12>up", "end")
    assert game.hands[0] == {13, 14, 15, *drawn}


def test_five_cards_with_one_given_refill_to_six() -> None:
    """Five cards with one given refill to six."""
    game = duel(([10, 11, 12, 13, 14, 15], [2, 3]), tops=((1, 60), (29, 60)))
    play_all(game, "10>up", "11>up", "12>their-up", "13>up", "14>up", "end")
    assert len(game.hands[0]) == 6
    assert game.seats() == [1]


def test_r12_a_short_draw_pile_gives_what_it_has() -> None:
    """R12: a short draw pile gives what it has."""
    game = duel(([10, 11, 12, 13], [2, 3]), draw=(1, 20))
    play_all(game, "10>up", "11>up", "end")
    assert len(game.hands[0]) == 3


def test_two_cards_also_without_a_draw_pile() -> None:
    """Two cards also without a draw pile."""
    game = duel(([10, 11, 12], [2, 3]), draw=(0, 20))
    game.play("10>up")
    assert "end" not in game.legal()


def test_all_own_cards_down_wins_at_once() -> None:
    """All own cards down wins at once."""
    game = duel(([10, 11], [2, 3]), draw=(0, 20))
    play_all(game, "10>up", "11>up")
    assert game.outcome() == {"reason": "all-down", "winner": 0, "left": [0, 22]}


def test_an_empty_hand_alone_does_not_win() -> None:
    """An empty hand alone does not win."""
    game = duel(([10, 11], [2, 3]), draw=(5, 20))
    play_all(game, "10>up", "11>up")
    assert game.legal() == ["end"]


def test_below_two_cards_loses_at_once() -> None:
    """Below two cards loses at once."""
    game = duel(([50, 20], [2, 3]), tops=((40, 3), (1, 60)))
    game.play("50>up")
    assert game.outcome() == {"reason": "stuck", "winner": 1, "left": [21, 22]}


def test_r11_a_single_card_is_lost() -> None:
    """R11: a single card is lost."""
    game = duel(([10, 11, 12], [20]), draw=(10, 0))
    play_all(game, "10>up", "11>up", "end")
    assert game.outcome() == {"reason": "single-card", "winner": 0, "left": [11, 1]}


@pytest.mark.parametrize("text", ["20>up", "20>their-up"])
def test_r11_allowed_a_single_card_may_win(text: str) -> None:
    """R11, option allowed: a single card may win."""
    game = duel(([30, 31, 32], [20]), draw=(10, 0), last_card="allowed")
    play_all(game, "30>up", "31>up", "end", text)
    assert game.outcome() == {"reason": "all-down", "winner": 1, "left": [11, 0]}


def test_r11_allowed_a_single_card_that_fits_nowhere_is_stuck() -> None:
    """R11, option allowed: a single card that fits nowhere is stuck."""
    game = duel(([10, 11, 12], [20]), ((1, 60), (50, 3)), (10, 0), "allowed")
    play_all(game, "10>up", "11>up", "end")
    assert game.outcome() == {"reason": "stuck", "winner": 0, "left": [11, 1]}


# ---- Nix ----


def test_combinations_with_and_without_a_joker() -> None:
    """Combinations with and without a joker."""
    game = nix(["5567J", "1"])
    game.supers[0] = False
    assert sorted(game.legal()) == sorted(
        [
            "run4:5-6-7-J",
            "triple:5-5-J",
            "run3:5-6-7",
            "run3:5-6-J",
            "run3:5-7-J",
            "run3:6-7-J",
            "pair:5-5",
            "pair:5-J",
            "pair:6-J",
            "pair:7-J",
            "run2:5-6",
            "run2:6-7",
            "run2:5-J",
            "run2:6-J",
            "run2:7-J",
            "single:5",
            "single:6",
            "single:7",
            "single:J",
        ]
    )


def test_quads_and_a_gap_too_wide_for_one_joker() -> None:
    """Quads and a gap too wide for one joker."""
    assert "quad:3-3-3-J" in nix(["333J", "1"]).legal()
    assert "quad:7-7-7-7*" in nix(["7777", "1"]).legal()
    assert not any(text.startswith("run4") for text in nix(["1267J", "1"]).legal())
    assert "run4:1-2-4-J" in nix(["124J", "1"]).legal()


def test_only_jokers_means_single() -> None:
    """Only jokers means single."""
    assert nix(["JJJ", "1"]).legal() == ["single:J"]


def test_round_five_keeps_jokers_and_super_chip_apart() -> None:
    """Round five keeps jokers and super chip apart."""
    game = nix(["55J", "1"], round_index=4)
    assert sorted(game.legal()) == ["pair:5-5", "single:5", "single:J"]
    game.play("single:5")
    # The super chip was the last one left: it lies there as a plain one.
    assert game.rows["single"] == [(0, False)]
    assert game.supers == [False, True]


def test_none_only_with_an_empty_hand() -> None:
    """None only with an empty hand."""
    assert sorted(nix(["", "1"]).legal()) == ["none", "none*"]
    assert not any(text.startswith("none") for text in nix(["J", "1"]).legal())


def test_super_chip_never_with_a_joker_and_only_once() -> None:
    """Super chip never with a joker and only once."""
    game = nix(["55J", "123"])
    supers = {text for text in game.legal() if text.endswith("*")}
    assert supers == {"pair:5-5*", "single:5*"}
    play_all(game, "single:5*", "single:1")
    assert game.supers == [False, True]
    assert not any(text.endswith("*") for text in game.legal())


def test_the_fourth_chip_pushes_the_first_off() -> None:
    """The fourth chip pushes the first off."""
    game = nix(["1111", "2222"])
    play_all(game, "single:1*", "single:2", "single:1", "single:2")
    assert game.rows["single"] == [(1, False), (0, False), (1, False)]


@pytest.mark.parametrize(
    ("cards", "row"),
    [
        ("2556J", "triple"),
        ("JJ", "pair"),
        ("1J", "pair"),
        ("13", "single"),
        ("34", "run2"),
        ("15J", "pair"),
        ("46J", "run3"),
        ("14JJ", "run4"),
        ("17JJ", "triple"),
        ("22JJ", "quad"),
        ("135J", "run3"),
        ("123467", "run4"),
        ("112267", "pair"),
        ("123557", "run3"),
        ("JJJJJJ", "quad"),
    ],
)
def test_egon_takes_the_highest_combination(cards: str, row: str) -> None:
    """EGON takes the highest combination."""
    assert best_row(list(cards)) == row


def test_egon_is_last_and_plays_his_super_chip_in_round_four() -> None:
    """EGON is last and plays his super chip in round four."""
    game = nix(["12345", "12345"], egon=True, rest="55" + "135" + "1357" + "2556J" + "JJJJJJ")
    assert game.seats() == [0]
    for text in ("single:1", "single:2", "single:3"):
        play_all(game, text, text)
    assert game.rows["pair"] == [(2, False)]
    assert game.supers == [True, True, True]
    play_all(game, "single:4", "single:4")
    assert game.rows["triple"] == [(2, True)]
    assert game.supers == [True, True, False]
    # The fifth round ends the lap: EGON's quad, triple (double) and pair count.
    play_all(game, "single:5", "single:5")
    shot = game.snapshot()
    assert shot["lap"] == 1
    single, quad, triple, pair = POINTS[6], POINTS[0], POINTS[2], POINTS[4]
    # In the row single, the last chip of seat 0 lies between the last two of seat 1.
    egons = quad[0] + 2 * triple[0] + pair[0]
    assert game.sheet == [[single[1], single[0] + single[2], egons]]
    # R16: EGON leads, but seat 1 is the best of the people.
    assert shot["starter"] == shot["seat"] == 1


def test_a_tie_for_the_start_is_drawn_by_lot() -> None:
    """A tie for the start is drawn by lot."""
    points = [[1, 1, 1] for _ in ROWS]
    points[ROWS.index("single")] = [0, 0, 0]
    lots = [[2, 0, 1], [2, 1, 0], [0, 1, 2], [0, 1, 2]]
    game = NixOracle(3, [NIX_DECK] * 4, lots, "lot", False, points)
    assert game.starter == 2
    game.round_index = 4
    game.hands = [list("11"), list("11"), list("1")]
    # Seats 0 and 1 score one point each, seat 2 none: the lot is between the two.
    play_all(game, "single:1", "pair:1-1", "pair:1-1")
    assert game.snapshot()["sheet"] == [[1, 1, 0]]
    assert game.starter == 1


def test_r17_equal_totals_share_the_win() -> None:
    """R17: equal totals share the win."""
    game = nix(["1", "1"], round_index=4, egon=True, rest="JJJJJJ")
    game.lap_index = 3
    game.points = [[7, 7, 7] for _ in ROWS]
    play_all(game, "single:1", "single:1")
    outcome = {"reason": "four-laps", "winners": [0, 1, 2], "totals": [7, 7, 7]}
    assert game.outcome() == outcome
    shot = game.snapshot()
    assert (shot["lap"], shot["round"], shot["seat"]) == (3, 4, 1)
    assert not game.seats() and not game.legal()


# ---- whole games ----


def careful(rng: random.Random, game: TheGameOracle | FaceToFaceOracle) -> str:
    """Choose a small step mostly, so that games get far enough to empty the draw pile."""
    texts = sorted(game.legal())
    if "end" in texts and rng.random() < 0.8:
        return "end"
    if rng.random() < 0.03 or ">" not in texts[0]:
        return rng.choice(texts)
    return min(texts, key=lambda text: cost(game, text))


def cost(game: TheGameOracle | FaceToFaceOracle, text: str) -> int:
    """Return how far the play moves its pile in the wrong way."""
    if ">" not in text:
        return 1000
    number, pile = text.split(">")
    if pile.startswith("their-"):
        return 0
    top = game.tops[pile] if isinstance(game, TheGameOracle) else game.tops[game.seat][pile]
    return int(number) - top if pile.startswith("up") else top - int(number)


def random_commands(rng: random.Random) -> dict[int, str]:
    """Put each command on four random cards."""
    return dict(zip(rng.sample(ALL_CARDS, 28), COMMANDS * 4, strict=True))


def test_random_games_of_the_game() -> None:
    """Random games of The Game."""
    rng = random.Random(1)
    ends: set[object] = set()
    empty = 0
    for _ in range(300):
        players = rng.randint(1, 5)
        game = TheGameOracle(
            players,
            rng.sample(ALL_CARDS, 98),
            rng.randrange(players) if rng.random() < 0.5 else "agree",
            minimum=rng.choice([2, 2, 3]),
            commands=rng.choice([None, {}, random_commands(rng), random_commands(rng)]),
            whole_turn=rng.random() < 0.5,
        )
        wild = rng.random() < 0.2
        while game.outcome() is None:
            assert game.legal()
            assert len(set(game.legal())) == len(game.legal())
            assert len(game.seats()) == (players if game.seat is None else 1)
            game.play(rng.choice(sorted(game.legal())) if wild else careful(rng, game))
            where = [card for hand in game.hands for card in hand]
            assert sorted([*where, *game.draw, *game.played]) == ALL_CARDS
            assert all(len(hand) <= game.hand_size for hand in game.hands)
        outcome = game.outcome()
        assert outcome is not None
        assert outcome["left"] == 98 - len(game.played)
        assert not game.seats() and not game.legal()
        assert isinstance(game.snapshot()["seat"], int)
        ends.add(outcome["reason"])
        empty += not game.draw
    assert ends >= {"stuck", "skull-left", "three-not-met"}
    # Some games must get as far as the play without a draw pile, or little is tested here.
    assert empty > 0


def test_random_games_of_face_to_face() -> None:
    """Random games of Face to Face."""
    rng = random.Random(2)
    ends: set[object] = set()
    for _ in range(300):
        decks = [rng.sample(OWN_CARDS, 58) for _ in range(2)]
        game = FaceToFaceOracle(decks, rng.randrange(2), rng.choice(["lost", "allowed"]))
        wild = rng.random() < 0.2
        while game.outcome() is None:
            assert game.legal()
            assert len(set(game.legal())) == len(game.legal())
            game.play(rng.choice(sorted(game.legal())) if wild else careful(rng, game))
            for seat in (0, 1):
                cards = [*game.hands[seat], *game.draw[seat], *game.played[seat]]
                assert sorted(cards) == OWN_CARDS
                assert len(game.hands[seat]) <= 6
        outcome = game.outcome()
        assert outcome is not None
        assert outcome["left"] == [58 - len(cards) for cards in game.played]
        assert not game.seats() and not game.legal()
        ends.add(outcome["reason"])
    assert ends >= {"stuck", "all-down"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("egon", [False, True])
def test_random_games_of_nix(players: int, egon: bool) -> None:
    """Random games of Nix."""
    rng = random.Random(players)
    everybody = players + egon
    for _ in range(10):
        decks = [rng.sample(NIX_DECK, 80) for _ in range(4)]
        lots = [rng.sample(range(players), players) for _ in range(4)]
        first = rng.randrange(players) if rng.random() < 0.5 else "lot"
        game = NixOracle(players, decks, lots, first, egon, POINTS)
        actions = 0
        gone: list[str] = []
        while game.outcome() is None:
            assert len(set(game.legal())) == len(game.legal())
            text = rng.choice(sorted(game.legal()))
            gone += text.removesuffix("*").partition(":")[2].replace("-", "")
            before = game.lap_index
            game.play(text)
            actions += 1
            if game.lap_index != before:
                gone = []
            # What is not in a hand, in the rest pile or played was turned up for EGON.
            held = [card for hand in game.hands for card in hand]
            rounds = game.round_index + (game.outcome() is not None)
            turned = sum(range(2, rounds + 2)) if egon else 0
            assert len(held) + len(game.rest) + len(gone) + turned == 80
            up = game.decks[game.lap_index][players * 12 :][:turned]
            assert sorted([*held, *game.rest, *gone, *up]) == sorted(NIX_DECK)
            chips = sum(len(row) for row in game.rows.values())
            assert chips <= 5 * everybody
        assert actions == 4 * 5 * players
        outcome = game.outcome()
        assert outcome is not None
        totals = [sum(column) for column in zip(*game.sheet, strict=True)]
        assert outcome["totals"] == totals
        assert len(totals) == everybody
        assert outcome["winners"] == [p for p in range(everybody) if totals[p] == max(totals)]
        assert game.supers == [False] * everybody
