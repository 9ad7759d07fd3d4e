"""What games with hands and piles say, by code."""

from collections.abc import Mapping
from types import MappingProxyType

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        # texts
        "no-such-card": "There is no card {card} in {game}; cards go from {low} to {high}.",
        "no-such-pile": "There is no pile {pile!r} in {game}; the piles are {piles}.",
        # positions
        "card-twice": "{card} stands twice.",
        "card-missing": "{card} is nowhere.",
        "card-unknown": "There is no card {card}.",
        "impossible-top": "{pile} cannot show {top}: a top is the start {start}, or a card "
        "put down.",
        "untouched-piles": "{count} cards are down, but only {piles} piles are touched.",
        "wrong-count": "{field} should have {expected}, not {count}.",
        "hand-too-large": "Seat {seat} holds {count} cards; {limit} is the most.",
        "hand-empty": "Seat {seat} is to act, but has no cards.",
        "seat-unknown": "There is no seat {seat}; seats go from 0 to {last}.",
        # what is not allowed
        "not-in-hand": "{card} is not in your hand.",
        "needs-more": "{pile} needs more than {top}, or exactly {trick}.",
        "needs-more-only": "{pile} needs more than {top}.",
        "needs-less": "{pile} needs less than {top}, or exactly {trick}.",
        "needs-less-only": "{pile} needs less than {top}.",
        "cards-owed": "Put down {count} first.",
        "more-cards-owed": "Put down {count} more first.",
        # what binds now
        "owe": "Put down at least {count}.",
        "owe-more": "Put down at least {count} more.",
        # why a bot plays so
        "why-skips-none": "{card} on {pile} skips no unplayed card.",
        "why-skips-one": "{card} on {pile} skips one unplayed card.",
        "why-skips": "{card} on {pile} skips {count} unplayed cards.",
        "why-trick": "{card} goes back by ten on {pile}: room that was lost is won again.",
        "why-end": "The turn may end, and what is left is worth more in the hand.",
        "why-chance": "I give it {chance} % to win.",
        "why-chances": "I give it {chance} % to win; the best other way {other} %.",
    }
)
