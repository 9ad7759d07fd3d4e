"""What the filter costs: bounded by the letters of a message, whatever they are.

Counted are the calls that Python makes and the letters that are held against the patterns of number
words: unlike seconds, they are the same on every machine.
"""

import sys
import unicodedata
from collections.abc import Iterator
from random import Random
from types import FrameType
from typing import Any

import pytest

from reihum.server.protocol.requests import SayRequest
from reihum.server.table.talk.numbers import number_in
from reihum.server.table.talk.words import is_number

from .cases import MAY, MAY_NOT, NAMING, NOT_NAMING
from .sentences import MAY_NOT_SAY, MAY_SAY

NAMES = ("three",)
LONGEST_TEXT = 300  # that can be said
PLAIN = (
    "we should leave the left pile alone until somebody has a better card for it, shall we? " * 4
)[:LONGEST_TEXT]
WORST = 4  # times the work of a plain text, for each of its letters
ALPHABETS = (
    "ab",
    "senvit ",
    "aeiou",
    "s e-v.n_*",
    "IVXLC ",
    "é\u0301\u0336\u200d\u200c\ufe0f",
    "\ufdfa\ufdfb \ufb00\ufb03",
    "①½三٣🔟💯 ",
    "\U0001d54a\U0001d556\U0001d567\U0001d55f ",
    "".join(map(chr, range(0x20, 0x250))),
)


class Meter:
    """Counts the work of a call."""

    def __init__(self) -> None:
        self.steps = 0

    def of(self, text: str) -> int:
        """The steps that it takes to look through a text."""
        self.steps = 0
        before = sys.getprofile()
        sys.setprofile(self._count)
        try:
            number_in(text, NAMES)
        finally:
            sys.setprofile(before)
        return self.steps

    def _count(self, frame: FrameType, event: str, argument: Any) -> None:
        if event in ("call", "c_call"):
            self.steps += 1
        if event == "call" and frame.f_code is is_number.__code__:
            self.steps += len(frame.f_locals["word"])


def odd_texts(rounds: int) -> Iterator[str]:
    """Texts that nobody says: made of letters, of pieces of numbers, and of odd characters."""
    random = Random("odd")
    pieces = [word for text in (*MAY, *MAY_NOT, *MAY_SAY, *MAY_NOT_SAY) for word in text.split()]
    pieces += [word[: random.randint(1, 5)] for word in pieces] + [*NAMING, *NOT_NAMING, *"  -_."]
    for _ in range(rounds):
        few = random.sample(pieces, random.randint(1, 8))
        yield random.choice(("", " ", "-")).join(random.choices(few, k=LONGEST_TEXT))
        alphabet = random.choice(ALPHABETS)
        yield "".join(random.choices(alphabet, k=LONGEST_TEXT))
        word = "".join(random.choices(alphabet + "senvtiodrz", k=random.randint(1, 60)))
        yield (word + random.choice(("", " "))) * LONGEST_TEXT


def letters(text: str) -> int:
    """The length of a text that is written plainly: a letter can stand for eighteen."""
    return len(unicodedata.normalize("NFKD", text))


def test_a_text_is_as_long_as_what_can_be_said() -> None:
    schema = SayRequest.model_json_schema()["properties"]["text"]
    assert schema["maxLength"] == len(PLAIN) == LONGEST_TEXT


@pytest.mark.parametrize("rounds", [100, pytest.param(1500, marks=pytest.mark.slow)])
def test_no_odd_text_is_much_more_work_than_a_plain_one(rounds: int) -> None:
    meter = Meter()
    assert number_in(PLAIN, NAMES) is None  # it is read to its end
    plain = meter.of(PLAIN) / letters(PLAIN)
    texts = [text[:LONGEST_TEXT] for text in odd_texts(rounds)]
    assert max((meter.of(text) / letters(text) / plain, text) for text in texts)[0] < WORST


@pytest.mark.parametrize(
    "piece", ["\ufdfa", "\ufdfa \ufdfb", "a", "aab", "abcdefghij", "vierzehn", "e "]
)
def test_twice_the_text_is_about_twice_the_work(piece: str) -> None:
    meter = Meter()
    half, whole = piece * 100, piece * 200
    assert meter.of(whole) < 2.5 * meter.of(half) + 500
