"""Deals: from a seed that a person can say to the keys of the shuffle.

>>> Deal.of(7) == Deal.of("7")
True
>>> Deal.of("1abc defg hjko").seed
'1ABC-DEFG-HJK0'
"""

import hashlib
import re
import secrets
import unicodedata
from dataclasses import dataclass
from operator import index
from typing import Any

import numpy as np

from ...rules.engine.compiling import Array
from .errors import NotationError
from .messages import brief

SHUFFLE_VERSION = 1
SEED_LIMIT = 120
KEY_WORDS = 8
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's: no I, L, O or U to mistake
MISREAD = str.maketrans("ILO", "110")
CODE = re.compile(r"([0-9][0-9A-Z]{3})[- ]([0-9A-Z]{4})[- ]([0-9A-Z]{4})")


@dataclass(frozen=True)
class Deal:
    """A seed, and where players mix, what each seat mixes into the shuffle."""

    seed: str
    mix: tuple[str, ...] = ()

    @classmethod
    def of(cls, seed: Any, mix: tuple[str, ...] = ()) -> "Deal":
        """The deal of a number, a text or a deal code; None draws a new code."""
        return cls(new_code() if seed is None else _seed(seed), mix)

    def json(self) -> dict[str, Any]:
        """Ready for JSON."""
        return {"seed": self.seed, "mix": list(self.mix)}

    def keys(self, decks: int) -> Array:
        """The keys of the shuffle: one for all, or one for each player's deck and one for lots."""
        if decks == 1:
            digests = self._digest(*self.mix)
        elif not self.mix:
            digests = self._digest() * (decks + 1)
        else:
            mixes = [self.mix[::-1][deck : deck + 1] for deck in range(decks)]  # the other's text
            digests = b"".join(self._digest(*mix) for mix in (*mixes, self.mix))
        return np.frombuffer(digests, "<u4").astype(np.int64).reshape(-1, KEY_WORDS)

    def _digest(self, *mix: str) -> bytes:
        text = "\0".join((f"reihum shuffle {SHUFFLE_VERSION}", self.seed, *mix))
        return hashlib.sha256(text.encode()).digest()


@dataclass(frozen=True)
class Proof:
    """What a table told about a deal before its end: whoever heard it can check the deal by it."""

    commitment: str  # to the seed, before anybody mixed anything in
    by_server: tuple[int, ...] = ()  # the seats for which the server mixed


def commitment_of(secret: str) -> str:
    """What whoever has a secret tells of it beforehand: SHA-256, in hexadecimal digits."""
    return hashlib.sha256(secret.encode()).hexdigest()


def server_text(secret: str, seat: int) -> str:
    """What a server mixes in for a seat: it follows from its secret, so that it is not chosen."""
    return hashlib.sha256(f"reihum mix\0{secret}\0{seat}".encode()).hexdigest()[:32]


def mix_text(value: Any) -> str:
    """What one player mixes into a shuffle, in its normal form.

    >>> mix_text(" salt ")
    'salt'
    """
    return line(value, "bad-mix-text", text=brief(value, 40), limit=SEED_LIMIT)


def line(value: Any, reason: str, **params: Any) -> str:
    """A line of text in its normal form, the same however it was typed."""
    if not isinstance(value, str) or len(value) > 4 * SEED_LIMIT:
        raise NotationError(reason, **params)
    text = unicodedata.normalize("NFC", value).strip()
    if not 0 < len(text) <= SEED_LIMIT or not text.isprintable():
        raise NotationError(reason, **params)
    return text


def _seed(seed: Any) -> str:
    text = line(_digits(seed), "bad-seed", seed=brief(seed, 40), limit=SEED_LIMIT)
    match = CODE.fullmatch(text.upper().translate(MISREAD))
    return _code("".join(match.groups()), text) if match else text


def _digits(seed: Any) -> Any:
    """A number as text; anything else as it is."""
    if isinstance(seed, str | bool):
        return seed
    try:
        return str(index(seed))
    except (TypeError, ValueError):  # no number, or longer than a seed may be
        return seed


def _code(letters: str, typed: str) -> str:
    if any(letter not in LETTERS for letter in letters) or letters[-1] != _check(letters[:-1]):
        raise NotationError("bad-code", code=typed)
    if int(letters[0]) != SHUFFLE_VERSION:
        raise NotationError(
            "unknown-shuffle", code=typed, version=int(letters[0]), known=SHUFFLE_VERSION
        )
    return f"{letters[:4]}-{letters[4:8]}-{letters[8:]}"


def new_code() -> str:
    """A new deal that nobody knows: the shuffle's version, ten random letters and a check."""
    letters = str(SHUFFLE_VERSION) + "".join(secrets.choice(LETTERS) for _ in range(10))
    return _code(letters + _check(letters), letters)


def _check(letters: str) -> str:
    """Luhn's check letter for 32 letters: it finds every single slip and most exchanges."""
    total = 0
    for place, letter in enumerate(reversed(letters)):
        doubled = LETTERS.index(letter) * (2 - place % 2)
        total += doubled // 32 + doubled % 32
    return LETTERS[-total % 32]
