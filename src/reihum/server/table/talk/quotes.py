"""The whole of a number as it was written: a refusal that quotes a part of it only puzzles."""

import re
import unicodedata
from itertools import pairwise

from .words import MARKS, is_number, plain

PICTURES = frozenset("🔟💯")
PIECE = re.compile(rf"(?:[^\W_]|[{MARKS}{''.join(PICTURES)}])+")
GAP = re.compile(r"\s{1,3}|[^\w\s]|_|")  # between the pieces of one number
BETWEEN = frozenset(("and", "und", "et", "e"))  # twenty and one
AFTER = frozenset(("one", "first", "second", "ein", "eins", "un", "une", "uno", "una"))
LONGEST_QUOTE = 40

Span = tuple[int, int]


def is_figure(char: str) -> bool:
    """Whether a character is a digit of any script, a fraction, or a picture of a number."""
    return char in PICTURES or unicodedata.numeric(char, None) is not None


def whole_number(text: str, found: Span) -> str:
    """What was found with the rest of its word, and with the pieces of the number that follow.

    >>> whole_number("I have 4 2, you know", (7, 8))
    '4 2'
    >>> whole_number("thirty-seven fits", (0, 6))
    'thirty-seven'
    """
    pieces = [piece.span() for piece in PIECE.finditer(text)]
    inside = [place for place, (start, end) in enumerate(pieces) if _touch((start, end), found)]
    last = inside[-1]
    limit = found[0] + LONGEST_QUOTE
    while pieces[last][1] < limit and (more := _following(text, pieces[last : last + 3])):
        last += more
    quote = text[pieces[inside[0]][0] : pieces[last][1]]
    return quote if len(quote) <= LONGEST_QUOTE else quote[:LONGEST_QUOTE] + "…"


def _touch(piece: Span, found: Span) -> bool:
    return piece[0] < found[1] and found[0] < piece[1]


def _following(text: str, pieces: list[Span]) -> int:
    """How many of the next pieces belong to the number that ends with the first: 0, 1 or 2."""
    here, *following = (text[start:end] for start, end in pieces)
    gaps = [text[left[1] : right[0]] for left, right in pairwise(pieces)]
    if not following or not GAP.fullmatch(gaps[0]):
        return 0
    joined = gaps[0] == "-" or plain(here).endswith("ty")
    if _counts(following[0], joined):
        return 1
    linked = len(following) > 1 and plain(following[0]) in BETWEEN and GAP.fullmatch(gaps[1])
    return 2 if linked and _counts(following[1], True) else 0


def _counts(piece: str, joined: bool) -> bool:
    """Whether a piece is a number, or one where it belongs to what is before it."""
    word = plain(piece)
    return any(map(is_figure, piece)) or is_number(word) or (joined and word in AFTER)
