"""The Game as numbers: cards as 0 and 1, seats counted from the one that looks."""

from ...rules.engine.compiling import Array, rule
from ...rules.engine.records import Seen, TableRecord
from ...rules.the_game.table import (
    ALL_DOWN,
    CARDS,
    HIGHEST,
    LARGEST_HAND,
    LOWEST,
    MOST_PLAYERS,
    NOBODY,
    PILES,
)
from ..parts.encoding import Encoding, Part, signal_part, write_signals

HAND = 0
DOWN = HAND + CARDS
TOPS = DOWN + CARDS
BEFORE = TOPS + PILES
HELD = BEFORE + PILES
ACTING = HELD + MOST_PLAYERS
COUNT = ACTING + 1
REQUIRED = COUNT + 1
DRAW = REQUIRED + 1
SIGNALS = DRAW + 1
SIZE = SIGNALS + (MOST_PLAYERS - 1) * PILES

PARTS = (
    Part("hand", CARDS, 0, 1, "card 2, 3, ..., 99 is in the own hand"),
    Part("down", CARDS, 0, 1, "card 2, 3, ..., 99 lies on a pile"),
    Part("tops", PILES, 1, HIGHEST + 1, "what shows on up1, up2, down1, down2"),
    Part("tops_before", PILES, 0, HIGHEST + 1, "the same when the turn began"),
    Part("held", MOST_PLAYERS, 0, LARGEST_HAND, "cards in the own hand, the next seat's, ..."),
    Part("acting", 1, -1, MOST_PLAYERS - 1, "who acts: 0 this seat, 1 the next; -1 nobody yet"),
    Part("count", 1, 0, LARGEST_HAND, "cards put down in this turn"),
    Part("required", 1, 0, 3, "cards owed in this turn"),
    Part("draw", 1, 0, CARDS, "cards in the draw pile"),
    signal_part(MOST_PLAYERS),
)


@rule
def write(table: Seen, seat: int, signals: Array, out: Array) -> None:
    """Write all parts."""
    players, hand, down = int(table["players"]), table["hands"][seat], table["down"]
    for place in range(CARDS):
        out[HAND + place] = 0
        out[DOWN + place] = down[place + LOWEST]
    for place in range(int(table["held"][seat])):
        out[HAND + int(hand[place]) - LOWEST] = 1
    for pile in range(PILES):
        out[TOPS + pile] = table["tops"][pile]
        out[BEFORE + pile] = table["tops_before"][pile]
    for step in range(MOST_PLAYERS):
        out[HELD + step] = 0
    for step in range(players):
        out[HELD + step] = table["held"][relative(seat, step, players)]
    acting = int(table["seat"])
    out[ACTING] = NOBODY if acting == NOBODY else relative(acting, players - seat, players)
    out[COUNT] = table["count"]
    out[REQUIRED] = table["required"]
    out[DRAW] = table["draw"]
    write_signals(signals, seat, players, MOST_PLAYERS, out, SIGNALS)


@rule
def relative(seat: int, step: int, players: int) -> int:
    """The seat so many steps further on; a division would take longer than the rest."""
    found = seat + step
    return found - players if found >= players else found


@rule
def standing(table: TableRecord, seat: int) -> float:
    """The share of the cards that are down."""
    return 1.0 - int(table["left"]) / CARDS


@rule
def result(table: TableRecord, seat: int) -> float:
    """1 for a game that is won."""
    return 1.0 if table["over"] == ALL_DOWN else 0.0


THE_GAME = Encoding(PARTS, write, standing, result)
