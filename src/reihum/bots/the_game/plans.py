"""Plans for The Game and Extreme: what the cards of a turn cost, and what stays in the hand."""

from ...rules.engine.compiling import Array, apart, rule
from ...rules.engine.piles import fits, is_trick
from ...rules.engine.records import Seen
from ...rules.the_game.commands import DRAW_ONE, NO_TRICK, ONE_PILE, SKULL, STOP
from ...rules.the_game.table import (
    ALL_DOWN,
    FIRST_DESCENDING,
    HIGHEST,
    LEAST_PLAY,
    LOWEST,
    PILES,
    judge,
    may_end,
    put,
)
from ..parts.lots import stirred
from ..parts.piles.turns import ANY_CARD

WON, LOST = 1e9, -1e9
UNFINISHED = -100.0  # a plan that was cut off before the turn may end
LOOKS_FIRST = False  # at a card, before its ceiling: a look takes longer
FREE = 1  # unplayed cards that an extra card may skip
STRANDED = 0.25  # what it weighs that a card in the hand must skip one unplayed card
TEN = 10  # a trick goes back by so much
DEAR = 30  # what a card costs that fits nowhere
TIGHTER = 3  # where three cards are needed there are many more ways: only the cheaper ones
BEARABLE, GAIN, ASKED, LEAST = range(HIGHEST + 2, HIGHEST + 6)  # places of notes; LEAST by card
FEW = 3  # so many cards can be put down by one plan: the game may be won with it
HINDRANCE = 4.0  # of a lasting command, in unplayed cards lost

SIGNAL_COSTS = (0.0, 1.0, 8.0, -1.0)  # what a card on a pile costs with none, leave, strongly, good


@rule
def study(table: Seen, notes: Array) -> None:
    """Note for each number how many unplayed cards are not above it."""
    count = 0
    for number in range(LOWEST):
        notes[number] = 0
    for card in range(LOWEST, HIGHEST + 1):
        count += 1 - int(table["down"][card])
        notes[card] = count
    notes[HIGHEST + 1] = count


@rule
def attempt(table: Seen, action: int) -> bool:
    """Play a card on a table; whether it ended the turn or the game."""
    card = action // PILES
    put(table, card, action % PILES)
    return judge(table, card) or bool(table["over"])


@rule
def promising(table: Seen, before: Seen, action: int, notes: Array) -> bool:
    """Whether a card is worth a thought, if it was not tried in another order."""
    card, pile = action // PILES, action % PILES
    owed = 3 if table["three"] else int(table["required"])
    if action >= LEAST_PLAY and tried(table, before, card, pile, owed):
        return False
    return tempting(table, action)


@rule
def tempting(table: Seen, action: int) -> bool:
    """Whether a card is worth a thought: any below the minimum, then those that cost next to
    nothing or cover a skull."""
    card, pile = action // PILES, action % PILES
    owed = 3 if table["three"] else int(table["required"])
    if table["count"] < owed or table["commands"][table["tops"][pile]] == SKULL:
        return True
    return skipped(table, card, pile) <= FREE


@rule
def bearable(table: Seen, action: int, notes: Array) -> bool:
    """Whether a card is worth a thought, and costs not much more than the cheapest ones."""
    card, top = action // PILES, int(table["tops"][action % PILES])
    if abs(int(notes[card] - notes[top])) > notes[BEARABLE]:
        return False
    return notes[BEARABLE] == ANY_CARD or tempting(table, action)


@rule
def bear(table: Seen, notes: Array, slack: int) -> None:
    """Note what a card may cost: some more than the dearest of the cheapest that will do."""
    seat, first, second, third = int(table["seat"]), DEAR, DEAR, DEAR
    for place in range(int(table["held"][seat])):
        price = cheapest(table, int(table["hands"][seat][place]), notes)
        first, price = min(first, price), max(first, price)
        second, price = min(second, price), max(second, price)
        third = min(third, price)
    three = table["three"] or table["required"] > 2 or int(table["shown"]) & SKULL
    notes[BEARABLE] = third + slack // TIGHTER if three else second + slack
    if slack == ANY_CARD:
        notes[BEARABLE] = ANY_CARD


@rule
def cheapest(table: Seen, card: int, notes: Array) -> int:
    """How many unplayed cards a card must pass at least, itself included."""
    least = DEAR
    for pile in range(PILES):
        top = int(table["tops"][pile])
        if fits(pile < FIRST_DESCENDING, top, card):
            least = min(least, abs(int(notes[card] - notes[top])))
    return least


@rule
def trace(table: Seen) -> int:
    """A number above 0 for what matters of a position in a turn: tops, cards played, what binds."""
    number = int(table["tied"]) * 2 + int(table["three"]) + 2
    for pile in range(PILES):
        number = number << 7 | int(table["tops"][pile])
    for place in range(int(table["count"])):
        number ^= stirred(int(table["turn_cards"][place]))
    return stirred(number) + 1


@rule
def repeated(table: Seen, first: int, then: int) -> bool:
    """Whether two cards lead to the same in the other order: commands may ask for one of them."""
    return False


@rule
def note_gains(table: Seen, signals: Array, notes: Array) -> None:
    """Note for each card of the hand how hard it will be to play at least, and what one more card
    and the signals can bring at most."""
    seat = int(table["seat"])
    hand, held = table["hands"][seat], int(table["held"][seat])
    notes[GAIN], notes[ASKED] = 0, 0
    for place in range(held):
        card = int(hand[place])
        least = cheapest(table, card, notes)
        if place > 0:  # any card of the hand may become a top: the nearest ones count
            least = min(least, int(notes[card] - notes[int(hand[place - 1])]))
        if place + 1 < held:
            least = min(least, int(notes[int(hand[place + 1])] - notes[card]))
        notes[LEAST + card] = least
        won = won_back(table, card, notes)
        if won >= 0:
            notes[GAIN] = max(int(notes[GAIN]), won + int(STRANDED * least) + 1)
    for pile in range(PILES):
        notes[ASKED] += max(0, -int(signal_cost(table, pile, signals)))


@rule
def won_back(table: Seen, card: int, notes: Array) -> int:
    """How much room a card can win back by a trick, on a top or on a card of the hand; less than
    nothing if there is none."""
    seat, most = int(table["seat"]), -1
    for pile in range(PILES):
        top = int(table["tops"][pile])
        if is_trick(pile < FIRST_DESCENDING, top, card):
            most = max(most, -lost(top, card, pile, notes))
    for place in range(int(table["held"][seat])):
        top = int(table["hands"][seat][place])
        if top - card == TEN:
            most = max(most, -lost(top, card, 0, notes))
        elif card - top == TEN:
            most = max(most, -lost(top, card, FIRST_DESCENDING, notes))
    return most


@rule
def lost(top: int, card: int, pile: int, notes: Array) -> int:
    """How much room a card takes from a pile; less than nothing if it wins some back."""
    if pile < FIRST_DESCENDING:
        return int(notes[card] - notes[top])
    return int(notes[top - 1] - notes[card - 1])


@rule
def limit(
    table: Seen, actions: Array, count: int, later: int, notes: Array, ceilings: Array
) -> None:
    """Write the most that a plan can be worth after each action.

    That is the room that is left, less what will be stranded at least. A later card that is no
    trick brings nothing: it takes at least as much room as it could leave stranded.
    """
    seat = int(table["seat"])
    most = float(notes[ASKED])
    for pile in range(PILES):
        most += room(table, pile, notes)
    for place in range(int(table["held"][seat])):
        most -= STRANDED * notes[LEAST + int(table["hands"][seat][place])]
    for place in range(count):
        action = int(actions[place])
        card, pile = action // PILES, action % PILES
        if table["left"] <= FEW:
            ceilings[place] = WON
        elif action < LEAST_PLAY:
            ceilings[place] = most
        else:
            loss = lost(int(table["tops"][pile]), card, pile, notes)
            ceilings[place] = most - loss + STRANDED * notes[LEAST + card] + later * notes[GAIN]


@rule
def tried(table: Seen, before: Seen, card: int, pile: int, owed: int) -> bool:
    """Whether this card and the one before it were tried in the other order."""
    count = int(table["count"])
    if count <= int(before["count"]) or count == owed or table["shown"] or before["shown"]:
        return False
    last = int(table["turn_cards"][count - 1])
    if table["commands"][card] or table["commands"][last]:
        return False
    return int(table["turn_piles"][count - 1]) > pile


@rule
def skipped(table: Seen, card: int, pile: int) -> int:
    """How many unplayed cards lie between a pile's top and a card; none at a trick."""
    top = int(table["tops"][pile])
    low, high = (top, card) if pile < FIRST_DESCENDING else (card, top)
    lost = 0
    for between in range(low + 1, high):
        lost += 1 - int(table["down"][between])
    return lost


@apart
@rule
def worth(table: Seen, before: Seen, signals: Array, notes: Array) -> float:
    """How good a table is for those who go on: little lost on the piles."""
    if table["over"]:
        return WON if table["over"] == ALL_DOWN else LOST - 100.0 * int(table["left"])
    value = 0.0 if may_end(table) or table["commands"][last_card(table)] == STOP else UNFINISHED
    for pile in range(PILES):
        value += room(table, pile, notes)
        if table["tops"][pile] != before["tops"][pile]:
            value -= signal_cost(table, pile, signals)
    return value - stranded(table, notes) - burden(table)


@rule
def last_card(table: Seen) -> int:
    """The card played last in this turn."""
    return int(table["turn_cards"][int(table["count"]) - 1])


@rule
def signal_cost(table: Seen, pile: int, signals: Array) -> float:
    """How much the others would rather not have a card put on a pile."""
    most = 0.0
    for seat in range(int(table["players"])):
        if seat != table["seat"]:
            most += SIGNAL_COSTS[signals[seat, pile]]
    return most


@rule
def room(table: Seen, pile: int, notes: Array) -> int:
    """How many unplayed cards fit a pile without a trick."""
    top = int(table["tops"][pile])
    return int(notes[HIGHEST] - notes[top] if pile < FIRST_DESCENDING else notes[top - 1])


@rule
def stranded(table: Seen, notes: Array) -> float:
    """How hard the cards that stay in the hand will be to play."""
    seat, trouble = int(table["seat"]), 0.0
    for place in range(int(table["held"][seat])):
        trouble += cheapest(table, int(table["hands"][seat][place]), notes)
    return STRANDED * trouble


@rule
def burden(table: Seen) -> float:
    """What the lasting commands that stay visible cost everybody."""
    shown, cost = int(table["shown"]), 0.0
    if shown & NO_TRICK:
        cost += HINDRANCE
    if shown & ONE_PILE:
        cost += HINDRANCE
    if shown & DRAW_ONE:
        cost += HINDRANCE * (int(table["count"]) - 1)
    return cost
