"""The number filter, by very many cases."""

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum.languages.choosing import LANGUAGES
from reihum.languages.sources import OURS
from reihum.server.table.talk.names import may_be_meant
from reihum.server.table.talk.numbers import number_in

from .cases import MAY, MAY_NOT, NAMING, NOT_NAMING
from .sentences import MAY_NOT_SAY, MAY_SAY, QUOTED

NAMES = ("three",)

GERMAN_UNITS = ("ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun")
GERMAN_TENS = ("zwan", "drei", "vier", "fünf", "sech", "sieb", "acht", "neun")
ITALIAN_UNITS = ("uno", "due", "tré", "quattro", "cinque", "sei", "sette", "otto", "nove")
ITALIAN_TENS = ("venti", *(f"{x}anta" for x in ("quar", "cinqu", "sess", "sett", "ott", "nov")))
ENGLISH_UNITS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
ENGLISH_TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")


def test_there_are_enough_cases() -> None:
    assert len(set(MAY)) >= 200 and len(set(MAY_NOT)) >= 200
    assert not set(MAY) & set(MAY_NOT)
    assert len(set(MAY_SAY)) >= 120 and len(set(MAY_NOT_SAY)) >= 120


def test_ordinary_talk_passes() -> None:
    said = (*MAY, *MAY_SAY)
    assert {text: number_in(text) for text in said if number_in(text)} == {}


def test_numbers_do_not() -> None:
    assert [text for text in (*MAY_NOT, *MAY_NOT_SAY) if number_in(text) is None] == []


@pytest.mark.parametrize("text", QUOTED)
def test_a_number_is_quoted_whole_and_as_it_was_written(text: str) -> None:
    assert number_in(text) == QUOTED[text]


@pytest.mark.slow
@pytest.mark.parametrize("text", [*MAY_NOT, *MAY_NOT_SAY, *NOT_NAMING])
def test_what_is_quoted_stands_in_the_text_and_is_a_number(text: str) -> None:
    found = (number_in(text) or "").removesuffix("…")
    assert found in unicodedata.normalize("NFC", text)
    assert number_in(found) == found


def test_a_command_that_is_called_three_may_be_named() -> None:
    assert {text: found for text in NAMING if (found := number_in(text, NAMES))} == {}
    assert [
        text for text in NAMING if number_in(text) is None and "befehl" not in text.lower()
    ] == []


def test_nothing_else_may_be_said_that_way() -> None:
    assert [text for text in NOT_NAMING if number_in(text, NAMES) is None] == []
    assert [text for text in (*MAY_NOT, *MAY_NOT_SAY) if number_in(text, NAMES) is None] == []
    assert {text: found for text in (*MAY, *MAY_SAY) if (found := number_in(text, NAMES))} == {}


def test_every_command_may_be_named_as_the_client_names_it() -> None:
    named = [name for code in LANGUAGES for name in commands(code)]
    assert len(named) == 28 and {"Three", "Drei", "Trois", "Tre", "Eine ziehen"} <= {*named}
    for name in named:
        for text in (f"I hold a {name} command", f"Ich habe einen {name}-Befehl"):
            assert number_in(text, NAMES) is None, text
        for text in (f"I hold {name}", f"no {name}, please!", f"Wer hat {name}?", name.upper()):
            by_itself = number_in(text, NAMES)
            assert by_itself is None or may_be_meant(by_itself, NAMES), text
            assert (by_itself is None) == (name not in ("Three", "Drei", "Trois", "Tre")), text


def commands(code: str) -> list[str]:
    """What the seven commands are called in a language."""
    text = (OURS / code / "games" / "extreme.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^extreme-command-([a-z-]+) = (.+)$", text, re.MULTILINE)
    return [name for command, name in found if not command.endswith("-wants")]


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


@given(st.text(max_size=300))
def test_any_text_gets_an_answer(text: str) -> None:
    found = number_in(text)
    assert found is None or found
