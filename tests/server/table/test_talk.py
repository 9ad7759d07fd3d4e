"""The number filter, by very many cases."""

import re
import time
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum.server.table import talk
from reihum.server.table.number_names import may_be_meant
from reihum.server.table.number_words import is_number
from reihum.server.table.talk import number_in

from .talk_cases import MAY, MAY_NOT, NAMING, NOT_NAMING

NAMES = ("three",)
COMMANDS = Path(__file__).parents[3] / "client" / "src" / "games" / "extreme" / "texts.ts"

GERMAN_UNITS = ("ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun")
GERMAN_TENS = ("zwan", "drei", "vier", "fünf", "sech", "sieb", "acht", "neun")
ITALIAN_UNITS = ("uno", "due", "tré", "quattro", "cinque", "sei", "sette", "otto", "nove")
ITALIAN_TENS = ("venti", *(f"{x}anta" for x in ("quar", "cinqu", "sess", "sett", "ott", "nov")))
ENGLISH_UNITS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
ENGLISH_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def test_there_are_enough_cases() -> None:
    assert len(set(MAY)) >= 200 and len(set(MAY_NOT)) >= 200
    assert not set(MAY) & set(MAY_NOT)


def test_ordinary_talk_passes() -> None:
    assert {text: number_in(text) for text in MAY if number_in(text)} == {}


def test_numbers_do_not() -> None:
    assert [text for text in MAY_NOT if number_in(text) is None] == []


def test_a_command_that_is_called_three_may_be_named() -> None:
    assert {text: found for text in NAMING if (found := number_in(text, NAMES))} == {}
    assert [
        text for text in NAMING if number_in(text) is None and "befehl" not in text.lower()
    ] == []


def test_nothing_else_may_be_said_that_way() -> None:
    assert [text for text in NOT_NAMING if number_in(text, NAMES) is None] == []
    assert [text for text in MAY_NOT if number_in(text, NAMES) is None] == []
    assert {text: found for text in MAY if (found := number_in(text, NAMES))} == {}


def test_every_command_may_be_named_as_the_client_names_it() -> None:
    named = re.findall(r'^    "?[a-z-]+"?: \["(.+?)",', COMMANDS.read_text(), re.MULTILINE)
    assert len(named) == 14 and {"Three", "Drei", "Draw one", "Eine ziehen"} <= {*named}
    for name in named:
        for text in (f"I hold a {name} command", f"Ich habe einen {name}-Befehl"):
            assert number_in(text, NAMES) is None, text
        by_itself = number_in(f"I hold {name}", NAMES)
        assert by_itself is None or may_be_meant(by_itself, NAMES)


def compounds() -> list[str]:
    german = [
        f"{unit}und{ten}{'ßig' if ten == 'drei' else 'zig'}"
        for unit in GERMAN_UNITS
        for ten in GERMAN_TENS
    ]
    english = [f"{ten}{gap}{u}" for ten in ENGLISH_TENS for u in ENGLISH_UNITS for gap in ("-", "")]
    italian = [
        (ten[:-1] if unit in ("uno", "otto") else ten) + unit
        for ten in ITALIAN_TENS
        for unit in ITALIAN_UNITS
    ]
    return [*german, *english, *italian]


def test_every_compound_is_found_also_in_a_sentence() -> None:
    for word in compounds():
        assert number_in(word), word
        assert number_in(f"so, {word.upper()}!"), word


@pytest.mark.parametrize("text", ["vierzehn" * 37, "dixsept" * 40, "a" * 300, "e " * 150])
def test_no_text_takes_long(text: str) -> None:
    start = time.perf_counter()
    number_in(text)
    assert time.perf_counter() - start < 0.5


@pytest.mark.parametrize(
    "text",
    [
        "\ufdfa" * 300,
        "\ufdfa \ufdfb" * 100,
        "a" * 300,
        "aab" * 100,
        "abcdefghij" * 30,
        "three " * 50,
    ],
)
def test_the_work_is_bounded_by_the_letters_that_are_read(
    text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    def counted(word: str) -> bool:
        read.append(len(word))
        return is_number(word)

    monkeypatch.setattr(talk, "is_number", counted)
    number_in(text, NAMES)
    assert sum(read) <= 50 * len(unicodedata.normalize("NFKD", text))


@given(st.text(max_size=300))
def test_any_text_gets_an_answer(text: str) -> None:
    found = number_in(text)
    assert found is None or found
