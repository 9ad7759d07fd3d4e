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
        # why a bot plays so; in words what clients have as row, cards and numbers
        "why-last-chip": "{combination} puts {chip} on {field}, and no chip comes after it.",
        "why-chip": "{combination} puts {chip} on {field}; {pushes} likely to push it on, so it "
        "should bring about {worth}.",
        "why-own-chip": "It gives up a chip of its own at the end of the row.",
        "why-pushes": "It pushes {owner} off the board.",
        "why-hand": "The {left} should bring about {worth} later{reserve}.",
        "why-empty-hand": "No card is left: the rounds to come bring about {worth} by "
        "`none`{reserve}.",
    }
)
