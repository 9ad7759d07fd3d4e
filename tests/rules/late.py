"""Late positions of The Game and Extreme: few cards left, as a game seldom gets to by itself."""

from random import Random
from typing import Any

from reihum import Game
from reihum.games.extreme.layouts import STANDARD
from reihum.games.the_game.face import HAND_SIZES
from reihum.rules.engine.records import StateRecord

MOST_IN_DRAW_PILE = 12
SKULL = 1  # its place in a layout


def late(game: Game, random: Random) -> StateRecord:
    """The record of a random position in which most cards are down and much can be played."""
    most = game.players * HAND_SIZES[game.players] + MOST_IN_DRAW_PILE
    return position(game, random.randint(1, most), random.randint(2, 20), random)


def position(game: Game, number: int, reach: int, random: Random) -> StateRecord:
    """The record of a random position with so many cards left.

    The reach says how far the piles may have come; a small one leaves most of the way to go.
    """
    left = random.sample(range(2, 100), number)
    layout = _layout(game, random)
    tops = _tops(set(range(2, 100)) - set(left) - set(layout[SKULL]), reach, random)
    hands, draw = _dealt(game, left, random)
    fields: dict[str, Any] = {"tops": tops, "hands": hands, "draw": draw, "turn": []}
    fields["seat"] = random.choice([seat for seat, hand in enumerate(hands) if hand])
    if game.options.get("commands") and game.options["layout"] == "shuffled":
        fields["layout"] = layout
    faults = [str(fault) for fault in game.faults(fields)]
    assert not faults, faults
    return game.laid_out(fields)


def _layout(game: Game, random: Random) -> Any:
    layout = game.options.get("layout", "standard")
    if layout == "shuffled":
        return random_layout(random)
    return STANDARD if layout == "standard" else layout


def random_layout(random: Random) -> tuple[tuple[int, ...], ...]:
    """Seven times four different numbers."""
    cards = random.sample(range(2, 100), 28)
    return tuple(tuple(sorted(cards[4 * row : 4 * row + 4])) for row in range(7))


def _dealt(game: Game, left: list[int], random: Random) -> tuple[list[list[int]], list[int]]:
    """Hands and draw pile; only draw-one leaves short hands beside a draw pile."""
    size, hands = HAND_SIZES[game.players], []
    commands = bool(game.options.get("commands"))
    if len(left) > game.players * size or (commands and len(left) > game.players):
        shrunk = commands and random.random() < 0.5
        least = 1 if len(left) <= game.players * size or shrunk else size
        for later in reversed(range(game.players)):
            most = min(size, len(left) - later)
            hands.append([left.pop() for _ in range(random.randint(min(least, most), most))])
        return hands, left
    hands = [[] for _ in range(game.players)]
    while left:
        hand = random.choice([hand for hand in hands if len(hand) < size])
        hand.append(left.pop())
    return hands, []


def _tops(down: set[int], reach: int, random: Random) -> list[int]:
    cards = sorted(down)
    lowest, highest = cards[:reach], cards[-reach:]
    ups = random.sample(lowest, 2)
    return ups + random.sample([card for card in highest if card not in ups], 2)
