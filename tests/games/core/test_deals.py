"""Seeds that people say, deal codes, and what cannot be a seed."""

import random
import unicodedata
from contextlib import suppress
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import reihum
from reihum import Deal, NotationError, new_code
from reihum.games.core.deals import LETTERS, mix_text

CODE = "1ABC-DEFG-HJK0"
PLACES = [place for place, letter in enumerate(CODE) if letter != "-"]

BAD_SEEDS: dict[str, Any] = {
    "empty": "",
    "blank": " \t ",
    "too long": "x" * 121,
    "far too long": "x" * 10**6,
    "newline": "one\ntwo",
    "tab": "one\ttwo",
    "null": "one\0two",
    "bell": "\x07",
    "escape": "\x1b[31mred",
    "line separator": "one\u2028two",
    "direction mark": "one\u202etwo",
    "half a character": "\ud800",
    "float": 1.5,
    "whole float": 2.0,
    "bytes": b"seven",
    "yes": True,
    "no": False,
    "huge number": 10**120,
    "number too long for Python to write": 10**5000,
    "list": [7],
    "class of numbers": int,
    "array": np.array([1, 2]),
}
BAD_MIXES: dict[str, Any] = {
    "none": [],
    "one": ["salt"],
    "three": ["salt", "pepper", "sugar"],
    "a text": "ab",
    "a number": 7,
    "empty text": ["salt", ""],
    "newline": ["salt", "pep\nper"],
    "numbers": [1, 2],
    "bytes": b"ab",
}


def refused(seed: Any) -> NotationError:
    with pytest.raises(NotationError) as caught:
        Deal.of(seed)
    return caught.value


def with_letter(place: int, letter: str) -> str:
    return CODE[:place] + letter + CODE[place + 1 :]


@pytest.mark.parametrize("seed", BAD_SEEDS.values(), ids=BAD_SEEDS.keys())
def test_what_is_no_line_of_text_and_no_number_is_no_seed(seed: Any) -> None:
    error = refused(seed)
    assert error.reason == "bad-seed"
    assert len(error.params["seed"]) <= 40
    assert str(error).endswith(
        "a seed is a whole number or a line of 1 to 120 printable characters."
    )


@pytest.mark.parametrize(
    ("seed", "same"),
    [
        (7, "7"),
        (-7, "-7"),
        (np.int64(7), "7"),
        ("  seven\n", "seven"),
        ("Gru\u0308ße", "Gr\u00fcße"),
        (10**119, "1" + 119 * "0"),
        ("u\u0308" * 120, "\u00fc" * 120),
    ],
)
def test_a_seed_is_the_same_however_it_was_typed(seed: Any, same: str) -> None:
    assert Deal.of(seed) == Deal.of(same) == Deal(same)


@pytest.mark.parametrize("name", list(reihum.GAMES))
def test_the_same_seed_deals_the_same_cards(name: str) -> None:
    game = reihum.game(name)
    decomposed = unicodedata.normalize("NFD", "für ungut")
    assert game.deal("für ungut") == game.deal(decomposed)
    assert game.deal(7) == game.deal("7") != game.deal(8)


def test_without_a_seed_a_new_code_is_drawn_that_deals_the_same_again() -> None:
    game = reihum.game("the-game", players=2)
    one, two = game.deal(), game.deal()
    assert one.deal is not None and two.deal is not None
    assert one.deal != two.deal
    assert game.deal(one.deal.seed) == one


def test_new_codes_are_read_back_and_differ() -> None:
    codes = {new_code() for _ in range(200)}
    assert len(codes) == 200
    assert all(Deal.of(code).seed == code for code in codes)


@pytest.mark.parametrize(
    "typed",
    ["1abc-defg-hjk0", "1ABC DEFG HJKO", " 1abc defg-hjko ", "iABC-DEFG-HJK0", "LABC-DEFG-HJK0"],
)
def test_a_code_may_be_typed_loosely(typed: str) -> None:
    assert Deal.of(typed).seed == CODE


def test_the_letters_o_i_and_l_are_read_as_digits() -> None:
    code = next(code for code in iter(new_code, "") if "0" in code and "1" in code[1:])
    assert Deal.of(code.replace("0", "O").replace("1", "l")).seed == code
    assert Deal.of(code.replace("0", "o").replace("1", "I")).seed == code


@pytest.mark.parametrize("place", PLACES[1:])
def test_every_slip_of_a_single_letter_is_found(place: int) -> None:
    for letter in set(LETTERS + "U") - {CODE[place]}:
        error = refused(with_letter(place, letter))
        assert error.reason == "bad-code"
        assert "is mistyped: its last letter does not match the others." in str(error)


@pytest.mark.parametrize("digit", "023456789")
def test_every_slip_of_the_first_digit_is_found(digit: str) -> None:
    assert refused(with_letter(0, digit)).reason == "bad-code"


def test_what_begins_with_a_letter_is_a_text_and_no_code() -> None:
    # Only shape tells a code from a text: three words of four letters stay a seed.
    assert Deal.of("blue-moon-tide").seed == "blue-moon-tide"
    assert Deal.of("1ABCDEFGHJK0").seed == "1ABCDEFGHJK0"


def test_most_exchanged_neighbours_are_found() -> None:
    chance = random.Random(1)
    found = total = 0
    for _ in range(60):
        code = next(c for c in iter(new_code, "") if len(set(c)) > 5)
        place = chance.choice([p for p in PLACES[1:-1] if p + 1 in PLACES])
        swapped = code[:place] + code[place + 1] + code[place] + code[place + 2 :]
        if swapped != code:
            total += 1
            found += not _accepted(swapped)
    assert found >= 0.9 * total > 0


def _accepted(code: str) -> bool:
    try:
        Deal.of(code)
    except NotationError:
        return False
    return True


def test_a_code_of_another_shuffle_says_so() -> None:
    # One of the 32 last letters fits, whatever stands before it.
    errors = [refused("2ABC-DEFG-HJK" + letter) for letter in LETTERS]
    told = [error for error in errors if error.reason == "unknown-shuffle"]
    assert len(told) == 1
    assert told[0].params["version"] == 2
    assert str(told[0]).endswith("is a deal of shuffle version 2; this program knows version 1.")


@pytest.mark.parametrize("mix", BAD_MIXES.values(), ids=BAD_MIXES.keys())
def test_a_mix_is_one_text_for_each_seat(mix: Any) -> None:
    with pytest.raises(NotationError) as caught:
        reihum.game("face-to-face").deal("seed", mix)
    assert caught.value.reason == "bad-mix"
    assert str(caught.value).endswith("is not one random text for each of the 2 seats.")


@pytest.mark.parametrize("text", ["", "  ", "pep\nper", "x" * 121, "\u200d", 7, None, b"salt"])
def test_what_a_player_mixes_in_is_one_line(text: Any) -> None:
    with pytest.raises(NotationError) as caught:
        mix_text(text)
    assert caught.value.reason == "bad-mix-text"
    assert "a line of 1 to 120 printable characters" in str(caught.value)
    assert mix_text("  a\u0308 ") == "ä"  # as `deal` takes it


@pytest.mark.parametrize("name", ["the-game", "extreme", "nix"])
def test_who_draws_from_one_deck_mixes_one_deck(name: str) -> None:
    game = reihum.game(name, players=3)
    texts = ["salt", "pepper", "sugar"]
    mixes = [None, texts, *([*texts[:seat], "chance", *texts[seat + 1 :]] for seat in range(3))]
    dealt = [game.deal("seed", mix).position()["hands"] for mix in mixes]
    assert all(one != other for one, other in combinations(dealt, 2))  # every text matters
    assert game.deal("seed", texts[::-1]).position()["hands"] not in dealt  # and who said it


def test_each_side_mixes_the_deck_of_the_other() -> None:
    game = reihum.game("face-to-face", first=0)
    plain = game.deal("seed", ["salt", "pepper"]).position()["draw"]
    other = game.deal("seed", ("sugar", "pepper")).position()["draw"]
    assert plain[0] == other[0] and plain[1] != other[1]


@settings(max_examples=100, deadline=None)
@given(seed=st.text() | st.integers() | st.floats() | st.binary() | st.none())
def test_any_value_is_a_seed_or_refused(seed: Any) -> None:
    with suppress(NotationError):
        deal = Deal.of(seed)
        assert Deal.of(deal.seed) == deal
