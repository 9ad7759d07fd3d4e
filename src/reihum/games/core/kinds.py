"""Small values as text without spaces: the building blocks of the notation.

A number is `7`, numbers are `1.1.100`, groups of numbers `1.2/3`, words `37>up1.12>up2`; nothing
at all is `-`. Each kind can check a value, write it and read it back.

>>> GROUPS.write([[1, 2], [], [3]]), GROUPS.read("1.2//3")
('1.2//3', [[1, 2], [], [3]])
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from operator import index
from typing import Any

from .errors import NotationError
from .messages import Message

NUMBER_TEXT = re.compile(r"[0-9]{1,6}")
MOST = 999_999  # so that every number has a text
WORD_TEXT = re.compile(r"[!-~]{1,200}")  # printable, no space


class Mismatch(ValueError):
    """A value or text that is not of its kind; never leaves this package."""


@dataclass(frozen=True)
class Kind:
    """One kind of value: what it is in words, and how it is checked, written and read."""

    expected: Message | str  # in English only, where a game from outside has its own
    check: Callable[[Any], Any]
    write: Callable[[Any], str]
    read: Callable[[str], Any]

    def parse(self, field: str, text: str) -> Any:
        """Read a field of a text, or say what was wrong with it."""
        try:
            return self.read(text)
        except Mismatch:
            raise NotationError(
                "bad-field", field=field, value=text[:60], expected=self.expected
            ) from None


def _number(value: Any) -> int:
    try:
        number = index(value)
    except TypeError:
        raise Mismatch from None
    if isinstance(value, bool) or not 0 <= number <= MOST:
        raise Mismatch
    return number


def _read_number(text: str) -> int:
    if not NUMBER_TEXT.fullmatch(text):
        raise Mismatch
    return int(text)


def _word(value: Any) -> str:
    if not isinstance(value, str) or not WORD_TEXT.fullmatch(value):
        raise Mismatch
    return value


def _list_of(check: Callable[[Any], Any]) -> Callable[[Any], list[Any]]:
    def checked(value: Any) -> list[Any]:
        if isinstance(value, str | bytes | dict):
            raise Mismatch
        try:
            parts = list(value)
        except TypeError:
            raise Mismatch from None
        return [check(part) for part in parts]

    return checked


def _maybe(kind: Kind) -> Kind:
    return Kind(
        Message("kind-maybe", {"kind": kind.expected}),
        lambda value: None if value is None else kind.check(value),
        lambda value: "-" if value is None else kind.write(value),
        lambda text: None if text == "-" else kind.read(text),
    )


def many(kind: Kind, mark: str, expected: Message | str) -> Kind:
    """Several of a kind, with a mark between."""
    return Kind(
        expected,
        _list_of(kind.check),
        lambda value: mark.join(kind.write(part) for part in value),
        lambda text: [kind.read(part) for part in text.split(mark)] if text else [],
    )


NUMBER = Kind(Message("kind-number"), _number, str, _read_number)
WORD = Kind(Message("kind-word"), _word, str, _word)
MAYBE_NUMBER = _maybe(NUMBER)
NUMBERS = many(NUMBER, ".", Message("kind-numbers"))
GROUPS = many(NUMBERS, "/", Message("kind-groups"))
WORDS = many(WORD, ".", Message("kind-words"))
