"""What Nix für ungut! says, by code."""

from collections.abc import Mapping
from types import MappingProxyType

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        # options
        "bad-board": "A board has the rows {rows}, and may have a deck.",
        # texts
        "not-a-combination": "{cards} is no {row}: {rule}.",
        # what is not allowed
        "not-held": "You do not hold {cards}.",
        "hand-not-empty": "No card can only be played with an empty hand.",
        "joker-alone": "In round 5 a joker may only be played as a single card.",
        "super-joker": "The super chip cannot go with a joker.",
        "super-too-late": "In round 5 the super chip is a plain one.",
        "super-spent": "Your super chip is already played.",
        # what binds now
        "combination-owed": "Play a combination and push a chip into its row.",
        "last-round": "Last round: jokers only as single cards, and the super chip is a plain one.",
        "super-left": "Your super chip is still unplayed; it cannot go with a joker.",
    }
)
