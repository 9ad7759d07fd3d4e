"""Face to Face as numbers: the own side first, then the other."""

from ...rules.engine.compiling import Array, rule
from ...rules.engine.records import Seen, TableRecord
from ...rules.face_to_face.table import CARDS, HAND, HIGHEST, LOWEST, OWN_PILES, PLAYERS
from ..parts.encoding import Encoding, Part

CARDS_HELD = 0
DOWN = CARDS_HELD + CARDS
TOPS = DOWN + PLAYERS * CARDS
DRAW = TOPS + PLAYERS * OWN_PILES
HELD = DRAW + PLAYERS
ACTING = HELD + PLAYERS
COUNT = ACTING + 1
REQUIRED = COUNT + 1
GAVE = REQUIRED + 1

PARTS = (
    Part("hand", CARDS, 0, 1, "card 2, 3, ..., 59 is in the own hand"),
    Part("down", PLAYERS * CARDS, 0, 1, "card 2, 3, ..., 59 is down: the own ones, then theirs"),
    Part("tops", 4, 1, HIGHEST + 1, "what shows on up, down, their-up, their-down"),
    Part("draw", PLAYERS, 0, CARDS, "cards in the own draw pile and in theirs"),
    Part("held", PLAYERS, 0, HAND, "cards in the own hand and in theirs"),
    Part("acting", 1, 0, 1, "who acts: 0 this seat, 1 the other"),
    Part("count", 1, 0, HAND, "cards put down in this turn"),
    Part("required", 1, 0, 2, "cards owed in this turn"),
    Part("gave", 1, 0, 1, "a card of this turn lies on a pile of the other side"),
)


@rule
def write(table: Seen, seat: int, signals: Array, out: Array) -> None:
    """Write all parts."""
    for place in range(CARDS):
        out[CARDS_HELD + place] = 0
    for place in range(int(table["held"][seat])):
        out[CARDS_HELD + int(table["hands"][seat][place]) - LOWEST] = 1
    for step in range(PLAYERS):
        side = seat if step == 0 else 1 - seat
        write_side(table, side, step, out)
    out[ACTING] = int(table["seat"] != seat)
    out[COUNT] = table["count"]
    out[REQUIRED] = table["required"]
    out[GAVE] = table["gave"]


@rule
def write_side(table: Seen, side: int, step: int, out: Array) -> None:
    """Write what everybody sees of a side."""
    down = table["down"][side]
    for place in range(CARDS):
        out[DOWN + step * CARDS + place] = down[place + LOWEST]
    for pile in range(OWN_PILES):
        out[TOPS + step * OWN_PILES + pile] = table["tops"][side][pile]
    out[DRAW + step] = table["draw"][side]
    out[HELD + step] = table["held"][side]


@rule
def standing(table: TableRecord, seat: int) -> float:
    """By how many cards a seat is ahead."""
    return float(int(table["left"][1 - seat]) - int(table["left"][seat]))


@rule
def result(table: TableRecord, seat: int) -> float:
    """1 for the winner, -1 for the other."""
    return 1.0 if table["winner"] == seat else -1.0


FACE_TO_FACE = Encoding(PARTS, write, standing, result)
