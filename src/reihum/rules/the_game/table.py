"""The Game and The Game: Extreme, which is The Game with a command on some cards.

An action is a number: END, BEGIN + seat, or card * 4 + pile.
"""

import numpy as np

from ..engine.compiling import Array, Record, apart, rule
from ..engine.piles import drop, fits, is_trick, take_from
from ..engine.playing import TRICK, TURN
from ..engine.records import StateRecord, TableRecord
from ..engine.rows import fill
from ..engine.shuffle import DECKS, LAYOUT, LOTS, below, open_stream, shuffle
from .commands import COMMANDS, DRAW_ONE, EACH, NO_TRICK, ONE_PILE, SILENCE, SKULL, STOP, THREE

LOWEST, HIGHEST, CARDS = 2, 99, 98
PILES = 4
FIRST_DESCENDING = 2
LARGEST_HAND = 8
MOST_PLAYERS = 5
HIDDEN = ("hands",)  # the fields of which `observe` takes something off
MOST_ACTIONS = LARGEST_HAND * PILES + 1

END = 0
BEGIN = 1
LEAST_PLAY = LOWEST * PILES  # numbers below are END and BEGIN + seat

NOBODY = FREE = -1  # no seat; no pile
LOT, AGREE = -1, -2  # who begins, where it is no seat
PLAYING, ALL_DOWN, STUCK, SKULL_LEFT, THREE_NOT_MET = range(5)

TABLE = np.dtype(
    [
        # the options
        ("players", "i2"),
        ("hand_size", "i2"),
        ("minimum", "i2"),
        ("first", "i2"),
        ("shuffled_layout", "i2"),
        ("whole_turn", "i2"),  # one-pile counts the earlier cards of its turn too
        ("commanded", "i2"),  # whether cards carry commands at all
        ("commands", "i1", HIGHEST + 2),  # by card; the pile starts carry none
        # the cards
        ("tops", "i2", PILES),
        ("shown", "i2"),  # the commands on the tops, added up: asked for every card and pile
        ("hands", "i1", (MOST_PLAYERS, LARGEST_HAND)),
        ("held", "i2", MOST_PLAYERS),
        ("draw", "i2"),  # cards in the draw pile
        ("down", "i1", HIGHEST + 1),  # by card: put down
        ("left", "i2"),  # cards not yet down
        # the running turn
        ("tops_before", "i2", PILES),
        ("seat", "i2"),
        ("required", "i2"),
        ("count", "i2"),
        ("turn_cards", "i1", LARGEST_HAND),
        ("turn_piles", "i1", LARGEST_HAND),
        ("three", "i2"),
        ("tied", "i2"),
        ("over", "i2"),
    ]
)
STATE = np.dtype([("table", TABLE), ("deck", "i1", CARDS)])  # drawn cards become 0 in the deck


@apart
@rule
def deal(state: StateRecord, stream: Record, keys: Array) -> None:
    """From the options alone to the first turn."""
    table, deck = state["table"], state["deck"]
    for place in range(CARDS):
        deck[place] = place + LOWEST
    open_stream(stream, keys[0], DECKS)
    shuffle(stream, deck)
    if table["shuffled_layout"]:
        shuffle_layout(table, stream, keys[0])
    set_up(table)
    for seat in range(int(table["players"])):
        draw(state, seat, int(table["hand_size"]))
    agree(table, stream, keys[0])


@rule
def shuffle_layout(table: TableRecord, stream: Record, key: Array) -> None:
    """Give the commands to cards drawn by lot."""
    cards = np.arange(LOWEST, HIGHEST + 1)
    open_stream(stream, key, LAYOUT)
    shuffle(stream, cards)
    fill(table["commands"], 0)
    for place in range(len(COMMANDS) * EACH):
        table["commands"][cards[place]] = COMMANDS[place // EACH]


@rule
def set_up(table: TableRecord) -> None:
    """The table before a card is dealt."""
    for pile in range(PILES):
        table["tops"][pile] = start_of(pile)
    table["draw"] = CARDS
    table["left"] = CARDS
    table["tied"] = FREE


@rule
def start_of(pile: int) -> int:
    """The number an empty pile shows."""
    return LOWEST - 1 if pile < FIRST_DESCENDING else HIGHEST + 1


@rule
def agree(table: TableRecord, stream: Record, key: Array) -> None:
    """Start the first turn, unless the players still have to agree whose it is."""
    first, players = int(table["first"]), int(table["players"])
    if first == AGREE and players > 1:
        table["seat"] = NOBODY
    elif first == LOT and players > 1:
        open_stream(stream, key, LOTS)
        start_turn(table, below(stream, players))
    else:
        start_turn(table, max(first, 0))


@rule
def draw(state: StateRecord, seat: int, number: int) -> None:
    """Draw so many cards, or as many as there are."""
    table, deck = state["table"], state["deck"]
    hand, held, place = table["hands"][seat], int(table["held"][seat]), CARDS - int(table["draw"])
    number = min(number, CARDS - place)
    take_from(deck, place, number, hand, held)
    table["held"][seat] += number
    table["draw"] -= number


@apart
@rule
def start_turn(table: TableRecord, seat: int) -> None:
    """A new turn; the draw pile at its start fixes the minimum (R1)."""
    table["seat"] = seat
    table["required"] = table["minimum"] if table["draw"] > 0 else 1
    for pile in range(PILES):  # loops, for Numba takes ten times as long over slices
        table["tops_before"][pile] = table["tops"][pile]
    for place in range(LARGEST_HAND):
        table["turn_cards"][place] = 0
        table["turn_piles"][place] = 0
    table["count"] = 0
    table["three"] = 0
    table["tied"] = FREE
    settle(table)


@rule
def legal(table: TableRecord, actions: Array) -> int:
    """Write the legal actions, in their stable order, and return how many they are."""
    if table["over"]:
        return 0
    seat = int(table["seat"])
    if seat == NOBODY:
        return claims(table, actions)
    hand, held, count = table["hands"][seat], int(table["held"][seat]), 0
    free = not table["commanded"]
    for pile in range(PILES):
        ascending, top = pile < FIRST_DESCENDING, int(table["tops"][pile])
        for place in range(held):
            card = int(hand[place])
            actions[count] = card * PILES + pile  # kept only if legal: a branch is slower
            count += fits(ascending, top, card) and (free or obeys(table, card, pile))
    if may_end(table):
        actions[count] = END
        count += 1
    return count


@rule
def claims(table: TableRecord, actions: Array) -> int:
    """While the players agree, every seat may claim the first turn."""
    players = int(table["players"])
    for seat in range(players):
        actions[seat] = BEGIN + seat
    return players


@rule
def may_play(table: TableRecord, card: int, pile: int) -> bool:
    """Whether a card of the acting hand may go on a pile now."""
    top = int(table["tops"][pile])
    return fits(pile < FIRST_DESCENDING, top, card) and obeys(table, card, pile)


@rule
def obeys(table: TableRecord, card: int, pile: int) -> bool:
    """Whether a card that fits on a pile breaks no command."""
    if not (table["commanded"] and (table["shown"] or table["three"] or table["commands"][card])):
        return True  # no command in play: all of The Game
    if int(table["shown"]) & NO_TRICK:
        if is_trick(pile < FIRST_DESCENDING, int(table["tops"][pile]), card):
            return False
    return (
        keeps_count(table, card) and keeps_pile(table, card, pile) and may_stop(table, card, pile)
    )


@rule
def keeps_count(table: TableRecord, card: int) -> bool:
    """Whether a card breaks no three: neither a fourth card under it nor a three too late."""
    count = int(table["count"]) + 1
    return count <= 3 or not (table["three"] or table["commands"][card] == THREE)


@rule
def keeps_pile(table: TableRecord, card: int, pile: int) -> bool:
    """Whether a card breaks no one-pile (R6)."""
    if table["tied"] != FREE and table["tied"] != pile:
        return False
    if table["commands"][card] != ONE_PILE or not table["whole_turn"]:
        return True
    for place in range(int(table["count"])):
        if table["turn_piles"][place] != pile:
            return False
    return True


@rule
def may_stop(table: TableRecord, card: int, pile: int) -> bool:
    """Whether a card is no stop, or one that leaves neither three nor skull unmet."""
    if table["commands"][card] != STOP:
        return True
    if table["three"] and int(table["count"]) + 1 != 3:
        return False
    for other in range(PILES):
        if other != pile and table["commands"][table["tops"][other]] == SKULL:
            return False
    return True


@rule
def may_end(table: TableRecord) -> bool:
    """Whether the acting player may end the turn."""
    if int(table["shown"]) & SKULL:
        return False
    if table["three"]:
        return bool(table["count"] == 3)
    return bool(table["count"] >= table["required"])


@rule
def play(state: StateRecord, action: int) -> None:
    """Do a legal action, and all that follows from it."""
    table = state["table"]
    if action >= LEAST_PLAY:
        card = action // PILES
        put(table, card, action % PILES)
        if judge(table, card):
            end_turn(state)
    elif action == END:
        end_turn(state)
    else:
        start_turn(table, action - BEGIN)


@rule
def put(table: TableRecord, card: int, pile: int) -> None:
    """Put a card of the acting hand on a pile; nothing is judged or drawn."""
    seat, count = int(table["seat"]), int(table["count"])
    drop(table["hands"][seat], card)
    table["held"][seat] -= 1
    table["left"] -= 1
    table["down"][card] = 1
    table["turn_cards"][count] = card
    table["turn_piles"][count] = pile
    table["count"] = count + 1
    table["tops"][pile] = card
    if table["commanded"] and (table["commands"][card] or table["shown"]):
        heed(table, card, pile)


@rule
def heed(table: TableRecord, card: int, pile: int) -> None:
    """See what the commands mean for the turn now that a card is down."""
    if table["commands"][card] == THREE:
        table["three"] = 1
    bound_before = int(table["shown"]) & ONE_PILE
    look(table)
    tie(table, pile, bound_before)


@rule
def look(table: TableRecord) -> None:
    """See which commands are visible now."""
    shown = 0
    for pile in range(PILES):
        shown |= int(table["commands"][table["tops"][pile]])
    table["shown"] = shown


@rule
def tie(table: TableRecord, pile: int, bound_before: int) -> None:
    """Tie the turn to a pile while one-pile is visible, and free it when it no longer is (R6)."""
    if not int(table["shown"]) & ONE_PILE:
        table["tied"] = FREE
    elif bound_before or table["whole_turn"]:
        table["tied"] = pile


@rule
def judge(table: TableRecord, card: int) -> bool:
    """What a card just played means: perhaps the end of the game; whether it ends the turn."""
    command, seat = int(table["commands"][card]), int(table["seat"])
    if command == THREE and int(table["count"]) + int(table["held"][seat]) < 3:
        table["over"] = unmet(table)
    elif table["left"] == 0:
        table["over"] = SKULL_LEFT if int(table["shown"]) & SKULL else ALL_DOWN
    elif command == STOP:
        return True
    else:
        settle(table)
    return False


@rule
def unmet(table: TableRecord) -> int:
    """Why a turn that can neither go on nor be ended well is lost; a skull is named first (R5)."""
    if int(table["shown"]) & SKULL:
        return SKULL_LEFT
    return THREE_NOT_MET if table["three"] and table["count"] != 3 else STUCK


@rule
def settle(table: TableRecord) -> None:
    """The game is lost as soon as the turn can neither go on nor end (R2)."""
    if not may_end(table) and not can_play(table):
        table["over"] = unmet(table)


@rule
def can_play(table: TableRecord) -> bool:
    """Whether the acting hand has a card that goes somewhere."""
    seat = int(table["seat"])
    hand, held = table["hands"][seat], int(table["held"][seat])
    for step in range(held):
        for pile in range(PILES):  # the highest card up, the lowest down: mostly that is enough
            place = held - 1 - step if pile < FIRST_DESCENDING else step
            if may_play(table, int(hand[place]), pile):
                return True
    return False


@apart
@rule
def end_turn(state: StateRecord) -> None:
    """Draw, and pass the turn to the next player who has cards."""
    table = state["table"]
    seat = int(table["seat"])
    draw(state, seat, to_draw(table))
    seat = next_seat(table, seat)
    while table["held"][seat] == 0:
        seat = next_seat(table, seat)
    start_turn(table, seat)


@rule
def next_seat(table: TableRecord, seat: int) -> int:
    """The seat to the left; a division would take longer than the rest of the turn's end."""
    return seat + 1 if seat + 1 < table["players"] else 0


@rule
def to_draw(table: TableRecord) -> int:
    """How many cards the end of the turn would draw, were the draw pile endless."""
    if int(table["shown"]) & DRAW_ONE:
        return 1
    return int(table["hand_size"]) - int(table["held"][table["seat"]])


@rule
def begins_turn(table: TableRecord) -> bool:
    """Whether the next action begins a turn."""
    return bool(table["count"] == 0)


@rule
def silent(table: TableRecord) -> bool:
    """Whether a command forbids talk and signals."""
    return bool(int(table["shown"]) & SILENCE)


@rule
def note(table: TableRecord, action: int) -> int:
    """What statistics want to know of an action: TURN if it begins one, TRICK if it is one."""
    noted = TURN if begins_turn(table) else 0
    if action == END:
        return noted
    card, pile = action // PILES, action % PILES
    return noted + TRICK * is_trick(pile < FIRST_DESCENDING, int(table["tops"][pile]), card)


@rule
def observe(state: StateRecord, seat: int, seen: Array) -> None:
    """Write what a seat may know into the one table of an array; NOBODY is a spectator."""
    seen[0] = state["table"]
    if seat == NOBODY or not all_open(state["table"]):
        blank_others(seen[0], seat)


@rule
def all_open(table: TableRecord) -> bool:
    """Whether nothing on the table is hidden from the one who acts: who plays alone sees it all."""
    return bool(table["players"] == 1)


@rule
def blank_others(table: TableRecord, seat: int) -> None:
    """Take the other hands off a table."""
    for other in range(int(table["players"])):
        if other != seat:
            hand = table["hands"][other]
            for place in range(LARGEST_HAND):
                hand[place] = 0
