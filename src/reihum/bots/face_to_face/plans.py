"""Plans for Face to Face: the own room against the other's, and the cards that come in."""

from ...rules.engine.compiling import Array, apart, rule
from ...rules.engine.piles import fits, is_trick
from ...rules.engine.records import Seen
from ...rules.face_to_face.table import (
    DRAW_WITHOUT_GIFT,
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
LOOKS_FIRST = True  # at a card, before its ceiling: that takes as long as to judge a table
TEN = 10  # a trick goes back by so much
FREE = 1  # own unplayed cards that an extra card may skip
THEIRS = 0.6  # what the other's room weighs against the own
CARD = 2.5  # what a card in the hand is worth, in unplayed cards
STRANDED = 0.25
NOWHERE = 30  # unplayed cards that a card would have to skip which fits nowhere
DEAR = 60  # more than any card can cost
EXTRA = 4  # what a card beyond the minimum may cost
# places of notes beyond the cards; the last three by card
MOST, MOST_EXTRA, MOST_GIFT, GAIN, GIFT, LEAST = range(2 * (HIGHEST + 2), 2 * (HIGHEST + 2) + 6)
TRICKS = LEAST + HIGHEST + 1  # whether a card can be a trick
HELP = TRICKS + HIGHEST + 1  # how much it helps the other as a gift, at least
FINE = 64  # notes are whole numbers: gains are noted in such parts, rounded up
NO_GIFT = 1000  # more than any gift can help
FEW = 3  # so many cards can be put down by one plan: the game may be won with it
ROUNDED = 1e-6  # sums in another order may come out a little smaller
REFILL = 3  # what a drawn card is worth at first sight


@rule
def study(table: Seen, notes: Array) -> None:
    """Note for each seat and number how many unplayed cards are not above it."""
    for seat in range(2):
        first, count = seat * (HIGHEST + 2), 0
        for number in range(LOWEST):
            notes[first + number] = 0
        for card in range(LOWEST, HIGHEST + 1):
            count += 1 - int(table["down"][seat][card])
            notes[first + card] = count
        notes[first + HIGHEST + 1] = count


@rule
def attempt(table: Seen, action: int) -> bool:
    """Play a card on a table; whether it ended the game."""
    put(table, action // PILES, action % PILES)
    judge(table)
    return bool(table["over"])


@rule
def promising(table: Seen, before: Seen, action: int, notes: Array) -> bool:
    """Whether a card is worth a thought: any below the minimum, then cheap ones and the gift."""
    card, pile = action // PILES, action % PILES
    if not may_end(table) or pile >= OWN_PILES:
        return True
    return skipped(table, before, card, pile, notes) <= FREE


@rule
def repeated(table: Seen, first: int, then: int) -> bool:
    """Whether two cards lead to the same in the other order: on two piles, both below the minimum.

    `legal` goes from pile to pile.
    """
    below = table["count"] + 1 < table["required"]
    return bool(below) and then % PILES < first % PILES


@rule
def note_gains(table: Seen, signals: Array, notes: Array) -> None:
    """Note for each card of the hand how hard it will be to play at least, and what a trick and a
    gift can bring at most."""
    seat = int(table["seat"])
    hand, held, first = table["hands"][seat], int(table["held"][seat]), seat * (HIGHEST + 2)
    notes[GAIN], notes[GIFT] = 0, -NO_GIFT * FINE
    for place in range(held):
        card = int(hand[place])
        least = min(NOWHERE, own_price(table, card, notes))
        if place > 0:  # any card of the hand may become a top: the nearest ones count
            least = min(least, int(notes[first + card] - notes[first + int(hand[place - 1])]))
        if place + 1 < held:
            least = min(least, int(notes[first + int(hand[place + 1])] - notes[first + card]))
        notes[LEAST + card] = least
        notes[HELP + card] = least_help(table, card, notes)
        given = STRANDED * least - THEIRS * int(notes[HELP + card])
        notes[GIFT] = max(int(notes[GIFT]), int(FINE * given) + 1)
        won = won_back(table, card, notes)
        notes[TRICKS + card] = won >= 0
        if won >= 0:
            notes[GAIN] = max(int(notes[GAIN]), int(FINE * (won + STRANDED * least)) + 1)


@rule
def least_help(table: Seen, card: int, notes: Array) -> int:
    """How much room a card as a gift gives the other at least; NO_GIFT if it cannot be one."""
    least = NO_GIFT
    for pile in range(OWN_PILES, PILES):
        top = top_of(table, pile)
        if helps(pile == OWN_PILES, top, card):
            first = side_of(table, pile) * (HIGHEST + 2)
            least = min(least, -taken(first, pile, top, card, notes))
    return least


@rule
def won_back(table: Seen, card: int, notes: Array) -> int:
    """How much room a card can win back by a trick, on a top or on a card of the hand; less than
    nothing if there is none."""
    seat, most = int(table["seat"]), -1
    first = seat * (HIGHEST + 2)
    for pile in range(OWN_PILES):
        top = int(table["tops"][seat][pile])
        if is_trick(pile == 0, top, card):
            most = max(most, -taken(first, pile, top, card, notes))
    for place in range(int(table["held"][seat])):
        top = int(table["hands"][seat][place])
        if abs(top - card) == TEN:
            most = max(most, -taken(first, int(top < card), top, card, notes))
    return most


@rule
def taken(first: int, pile: int, top: int, card: int, notes: Array) -> int:
    """How much room a card takes from a pile; less than nothing if it wins some back."""
    if pile % OWN_PILES == 0:
        return int(notes[first + card] - notes[first + top])
    return int(notes[first + top - 1] - notes[first + card - 1])


@rule
def limit(
    table: Seen, actions: Array, count: int, later: int, notes: Array, ceilings: Array
) -> None:
    """Write the most that a plan can be worth after each action; if it can win, whatever."""
    seat, hard, tricks = int(table["seat"]), 0, 0
    own, theirs = room(table, seat, notes), room(table, 1 - seat, notes)
    least, second = NOWHERE, NOWHERE  # of the hand, how hard the easiest cards will be to play
    for place in range(int(table["held"][seat])):
        card = int(table["hands"][seat][place])
        price = int(notes[LEAST + card])
        hard += price
        tricks += int(notes[TRICKS + card])
        second = min(second, max(least, price))
        least = min(least, price)
    value = own - THEIRS * theirs + ROUNDED
    for place in range(count):
        action = int(actions[place])
        ceilings[place] = WON
        if table["left"][seat] > FEW:
            price = int(notes[LEAST + action // PILES])
            easiest = second if action != END and price == least else least
            if is_settled(table, action, tricks, notes):
                ceilings[place] = value + settled(table, action, later, notes)
            else:
                most = ceiling(table, action, later, tricks, easiest, notes)
                ceilings[place] = value - STRANDED * hard + most


@rule
def is_settled(table: Seen, action: int, tricks: int, notes: Array) -> bool:
    """Whether no later card on an own pile can bring anything, nor must one be played.

    One that is no trick takes as much room as it comes nearer to any other card at most, and so
    few cards stay in the hand that this does not pay.
    """
    rest = int(table["held"][table["seat"]]) - 1
    long = table["count"] + 1 >= table["required"]
    few = STRANDED * rest <= 1 and tricks == notes[TRICKS + action // PILES]
    return action != END and bool(long) and few


@rule
def settled(table: Seen, action: int, later: int, notes: Array) -> float:
    """The same as `ceiling` where that is so: what is stranded then is known, except for a gift."""
    seat, card, pile = int(table["seat"]), action // PILES, action % PILES
    held, gift, first = int(table["held"][seat]) - 1, bool(table["gave"]), seat * (HIGHEST + 2)
    up = card if pile == 0 else int(table["tops"][seat][0])
    down = card if pile == 1 else int(table["tops"][seat][1])
    hard, given = 0, float(-NO_GIFT)
    for place in range(held + 1):
        other = int(table["hands"][seat][place])
        if other != card:
            price = nearest(first, up, down, other, notes)
            hard += price
            given = max(given, STRANDED * price - THEIRS * int(notes[HELP + other]))
    loss = taken(side_of(table, pile) * (HIGHEST + 2), pile, top_of(table, pile), card, notes)
    value = (THEIRS * loss if pile >= OWN_PILES else -loss) - STRANDED * hard
    most = CARD * most_held(table, held, gift or pile >= OWN_PILES)
    if later > 0 and not gift and pile < OWN_PILES:
        most = max(most, CARD * most_held(table, held, True) + given)
    return value + most


@rule
def ceiling(table: Seen, action: int, later: int, tricks: int, easiest: int, notes: Array) -> float:
    """What an action and later cards can bring at most, with what will be drawn."""
    held, gift, pile = int(table["held"][table["seat"]]), bool(table["gave"]), action % PILES
    if action == END:
        return CARD * most_held(table, held, gift)
    card, first = action // PILES, side_of(table, pile) * (HIGHEST + 2)
    loss = taken(first, pile, top_of(table, pile), card, notes)
    value, held = STRANDED * int(notes[LEAST + card]), held - 1
    tricks -= int(notes[TRICKS + card])
    short = int(table["count"]) + 1 < int(table["required"])
    if gift or pile >= OWN_PILES:
        value += THEIRS * loss if pile >= OWN_PILES else -loss
        value += cards(later, short, tricks, 0.0, easiest, notes)
        return value + CARD * most_held(table, held, True)
    without = cards(later, short, tricks, CARD, easiest, notes)
    without += CARD * most_held(table, held, False)
    if later == 0:
        return value - loss + without
    giving = CARD * most_held(table, held, True) + int(notes[GIFT]) / FINE
    giving += cards(later - 1, False, tricks, 0.0, easiest, notes)
    return value - loss + max(without, giving)


@rule
def cards(later: int, short: bool, tricks: int, price: float, easiest: int, notes: Array) -> float:
    """What so many later cards on own piles can bring at most, each at a price; where the turn is
    too short, one of them at least must be played.

    One that is no trick brings nothing: it takes at least as much room as it leaves stranded.
    """
    tricks, gain = min(later, tricks), int(notes[GAIN]) / FINE
    if short and tricks == 0:
        return -price - (1 - STRANDED) * easiest
    if short and gain < price:
        return max(gain, -(1 - STRANDED) * easiest) - price
    return tricks * max(0.0, gain - price)


@rule
def most_held(table: Seen, held: int, gift: bool) -> int:
    """How many cards a hand may have after it was filled up, with or without a gift."""
    draws = max(DRAW_WITHOUT_GIFT, HAND - held) if gift else DRAW_WITHOUT_GIFT
    return held + min(draws, int(table["draw"][table["seat"]]))


@rule
def skipped(table: Seen, before: Seen, card: int, pile: int, notes: Array) -> int:
    """How many own unplayed cards lie between an own pile's top and a card; none at a trick.

    The notes are from before the plan, so its own cards in between do not count.
    """
    top, first = top_of(table, pile), int(table["seat"]) * (HIGHEST + 2)
    low, high = (top, card) if pile == 0 else (card, top)
    if low > high:
        return 0
    lost = int(notes[first + high - 1] - notes[first + low])
    for place in range(int(before["count"]), int(table["count"])):
        lost -= low < table["turn_cards"][place] < high
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
    up, down = int(table["tops"][seat][0]), int(table["tops"][seat][1])
    for place in range(int(table["held"][seat])):
        trouble += nearest(seat * (HIGHEST + 2), up, down, int(table["hands"][seat][place]), notes)
    return float(trouble)


@rule
def nearest(first: int, up: int, down: int, card: int, notes: Array) -> int:
    """How many unplayed cards a card would have to skip on two piles with these tops."""
    least = NOWHERE
    if fits(True, up, card):
        least = min(least, abs(int(notes[first + card] - notes[first + up])))
    if fits(False, down, card):
        least = min(least, abs(int(notes[first + card] - notes[first + down])))
    return least


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
