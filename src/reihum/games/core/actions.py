"""What a player can do, as values with a text that a person can type.

A game may have kinds of its own: frozen, with `Action` as their base and a text.

>>> str(Play(37, "up1")), str(End()), str(Begin(2))
('37>up1', 'end', 'begin:2')
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass


class Action:
    """Something that a player can do; `str()` is its text."""


@dataclass(frozen=True)
class Play(Action):
    """Put a card on a pile."""

    card: int
    pile: str

    def __str__(self) -> str:
        return f"{self.card}>{self.pile}"


@dataclass(frozen=True)
class End(Action):
    """End the turn."""

    def __str__(self) -> str:
        return "end"


@dataclass(frozen=True)
class Begin(Action):
    """Claim the first turn for a seat."""

    seat: int

    def __str__(self) -> str:
        return f"begin:{self.seat}"


class KnownActions(dict[int, Action]):
    """The actions of a game that have come up, by number: each made once, and known again."""

    __slots__ = ("_decode", "_find", "_written", "numbers", "texts")

    def __init__(self, decode: Callable[[int], Action]) -> None:
        super().__init__()
        self._decode = decode
        self._find = self.__getitem__
        self.numbers: dict[int, int] = {}  # by identity: these actions are never thrown away
        self.texts: dict[str, int] = {}
        self._written: dict[int, str] = {}

    def __missing__(self, number: int) -> Action:
        action = self.setdefault(number, self._decode(number))  # of two threads, one has made it
        text = str(action)
        self.numbers[id(action)] = self.texts[text] = number
        self._written[number] = text
        return action

    def all(self, numbers: Iterable[int]) -> list[Action]:
        """The actions of some numbers."""
        return list(map(self._find, numbers))

    def written(self, numbers: Iterable[int]) -> list[str]:
        """Their texts."""
        try:
            return list(map(self._written.__getitem__, numbers))
        except KeyError:  # one that has not come up before
            return list(map(str, self.all(numbers)))


def written(action: Action) -> str:
    """The text of an action, also of one with a number too large for Python to write."""
    try:
        return str(action)
    except ValueError:
        return type(action).__name__
