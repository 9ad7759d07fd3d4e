"""What The Game and Extreme say, by code."""

from collections.abc import Mapping
from types import MappingProxyType

SENTENCES: Mapping[str, str] = MappingProxyType(
    {
        # positions
        "hand-too-small": "Seat {seat} holds {count} cards while there are cards to draw; it would "
        "be {expected}.",
        "skull-open": "A skull lies open on {pile} at the start of a turn.",
        "not-agreeing": "Only a game with first='agree' can have no seat to act, before a card is "
        "down.",
        # what is not allowed
        "must-begin": "First someone begins: claim the first turn with {examples}.",
        "already-begun": "The first turn is taken: the game has begun.",
        "trick-forbidden": "No backwards trick while no-trick lies open: {pile} shows {top}.",
        "three-full": "Three means exactly three cards, and you have played them: end the turn.",
        "three-too-late": "{card} is a three, and you have already played {count} cards.",
        "stop-not-third": "Under three, a stop may only be the third card; this would be "
        "card {count}.",
        "stop-leaves-skull": "A stop ends the turn at once, and the skull on {pile} would "
        "lie open.",
        "pile-tied": "One pile for the whole turn: yours is {pile}.",
        "one-pile-earlier": "{card} wants one pile for the whole turn, but you have already used "
        "another.",
        "skull-open-now": "Cover the skull on {pile} first.",
        "three-owed": "Three means exactly three cards: {count} more.",
        # what binds now
        "cover-skull": "Cover the skull on {pile}.",
        "three": "Exactly three cards this turn: {count} more.",
        "three-met": "Exactly three cards this turn, and they are down.",
        "one-pile": "One pile: all cards of the turn go on a single pile.",
        "one-pile-here": "One pile: the other cards of this turn go on {pile}.",
        "no-trick": "No backwards trick.",
        "draw-one": "Draw only one card.",
        "silence": "Silence: no talk about the game.",
        "claim": "Agree who begins: any seat may claim the first turn.",
        # why a bot plays so
        "why-begin": "The first two cards of this hand cost little.",
        "why-asked": "{players} asked to leave {pile}, but nothing else is as good.",
        "why-covers-skull": "It covers the skull.",
        "why-stop": "It is a stop: the turn ends here.",
        "why-skull": "It is a skull, which the same turn must cover again.",
        "why-three": "It is a three: the turn takes exactly three cards.",
        "why-silence": "From now on nobody may talk while it is seen.",
        "why-no-trick": "While it is seen, no card may go back by ten.",
        "why-one-pile": "While it is seen, a turn stays on one pile.",
        "why-draw-one": "While it is seen, everybody draws one card only.",
    }
)
