"""No numbers while people play together: finds them in what someone wants to say.

Found are digits of every script, number words from 0 to 100 in English, German, French and Italian
with their ordinals, also spelled out, torn apart or stretched, and Roman numerals in capitals.
Let through are one, first and second in every language (see `number_words`) and the ordinary
phrases in `PHRASES`: "gib acht" is a warning, "sei pronto?" a question, "due to" a reason. A word
that is a number more often than not is refused even where it is something else, such as "Otto".
What a game calls by a number may be named as `number_names` says.
"""

import re
import unicodedata
from collections.abc import Callable, Sequence
from itertools import groupby

from .number_names import without_names
from .number_words import LONGEST, SPELLED, is_number

WORD = re.compile(r"[^\W\d_]+")
ROMAN = re.compile(r"(?=[IVXLC]{2})(?:C|XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})")
PICTURES = frozenset("🔟💯")
TORN = 3  # a word may be torn into so many pieces
BEARER = re.compile("cards?|karten?|commands?|befehl(?:s|en?)?")  # as in Siebenkarte
LEAST_TORN = 5  # letters: shorter ones come about by chance
LEADS = "il un del al dal sul col nel ho hai ha mio tuo suo di e o con gioco metto"


def number_in(text: str, names: tuple[str, ...] = ()) -> str | None:
    """The first thing in a text that is a number, or None.

    The names are those of things that are called by a number and may be spoken of.

    >>> number_in("I have thirty-seven")
    'thirty'
    >>> number_in("this one please") is None
    True
    """
    text = without_names(unicodedata.normalize("NFC", text), names)
    return _figure(text) or _roman(text) or _spelled(text)


def _figure(text: str) -> str | None:
    """A digit of any script, a fraction, a number in a circle."""
    for char in text:
        if char in PICTURES or unicodedata.numeric(char, None) is not None:
            return char
    return None


def _roman(text: str) -> str | None:
    found = (word for word in WORD.findall(text) if ROMAN.fullmatch(word))
    return next(found, None)


def _spelled(text: str) -> str | None:
    words = [_plain(word) for word in WORD.findall(text)]
    for place, word in enumerate(words):
        if _is_number(word) and not _ordinary(words, place):
            return word
    return _letters(words) or _torn(words)


def _plain(word: str) -> str:
    """Small letters without accents, as people type them in a hurry."""
    parts = unicodedata.normalize("NFKD", word.casefold())
    return "".join(char for char in parts if not unicodedata.combining(char))


def _is_number(word: str) -> bool:
    if any(map(is_number, BEARER.split(word))):
        return True
    return _stretched(word) and any(map(is_number, _squeezed(word)))


def _runs(word: str) -> list[tuple[str, int]]:
    return [(char, len(list(same))) for char, same in groupby(word)]


def _stretched(word: str) -> bool:
    """Whether letters were repeated on purpose: one three times, or three of them twice."""
    counts = [count for _, count in _runs(word)]
    return max(counts) >= 3 or sum(count >= 2 for count in counts) >= 3


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


def _letters(words: Sequence[str]) -> str | None:
    """A number in letters that stand alone, as in s e v e n."""
    for alone, group in groupby(words, key=lambda word: len(word) == 1):
        found = SPELLED.search("".join(group)) if alone else None
        if found:
            return found[0]
    return None


def _torn(words: Sequence[str]) -> str | None:
    """A number in pieces, as in sie-ben."""
    for pieces in range(2, TORN + 1):
        for place in range(len(words) - pieces + 1):
            whole = "".join(words[place : place + pieces])
            here = range(place, place + pieces)
            if _may_be_torn(whole) and not any(_ordinary(words, n) for n in here):
                return whole
    return None


def _may_be_torn(whole: str) -> bool:
    return LEAST_TORN <= len(whole) <= LONGEST and is_number(whole)


def _ordinary(words: Sequence[str], place: int) -> bool:
    """Whether a number word is something else here."""
    phrase = PHRASES.get(words[place])
    before = words[place - 1] if place else ""
    after = words[place + 1] if place + 1 < len(words) else ""
    return phrase is not None and phrase(before, after)


def _among(before: str, after: str) -> Callable[[str, str], bool]:
    befores, afters = before.split(), after.split()
    return lambda b, a: b in befores or a in afters


def _sei(before: str, after: str) -> bool:
    """Italian you are, German be: a six only by itself, after an article, or among numbers."""
    alone = not before and not after
    return not (alone or before in LEADS.split() or is_number(before) or is_number(after))


PHRASES: dict[str, Callable[[str, str], bool]] = {
    "acht": _among("gib gebt geben gebe habt ausser", "geben gebt gegeben nehmen genommen"),
    "achte": _among("ich", "auf darauf drauf bitte mal"),
    "due": _among("is are was be", "to"),
    "seize": _among("", "the it this that our your every"),
    "neuf": _among("de tout", ""),
    "null": _among("", "problem ahnung bock chance chancen"),
    "quarto": _among("", "d"),
    "sei": _sei,
}
