"""What a puzzle of The Game or Extreme is about."""

from collections.abc import Sequence

import numpy as np

from ...bots.the_game.plans import attempt, skipped
from ...games import Game
from ...rules.engine.piles import fits, is_trick
from ...rules.engine.records import Seen
from ...rules.the_game.commands import SKULL
from ...rules.the_game.table import FIRST_DESCENDING, PILES, TABLE

CHAIN = "trick-chain"


def themes(game: Game, seen: Seen, actions: Sequence[str]) -> tuple[str, ...]:
    """Tricks, skulls that are covered, and cards that are held back though they lie next."""
    table, tricks, skulls = np.array([seen], TABLE)[0], 0, 0
    for text in actions:
        number = game.encode(game.action(text))
        card, pile = number // PILES, number % PILES
        top = int(table["tops"][pile])
        tricks += is_trick(pile < FIRST_DESCENDING, top, card)
        skulls += table["commands"][top] == SKULL
        attempt(table, number)
    found = {
        CHAIN: tricks > 1,
        "trick": tricks == 1,
        "covering-skulls": skulls > 0,
        "holding-back": not table["over"] and _held_back(table),
    }
    return tuple(name for name, there in found.items() if there) or ("order",)


def promising(seen: Seen, theme: str) -> bool:
    """Whether the best turn may be about something: at a glance, before anything is searched."""
    return theme != CHAIN or _tricks_at_most(seen) > 1


def _tricks_at_most(seen: Seen) -> int:
    """The cards in the hand that can go back by ten, on a top or after another card of it."""
    seat = int(seen["seat"])
    hand = [int(card) for card in seen["hands"][seat][: int(seen["held"][seat])]]
    ways = [(pile < FIRST_DESCENDING, [int(seen["tops"][pile]), *hand]) for pile in range(PILES)]
    return sum(
        any(is_trick(rises, top, card) for rises, tops in ways for top in tops) for card in hand
    )


def _held_back(table: Seen) -> bool:
    """Whether a card stays in the hand that would skip no other."""
    seat = int(table["seat"])
    hand = [int(card) for card in table["hands"][seat][: int(table["held"][seat])]]
    return any(
        fits(pile < FIRST_DESCENDING, int(table["tops"][pile]), card)
        and skipped(table, card, pile) == 0
        for card in hand
        for pile in range(PILES)
    )
