"""Where the cards of The Game and Extreme lie, and a game with a few of them only."""

from typing import Any

from ...rules.the_game import table as rules
from ..parts.cards import Cards


def few(record: Any, cards: int, hand: int) -> None:
    """Begin with only some of the cards, spread evenly; the others count as put down."""
    table, deck, players = record["table"], record["deck"], int(record["table"]["players"])
    if not 2 <= cards <= rules.CARDS or not 1 <= hand * players <= cards:
        least = max(2, players * max(hand, 1))
        raise ValueError(
            f"{players} hands of {hand} do not fit {cards} cards: hands have at least 1, and there "
            f"are {least} to {rules.CARDS} cards."
        )
    step = (rules.CARDS - 1) / (cards - 1)
    chosen = [rules.LOWEST + round(step * place) for place in range(cards)]
    rules.set_up(table)
    for card in range(rules.LOWEST, rules.HIGHEST + 1):
        table["down"][card] = int(card not in chosen)
    table["hand_size"], table["draw"], table["left"] = hand, cards, cards
    deck[: rules.CARDS] = chosen + [0] * (rules.CARDS - cards)
    deck.hide(cards)
    deck[:] = deck[cards:] + deck[:cards]  # what is drawn lies at the end
    for seat in range(players):
        rules.draw(record, seat, hand)
    rules.start_turn(table, max(int(table["first"]), 0))


# Every card ends a turn at most: 98 plays, and as many ends.
CARDS = Cards(few=few, highest=rules.HIGHEST, longest=2 * rules.CARDS + 1, steady=True)
