"""A lap of Nix für ungut! played to its end in a world that may be."""

import math

from ...rules.engine.compiling import Array, Record, rule
from ...rules.engine.records import Seen
from ...rules.nix.combinations import LAST_ROUND, NONE, ROWS, SIZES
from ...rules.nix.table import EGONS_SUPER_ROUND, LAPS, ROUNDS, everybody
from .memory import CHIP_BITS, DOUBLE, holds, pushed
from .rows import chips_after, shift
from .weights import PUSHING, REACTION, SCORE, rates_at, spread_at

SURE = 1e-3  # the spread of points once no lap is left
LEANING = 1e-3  # what a point is worth to those who have won or lost anyway


@rule
def weigh(table: Seen, memory: Record, weights: Array, turn: int) -> int:
    """Note what can be done now and what each option brings, in this round and the later ones.

    An option is the place of a combination, times two, plus one for the super chip. Returns how
    many there are.
    """
    seat, others = int(table["seat"]), 1.0 / (everybody(table) - 1)
    left = chips_after(table, seat, turn)
    for row in range(ROWS):
        moves = shift(memory, row, seat, left, others) * weights[PUSHING]
        memory["brings"][row] = memory["entry"][turn, row] + moves
    cards, last, count = int(memory["held"]), int(memory["count"]) - 1, 0
    if cards == 0:
        return add_option(memory, turn, last, 0)
    for place in range(last):
        allowed = turn < LAST_ROUND or memory["late"][place]
        if allowed and holds(cards, int(memory["need"][place])):
            count = add_option(memory, turn, place, count)
    return count


@rule
def add_option(memory: Record, turn: int, place: int, count: int) -> int:
    """Note a combination, and again with the super chip where that is allowed."""
    rest = int(memory["part"]) - int(memory["step"][place])
    row, chip = int(memory["row"][place]), int(memory["super"])
    later, value = memory["plans"][rest, turn + 1], memory["brings"][row]
    memory["option"][count], memory["value"][count] = 2 * place, value + later[chip]
    count += 1
    if chip and turn < LAST_ROUND and memory["natural"][place]:
        value += memory["entry"][turn, row]
        memory["option"][count], memory["value"][count] = 2 * place + 1, value + later[0]
        count += 1
    return count


@rule
def best_place(memory: Record, count: int) -> int:
    """Where the best of the options noted stands."""
    best = 0
    for place in range(1, count):
        if memory["value"][place] > memory["value"][best]:
            best = place
    return best


@rule
def do(memory: Record, seat: int, option: int) -> None:
    """Play an option."""
    place, chip = option >> 1, option & 1
    push(memory, seat, int(memory["row"][place]), chip)
    memory["held"] -= memory["need"][place]
    memory["part"] -= memory["step"][place]
    memory["super"] -= chip


@rule
def push(memory: Record, player: int, row: int, double: int) -> None:
    """A player's chip goes into a row."""
    memory["board"][row] = pushed(int(memory["board"][row]), player, double)


@rule
def restart(table: Seen, memory: Record) -> None:
    """Go back to the table as it is."""
    for row in range(ROWS):
        memory["board"][row] = memory["before"][row]
    memory["held"], memory["part"] = memory["cards"], memory["parts"] - 1
    memory["super"] = table["supers"][int(table["seat"])]
    for seat in range(int(table["players"])):
        memory["theirs"][seat, 0], memory["theirs"][seat, 1] = (
            table["held"][seat],
            table["supers"][seat],
        )


@rule
def play_out(table: Seen, memory: Record, weights: Array, option: int) -> float:
    """What comes of an option in the world that was imagined."""
    restart(table, memory)
    players, turn = int(table["players"]), int(table["round"])
    seat = me = int(table["seat"])
    do(memory, seat, option)
    while turn < ROUNDS:
        seat = (seat + 1) % players
        if seat == table["starter"]:
            if table["egon"]:
                chip = 1 if turn == EGONS_SUPER_ROUND else 0
                push(memory, players, int(memory["egon"][turn]), chip)
            turn += 1
        if turn < ROUNDS:
            if seat == me:
                best = best_place(memory, weigh(table, memory, weights, turn))
                do(memory, seat, int(memory["option"][best]))
            else:
                act(table, memory, weights, seat, turn)
    count_points(table, memory)
    return utility(table, memory, weights)


@rule
def act(table: Seen, memory: Record, weights: Array, seat: int, turn: int) -> None:
    """Another seat plays by the learned rates, with an eye on the board."""
    held, chip = int(memory["theirs"][seat, 0]), int(memory["theirs"][seat, 1])
    left, others = chips_after(table, seat, turn), 1.0 / (everybody(table) - 1)
    first, odds = rates_at(int(table["players"]), int(table["egon"]), turn, held), memory["odds"]
    total = 0.0
    for row in range(ROWS):
        odds[row] = weights[first + row]
        if odds[row] > 0:
            moves = shift(memory, row, seat, left, others)
            odds[row] *= math.exp(min(max(moves * weights[REACTION], -3.0), 3.0))
        total += odds[row]
    lot, row = memory["lots"][left] * total, 0
    while row < NONE and lot >= odds[row]:
        lot -= odds[row]
        row += 1
    double = 1 if chip and turn < LAST_ROUND and (row < 2 or turn == LAST_ROUND - 1) else 0
    memory["theirs"][seat, 0] = max(held - int(SIZES[row]), 0)
    memory["theirs"][seat, 1] = chip - double
    push(memory, seat, row, double)


@rule
def count_points(table: Seen, memory: Record) -> None:
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
def utility(table: Seen, memory: Record, weights: Array) -> float:
    """How good the points of a lap are: as a share of the win, or against the others' mean."""
    points, players, seat = memory["points"], everybody(table), int(table["seat"])
    margin = points[seat]
    for player in range(players):
        if player != seat:
            margin -= points[player] / (players - 1)
    if weights[SCORE] == 0:
        return float(margin)
    return win_share(table, memory, weights) + LEANING * float(margin)


@rule
def win_share(table: Seen, memory: Record, weights: Array) -> float:
    """What share of the win the points of a lap are worth.

    With laps still to come the lead counts less: each spreads the points again.
    """
    points, seat, left = memory["points"], int(table["seat"]), LAPS - 1 - int(table["lap"])
    spread = weights[spread_at(int(table["players"]), int(table["egon"]))] * math.sqrt(left) + SURE
    own, parts = points[seat] + table["totals"][seat], 0.0
    for player in range(everybody(table)):
        lead = (points[player] + table["totals"][player] - own) / spread
        parts += math.exp(min(lead, 50.0))
    return float(1 / parts)


@rule
def point_worth(table: Seen, weights: Array) -> float:
    """About what a point more or less changes in the utility, while nobody leads by much."""
    if weights[SCORE] == 0:
        return 1.0
    left, players = LAPS - int(table["lap"]), everybody(table)
    spread = weights[spread_at(int(table["players"]), int(table["egon"]))] * math.sqrt(left)
    return float((players - 1) / players**2 / spread)
