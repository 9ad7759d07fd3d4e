"""A table of The Game or Extreme at the end of a turn, as the net sees it.

The two ascending piles are one slot, the two descending ones the other, seen in a mirror. In a
slot comes first the pile with more room. What matters stands around the top of a pile: where the
own cards and the unseen ones are, which of them are ten apart, what the others have signalled.
"""

import numpy as np

from ...rules.engine.compiling import Array, Record, apart, rule
from ...rules.engine.piles import fits
from ...rules.engine.records import Seen
from ...rules.the_game.commands import COMMANDS
from ...rules.the_game.table import FIRST_DESCENDING, HIGHEST, LARGEST_HAND, LOWEST, PILES, to_draw
from ..parts.nets import AMOUNTS, SLOTS
from ..parts.signals import GOOD, LEAVE_STRONG

MIRROR = LOWEST + HIGHEST
EDGE = 40  # room on both sides of the cards, so that no look around a top falls off
KINDS = (SLOTS, HIGHEST + 2 * EDGE)  # room for a look at the cards from both sides
GONE, MINE, UNSEEN = range(3)
BACK, AHEAD = 10, 30  # how far one looks from a top
NEXT = 12  # of the unplayed cards ahead it is known which are mine
ROOMS = 33
MANY = 16
FAR = 30
SOME = np.float32(0.02)  # so that nothing is divided by 0
TEN, HUNDRED = np.float32(10), np.float32(100)  # amounts are about 1

# The rows of a pile.
AT_MINE = 0
AT_UNSEEN = AT_MINE + BACK + AHEAD
AT_PAIRS = AT_UNSEEN + BACK + AHEAD
AT_NEXT = AT_PAIRS + AHEAD * 4
AT_ROOM = AT_NEXT + NEXT
AT_SIGNALS = AT_ROOM + ROOMS
AT_COMMAND = AT_SIGNALS + 12
PILE_ROWS = AT_COMMAND + len(COMMANDS)

# The rows of the whole table.
ALWAYS = 2 * PILE_ROWS
TALK = ALWAYS + 1
THREE_OWED = TALK + 1
DRAW = THREE_OWED + 1
HELD = DRAW + 36
COMING = HELD + LARGEST_HAND + 1
THEIRS = COMING + LARGEST_HAND + 1
DEAD = THEIRS + LARGEST_HAND + 1
NARROW = DEAD + LARGEST_HAND + 1
LOST = NARROW + LARGEST_HAND + 1
TIGHT = LOST + MANY
TROUBLE = TIGHT + MANY
CHEAPEST = TROUBLE + MANY
SECOND_CHEAPEST = CHEAPEST + MANY
COMMANDS_HELD = SECOND_CHEAPEST + MANY
COMMANDS_UNSEEN = COMMANDS_HELD + 4 * len(COMMANDS)
ROWS = COMMANDS_UNSEEN + 5 * len(COMMANDS) + AMOUNTS


@apart
@rule
def describe(table: Seen, signals: Array, kinds: Array, view: Record) -> None:
    """See a table as the net does."""
    passed, found, counts = np.zeros(HIGHEST + 2, np.int64), view["rows"], view["counts"]
    survey(table, kinds, passed)
    count = describe_table(table, signals, kinds, passed, found[0], view["amounts"][0])
    for place in range(count):
        found[1][place] = found[0][place]
    for amount in range(AMOUNTS):
        view["amounts"][1][amount] = view["amounts"][0][amount]
    for slot in range(SLOTS):
        near, far = slot * FIRST_DESCENDING, slot * FIRST_DESCENDING + 1
        if ahead(table, near) > ahead(table, far):
            near, far = far, near
        own, rows = kinds[slot], found[slot]
        middle = describe_pile(table, signals, own, passed, near, 0, rows, count)
        counts[slot] = describe_pile(table, signals, own, passed, far, PILE_ROWS, rows, middle)
        view["amounts"][slot][0] = room(table, passed, near) / HUNDRED * 3
        view["amounts"][slot][1] = room(table, passed, far) / HUNDRED * 3


@rule
def survey(table: Seen, kinds: Array, passed: Array) -> None:
    """Note of every card, from both sides, whether it is gone, mine or unseen; count unplayed."""
    seat, count = int(table["seat"]), 0
    for card in range(LOWEST, HIGHEST + 1):
        unplayed = 1 - int(table["down"][card])
        count += unplayed
        passed[card] = count
        kinds[0][EDGE + card] = kinds[1][EDGE + MIRROR - card] = UNSEEN * unplayed
    passed[HIGHEST + 1] = count
    for place in range(int(table["held"][seat])):
        card = int(table["hands"][seat][place])
        kinds[0][EDGE + card] = kinds[1][EDGE + MIRROR - card] = MINE


@rule
def ahead(table: Seen, pile: int) -> int:
    """The top of a pile, seen so that the pile goes up."""
    top = int(table["tops"][pile])
    return top if pile < FIRST_DESCENDING else MIRROR - top


@apart
@rule
def describe_pile(
    table: Seen,
    signals: Array,
    kinds: Array,
    passed: Array,
    pile: int,
    base: int,
    found: Array,
    count: int,
) -> int:
    """Write the rows of a pile."""
    top = EDGE + ahead(table, pile)
    for place in range(BACK + AHEAD):
        kind = int(kinds[top + place - BACK + (place >= BACK)])
        found[count] = base + (kind - 1) * AT_UNSEEN + place  # kept only if there is a card
        count += kind != GONE
    for offset in range(1, AHEAD + 1):
        high, low = int(kinds[top + offset]), int(kinds[top + offset - BACK])
        found[count] = base + AT_PAIRS + offset * 4 + high * 2 + low - 7
        count += high * low != 0
    count = describe_room(table, passed, pile, base, found, count)
    command = int(table["commands"][int(table["tops"][pile])])
    if command:
        for number in range(len(COMMANDS)):
            found[count] = base + AT_COMMAND + number
            count += command == COMMANDS[number]
    return describe_signals(table, signals, pile, base, found, count)


@rule
def describe_room(
    table: Seen, passed: Array, pile: int, base: int, found: Array, count: int
) -> int:
    """Write how many unplayed cards are ahead, and which of the next ones are mine."""
    seat, top = int(table["seat"]), int(table["tops"][pile])
    for place in range(int(table["held"][seat])):
        card = int(table["hands"][seat][place])
        next_one = steps(passed, top, card, pile)
        found[count] = base + AT_NEXT + next_one - 1
        count += 0 < next_one <= NEXT
    found[count] = base + AT_ROOM + (room(table, passed, pile) + 2) // 3
    return count + 1


@rule
def room(table: Seen, passed: Array, pile: int) -> int:
    """How many unplayed cards are ahead of a pile."""
    top = int(table["tops"][pile])
    if pile < FIRST_DESCENDING:
        return int(passed[HIGHEST] - passed[top])
    return int(passed[top - 1])


@rule
def steps(passed: Array, top: int, card: int, pile: int) -> int:
    """The how many-th unplayed card beyond a top a card is; below 1 if it is not beyond."""
    if pile < FIRST_DESCENDING:
        return int(passed[card] - passed[top])
    return int(passed[top - 1] - passed[card - 1])


@rule
def describe_signals(
    table: Seen, signals: Array, pile: int, base: int, found: Array, count: int
) -> int:
    """Write what the next player and the others have signalled, and whether it was heeded."""
    seat, players = int(table["seat"]), int(table["players"])
    shift = 0 if table["tops"][pile] == table["tops_before"][pile] else 6
    next_one = int(signals[(seat + 1) % players][pile]) if players > 1 else 0
    if next_one:
        found[count] = base + AT_SIGNALS + shift + next_one - 1
        count += 1
    leave, good = 0, players > 2
    for step in range(2, players):
        kind = int(signals[(seat + step) % players][pile])
        leave = max(leave, kind if kind <= LEAVE_STRONG else 0)
        good &= kind == GOOD
    if leave:
        found[count] = base + AT_SIGNALS + shift + 2 + leave
        count += 1
    if good:
        found[count] = base + AT_SIGNALS + shift + 5
        count += 1
    return count


@rule
def describe_table(
    table: Seen, signals: Array, kinds: Array, passed: Array, found: Array, amounts: Array
) -> int:
    """Write the rows and amounts of the table as a whole."""
    seat, draw = int(table["seat"]), int(table["draw"])
    found[0] = ALWAYS
    found[1] = DRAW + (draw if draw <= BACK else min(BACK + (draw - BACK + 2) // 3, 35))
    found[2] = HELD + int(table["held"][seat])
    found[3] = COMING + min(to_draw(table), draw)
    found[4] = THEIRS + int(table["held"][(seat + 1) % int(table["players"])])
    amounts[2] = draw / HUNDRED
    amounts[3] = int(table["left"]) / HUNDRED
    amounts[4] = rooms(table, passed) / HUNDRED
    amounts[5] = amounts[4] / (amounts[3] + SOME)
    count = describe_hand(table, passed, found, amounts, 5)
    count = describe_unseen(table, kinds[0], found, amounts, count)
    found[count] = THREE_OWED
    count += table["minimum"] > 2
    found[count] = TALK
    count += any_talk(table, signals)
    return describe_commands(table, found, count)


@rule
def rooms(table: Seen, passed: Array) -> int:
    """How many unplayed cards are ahead of all piles together."""
    total = 0
    for pile in range(PILES):
        total += room(table, passed, pile)
    return total


@rule
def any_talk(table: Seen, signals: Array) -> bool:
    """Whether somebody else has signalled."""
    for seat in range(int(table["players"])):
        for pile in range(PILES):
            if signals[seat][pile] and seat != table["seat"]:
                return True
    return False


@rule
def describe_hand(table: Seen, passed: Array, found: Array, amounts: Array, count: int) -> int:
    """Write how hard the hand will be to play: dead cards, cards with one pile, what they skip."""
    seat = int(table["seat"])
    dead, narrow, pairs, trouble, cheapest, second = 0, 0, 0, 0, FAR, FAR
    for place in range(int(table["held"][seat])):
        card = int(table["hands"][seat][place])
        homes, price = 0, FAR
        for pile in range(PILES):
            top = int(table["tops"][pile])
            if fits(pile < FIRST_DESCENDING, top, card):
                homes += 1
                price = min(price, max(steps(passed, top, card, pile), 0))
        dead += homes == 0
        narrow += homes == 1
        pairs += homes == 2
        trouble += price
        cheapest, price = min(cheapest, price), max(cheapest, price)
        second = min(second, price)
    found[count] = DEAD + dead
    found[count + 1] = NARROW + narrow
    found[count + 2] = TROUBLE + min(trouble // 4, MANY - 1)
    found[count + 3] = CHEAPEST + min(cheapest, MANY - 1)
    found[count + 4] = SECOND_CHEAPEST + min(second, MANY - 1)
    amounts[6], amounts[7], amounts[8] = dead / TEN, narrow / TEN, pairs / TEN
    amounts[9], amounts[10], amounts[11] = trouble / HUNDRED * 3, cheapest / TEN, second / TEN
    return count + 5


@rule
def describe_unseen(table: Seen, kinds: Array, found: Array, amounts: Array, count: int) -> int:
    """Write how many unseen cards fit no pile any more, and how many only one, tricks aside."""
    tops = table["tops"]
    up, high = min(tops[0], tops[1]), max(tops[0], tops[1])
    low, down = min(tops[2], tops[3]), max(tops[2], tops[3])
    dead = unseen_in(kinds, down, up)
    narrow = unseen_in(kinds, max(up + 1, down), high)
    narrow += unseen_in(kinds, low, min(down - 1, up))
    found[count] = LOST + min(dead, MANY - 1)
    found[count + 1] = TIGHT + min((narrow + 1) // 2, MANY - 1)
    amounts[12], amounts[13] = dead / TEN, narrow / TEN
    amounts[14] = live_tricks(table, kinds) / TEN
    return count + 2


@rule
def live_tricks(table: Seen, kinds: Array) -> int:
    """How many of the tops could still be turned back by an unplayed card."""
    live = 0
    for pile in range(PILES):
        top = int(table["tops"][pile])
        back = top - BACK if pile < FIRST_DESCENDING else top + BACK
        live += kinds[EDGE + back] != GONE
    return live


@rule
def unseen_in(kinds: Array, low: int, high: int) -> int:
    """How many unseen cards there are from one number to another."""
    unseen = 0
    for card in range(low, high + 1):
        unseen += kinds[EDGE + card] == UNSEEN
    return unseen


@rule
def describe_commands(table: Seen, found: Array, count: int) -> int:
    """Write which commands the hand has, and which are still unseen."""
    if not table["commanded"]:
        return count
    seat = int(table["seat"])
    for number in range(len(COMMANDS)):
        held, left = 0, 0
        for place in range(int(table["held"][seat])):
            held += table["commands"][table["hands"][seat][place]] == COMMANDS[number]
        for card in range(LOWEST, HIGHEST + 1):
            left += table["commands"][card] == COMMANDS[number] and not table["down"][card]
        found[count] = COMMANDS_HELD + number * 4 + min(held, 3)
        found[count + 1] = COMMANDS_UNSEEN + number * 5 + min(left - held, 4)
        count += 2
    return count
