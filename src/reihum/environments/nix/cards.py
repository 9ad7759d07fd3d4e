"""Where the cards of Nix für ungut! lie: hands are counts by value."""

from collections.abc import Iterable
from typing import Any

from ...rules.nix import table as rules
from ...rules.nix.combinations import JOKER
from ..parts.cards import Cards


def deck(record: Any, seat: int) -> Any:
    """That of the lap."""
    return record["decks"][record["table"]["lap"]]


def held(table: Any, seat: int) -> list[int]:
    """The cards of a hand."""
    row = table["hands"][seat]
    return [card for card in range(1, JOKER + 1) for _ in range(row[card])]


def hold(table: Any, seat: int, cards: Iterable[int]) -> None:
    """Give a seat other cards, as many as it has."""
    row = table["hands"][seat]
    row[:] = [0] * len(row)
    for card in cards:
        row[card] += 1


def anew(before: Any, after: Any) -> bool:
    """With each lap; what was left of the hands is gone."""
    return bool(before["lap"] != after["lap"])


CARDS = Cards(
    deck,
    held,
    hold,
    anew=anew,
    highest=JOKER,
    longest=rules.LAPS * rules.ROUNDS * rules.MOST_SEATS,
    steady=True,
)
