"""A pass of Nix für ungut! played to its end in a world that may be."""

import math

from ..rules.combinations import LAST_ROUND, ROWS
from ..rules.compiling import Array, Record, rule
from ..rules.nix import EGONS_SUPER_ROUND, PASSES, ROUNDS, everybody
from .nix_memory import CHIP_BITS, DOUBLE, holds, pushed
from .nix_minds import PUSHING, SCORE, spread_at
from .nix_rows import chips_after, shift

SURE = 1e-3  # the spread of points once no pass is left
LEANING = 1e-3  # what a point is worth to those who have won or lost anyway


@rule
def weigh(table: Record, memory: Record, mind: Array, seat: int, turn: int) -> int:
    """Note what a seat can do now and what each option brings, in this round and the later ones.

    An option is the place of a combination, times two, plus one for the super chip. Returns how
    many there are.
    """
    left, others = chips_after(table, seat, turn), 1.0 / (everybody(table) - 1)
    for row in range(ROWS):
        moves = shift(memory, row, seat, left, others) * mind[PUSHING]
        memory["brings"][row] = memory["worth"][row, 0, left] + moves
    cards, last = int(memory["held"][seat]), int(memory["count"][seat]) - 1
    if cards == 0:
        return add_option(memory, seat, turn, last, 0)
    count = 0
    for place in range(last):
        allowed = turn < LAST_ROUND or memory["late"][seat, place]
        if allowed and holds(cards, int(memory["need"][seat, place])):
            count = add_option(memory, seat, turn, place, count)
    return count


@rule
def add_option(memory: Record, seat: int, turn: int, place: int, count: int) -> int:
    """Note a combination, and again with the super chip where that is allowed."""
    rest = int(memory["part"][seat]) - int(memory["step"][seat, place])
    row, chip = int(memory["row"][seat, place]), int(memory["supers"][seat])
    later, value = memory["plans"][seat, rest, turn + 1], memory["brings"][row]
    memory["option"][count], memory["value"][count] = 2 * place, value + later[chip]
    count += 1
    if chip and turn < LAST_ROUND and memory["natural"][seat, place]:
        value += memory["entry"][seat, turn, row]
        memory["option"][count], memory["value"][count] = 2 * place + 1, value + later[0]
        count += 1
    return count


@rule
def best_of(memory: Record, count: int) -> int:
    """The best of the options noted."""
    best = 0
    for place in range(1, count):
        if memory["value"][place] > memory["value"][best]:
            best = place
    return int(memory["option"][best])


@rule
def do(memory: Record, seat: int, option: int) -> None:
    """A seat plays an option."""
    place, chip = option >> 1, option & 1
    row = int(memory["row"][seat, place])
    memory["board"][row] = pushed(int(memory["board"][row]), seat, chip)
    memory["held"][seat] -= memory["need"][seat, place]
    memory["part"][seat] -= memory["step"][seat, place]
    memory["supers"][seat] -= chip


@rule
def restart(table: Record, memory: Record) -> None:
    """Go back to the table as it is."""
    for row in range(ROWS):
        memory["board"][row] = memory["before"][row]
    for seat in range(int(table["players"])):
        memory["held"][seat] = memory["cards"][seat]
        memory["part"][seat] = memory["parts"][seat] - 1
        memory["supers"][seat] = table["supers"][seat]


@rule
def play_out(table: Record, memory: Record, mind: Array, option: int) -> float:
    """What comes of an option in the world that was dealt."""
    restart(table, memory)
    players, seat, turn = int(table["players"]), int(table["seat"]), int(table["round"])
    while turn < ROUNDS:
        do(memory, seat, option)
        seat = (seat + 1) % players
        if seat == table["starter"]:
            if table["egon"]:
                row, chip = int(memory["egon"][turn]), 1 if turn == EGONS_SUPER_ROUND else 0
                memory["board"][row] = pushed(int(memory["board"][row]), players, chip)
            turn += 1
        if turn < ROUNDS:
            option = best_of(memory, weigh(table, memory, mind, seat, turn))
    count_points(table, memory)
    return utility(table, memory, mind)


@rule
def count_points(table: Record, memory: Record) -> None:
    """Add up what the chips lie on, by player."""
    points = memory["points"]
    points[:] = 0.0
    for row in range(ROWS):
        chips, field = int(memory["board"][row]), 0
        while chips:
            double = chips >> CHIP_BITS - 1 & 1
            points[(chips & DOUBLE - 1) - 1] += table["points"][row][field] * (1 + double)
            chips, field = chips >> CHIP_BITS, field + 1


@rule
def utility(table: Record, memory: Record, mind: Array) -> float:
    """How good the points of a pass are: as a share of the win, or against the others' mean.

    With passes still to come the lead counts less: each spreads the points again.
    """
    points, players, seat = memory["points"], everybody(table), int(table["seat"])
    margin = points[seat]
    for player in range(players):
        if player != seat:
            margin -= points[player] / (players - 1)
    if mind[SCORE] == 0:
        return float(margin)
    left = PASSES - 1 - int(table["number"])
    spread = mind[spread_at(int(table["players"]), int(table["egon"]))] * math.sqrt(left) + SURE
    own, parts = points[seat] + table["totals"][seat], 0.0
    for player in range(players):
        lead = (points[player] + table["totals"][player] - own) / spread
        parts += math.exp(min(lead, 50.0))
    return float(1 / parts + LEANING * margin)


@rule
def point_worth(table: Record, mind: Array) -> float:
    """About what a point more or less changes in the utility, while nobody leads by much."""
    if mind[SCORE] == 0:
        return 1.0
    left, players = PASSES - int(table["number"]), everybody(table)
    spread = mind[spread_at(int(table["players"]), int(table["egon"]))] * math.sqrt(left)
    return float((players - 1) / players**2 / spread)
