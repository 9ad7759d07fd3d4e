"""Tables laid for a test: positions said in the few words that matter."""

from collections.abc import Iterable, Sequence
from typing import Any

import reihum
from reihum import State

# The last digit tells the command: 10, 30, 50, 70 are stops, 11, 31, ... skulls, and so on.
COMMANDS = ("stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one")
LAYOUT = {name: [ten + digit for ten in (10, 30, 50, 70)] for digit, name in enumerate(COMMANDS)}
ALONE = [2, 20, 25, 40, 45, 60, 80, 90]  # a full hand for one player, without a command


def pile_fields(
    hands: Sequence[Sequence[int]],
    tops: Sequence[int] = (1, 1, 100, 100),
    draw: int | None = None,
    turn: Iterable[str] = (),
    seat: int | None = 0,
) -> dict[str, Any]:
    """The fields of a position of The Game; of what lies nowhere else so many can be drawn."""
    there = {card for hand in hands for card in hand} | set(tops)
    spare = [card for card in range(2, 100) if card not in there]
    return {
        "tops": list(tops),
        "hands": [list(hand) for hand in hands],
        "draw": spare if draw is None else spare[:draw],
        "seat": seat,
        "turn": list(turn),
    }


def the_game(hands: Sequence[Sequence[int]], **chosen: Any) -> State:
    """A table of The Game, with fields and options as keywords."""
    fields, options = apart(chosen)
    game = reihum.game("the-game", players=len(hands), **options)
    return game.position(pile_fields(hands, **fields))


def extreme(hands: Sequence[Sequence[int]], **chosen: Any) -> State:
    """A table of Extreme with the layout above, with fields and options as keywords."""
    fields, options = apart({"layout": LAYOUT} | chosen)
    game = reihum.game("extreme", players=len(hands), **options)
    return game.position(pile_fields(hands, **fields))


def apart(chosen: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
    """The fields of a position, and the options of its game."""
    names = ("tops", "draw", "turn", "seat")
    fields = {name: value for name, value in chosen.items() if name in names}
    return fields, {name: value for name, value in chosen.items() if name not in names}


def duel_fields(
    hands: Sequence[Sequence[int]],
    tops: Sequence[Sequence[int]] = ((1, 60), (1, 60)),
    draw: Sequence[int] = (20, 20),
    turn: Iterable[str] = (),
    seat: int = 0,
) -> dict[str, Any]:
    """The fields of a position of Face to Face, with so many cards in each draw pile."""
    lying = {card for side in tops for card in side}
    spare = [
        [card for card in range(2, 60) if card not in hand and card not in lying] for hand in hands
    ]
    return {
        "tops": [list(side) for side in tops],
        "hands": [list(hand) for hand in hands],
        "draw": [cards[:count] for cards, count in zip(spare, draw, strict=True)],
        "seat": seat,
        "turn": list(turn),
    }


def duel(hands: Sequence[Sequence[int]], **chosen: Any) -> State:
    """A table of Face to Face, with fields and options as keywords."""
    fields, options = apart(chosen)
    return reihum.game("face-to-face", **options).position(duel_fields(hands, **fields))


DECK = "1234567J" * 10


def without(cards: str, taken: str) -> str:
    """Cards but for some of them, in order."""
    for card in taken:
        cards = cards.replace(card, "", 1)
    return cards


def nix_fields(hands: Sequence[str], played: Sequence[str] = ()) -> dict[str, Any]:
    """The fields of the first lap of Nix with these first hands, without EGON."""
    left = list(hands)
    for step, text in enumerate(played):
        cards = text.partition(":")[2].strip("*").replace("-", "")
        left[step % len(hands)] = without(left[step % len(hands)], cards)
    return {
        "lap": 0,
        "starter": 0,
        "hands": left,
        "played": list(played),
        "turned": [],
        "rest": without(DECK, "".join(hands)),
        "decks": [DECK] * 3,
        "lots": [list(range(len(hands)))] * 3,
        "sheet": [],
    }


def nix(hands: Sequence[str], played: Sequence[str] = (), **options: Any) -> State:
    """A table of Nix in its first lap."""
    game = reihum.game("nix", players=len(hands), **options)
    return game.position(nix_fields(hands, played))
