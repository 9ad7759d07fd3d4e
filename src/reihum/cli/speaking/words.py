"""Words in capitals, which stand for what is typed: `GAME`, `NAME=VALUE`."""

import re

from ...languages import knows, tell

WORDS = "help-words"
CAPITALS = re.compile(r"\b[A-Z]{2,}(?:-[A-Z]+)*\b")


def in_words(text: str) -> str:
    """A text with its words in capitals as this language has them."""
    return CAPITALS.sub(lambda found: _word(found[0]), text)


def _word(word: str) -> str:
    code = f"{WORDS}.{word.lower()}"
    return tell(code) if knows(code) else word
