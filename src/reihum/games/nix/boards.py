"""The default board and deck of Nix für ungut! (R18).

The leaflet names neither, so these numbers are ours: ten of each value and ten jokers, and points
found by `bench/nix_board.py` such that strong play uses every row.
"""

from ...rules.nix.combinations import JOKER, ROWS
from ...rules.nix.table import CARDS, FIELDS
from ..core.options import Option, groups_table, numbers_table, words
from ..core.shapes import Shape

POINTS_LIMIT = 999

STANDARD_BOARD = (
    (15, 13, 9),  # quad
    (10, 8, 5),  # run4
    (8, 9, 4),  # triple
    (6, 8, 4),  # run3
    (4, 6, 2),  # pair
    (3, 5, 2),  # run2
    (2, 4, 1),  # single
    (7, 6, 5),  # none
)
STANDARD_DECK = (10,) * JOKER  # values 1 to 7, then jokers


def board_option() -> Option:
    """The option: our board, or a table of one's own."""

    def fits(rows: list[list[int]]) -> bool:
        shape = len(rows) == ROWS and all(len(row) == FIELDS for row in rows)
        return shape and all(0 <= worth <= POINTS_LIMIT for row in rows for worth in row)

    return groups_table(
        words("standard", default="standard"),
        fits,
        f"{ROWS} rows of {FIELDS} points from 0 to {POINTS_LIMIT}",
        Shape.table(0, POINTS_LIMIT, FIELDS, ROWS),
    )


def deck_option() -> Option:
    """The option: our deck, or counts of one's own."""

    def fits(counts: list[int]) -> bool:
        return len(counts) == JOKER and min(counts) >= 0 and sum(counts) == CARDS

    return numbers_table(
        words("standard", default="standard"),
        fits,
        f"{JOKER} counts that add up to {CARDS}, for the values 1 to 7 and the jokers",
        Shape.table(0, CARDS, JOKER),
    )
