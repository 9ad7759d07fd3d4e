"""Where the cards of Face to Face lie, and a duel with a few of them only."""

from typing import Any

from ...rules.face_to_face import table as rules
from ..parts.cards import Cards


def deck(record: Any, seat: int) -> Any:
    """Each side has its own."""
    return record["decks"][seat]


def few(record: Any, cards: int, hand: int) -> None:
    """Begin with only some of the cards of each deck; the others count as put down."""
    if not 2 <= cards <= rules.CARDS or not 2 <= hand <= min(cards, rules.HAND):
        raise ValueError(f"2 to {rules.CARDS} cards, and 2 to {rules.HAND} in a hand, are needed.")
    step = (rules.CARDS - 1) / (cards - 1)
    chosen = [rules.LOWEST + round(step * place) for place in range(cards)]
    table = record["table"]
    for seat in range(rules.PLAYERS):
        own = record["decks"][seat]
        rules.set_up(table, seat)
        for card in range(rules.LOWEST, rules.HIGHEST + 1):
            table["down"][seat][card] = int(card not in chosen)
        table["draw"][seat] = table["left"][seat] = cards
        own[: rules.CARDS] = chosen + [0] * (rules.CARDS - cards)
        own.hide(cards)
        own[:] = own[cards:] + own[:cards]  # what is drawn lies at the end
        rules.draw(record, seat, hand)
    rules.start_turn(table, max(int(table["first"]), 0))


CARDS = Cards(deck=deck, few=few, highest=rules.HIGHEST, longest=4 * rules.CARDS + 1, steady=True)
