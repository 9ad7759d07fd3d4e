"""Whose cards lie where in a record: what one needs to know to deal the hidden ones anew."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from .chance import never


def shared_deck(record: Any, seat: int) -> Any:
    """The one deck of all."""
    return record["deck"]


def sorted_hand(table: Any, seat: int) -> list[int]:
    """The cards of a hand that is a sorted row."""
    return [card for card in table["hands"][seat] if card]


def hold_sorted(table: Any, seat: int, cards: Iterable[int]) -> None:
    """Give a seat other cards, as many as it has."""
    row = table["hands"][seat]
    held = sorted(cards)
    row[:] = held + [0] * (len(row) - len(held))


def kept(before: Any, after: Any) -> bool:
    """In most games hands are never thrown away."""
    return False


@dataclass(frozen=True)
class Cards:
    """Where the cards of a game lie."""

    deck: Callable[[Any, int], Any] = shared_deck  # from which a seat draws
    held: Callable[[Any, int], list[int]] = sorted_hand
    hold: Callable[[Any, int, Iterable[int]], None] = hold_sorted
    few: Callable[[Any, int, int], None] = never  # deal so many cards in all, so many to a hand
    highest: int = 100  # no card and no lot has a higher number
    longest: int = 1000  # no game has more actions
    anew: Callable[[Any, Any], bool] = kept  # whether hands were dealt anew between two tables
    steady: bool = False  # how many cards come off a deck in a row never depends on which they are
