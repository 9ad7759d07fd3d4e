"""The Game: Face to Face: two players, two decks, two piles each.

An action is a number: END, or card * 4 + pile, where the piles are seen from the acting seat.
"""

import numpy as np

from ..engine.compiling import Array, Record, rule
from ..engine.piles import drop, fits, is_trick, take_from
from ..engine.playing import TRICK, TURN
from ..engine.records import StateRecord, TableRecord
from ..engine.rows import fill
from ..engine.shuffle import DECKS, LOTS, below, open_stream, shuffle

LOWEST, HIGHEST, CARDS = 2, 59, 58
PLAYERS = 2
HAND = 6
MINIMUM = 2
DRAW_WITHOUT_GIFT = 2
OWN_PILES, PILES = 2, 4  # own up, own down, their up, their down
HIDDEN = ("hands",)  # the fields of which `observe` takes something off
MOST_ACTIONS = HAND * PILES + 1
HIGHEST_ACTION = HIGHEST * PILES + PILES - 1

END = 0
LOT = -1
PLAYING, ALL_DOWN, STUCK, SINGLE_CARD = range(4)

TABLE = np.dtype(
    [
        # the options
        ("first", "i2"),
        ("last_card", "i2"),  # a turn may begin, and end, with one single card (R11)
        # the cards
        ("tops", "i2", (PLAYERS, OWN_PILES)),
        ("hands", "i1", (PLAYERS, HAND)),
        ("held", "i2", PLAYERS),
        ("draw", "i2", PLAYERS),
        ("down", "i1", (PLAYERS, HIGHEST + 1)),  # by owner and card: put down
        ("left", "i2", PLAYERS),  # cards not yet down
        # the running turn
        ("tops_before", "i2", (PLAYERS, OWN_PILES)),
        ("seat", "i2"),
        ("required", "i2"),
        ("count", "i2"),
        ("gave", "i2"),  # a card lies on an opponent's pile
        ("turn_cards", "i1", HAND),
        ("turn_piles", "i1", HAND),
        ("over", "i2"),
        ("winner", "i2"),
    ]
)
STATE = np.dtype([("table", TABLE), ("decks", "i1", (PLAYERS, CARDS))])


@rule
def deal(state: StateRecord, stream: Record, keys: Array) -> None:
    """From the options alone to the first turn; each deck and the lot have keys of their own."""
    table = state["table"]
    for seat in range(PLAYERS):
        deck = state["decks"][seat]
        for place in range(CARDS):
            deck[place] = place + LOWEST
        open_stream(stream, keys[seat], DECKS + seat)
        shuffle(stream, deck)
        set_up(table, seat)
        draw(state, seat, HAND)
    open_stream(stream, keys[PLAYERS], LOTS)
    first = int(table["first"])
    start_turn(table, below(stream, PLAYERS) if first == LOT else first)


@rule
def set_up(table: TableRecord, seat: int) -> None:
    """One side of the table before a card is dealt."""
    table["tops"][seat][0] = LOWEST - 1
    table["tops"][seat][1] = HIGHEST + 1
    table["draw"][seat] = CARDS
    table["left"][seat] = CARDS


@rule
def draw(state: StateRecord, seat: int, number: int) -> None:
    """Draw so many cards from the own draw pile, or as many as there are (R12)."""
    table, deck = state["table"], state["decks"][seat]
    hand, held = table["hands"][seat], int(table["held"][seat])
    place = CARDS - int(table["draw"][seat])
    number = min(number, CARDS - place)
    take_from(deck, place, number, hand, held)
    table["held"][seat] += number
    table["draw"][seat] -= number


@rule
def start_turn(table: TableRecord, seat: int) -> None:
    """A new turn, lost at once by a player who begins it with one single card (R11)."""
    table["seat"] = seat
    single = table["held"][seat] == 1
    table["required"] = 1 if single and table["last_card"] else MINIMUM
    for side in range(PLAYERS):  # loops, for Numba takes ten times as long over slices
        for pile in range(OWN_PILES):
            table["tops_before"][side][pile] = table["tops"][side][pile]
    for place in range(int(table["count"])):
        table["turn_cards"][place] = 0
        table["turn_piles"][place] = 0
    table["count"] = 0
    table["gave"] = 0
    if single and not table["last_card"]:
        finish(table, SINGLE_CARD, 1 - seat)
    else:
        settle(table)


@rule
def legal(table: TableRecord, actions: Array) -> int:
    """Write the legal actions, in their stable order, and return how many they are."""
    if table["over"]:
        return 0
    seat, count = int(table["seat"]), 0
    hand, held, tops = table["hands"][seat], int(table["held"][seat]), table["tops"]
    for pile in range(OWN_PILES if table["gave"] else PILES):
        own, ascending = pile < OWN_PILES, pile % OWN_PILES == 0
        top = int(tops[seat if own else 1 - seat][pile % OWN_PILES])  # a call would be felt
        for place in range(held):
            card = int(hand[place])
            actions[count] = card * PILES + pile  # kept only if legal: a branch is slower
            count += fits(ascending, top, card) if own else helps(ascending, top, card)
    if may_end(table):
        actions[count] = END
        count += 1
    return count


@rule
def takes(table: TableRecord, pile: int, top: int, card: int) -> bool:
    """Whether a pile with this top takes a card of the acting hand now."""
    ascending = pile % OWN_PILES == 0
    if pile < OWN_PILES:
        return fits(ascending, top, card)
    return not table["gave"] and helps(ascending, top, card)


@rule
def helps(ascending: bool, top: int, card: int) -> bool:
    """Whether a card makes an opponent's pile better."""
    return card < top if ascending else card > top


@rule
def top_of(table: TableRecord, pile: int) -> int:
    """The top of a pile, as the acting seat names it."""
    return int(table["tops"][side_of(table, pile)][pile % OWN_PILES])


@rule
def side_of(table: TableRecord, pile: int) -> int:
    """The seat in front of which a pile lies."""
    seat = int(table["seat"])
    return seat if pile < OWN_PILES else 1 - seat


@rule
def may_end(table: TableRecord) -> bool:
    """Whether the acting player may end the turn."""
    return bool(table["count"] >= table["required"])


@rule
def play(state: StateRecord, action: int) -> None:
    """Do a legal action, and all that follows from it."""
    table = state["table"]
    if action == END:
        end_turn(state)
        return
    put(table, action // PILES, action % PILES)
    judge(table)


@rule
def put(table: TableRecord, card: int, pile: int) -> None:
    """Put a card of the acting hand on a pile; nothing is judged or drawn."""
    seat, count = int(table["seat"]), int(table["count"])
    drop(table["hands"][seat], card)
    table["held"][seat] -= 1
    table["left"][seat] -= 1
    table["down"][seat][card] = 1
    table["turn_cards"][count] = card
    table["turn_piles"][count] = pile
    table["count"] = count + 1
    table["tops"][side_of(table, pile)][pile % OWN_PILES] = card
    if pile >= OWN_PILES:
        table["gave"] = 1


@rule
def judge(table: TableRecord) -> None:
    """What a card just played means: perhaps the end of the game."""
    seat = int(table["seat"])
    if table["left"][seat] == 0:
        finish(table, ALL_DOWN, seat)
    else:
        settle(table)


@rule
def settle(table: TableRecord) -> None:
    """Lost as soon as the acting player is below the minimum and has no legal card."""
    if not may_end(table) and not can_play(table):
        finish(table, STUCK, 1 - int(table["seat"]))


@rule
def can_play(table: TableRecord) -> bool:
    """Whether the acting hand has a card that goes somewhere."""
    seat = int(table["seat"])
    for pile in range(PILES):
        for place in range(int(table["held"][seat])):
            if takes(table, pile, top_of(table, pile), int(table["hands"][seat][place])):
                return True
    return False


@rule
def finish(table: TableRecord, reason: int, winner: int) -> None:
    """The game is over."""
    table["over"] = reason
    table["winner"] = winner


@rule
def end_turn(state: StateRecord) -> None:
    """Draw, and pass the turn to the other player."""
    table = state["table"]
    seat = int(table["seat"])
    draw(state, seat, to_draw(table))
    start_turn(table, 1 - seat)


@rule
def to_draw(table: TableRecord) -> int:
    """How many cards the end of the turn would draw, were the draw pile endless."""
    return HAND - int(table["held"][table["seat"]]) if table["gave"] else DRAW_WITHOUT_GIFT


@rule
def begins_turn(table: TableRecord) -> bool:
    """Whether the next action begins a turn."""
    return bool(table["count"] == 0)


@rule
def note(table: TableRecord, action: int) -> int:
    """What statistics want to know of an action: TURN if it begins one, TRICK if it is one."""
    noted = TURN if begins_turn(table) else 0
    card, pile = action // PILES, action % PILES
    if action == END or pile >= OWN_PILES:
        return noted
    return noted + TRICK * is_trick(pile == 0, top_of(table, pile), card)


@rule
def observe(state: StateRecord, seat: int, seen: Array) -> None:
    """Write what a seat may know into the one table of an array; a spectator is -1."""
    seen[0] = state["table"]
    for other in range(PLAYERS):
        if other != seat:
            fill(seen[0]["hands"][other], 0)
