"""Small values as text: what each kind takes, writes and reads back."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reihum.games import GAMES
from reihum.games.core.kinds import (
    GROUPS,
    MAYBE_NUMBER,
    NUMBER,
    NUMBERS,
    WORD,
    WORDS,
    Kind,
    Mismatch,
)
from reihum.games.core.messages import Message
from reihum.languages import LANGUAGES, USUAL

NUMBER_VALUES = st.integers(0, 999_999)
ROWS = st.lists(NUMBER_VALUES, max_size=5)
WORD_VALUES = st.text(st.characters(min_codepoint=33, max_codepoint=126), min_size=1, max_size=9)


@settings(max_examples=40)
@given(number=NUMBER_VALUES, row=ROWS, words=st.lists(WORD_VALUES.filter(lambda w: "." not in w)))
def test_what_is_written_is_read_back(number: int, row: list[int], words: list[str]) -> None:
    pairs: list[tuple[Kind, Any]] = [
        (NUMBER, number),
        (MAYBE_NUMBER, number),
        (MAYBE_NUMBER, None),
        (NUMBERS, row),
        (WORDS, words),
    ]
    for kind, value in pairs:
        assert kind.read(kind.write(kind.check(value))) == value


@settings(max_examples=40)
@given(groups=st.lists(ROWS, max_size=4).filter(lambda groups: groups != [[]]))
def test_groups_are_read_back(groups: list[list[int]]) -> None:
    # One empty group is written like none at all; no game has such a field.
    assert GROUPS.read(GROUPS.write(GROUPS.check(groups))) == groups


@pytest.mark.parametrize("value", [-1, 10**6, 10**5000, True, 1.0, "1", None, int], ids=type)
def test_a_number_has_at_most_six_digits_and_no_sign(value: Any) -> None:
    with pytest.raises(Mismatch):
        NUMBER.check(value)


def test_numbers_of_numpy_become_plain() -> None:
    checked = NUMBERS.check(np.array([1, 2], np.int8))
    assert checked == [1, 2] and {type(number) for number in checked} == {int}


@pytest.mark.parametrize("value", [7, None, "12", b"12", {1: 2}, list, np.array(3)], ids=type)
def test_a_row_is_a_row(value: Any) -> None:
    with pytest.raises(Mismatch):
        NUMBERS.check(value)


@pytest.mark.parametrize("text", ["", " ", "a b", "\u00fc", "x" * 201, "a\n"])
def test_a_word_is_short_and_without_spaces(text: str) -> None:
    with pytest.raises(Mismatch):
        WORD.check(text)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != USUAL])
def test_what_would_have_fitted_is_said_in_every_language(language: str) -> None:
    own = [NUMBER.expected, WORD.expected, MAYBE_NUMBER.expected, NUMBERS.expected, GROUPS.expected]
    told = [option.told for kind in GAMES.values() for option in kind.option_table.values()]
    for each in [*own, *told]:
        if isinstance(each, Message) and each.code not in ("kind-range", "kind-always"):
            assert each.said(language) != each.said() and "kind-" not in each.said(language)
