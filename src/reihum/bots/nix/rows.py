"""What a chip is worth in a row, with the chips that will still push it."""

from ...rules.engine.compiling import Array, Record, rule
from ...rules.engine.records import Seen
from ...rules.nix.combinations import ROWS, SIZES
from ...rules.nix.table import FIELDS, HAND, ROUNDS, everybody
from .memory import CHIP_BITS, DOUBLE
from .weights import EGONS_LINE, PUSHING, rates_at


@rule
def expect(table: Seen, memory: Record, weights: Array) -> None:
    """Work out what a chip in each row and field will bring with so many chips still to come."""
    worth, chips = memory["worth"], chips_after(table, int(table["seat"]), int(table["round"]))
    foresee(table, memory, weights)
    for row in range(ROWS):
        for field in range(FIELDS):
            worth[row, field, 0] = table["points"][row][field]
        for left in range(1, chips + 1):
            rate = memory["rate"][left - 1, row] * weights[PUSHING]
            for field in range(FIELDS):
                stays, moves = worth[row, field, left - 1], worth[row, field + 1, left - 1]
                worth[row, field, left] = stays * (1 - rate) + moves * rate
    for turn in range(int(table["round"]), ROUNDS):
        left = chips_after(table, int(table["seat"]), turn)
        for row in range(ROWS):
            memory["entry"][turn, row] = worth[row, 0, left]


@rule
def foresee(table: Seen, memory: Record, weights: Array) -> None:
    """Note for each chip to come how likely it goes into each row."""
    players, egon = int(table["players"]), int(table["egon"])
    for turn in range(int(table["round"]), ROUNDS if egon else 0):
        first = rates_at(players, egon, turn, EGONS_LINE)
        for row in range(ROWS):
            memory["rate"][chips_after(table, players, turn), row] = weights[first + row]
    for seat in range(players):
        memory["belief"][:] = 0.0
        memory["belief"][int(table["held"][seat])] = 1.0
        for turn in range(next_turn(table, seat), ROUNDS):
            first = rates_at(players, egon, turn, 0)
            believe(memory, weights, first, memory["rate"][chips_after(table, seat, turn)])


@rule
def believe(memory: Record, weights: Array, first: int, rates: Array) -> None:
    """From how many cards a player may hold to the rates of a chip, and to what is held then."""
    rates[:] = 0.0
    for held in range(HAND + 1):  # upwards: who holds fewer cards afterwards was counted before
        likely = memory["belief"][held]
        memory["belief"][held] = 0.0
        if likely > 0:
            for row in range(ROWS):
                part = likely * weights[first + held * ROWS + row]
                rates[row] += part
                memory["belief"][max(held - SIZES[row], 0)] += part


@rule
def next_turn(table: Seen, seat: int) -> int:
    """The round in which a seat acts next."""
    players, starter = int(table["players"]), int(table["starter"])
    acted = (seat - starter) % players < (int(table["seat"]) - starter) % players
    return int(table["round"]) + (1 if acted else 0)


@rule
def chips_after(table: Seen, player: int, turn: int) -> int:
    """How many chips come after a player's chip of a round; EGON is always the last."""
    players = int(table["players"])
    place = players if player == players else (player - int(table["starter"])) % players
    return everybody(table) * (ROUNDS - turn) - place - 1


@rule
def shift(memory: Record, row: int, seat: int, left: int, others: float) -> float:
    """What a push does to the chips that lie in a row already; others' chips count the other way.

    Each of the others counts a part: what one of them loses is won from them all.
    """
    chips, value, field = int(memory["board"][row]), 0.0, 0
    while chips:
        owner, double = chips & DOUBLE - 1, chips >> CHIP_BITS - 1 & 1
        moved = memory["worth"][row, field + 1, left] - memory["worth"][row, field, left]
        if owner:
            value += moved * (1 + double) * (1.0 if owner == seat + 1 else -others)
        chips, field = chips >> CHIP_BITS, field + 1
    return float(value)
