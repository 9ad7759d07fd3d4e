"""What Face to Face says, by code."""

from collections.abc import Mapping
from types import MappingProxyType

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        # what is not allowed
        "gift-given": "One card a turn on an opponent's pile, and you have given yours.",
        "help-lower": "A card on {pile} must help: lower than {top}.",
        "help-higher": "A card on {pile} must help: higher than {top}.",
        # what binds now
        "gift-open": "One card may go on an opponent's pile, where it must help.",
        # why a bot plays so
        "why-gift-one": "{card} goes to the other side, and the hand is filled up by one card.",
        "why-gift": "{card} goes to the other side, and the hand is filled up by {count} cards.",
        "why-end-early": "The turn may end; another card now would cost more than it brings.",
    }
)
