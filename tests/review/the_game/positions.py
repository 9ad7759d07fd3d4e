"""Late positions of The Game and Extreme drawn by lot: some can be won, some cannot."""

import random
from collections.abc import Iterator

import reihum
from reihum import PositionError, State

CARDS = range(2, 100)
Table = tuple[str, dict[str, object], tuple[int, ...], int]
# Game, options, cards in each hand, cards in the draw pile.
TABLES: list[Table] = [
    ("the-game", {"players": 1}, (7,), 0),
    ("the-game", {"players": 2}, (3, 4), 0),
    ("the-game", {"players": 3}, (3, 2, 2), 0),
    ("the-game", {"players": 5, "minimum": 3}, (2, 1, 2, 1, 1), 0),
    ("extreme", {"players": 1}, (7,), 0),
    ("extreme", {"players": 2}, (3, 4), 0),
    ("extreme", {"players": 3}, (3, 2, 2), 0),
    ("extreme", {"players": 1, "one_pile": "whole-turn"}, (7,), 0),
    # Small decks: only there may hands be small while there are cards to draw.
    ("extreme", {"players": 1}, (4,), 3),
    ("extreme", {"players": 2}, (2, 3), 2),
    ("extreme", {"players": 3}, (2, 2, 2), 1),
]
RARE: list[Table] = [("the-game", {"players": 1}, (8,), 1), ("extreme", {"players": 1}, (8,), 1)]
EVERY = 60  # with cards to draw the naive search takes long


def late_positions(count: int, seed: str) -> Iterator[State]:
    """So many positions, from all kinds of tables in turn."""
    source = random.Random(seed)
    for number in range(count):
        often, seldom = TABLES[number % len(TABLES)], RARE[number // EVERY % 2]
        yield _position(source, *(seldom if number % EVERY == EVERY - 1 else often))


def _position(
    source: random.Random, name: str, options: dict[str, object], hands: tuple[int, ...], draw: int
) -> State:
    game = reihum.game(name, first=0, **options)
    while True:
        cards = source.sample(CARDS, sum(hands) + draw)
        rest = [card for card in CARDS if card not in cards]
        low, high = source.sample([card for card in rest if card > 25], 2), source.sample(rest, 2)
        dealt = [[cards.pop() for _ in range(size)] for size in hands]
        fields = {"tops": [*low, *high], "hands": dealt, "draw": cards, "seat": 0, "turn": []}
        try:
            state = game.position(fields)
        except PositionError:
            continue  # a top that stands twice, or a skull
        if state.outcome is None:
            return state
