"""The boards and the deck of Nix für ungut! that have a name (R18).

The leaflet names neither points nor make-up, so these numbers are ours: ten of each value and ten
jokers, and boards on which strong play uses every row, as `bench/nix_board.py` shows.
"""

from types import MappingProxyType

from ...rules.nix.combinations import JOKER, ROWS
from ...rules.nix.table import CARDS, FIELDS
from ..core.messages import Message
from ..core.options import Option, Shape, groups_table, numbers_table, words

POINTS_LIMIT = 999

Board = tuple[tuple[int, ...], ...]

ZIGZAG: Board = (  # of a kind the points fall, in sequence they rise: easy to remember
    (13, 11, 9),  # quad
    (8, 10, 12),  # run4
    (9, 8, 7),  # triple
    (6, 7, 8),  # run3
    (7, 6, 5),  # pair
    (4, 5, 6),  # run2
    (1, 2, 3),  # single
    (3, 5, 7),  # none
)
HILLS: Board = (  # most rows are worth most in the middle
    (15, 13, 9),
    (10, 8, 5),
    (8, 9, 4),
    (6, 8, 4),
    (4, 6, 2),
    (3, 5, 2),
    (2, 4, 1),
    (7, 6, 5),
)
BOARDS = MappingProxyType({"zigzag": ZIGZAG, "hills": HILLS})  # the default first
FIRST_BOARD = "hills"  # the only one there was in version 1 of the rules, which called it standard
STANDARD_DECK = (10,) * JOKER  # values 1 to 7, then jokers


def board_option() -> Option:
    """The option: one of our boards, or a table of one's own."""

    def fits(rows: list[list[int]]) -> bool:
        shape = len(rows) == ROWS and all(len(row) == FIELDS for row in rows)
        return shape and all(0 <= worth <= POINTS_LIMIT for row in rows for worth in row)

    return groups_table(
        words(*BOARDS, default=next(iter(BOARDS)), renamed={"standard": FIRST_BOARD}),
        fits,
        Message("kind-board", {"rows": ROWS, "fields": FIELDS, "most": POINTS_LIMIT}),
        Shape.table(0, POINTS_LIMIT, FIELDS, ROWS),
    )


def deck_option() -> Option:
    """The option: our deck, or counts of one's own."""

    def fits(counts: list[int]) -> bool:
        return len(counts) == JOKER and min(counts) >= 0 and sum(counts) == CARDS

    return numbers_table(
        words("standard", default="standard"),
        fits,
        Message("kind-deck", {"counts": JOKER, "cards": CARDS}),
        Shape.table(0, CARDS, JOKER),
    )
