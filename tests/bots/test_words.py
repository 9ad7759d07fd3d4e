"""Why a bot plays what it plays, in full sentences, for what no game in a test happens upon."""

import numpy as np
import pytest

import reihum
from reihum import State
from reihum.bots import Observation, bot
from reihum.bots.nix.weights import weights_of
from reihum.bots.nix.words import explain
from reihum.rules.engine.records import Seen
from reihum.rules.nix import table as nix
from reihum.rules.nix.combinations import JOKER, NONE, PAIR, QUAD, RUN2, SINGLE, combination
from reihum.rules.the_game.commands import SKULL
from tests.bots.the_game.positions import position


def why(state: State, action: str, level: str = "club") -> str:
    """What a level says of an action of the seat to act."""
    seat = state.seats[0]
    return bot(level).why(Observation(state.game, seat, state.observe(seat)), action)


def test_who_claims_the_first_turn_speaks_of_the_hand() -> None:
    state = reihum.game("the-game", players=3, first="agree").deal("x")
    assert why(state, "begin:0") == "The first two cards of this hand cost little."


def test_who_ends_a_turn_speaks_of_what_is_left() -> None:
    state = position([40, 50, 90, 95], [[30, 42], [2, 3]]).play("42>up1")
    assert why(state, "end") == "The turn may end, and what is left is worth more in the hand."


def test_a_skull_that_is_covered_is_named() -> None:
    table = position([40, 50, 90, 95], [[30, 42], [2, 3]], name="extreme").observe(0)
    table["commands"][40] = SKULL
    game = reihum.game("extreme", players=2, first=0)
    assert "It covers the skull." in bot("club").why(Observation(game, 0, table), "42>up1")


DUEL = {
    "tops": [[20, 40], [30, 50]],
    "hands": [[10, 22, 29], [6, 7]],
    "draw": [[21, 43, 44, 45], [20, 31, 17]],
    "seat": 0,
    "turn": [],
}


@pytest.mark.parametrize(
    ("turn", "action", "said"),
    [
        ([], "29>their-up", "29 goes to the other side, and the hand is filled up by 4 cards."),
        ([], "10>up", "10 goes back by ten on up: room that was lost is won again."),
        ([], "22>up", "22 on up skips one unplayed card."),
        (["10>up", "22>up"], "end", "another card now would cost more than it brings."),
        (["22>up", "29>their-up"], "end", "what is left is worth more in the hand."),
    ],
)
def test_face_to_face_in_words(turn: list[str], action: str, said: str) -> None:
    state = reihum.game("face-to-face").position({**DUEL, "turn": turn})
    assert said in why(state, action)


def nix_table() -> Seen:
    """The first round among two and EGON, with a full row of chips under the single cards."""
    table: Seen = np.zeros(1, nix.TABLE)[0]
    table["players"], table["egon"], table["seat"] = 2, 1, 0
    table["deck"][1:] = 10
    table["points"][:] = 5, 3, 1
    table["points"][QUAD] = 1, 0, 0
    table["supers"][0] = 1
    table["hands"][0][[3, 4, JOKER]] = 2, 1, 1
    table["held"][:2] = 4, 12
    return table


@pytest.mark.parametrize(
    ("row", "values", "joker", "chip", "said"),
    [
        (PAIR, 0b100, 0, 1, "The pair of 3s puts the super chip on 10 points; "),
        (PAIR, 0b100, 1, 0, "The pair of 3s with a joker puts a chip on 5 points; "),
        (RUN2, 0b1100, 0, 0, "The run 3-4 puts a chip on 5 points; "),
        (SINGLE, 0, 1, 0, "The single joker puts a chip on 5 points; "),
        (SINGLE, 0b100, 0, 0, "two more chips are likely to push it on"),
        (SINGLE, 0b100, 0, 0, "It pushes EGON's chip off the board."),
        (SINGLE, 0b1000, 0, 0, "later, with a joker and the super chip in reserve."),
        (QUAD, 0b100, 0, 0, "puts a chip on 1 point; "),
    ],
)
def test_nix_in_words(row: int, values: int, joker: int, chip: int, said: str) -> None:
    table = nix_table()
    table["owners"][SINGLE] = 1, 2, 3
    if row == QUAD:
        table["hands"][0][3], table["held"][0] = 4, 6
    assert said in explain(table, combination(row, values, joker, chip), weights_of("expert"))


def test_nix_speaks_of_the_own_chip_and_of_the_last_cards() -> None:
    table = nix_table()
    table["owners"][SINGLE] = 2, 2, 1
    table["hands"][0][:] = 0
    table["hands"][0][3] = table["held"][0] = 1
    single = combination(SINGLE, 0b100, 0, 0)
    told = explain(table, single, weights_of("expert"))
    assert "It gives up a chip of its own at the end of the row." in told
    assert "No card is left: the rounds to come bring about" in told
    table["hands"][0][3] = table["held"][0] = 2
    assert "The last card should bring about" in explain(table, single, weights_of("expert"))
    table["hands"][0][3] = table["held"][0] = 0
    empty = explain(table, combination(NONE, 0, 0, 0), weights_of("expert"))
    assert empty.startswith("The empty hand puts a chip on 5 points")


def test_many_pushes_are_not_counted() -> None:
    table = nix_table()
    table["players"], table["egon"], table["held"][:5] = 5, 0, 12
    told = [
        explain(table, combination(row, 0b100, 0, 0), weights_of("expert"))
        for row in (PAIR, SINGLE)
    ]
    assert any("more than three chips are likely to push it on" in text for text in told)
