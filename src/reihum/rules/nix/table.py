"""Nix für ungut!: four laps of five rounds, with or without EGON.

An action is the number of a combination (see `combinations`). EGON is the player after the last
seat; he has no hand and no choice, and acts as part of the last person's action of a round.
"""

import numpy as np

from ..engine.compiling import Array, Record, rule
from ..engine.playing import TURN
from ..engine.records import StateRecord, TableRecord
from ..engine.rows import clear_rows, fill
from ..engine.shuffle import DECKS, LOTS, open_stream, shuffle, shuffle_first
from .combinations import (
    JOKER,
    LAST_ROUND,
    MOST,
    ROWS,
    VALUES,
    combination,
    count_of,
    egons_row,
    possible,
    row_of,
    uses_joker,
    uses_super,
)

CARDS = 80
HAND = 12
FIELDS = 3
LAPS, ROUNDS = 4, 5
MOST_SEATS = 5
MOST_PLAYERS = 6  # with EGON
HIDDEN = ("hands",)  # the fields of which `observe` takes something off
MOST_ACTIONS = MOST
EGONS_SUPER_ROUND = 3
MOST_TURNED = 6  # cards turned up for EGON in the last round

LOT = -1
PLAYING, FOUR_LAPS = range(2)

TABLE = np.dtype(
    [
        # the options
        ("players", "i2"),
        ("egon", "i2"),
        ("first", "i2"),
        ("points", "i2", (ROWS, FIELDS)),
        ("deck", "i1", JOKER + 1),  # how many there are of each card
        # the lap
        ("lap", "i2"),  # from 0
        ("round", "i2"),  # from 0
        ("starter", "i2"),
        ("seat", "i2"),
        ("hands", "i1", (MOST_SEATS, JOKER + 1)),  # by seat and card: how many
        ("held", "i2", MOST_SEATS),
        ("supers", "i1", MOST_PLAYERS),  # the super chip is still in the stock
        ("owners", "i1", (ROWS, FIELDS)),  # player + 1, or 0
        ("doubles", "i1", (ROWS, FIELDS)),  # a super chip lies here
        ("log", "i2", (ROUNDS, MOST_PLAYERS)),  # the action of each round and player + 1, or 0
        ("turned", "i1", (ROUNDS, MOST_TURNED)),  # the cards turned up for EGON
        # the score
        ("sheet", "i2", (LAPS, MOST_PLAYERS)),
        ("totals", "i2", MOST_PLAYERS),
        ("over", "i2"),
    ]
)
STATE = np.dtype(
    [
        ("table", TABLE),
        ("decks", "i1", (LAPS, CARDS)),  # by lap; what was dealt or turned up becomes 0
        ("lots", "i1", (LAPS, MOST_SEATS)),  # by lap: the seats in the order a tie is broken
    ]
)


@rule
def deal(state: StateRecord, stream: Record, keys: Array) -> None:
    """From the options alone to the first action: all four laps are shuffled at once."""
    table = state["table"]
    for lap in range(LAPS):
        gather(table, state["decks"][lap])
        open_stream(stream, keys[0], DECKS + lap)
        shuffle(stream, state["decks"][lap])
    open_stream(stream, keys[0], LOTS)
    players = int(table["players"])
    for lap in range(LAPS):
        for seat in range(players):
            state["lots"][lap][seat] = seat
        shuffle_first(stream, state["lots"][lap], players)
    first = int(table["first"])
    deal_lap(state, 0, int(state["lots"][0][0]) if first == LOT else first)


@rule
def gather(table: TableRecord, deck: Array) -> None:
    """All cards in order, jokers last."""
    place = 0
    for card in range(1, JOKER + 1):
        for _ in range(int(table["deck"][card])):
            deck[place] = card
            place += 1


@rule
def deal_lap(state: StateRecord, lap: int, starter: int) -> None:
    """Clear the board and deal a lap."""
    table = state["table"]
    clear(table)
    table["lap"] = lap
    table["starter"] = starter
    table["seat"] = starter
    fill(state["lots"][lap], 0)
    deck = state["decks"][lap]
    for place in range(int(table["players"]) * HAND):
        table["hands"][place // HAND][deck[place]] += 1
        deck[place] = 0
    for seat in range(int(table["players"])):
        table["held"][seat] = HAND


@rule
def clear(table: TableRecord) -> None:
    """Take everything off the board; everybody gets the chips back."""
    table["round"] = 0
    clear_rows(table["hands"])
    clear_rows(table["owners"])
    clear_rows(table["doubles"])
    clear_rows(table["log"])
    clear_rows(table["turned"])
    for player in range(everybody(table)):
        table["supers"][player] = 1


@rule
def everybody(table: TableRecord) -> int:
    """How many play, EGON included."""
    return int(table["players"]) + int(table["egon"])


@rule
def legal(table: TableRecord, actions: Array) -> int:
    """Write the legal actions, in their stable order, and return how many they are."""
    if table["over"]:
        return 0
    seat = int(table["seat"])
    return possible(table["hands"][seat], int(table["round"]), int(table["supers"][seat]), actions)


@rule
def play(state: StateRecord, action: int) -> None:
    """Do a legal action, and all that follows from it."""
    table = state["table"]
    put(table, action)
    seat = (int(table["seat"]) + 1) % int(table["players"])
    if seat != table["starter"]:
        table["seat"] = seat
    else:
        end_round(state)


@rule
def put(table: TableRecord, action: int) -> None:
    """Play a combination of the acting hand and push a chip into its row."""
    seat = int(table["seat"])
    hand = table["hands"][seat]
    hand[JOKER] -= uses_joker(action)
    table["held"][seat] -= uses_joker(action)
    for value in range(1, VALUES + 1):
        used = count_of(action, value)
        hand[value] -= used
        table["held"][seat] -= used
    push(table, seat, action)


@rule
def push(table: TableRecord, player: int, action: int) -> None:
    """Push a player's chip into a row from the left; a fourth chip pushes the first one off."""
    owners, doubles = table["owners"][row_of(action)], table["doubles"][row_of(action)]
    for field in range(FIELDS - 1, 0, -1):
        owners[field] = owners[field - 1]
        doubles[field] = doubles[field - 1]
    owners[0] = player + 1
    doubles[0] = uses_super(action)
    if uses_super(action) or table["round"] == LAST_ROUND:
        table["supers"][player] = 0  # in the last round it is played as a plain chip
    table["log"][table["round"]][player] = action + 1


@rule
def end_round(state: StateRecord) -> None:
    """EGON's chip, then the next round or the end of the lap."""
    table = state["table"]
    if table["egon"]:
        turn_up(state)
    if table["round"] == LAST_ROUND:
        end_lap(state)
    else:
        table["round"] += 1
        table["seat"] = table["starter"]


@rule
def turn_up(state: StateRecord) -> None:
    """Turn up EGON's cards of this round, and push his chip."""
    table = state["table"]
    turn = int(table["round"])
    deck = state["decks"][table["lap"]]
    first = rest_place(int(table["players"]), turn)
    cards = np.zeros(JOKER + 1, np.int64)
    for place in range(turn + 2):
        card = int(deck[first + place])
        deck[first + place] = 0
        table["turned"][turn][place] = card
        cards[card] += 1
    chip = 1 if turn == EGONS_SUPER_ROUND else 0
    push(table, int(table["players"]), combination(egons_row(cards), 0, 0, chip))


@rule
def rest_place(players: int, turn: int) -> int:
    """Where in the deck the rest pile begins in a round with EGON, who has turned up 2, 3, ..."""
    return players * HAND + turn * (turn + 3) // 2


@rule
def end_lap(state: StateRecord) -> None:
    """Write down the points; then the next lap, or the end."""
    table = state["table"]
    lap = int(table["lap"])
    score(table)
    if lap == LAPS - 1:
        table["over"] = FOUR_LAPS
    else:
        starter = leader(table, state["lots"][lap + 1])
        fill(state["decks"][lap], 0)
        deal_lap(state, lap + 1, starter)


@rule
def score(table: TableRecord) -> None:
    """Add up what the chips of the lap lie on, super chips double."""
    sheet = table["sheet"][table["lap"]]
    for row in range(ROWS):
        for field in range(FIELDS):
            owner = int(table["owners"][row][field])
            if owner:
                worth = int(table["points"][row][field])
                sheet[owner - 1] += worth * (1 + int(table["doubles"][row][field]))
    for player in range(everybody(table)):
        table["totals"][player] += sheet[player]


@rule
def leader(table: TableRecord, lot: Array) -> int:
    """The seat with the highest total; a tie is drawn by lot, and EGON never starts (R16)."""
    best = int(lot[0])
    for place in range(1, int(table["players"])):
        seat = int(lot[place])
        if table["totals"][seat] > table["totals"][best]:
            best = seat
    return best


@rule
def begins_turn(table: TableRecord) -> bool:
    """Whether the next action begins a turn: every one does."""
    return True


@rule
def note(table: TableRecord, action: int) -> int:
    """What statistics want to know of an action: every one is a turn."""
    return TURN


@rule
def observe(state: StateRecord, seat: int, seen: Array) -> None:
    """Write what a seat may know into the one table of an array; a spectator is -1."""
    seen[0] = state["table"]
    for other in range(MOST_SEATS):
        if other != seat:
            fill(seen[0]["hands"][other], 0)
