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
    }
)
