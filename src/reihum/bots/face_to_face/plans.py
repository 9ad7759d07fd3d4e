"""Plans for Face to Face: the own room against the other's, and the cards that come in."""

from ...rules.engine.compiling import Array, apart, rule
from ...rules.engine.piles import fits, is_trick
from ...rules.engine.records import Seen
from ...rules.face_to_face.table import (
    END,
    HAND,
    HIGHEST,
    LOWEST,
    OWN_PILES,
    PILES,
    helps,
    judge,
    legal,
    may_end,
    put,
    side_of,
    to_draw,
    top_of,
)
from ..parts.lots import stirred
from ..parts.piles.gaps import ENOUGH, FAR

WON, LOST = 1e9, -1e9
UNFINISHED = -100.0  # a plan that was cut off before the turn may end
FREE = 1  # own unplayed cards that an extra card may skip
THEIRS = 0.6  # what the other's room weighs against the own
CARD = 2.5  # what a card in the hand is worth, in unplayed cards
STRANDED = 0.25
DEAR = 60  # more than any card can cost
EXTRA = 4  # what a card beyond the minimum may cost
MOST, MOST_EXTRA, MOST_GIFT = range(2 * (HIGHEST + 2), 2 * (HIGHEST + 2) + 3)  # places of notes
REFILL = 3  # what a drawn card is worth at first sight


@rule
def study(table: Seen, notes: Array) -> None:
    """Note for each seat and number how many unplayed cards are not above it."""
    for seat in range(2):
        count = 0
        for card in range(LOWEST, HIGHEST + 1):
            count += 1 - int(table["down"][seat][card])
            notes[seat * (HIGHEST + 2) + card] = count
        notes[seat * (HIGHEST + 2) + HIGHEST + 1] = count


@rule
def attempt(table: Seen, action: int) -> bool:
    """Play a card on a table; whether it ended the game."""
    put(table, action // PILES, action % PILES)
    judge(table)
    return bool(table["over"])


@rule
def promising(table: Seen, before: Seen, action: int) -> bool:
    """Whether a card is worth a thought: any below the minimum, then cheap ones and the gift."""
    card, pile = action // PILES, action % PILES
    if not may_end(table) or pile >= OWN_PILES:
        return True
    return skipped(table, card, pile) <= FREE


@rule
def skipped(table: Seen, card: int, pile: int) -> int:
    """How many own unplayed cards lie between an own pile's top and a card; none at a trick."""
    top, seat = top_of(table, pile), int(table["seat"])
    low, high = (top, card) if pile == 0 else (card, top)
    lost = 0
    for between in range(low + 1, high):
        lost += 1 - int(table["down"][seat][between])
    return lost


@rule
def worth(table: Seen, before: Seen, signals: Array, notes: Array) -> float:
    """How good a table is for the acting player: own room and cards against the other's."""
    seat = int(table["seat"])
    if table["over"]:
        return WON if table["winner"] == seat else LOST
    held = int(table["held"][seat]) + min(to_draw(table), int(table["draw"][seat]))
    if held == 1 and not table["last_card"]:
        return LOST / 2  # the next turn would begin with one single card (R11)
    value = 0.0 if may_end(table) else UNFINISHED
    value += room(table, seat, notes) - THEIRS * room(table, 1 - seat, notes)
    return value + CARD * held - STRANDED * stranded(table, notes)


@rule
def room(table: Seen, seat: int, notes: Array) -> int:
    """How many unplayed cards fit the two piles of a side without a trick."""
    first = seat * (HIGHEST + 2)
    up, down = int(table["tops"][seat][0]), int(table["tops"][seat][1])
    return int(notes[first + HIGHEST] - notes[first + up] + notes[first + down - 1])


@rule
def stranded(table: Seen, notes: Array) -> float:
    """How many unplayed cards the cards that stay in the hand would have to skip."""
    seat, trouble = int(table["seat"]), 0
    first = seat * (HIGHEST + 2)
    for place in range(int(table["held"][seat])):
        card, least = int(table["hands"][seat][place]), 30
        for pile in range(OWN_PILES):
            top = int(table["tops"][seat][pile])
            if fits(pile == 0, top, card):
                least = min(least, abs(int(notes[first + card] - notes[first + top])))
        trouble += least
    return float(trouble)


@rule
def cheapest(table: Seen, signals: Array, actions: Array, lot: int, weights: Array) -> int:
    """What costs least at first sight; a card beyond the minimum must cost next to nothing."""
    count, best, chosen = legal(table, actions), FAR, END
    for place in range(count):
        action = int(actions[place])
        price = ENOUGH if action == END else cost(table, action)
        if price < best:
            best, chosen = price, action
    return chosen


@rule
def cost(table: Seen, action: int) -> int:
    """What a card costs at first sight: the gap, or what a gift helps less the refill it brings."""
    card, pile = action // PILES, action % PILES
    top = top_of(table, pile)
    if pile < OWN_PILES:
        return card - top if pile == 0 else top - card
    seat = int(table["seat"])
    refill = min(HAND - int(table["held"][seat]) + 1, int(table["draw"][seat]))
    return abs(card - top) - REFILL * refill


@rule
def bear(table: Seen, notes: Array, slack: int) -> None:
    """Note what a card may cost: on an own pile, beyond the minimum, and as a gift."""
    seat, first, second, least = int(table["seat"]), DEAR, DEAR, DEAR
    for place in range(int(table["held"][seat])):
        card = int(table["hands"][seat][place])
        price = own_price(table, card, notes)
        first, price = min(first, price), max(first, price)
        second = min(second, price)
        for pile in range(OWN_PILES, PILES):
            if helps(pile == OWN_PILES, top_of(table, pile), card):
                least = min(least, price_on(table, card, pile, notes))
    notes[MOST] = second + slack
    notes[MOST_EXTRA] = EXTRA if slack < DEAR else DEAR
    notes[MOST_GIFT] = least + slack


@rule
def bearable(table: Seen, action: int, notes: Array) -> bool:
    """Whether a card is worth a thought: it costs no more than is noted, or it is a trick."""
    card, pile = action // PILES, action % PILES
    price = price_on(table, card, pile, notes)
    if pile >= OWN_PILES:
        return bool(price <= notes[MOST_GIFT])
    limit = int(notes[MOST_EXTRA] if may_end(table) else notes[MOST])
    return price <= limit or is_trick(pile == 0, top_of(table, pile), card)


@rule
def price_on(table: Seen, card: int, pile: int, notes: Array) -> int:
    """How many unplayed cards of a pile's owner lie from its top to a card."""
    first = side_of(table, pile) * (HIGHEST + 2)
    return abs(int(notes[first + card] - notes[first + top_of(table, pile)]))


@rule
def own_price(table: Seen, card: int, notes: Array) -> int:
    """How many own unplayed cards a card must pass at least, itself included."""
    least = DEAR
    for pile in range(OWN_PILES):
        if fits(pile == 0, top_of(table, pile), card):
            least = min(least, price_on(table, card, pile, notes))
    return least


@rule
def trace(table: Seen) -> int:
    """A number above 0 for what matters of a position in a turn: tops, cards played, the gift."""
    number = int(table["gave"]) + 2
    for side in range(2):
        for pile in range(OWN_PILES):
            number = number << 6 | int(table["tops"][side][pile])
    for place in range(int(table["count"])):
        number ^= stirred(int(table["turn_cards"][place]))
    return stirred(number) + 1


@apart
@rule
def prospect(table: Seen, before: Seen, signals: Array, notes: Array) -> float:
    """The same as `worth`, but sure of a win when the other must begin with one single card."""
    seat = int(table["seat"])
    if not table["over"] and table["held"][1 - seat] == 1 and not table["last_card"]:
        return WON / 2
    value = worth(table, before, signals, notes)
    if value == LOST / 2:  # only if the other is stuck now is there hope
        value -= room(table, 1 - seat, notes)
    return value
