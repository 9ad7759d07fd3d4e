"""Nix für ungut! as numbers: seats counted from the one that looks, EGON after the last."""

from ...rules.engine.compiling import Array, rule
from ...rules.engine.records import Seen, TableRecord
from ...rules.nix.combinations import JOKER, ROWS, row_of
from ...rules.nix.table import (
    FIELDS,
    HAND,
    LAPS,
    MOST_PLAYERS,
    MOST_SEATS,
    MOST_TURNED,
    ROUNDS,
    everybody,
)
from ..parts.encoding import MOST, Encoding, Part

CARDS = 0
HELD = CARDS + JOKER
SUPERS = HELD + MOST_SEATS
OWNERS = SUPERS + MOST_PLAYERS
DOUBLES = OWNERS + ROWS * FIELDS
POINTS = DOUBLES + ROWS * FIELDS
LOG = POINTS + ROWS * FIELDS
TURNED = LOG + ROUNDS * MOST_PLAYERS
TOTALS = TURNED + ROUNDS * MOST_TURNED
LAP = TOTALS + MOST_PLAYERS
ROUND = LAP + 1
STARTER = ROUND + 1
ACTING = STARTER + 1

PARTS = (
    Part("hand", JOKER, 0, HAND, "how many 1, 2, ..., 7 and jokers are in the own hand"),
    Part("held", MOST_SEATS, 0, HAND, "cards in the own hand, the next seat's, ..."),
    Part("supers", MOST_PLAYERS, 0, 1, "whose super chip is still in the stock"),
    Part("owners", ROWS * FIELDS, 0, MOST_PLAYERS, "whose chip lies on a field: 1 this seat's"),
    Part("doubles", ROWS * FIELDS, 0, 1, "a super chip lies on a field"),
    Part("points", ROWS * FIELDS, 0, MOST, "what a field is worth"),
    Part("rows", ROUNDS * MOST_PLAYERS, 0, ROWS, "by round and player: the row played, from 1"),
    Part("turned", ROUNDS * MOST_TURNED, 0, JOKER, "by round: the cards turned up for EGON"),
    Part("totals", MOST_PLAYERS, 0, MOST, "the points of this seat, the next, ..."),
    Part("lap", 1, 0, LAPS - 1, "which lap, from 0"),
    Part("round", 1, 0, ROUNDS - 1, "which round of it, from 0"),
    Part("starter", 1, 0, MOST_SEATS - 1, "who began the round: 0 this seat, 1 the next"),
    Part("acting", 1, 0, MOST_SEATS - 1, "who acts: 0 this seat, 1 the next"),
)


@rule
def write(table: Seen, seat: int, signals: Array, out: Array) -> None:
    """Write all parts."""
    players = int(table["players"])
    for card in range(1, JOKER + 1):
        out[CARDS + card - 1] = table["hands"][seat][card]
    for step in range(MOST_SEATS):
        out[HELD + step] = table["held"][(seat + step) % players] if step < players else 0
    write_players(table, seat, out)
    write_board(table, seat, out)
    for turn in range(ROUNDS):
        for place in range(MOST_TURNED):
            out[TURNED + turn * MOST_TURNED + place] = table["turned"][turn][place]
    out[LAP] = table["lap"]
    out[ROUND] = table["round"]
    out[STARTER] = (int(table["starter"]) - seat + players) % players
    out[ACTING] = (int(table["seat"]) - seat + players) % players


@rule
def write_players(table: Seen, seat: int, out: Array) -> None:
    """Write what everybody sees of each player."""
    for step in range(MOST_PLAYERS):
        player = player_at(table, seat, step)
        there = step < everybody(table)
        out[SUPERS + step] = table["supers"][player] if there else 0
        out[TOTALS + step] = table["totals"][player] if there else 0
        for turn in range(ROUNDS):
            played = int(table["log"][turn][player]) if there else 0
            row = row_of(played - 1) + 1 if played else 0
            out[LOG + turn * MOST_PLAYERS + step] = row


@rule
def player_at(table: Seen, seat: int, step: int) -> int:
    """The player so many steps from a seat; EGON comes after all seats."""
    players = int(table["players"])
    return (seat + step) % players if step < players else step


@rule
def write_board(table: Seen, seat: int, out: Array) -> None:
    """Write the fields of the board."""
    players = int(table["players"])
    for row in range(ROWS):
        for field in range(FIELDS):
            place, owner = row * FIELDS + field, int(table["owners"][row][field])
            if owner and owner <= players:
                owner = (owner - 1 - seat + players) % players + 1
            out[OWNERS + place] = owner
            out[DOUBLES + place] = table["doubles"][row][field]
            out[POINTS + place] = table["points"][row][field]


@rule
def standing(table: TableRecord, seat: int) -> float:
    """By how many points a seat is ahead of the others, on average."""
    total, others = 0, everybody(table) - 1
    for player in range(everybody(table)):
        total += int(table["totals"][player])
    own = int(table["totals"][seat])
    return own - (total - own) / others


@rule
def result(table: TableRecord, seat: int) -> float:
    """A share of 1 for who has the most points, and of -1 for the others."""
    most, best, count = 0, 0, everybody(table)
    for player in range(count):
        total = int(table["totals"][player])
        if total > most:
            most, best = total, 0
        best += total == most
    if best == count:
        return 0.0
    return 1.0 / best if table["totals"][seat] == most else -1.0 / (count - best)


NIX = Encoding(PARTS, write, standing, result)
