"""Two players of Nix für ungut!, compiled: a quick one that learns by itself, and one that looks ahead.

The quick player takes the action with the highest sum of what its chip will bring, what the push
does to the chips in the row, and what the rest of the hand is still worth. How often each row is
pushed and what hands are worth it learns from passes against itself, so it fits any board. The
strong player samples the cards it cannot see and lets the quick player finish the pass.
"""

import numpy as np

from reihum.rules.combinations import (
    JOKER,
    MOST,
    ROWS,
    VALUES,
    count_of,
    row_of,
    uses_joker,
    uses_super,
)
from reihum.rules.compiling import Array, Record, rule
from reihum.rules.nix import (
    FIELDS,
    HAND,
    MOST_PLAYERS,
    MOST_SEATS,
    PASSES,
    ROUNDS,
    deal,
    deal_pass,
    everybody,
    legal,
    play,
)
from reihum.rules.shuffle import CHOICES, below, open_stream, shuffle

MOST_CHIPS = MOST_PLAYERS * ROUNDS
SHAPES = (HAND + 1) * 4 * 5 * 4 * 6 * 2  # see `shape`
NOBODY = -1  # as the row that a seat refuses
PLAIN, REFUSING = range(2)  # kinds of seats; they learn apart, for a hand is not worth the same
HOPE = 8.0  # a hand never seen is worth this much for each round left: try it
SLOWEST = 0.01  # the least weight of a new result
FIRST_WORLDS = 1 / 4  # the part of the thinking that all candidates share

MIND = np.dtype(
    [
        ("refused", "i2", MOST_SEATS),  # by seat: a row it never uses, or NOBODY
        ("worlds", "i2", MOST_SEATS),  # by seat: how many worlds it samples; 0 is the quick player
        ("prior", "f8"),
        ("whim", "f8"),
        ("mix", "f8"),
        ("noise", "f8"),  # the quick player's whims, in points
        ("learning", "i2"),
        ("shares", "f8", (ROUNDS, ROWS)),  # the part of a round's chips that go into a row
        ("worth", "f8", (ROWS, FIELDS + 1, MOST_CHIPS)),  # by row, field and chips to come
        ("hands", "f8", (2, ROUNDS + 1, SHAPES)),  # by kind, round and shape
        ("times", "i4", (2, ROUNDS + 1, SHAPES)),  # how often it was seen
    ]
)
TALLY = np.dtype(
    [
        ("chips", "i8", (ROUNDS, ROWS)),  # played by everybody
        ("used", "i8", ROWS),  # played by people
        ("earned", "i8", ROWS),  # points of the chips in a row, super chips single
        ("points", "f8", MOST_PLAYERS),
        ("margins", "f8", MOST_SEATS),  # own points less the best other's
        ("squares", "f8", MOST_SEATS),
        ("wins", "f8", MOST_SEATS),
        ("passes", "i8"),
    ]
)


@rule
def shape(hand: Array, chip: int) -> int:
    """What the quick player sees of a hand: a number below SHAPES."""
    held, most, second, run, longest = int(hand[JOKER]), 0, 0, 0, 0
    for value in range(1, VALUES + 1):
        count = int(hand[value])
        held += count
        run = run + 1 if count else 0
        longest = max(longest, run)
        if count > most:
            most, second = count, most
        elif count > second:
            second = count
    place = held * 4 + min(int(hand[JOKER]), 3)
    place = (place * 5 + min(most, 4)) * 4 + min(second, 3)
    return (place * 6 + min(longest, 5)) * 2 + chip


@rule
def expect(mind: Record, table: Record) -> None:
    """What a chip in a field will bring, from the shares of the rows in the rounds to come."""
    players = everybody(table)
    worth = mind["worth"]
    for row in range(ROWS):
        worth[row, FIELDS, :] = 0
        for field in range(FIELDS):
            worth[row, field, 0] = table["points"][row][field]
        for left in range(1, players * ROUNDS):
            pushed = mind["shares"][ROUNDS - 1 - (left - 1) // players, row]
            for field in range(FIELDS):
                stays = worth[row, field, left - 1] * (1 - pushed)
                worth[row, field, left] = stays + worth[row, field + 1, left - 1] * pushed


@rule
def chips_left(table: Record) -> int:
    """How many chips come after the acting player's."""
    players = int(table["players"])
    place = (int(table["seat"]) - int(table["starter"])) % players
    return everybody(table) * (ROUNDS - int(table["round"])) - place - 1


@rule
def pushing(mind: Record, table: Record, row: int, chip: int, left: int) -> float:
    """What a chip in a row brings: its own worth, and what it does to the others."""
    worth = mind["worth"][row]
    others = -1.0 / (everybody(table) - 1)  # only the best of them counts, whoever that will be
    gain = worth[0, left] * (1 + chip)
    for field in range(FIELDS):
        owner = int(table["owners"][row][field])
        if owner:
            change = worth[field + 1, left] - worth[field, left]
            change *= 1 + int(table["doubles"][row][field])
            gain += change * (1.0 if owner - 1 == table["seat"] else others)
    return gain


@rule
def kind_of(mind: Record, seat: int) -> int:
    """PLAIN or REFUSING."""
    return PLAIN if mind["refused"][seat] == NOBODY else REFUSING


@rule
def rest_worth(mind: Record, table: Record, action: int) -> float:
    """What the hand is worth after an action."""
    seat, turn = int(table["seat"]), int(table["round"])
    hand = table["hands"][seat]
    take(hand, action, 1)
    after = shape(hand, int(table["supers"][seat]) - uses_super(action))
    take(hand, action, -1)
    return float(mind["hands"][kind_of(mind, seat), turn + 1, after])


@rule
def take(hand: Array, action: int, times: int) -> None:
    """Take the cards of an action out of a hand, or (-1) put them back."""
    hand[JOKER] -= uses_joker(action) * times
    for value in range(1, VALUES + 1):
        hand[value] -= count_of(action, value) * times


@rule
def choices(mind: Record, table: Record, actions: Array) -> int:
    """The legal actions without the row the seat refuses, unless there is no other."""
    count, kept = legal(table, actions), 0
    refused = int(mind["refused"][table["seat"]])
    if refused != NOBODY:
        for place in range(count):
            if row_of(actions[place]) != refused:
                actions[kept] = actions[place]
                kept += 1
    return kept if kept else count


@rule
def weigh(mind: Record, table: Record, actions: Array, values: Array) -> int:
    """Write the actions and the quick player's values; return how many."""
    count = choices(mind, table, actions)
    left = chips_left(table)
    for place in range(count):
        action = int(actions[place])
        gain = pushing(mind, table, row_of(action), uses_super(action), left)
        values[place] = gain + rest_worth(mind, table, action)
    return count


@rule
def quick(mind: Record, table: Record, stream: Record, actions: Array, values: Array) -> int:
    """The quick player's action; learns from it where asked."""
    count = weigh(mind, table, actions, values)
    if mind["learning"]:
        learn(mind, table, values[:count].max())
    best, highest = 0, -1e9
    for place in range(count):
        value = values[place] + mind["noise"] * below(stream, 256) / 256
        if value > highest:
            best, highest = place, value
    return int(actions[best])


@rule
def learn(mind: Record, table: Record, value: float) -> None:
    """Move the worth of the acting hand towards what it has just turned out to be."""
    seat, turn = int(table["seat"]), int(table["round"])
    kind = kind_of(mind, seat)
    place = shape(table["hands"][seat], int(table["supers"][seat]))
    mind["times"][kind, turn, place] += 1
    before = mind["hands"][kind, turn, place]
    weight = max(1.0 / mind["times"][kind, turn, place], SLOWEST)
    mind["hands"][kind, turn, place] = before + weight * (value - before)


@rule
def candidates(mind: Record, table: Record, actions: Array, values: Array) -> int:
    """Of each row, with and without the super chip, the action the quick player likes best."""
    count, kept = weigh(mind, table, actions, values), 0
    for place in range(count):
        better = kept
        for other in range(kept):
            if same_push(actions[other], actions[place]):
                better = other
        if better == kept or values[place] > values[better]:
            actions[better], values[better] = actions[place], values[place]
        if better == kept:
            kept += 1
    return kept


@rule
def same_push(one: int, other: int) -> bool:
    """Whether two actions do the same to the board."""
    return row_of(one) == row_of(other) and uses_super(one) == uses_super(other)


@rule
def imagine(state: Record, stream: Record, cards: Array) -> None:
    """Deal anew what the acting seat cannot see."""
    table = state["table"]
    deck = state["decks"][table["number"]]
    count = 0
    for seat in range(int(table["players"])):
        if seat != table["seat"]:
            for card in range(1, JOKER + 1):
                for _ in range(table["hands"][seat][card]):
                    cards[count] = card
                    count += 1
    for place in range(len(deck)):
        if deck[place]:
            cards[count] = deck[place]
            count += 1
    shuffle(stream, cards[:count])
    for seat in range(int(table["players"])):
        if seat != table["seat"]:
            table["hands"][seat][:] = 0
            for _ in range(table["held"][seat]):
                count -= 1
                table["hands"][seat][cards[count]] += 1
    for place in range(len(deck)):
        if deck[place]:
            count -= 1
            deck[place] = cards[count]


@rule
def margin(table: Record, seat: int) -> float:
    """A seat's points of the pass less those of the best other player."""
    sheet = table["sheet"][table["number"]]
    best = -1
    for player in range(everybody(table)):
        if player != seat:
            best = max(best, int(sheet[player]))
    return float(sheet[seat] - best)


@rule
def goal(mind: Record, table: Record, seat: int) -> float:
    sheet = table["sheet"][table["number"]]
    best, total = -1, 0
    n = everybody(table)
    for player in range(n):
        if player != seat:
            best = max(best, int(sheet[player]))
            total += int(sheet[player])
    return float(sheet[seat]) - mind["mix"] * best - (1 - mind["mix"]) * total / (n - 1)


@rule
def strong(mind: Record, state: Record, stream: Record, room: Array, worlds: int) -> int:
    """The action with the best mean margin in sampled worlds; the worse half drops out thrice."""
    actions, values = np.zeros(MOST, np.int64), np.zeros(MOST)
    seat = int(state["table"]["seat"])
    live = candidates(mind, state["table"], actions, values)
    own, some, cards = actions[:live].copy(), values[:live] * mind["prior"], np.zeros(80, np.int64)
    top = np.argsort(-values[:live])[:16]
    live = len(top)
    own[:live], some[:live] = own[top], some[top]
    for stage in range(4):
        if live == 1:
            break
        for _ in range(worlds << stage):
            room[0] = state
            imagine(room[0], stream, cards)
            for place in range(live):
                room[1] = room[0]
                play(room[1], int(own[place]))
                mind["noise"] = mind["whim"]
                finish(mind, room[1], stream, actions, values)
                mind["noise"] = 0
                some[place] += goal(mind, room[1]["table"], seat)
        order = np.argsort(-some[:live])
        live = (live + 1) // 2
        own[:live], some[:live] = own[order[:live]], some[order[:live]]
    return int(own[0])


@rule
def finish(mind: Record, state: Record, stream: Record, actions: Array, values: Array) -> None:
    """Let quick players play on to the end of the pass."""
    while not state["table"]["over"]:
        play(state, quick(mind, state["table"], stream, actions, values))


@rule
def one_pass(mind: Record, state: Record, stream: Record, room: Array) -> None:
    """Play a pass, every seat in its own way."""
    actions, values = np.zeros(MOST, np.int64), np.zeros(MOST)
    while not state["table"]["over"]:
        worlds = int(mind["worlds"][state["table"]["seat"]])
        if worlds:
            action = strong(mind, state, stream, room, worlds)
        else:
            action = quick(mind, state["table"], stream, actions, values)
        play(state, action)


@rule
def count_pass(table: Record, tally: Record) -> None:
    """Add a finished pass to a tally."""
    players = int(table["players"])
    tally["passes"] += 1
    for turn in range(ROUNDS):
        for player in range(everybody(table)):
            row = row_of(int(table["log"][turn][player]) - 1)
            tally["chips"][turn, row] += 1
            tally["used"][row] += player < players
    for row in range(ROWS):
        for field in range(FIELDS):
            if table["owners"][row][field]:
                tally["earned"][row] += table["points"][row][field]
    for seat in range(players):
        lead = margin(table, seat)
        tally["points"][seat] += table["sheet"][PASSES - 1][seat]
        tally["margins"][seat] += lead
        tally["squares"][seat] += lead * lead
        tally["wins"][seat] += 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


@rule
def passes(
    mind: Record, start: Record, keys: Array, room: Array, stream: Record, tally: Record
) -> None:
    """Deal and play single passes, one for each of the keys; the seats begin in turn.

    Each is a game's last pass: after it the board stays as it is, to be counted.
    """
    for number in range(len(keys)):
        room[2] = start
        deal(room[2], stream, keys[number])
        deal_pass(room[2], PASSES - 1, number % int(start["table"]["players"]))
        open_stream(stream, keys[number][0], CHOICES)
        one_pass(mind, room[2], stream, room)
        count_pass(room[2]["table"], tally)
