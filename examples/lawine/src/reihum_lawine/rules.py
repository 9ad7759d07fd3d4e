"""The rules of Lawine, in numbers: plain Python that also compiles.

An action is a number: a card climbs, and TAKE + card takes the slope and begins a new one.
"""

import numpy as np

from reihum.rules.engine.compiling import Array, Record, rule
from reihum.rules.engine.piles import drop, take_from
from reihum.rules.engine.playing import TURN
from reihum.rules.engine.records import StateRecord, TableRecord
from reihum.rules.engine.rows import fill
from reihum.rules.engine.shuffle import DECKS, LOTS, below, open_stream, shuffle

CARDS = 60
MOST_PLAYERS = 5
LARGEST_HAND = 8
MOST_ACTIONS = 2 * LARGEST_HAND
TAKE = 100  # more than any card
BURDEN, LOST_ROOM = 8.0, 0.2  # what a card taken, and a number not begun with, weigh against a step

LOT = -1
PLAYING, ALL_PLAYED = range(2)

TABLE = np.dtype(
    [
        # the options
        ("players", "i2"),
        ("hand_size", "i2"),
        ("first", "i2"),
        # the cards
        ("hands", "i1", (MOST_PLAYERS, LARGEST_HAND)),
        ("held", "i2", MOST_PLAYERS),
        ("slope", "i1", CARDS),  # from the bottom up
        ("height", "i2"),  # cards in the slope
        ("seen", "i1", CARDS + 1),  # by card: it was played, so everybody has seen it
        ("points", "i2", MOST_PLAYERS),
        ("draw", "i2"),  # cards in the draw pile
        # whose turn it is, and whether it is over
        ("seat", "i2"),
        ("over", "i2"),
    ]
)
STATE = np.dtype([("table", TABLE), ("deck", "i1", CARDS)])  # drawn cards become 0 in the deck


@rule
def deal(state: StateRecord, stream: Record, keys: Array) -> None:
    """From the options alone to the first turn."""
    table, deck = state["table"], state["deck"]
    for place in range(CARDS):
        deck[place] = place + 1
    open_stream(stream, keys[0], DECKS)
    shuffle(stream, deck)
    table["draw"] = CARDS
    for seat in range(int(table["players"])):
        draw(state, seat, int(table["hand_size"]))
    begin_slope(table, int(deck[CARDS - int(table["draw"])]))
    deck[CARDS - int(table["draw"])] = 0
    table["draw"] -= 1
    open_stream(stream, keys[0], LOTS)
    first = int(table["first"])
    table["seat"] = below(stream, int(table["players"])) if first == LOT else first


@rule
def draw(state: StateRecord, seat: int, number: int) -> None:
    """Draw so many cards, or as many as there are."""
    table, place = state["table"], CARDS - int(state["table"]["draw"])
    number = min(number, CARDS - place)
    take_from(state["deck"], place, number, table["hands"][seat], int(table["held"][seat]))
    table["held"][seat] += number
    table["draw"] -= number


@rule
def begin_slope(table: TableRecord, card: int) -> None:
    """Begin a slope with a card."""
    for place in range(int(table["height"])):
        table["slope"][place] = 0
    table["height"] = 0
    lay(table, card)


@rule
def lay(table: TableRecord, card: int) -> None:
    """Put a card on top of the slope."""
    table["slope"][int(table["height"])] = card
    table["height"] += 1
    table["seen"][card] = 1


@rule
def top_of(table: TableRecord) -> int:
    """The card on top of the slope."""
    return int(table["slope"][int(table["height"]) - 1])


@rule
def legal(table: TableRecord, actions: Array) -> int:
    """Write the legal actions, climbing first, and return how many they are."""
    if table["over"]:
        return 0
    seat, top, count = int(table["seat"]), top_of(table), 0
    hand, held = table["hands"][seat], int(table["held"][seat])
    for place in range(held):
        if hand[place] > top:
            actions[count] = int(hand[place])
            count += 1
    for place in range(held):  # int, for hands are bytes, and 100 + 58 would be too much for one
        actions[count + place] = TAKE + int(hand[place])
    return count + held


@rule
def play(state: StateRecord, action: int) -> None:
    """Do a legal action, and all that follows from it."""
    table = state["table"]
    seat, card = int(table["seat"]), action % TAKE
    drop(table["hands"][seat], card)
    table["held"][seat] -= 1
    if action >= TAKE:
        table["points"][seat] += table["height"]
        begin_slope(table, card)
    else:
        lay(table, card)
    draw(state, seat, 1)
    pass_on(table)


@rule
def pass_on(table: TableRecord) -> None:
    """The next player with cards; if there is none, the game is over."""
    seat, players = int(table["seat"]), int(table["players"])
    for step in range(1, players + 1):
        other = (seat + step) % players
        if table["held"][other]:
            table["seat"] = other
            return
    table["over"] = ALL_PLAYED


@rule
def begins_turn(table: TableRecord) -> bool:
    """Whether the next action begins a turn: every one does."""
    return True


@rule
def note(table: TableRecord, action: int) -> int:
    """What statistics want to know of an action: every one is a turn."""
    return TURN


@rule
def appeal(table: TableRecord, action: int) -> float:
    """How good an action looks at first sight: small steps, low beginnings, no slope to take."""
    if action < TAKE:
        return float(top_of(table) - action)
    return -BURDEN * int(table["height"]) - (action - TAKE) * LOST_ROOM


@rule
def standing(table: TableRecord, seat: int) -> float:
    """How far a seat has come, for learners: by how many cards it has taken fewer than others."""
    players, total = int(table["players"]), 0
    for player in range(players):
        total += int(table["points"][player])
    own = int(table["points"][seat])
    return (total - own) / (players - 1) - own


@rule
def result(table: TableRecord, seat: int) -> float:
    """What a finished game is worth to a learner: the winners share 1, the others -1."""
    players, least, best = int(table["players"]), CARDS, 0
    for player in range(players):
        points = int(table["points"][player])
        if points < least:
            least, best = points, 0
        best += points == least
    if best == players:
        return 0.0
    return 1.0 / best if table["points"][seat] == least else -1.0 / (players - best)


@rule
def observe(state: StateRecord, seat: int, seen: Array) -> None:
    """Write what a seat may know into the one table of an array; a spectator is -1."""
    seen[0] = state["table"]
    for other in range(MOST_PLAYERS):
        if other != seat:
            fill(seen[0]["hands"][other], 0)
