"""No numbers while people play together: finds them in what someone wants to say.

Found are digits of every script, number words from 0 to 100 in English, German, French and Italian
with their ordinals, also spelled out, torn apart or stretched, and Roman numerals in capitals.
Let through are one, first and second in every language (see `words`) and what cannot be a card in
the phrase it stands in (see `phrases`). A word that is a number more often than not is refused even
where it is something else, such as "Otto". What a game calls by a number may be named as `names`
says.
"""

import re
import unicodedata
from collections.abc import Sequence, Set
from dataclasses import dataclass
from itertools import groupby

from .names import without_names
from .phrases import ordinary_places
from .quotes import Span, is_figure, whole_number
from .words import LONGEST, MARKS, SPELLED, is_number, plain

WORD = re.compile(rf"[^\W\d_](?:[^\W\d_]|[{MARKS}])*")
ROMAN = re.compile(r"(?=[IVXLC]{2})(?:C|XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})")
TORN = 3  # a word may be torn into so many pieces
BEARER = re.compile("cards?|karten?|commands?|befehl(?:s|en?)?")  # as in Siebenkarte
LEAST_TORN = 5  # letters: shorter ones come about by chance


@dataclass(frozen=True)
class Word:
    """A word of a text: where it stands, and its small letters without accents."""

    start: int
    end: int
    plain: str


def number_in(text: str, names: tuple[str, ...] = ()) -> str | None:
    """The first thing in a text that is a number, whole and as it was written, or None.

    The names are those of things that are called by a number and may be spoken of.

    >>> number_in("I have thirty-seven")
    'thirty-seven'
    >>> number_in("this one please") is None
    True
    """
    text = without_names(unicodedata.normalize("NFC", text), names)
    found = _figure(text) or _roman(text) or _spelled(text)
    return whole_number(text, found) if found else None


def _figure(text: str) -> Span | None:
    """A digit of any script, a fraction, a number in a circle."""
    found = (place for place, char in enumerate(text) if is_figure(char))
    place = next(found, None)
    return None if place is None else (place, place + 1)


def _roman(text: str) -> Span | None:
    found = (word.span() for word in WORD.finditer(text) if ROMAN.fullmatch(word[0]))
    return next(found, None)


def _spelled(text: str) -> Span | None:
    words = [Word(*found.span(), plain(found[0])) for found in WORD.finditer(text)]
    ordinary = ordinary_places([word.plain for word in words])
    for place, word in enumerate(words):
        if place not in ordinary and _is_number(word.plain):
            return word.start, word.end
    return _letters(words) or _torn(words, ordinary)


def _is_number(word: str) -> bool:
    if any(map(is_number, BEARER.split(word))):
        return True
    return _stretched(word) and any(map(is_number, _squeezed(word)))


def _runs(word: str) -> list[tuple[str, int]]:
    return [(char, len(list(same))) for char, same in groupby(word)]


def _stretched(word: str) -> bool:
    """Whether letters were repeated on purpose: one three times, or three of them twice."""
    counts = [count for _, count in _runs(word)]
    return max(counts, default=0) >= 3 or sum(count >= 2 for count in counts) >= 3


def _squeezed(word: str) -> list[str]:
    """A stretched word as it may have been: each letter once, or one of them twice.

    A letter can stand for eighteen once it is written plainly. Of a word that is too long to be
    one, only two forms are looked at: to double each of its letters in turn would take for ever.
    """
    runs = _runs(word)
    chars = [char for char, _ in runs]
    if len(chars) > LONGEST:
        return ["".join(chars), "".join(char * min(count, 2) for char, count in runs)]
    doubled = ("".join([*chars[: n + 1], *chars[n:]]) for n in range(len(chars)))
    return ["".join(chars), *doubled]


def _letters(words: Sequence[Word]) -> Span | None:
    """A number in letters that stand alone, as in s e v e n."""
    for alone, group in groupby(words, key=lambda word: len(word.plain) == 1):
        letters = list(group)
        found = SPELLED.search("".join(word.plain for word in letters)) if alone else None
        if found:
            return letters[found.start()].start, letters[found.end() - 1].end
    return None


def _torn(words: Sequence[Word], ordinary: Set[int]) -> Span | None:
    """A number in pieces, as in sie-ben."""
    for pieces in range(2, TORN + 1):
        for place in range(len(words) - pieces + 1):
            torn = words[place : place + pieces]
            if ordinary.isdisjoint(range(place, place + pieces)) and _may_be_torn(torn):
                return torn[0].start, torn[-1].end
    return None


def _may_be_torn(words: Sequence[Word]) -> bool:
    whole = "".join(word.plain for word in words)
    return LEAST_TORN <= len(whole) <= LONGEST and is_number(whole)
