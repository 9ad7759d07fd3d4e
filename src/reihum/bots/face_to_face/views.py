"""A table of Face to Face at the end of a turn, as the net sees it.

The two ascending piles, the own and the other's, are one slot; the two descending ones the other,
seen in a mirror. Of each pile counts what lies around its top: the unplayed cards of its owner,
which of them are ten apart, and what the other side could give. The other's hand is not known: it
is somewhere among the other's unplayed cards.
"""

import numpy as np

from ...rules.engine.compiling import Array, Record, apart, rule
from ...rules.engine.piles import fits
from ...rules.engine.records import Seen
from ...rules.face_to_face.table import HAND, HIGHEST, LOWEST, OWN_PILES, PLAYERS, helps, to_draw
from ..parts.nets import AMOUNTS, SLOTS

MIRROR = LOWEST + HIGHEST
EDGE = 30  # room on both sides of the cards, so that no look around a top falls off
KINDS = (SLOTS, PLAYERS, HIGHEST + 2 * EDGE)  # a look at both decks from both sides
GONE, MINE, UNSEEN = range(3)  # the acting player is side 0 here, the other side 1
BACK, AHEAD = 10, 24  # how far one looks from a top
NEXT = 10  # of the unplayed cards ahead it is known which are mine
GIFT = 12  # how far back a gift can be told from any other
FAR = 20  # what a card costs that fits nowhere
MANY = 16
SOME = np.float32(0.05)  # so that nothing is divided by 0
FEW, TEN, HALF = np.float32(6), np.float32(10), np.float32(30)  # amounts are about 1

# The rows of an own pile and of the other's: around the top, pairs ten apart, gifts, room.
AT_MINE = 0
AT_UNSEEN = AT_MINE + BACK + AHEAD
AT_PAIRS = AT_UNSEEN + BACK + AHEAD
AT_GIFTS = AT_PAIRS + AHEAD * 4
AT_NEXT = AT_GIFTS + 2 * GIFT
AT_ROOM = AT_NEXT + NEXT
PILE_ROWS = AT_ROOM + HIGHEST // 2 + 1

# The rows of the whole table.
ALWAYS = PLAYERS * PILE_ROWS
GAVE = ALWAYS + 1
LAST_CARD = GAVE + 1
HELD = LAST_CARD + 1
BEGIN = HELD + PLAYERS * (HAND + 1)
DRAW = BEGIN + HAND + 1
LEAD = DRAW + PLAYERS * MANY
DEAD = LEAD + 2 * MANY
NARROW = DEAD + HAND + 1
TROUBLE = NARROW + HAND + 1
CHEAPEST = TROUBLE + MANY
SECOND_CHEAPEST = CHEAPEST + MANY
CHEAPEST_GIFT = SECOND_CHEAPEST + MANY
ROWS = CHEAPEST_GIFT + MANY + AMOUNTS


@apart
@rule
def describe(table: Seen, signals: Array, kinds: Array, view: Record) -> None:
    """See a table as the net does."""
    passed, found, counts = np.zeros((PLAYERS, HIGHEST + 2), np.int64), view["rows"], view["counts"]
    survey(table, kinds, passed)
    count = describe_table(table, passed, found[0], view["amounts"][0])
    for place in range(count):
        found[1][place] = found[0][place]
    for amount in range(AMOUNTS):
        view["amounts"][1][amount] = view["amounts"][0][amount]
    for slot in range(SLOTS):
        counts[slot] = count
        for side in range(PLAYERS):
            counts[slot] = describe_pile(
                table, kinds[slot], passed, slot, side, found[slot], counts[slot]
            )
            view["amounts"][slot][side] = room(table, passed, slot, side) / HALF


@rule
def survey(table: Seen, kinds: Array, passed: Array) -> None:
    """Note of every card, from both sides, whether it is gone, mine or unseen; count unplayed."""
    seat = int(table["seat"])
    for side in range(PLAYERS):
        owner, count = seat if side == 0 else 1 - seat, 0
        for card in range(LOWEST, HIGHEST + 1):
            unplayed = 1 - int(table["down"][owner][card])
            count += unplayed
            passed[side][card] = count
            kinds[0][side][EDGE + card] = kinds[1][side][EDGE + MIRROR - card] = UNSEEN * unplayed
        passed[side][HIGHEST + 1] = count
    for place in range(int(table["held"][seat])):
        card = int(table["hands"][seat][place])
        kinds[0][0][EDGE + card] = kinds[1][0][EDGE + MIRROR - card] = MINE


@rule
def top_at(table: Seen, slot: int, side: int) -> int:
    """The top of a pile of the acting player (side 0) or of the other."""
    seat = int(table["seat"])
    return int(table["tops"][seat if side == 0 else 1 - seat][slot])


@rule
def room(table: Seen, passed: Array, slot: int, side: int) -> int:
    """How many unplayed cards of its owner are ahead of a pile."""
    top = top_at(table, slot, side)
    return int(passed[side][HIGHEST] - passed[side][top] if slot == 0 else passed[side][top - 1])


@rule
def steps(table: Seen, passed: Array, card: int, slot: int, side: int) -> int:
    """The how many-th of its owner's unplayed cards beyond a top; below 1 if it is behind."""
    top = top_at(table, slot, side)
    if slot == 0:
        return int(passed[side][card] - passed[side][top])
    return int(passed[side][top - 1] - passed[side][card - 1])


@apart
@rule
def describe_pile(
    table: Seen, kinds: Array, passed: Array, slot: int, side: int, found: Array, count: int
) -> int:
    """Write the rows of a pile: what its owner has around the top, and what may be given there."""
    base, top = side * PILE_ROWS, top_at(table, slot, side)
    place_of_top = EDGE + (top if slot == 0 else MIRROR - top)
    own, other = kinds[side], kinds[1 - side]
    for place in range(BACK + AHEAD):
        kind = int(own[place_of_top + place - BACK + (place >= BACK)])
        found[count] = base + (kind - 1) * AT_UNSEEN + place  # kept only if there is a card
        count += kind != GONE
    for offset in range(1, AHEAD + 1):
        high, low = int(own[place_of_top + offset]), int(own[place_of_top + offset - BACK])
        found[count] = base + AT_PAIRS + offset * 4 + high * 2 + low - 7
        count += high * low != 0
    for back in range(1, GIFT + 1):
        kind = int(other[place_of_top - back])
        found[count] = base + AT_GIFTS + (kind - 1) * GIFT + back - 1
        count += kind != GONE
    if side == 0:
        count = describe_next(table, passed, slot, found, count)
    found[count] = base + AT_ROOM + (room(table, passed, slot, side) + 1) // 2
    return count + 1


@rule
def describe_next(table: Seen, passed: Array, slot: int, found: Array, count: int) -> int:
    """Write which of the next unplayed cards of an own pile are in the hand."""
    seat = int(table["seat"])
    for place in range(int(table["held"][seat])):
        card = int(table["hands"][seat][place])
        next_one = steps(table, passed, card, slot, 0)
        found[count] = AT_NEXT + next_one - 1
        count += 0 < next_one <= NEXT
    return count


@rule
def describe_table(table: Seen, passed: Array, found: Array, amounts: Array) -> int:
    """Write the rows and amounts of the table as a whole."""
    seat = int(table["seat"])
    mine, theirs = int(table["left"][seat]), int(table["left"][1 - seat])
    draw, their_draw = int(table["draw"][seat]), int(table["draw"][1 - seat])
    held, their_held = int(table["held"][seat]), int(table["held"][1 - seat])
    begin = min(held + min(to_draw(table), draw), HAND)
    found[0] = ALWAYS
    found[1] = HELD + held
    found[2] = HELD + HAND + 1 + their_held
    found[3] = BEGIN + begin
    found[4] = DRAW + pile_size(draw)
    found[5] = DRAW + MANY + pile_size(their_draw)
    found[6] = LEAD + min(max(theirs - mine + MANY, 0), 2 * MANY - 1)
    found[7] = GAVE
    count = 7 + int(table["gave"])
    found[count] = LAST_CARD
    count += int(table["last_card"])
    amounts[2], amounts[3] = mine / HALF, theirs / HALF
    amounts[4], amounts[5] = draw / HALF, their_draw / HALF
    amounts[6], amounts[7] = begin / FEW, (theirs - mine) / TEN
    amounts[8] = openness(table, passed, 0) / (mine / TEN + SOME) / TEN
    amounts[9] = openness(table, passed, 1) / (theirs / TEN + SOME) / TEN
    amounts[14], amounts[15] = hopeless(table, 0) / TEN, hopeless(table, 1) / TEN
    return describe_hand(table, passed, found, amounts, count)


@rule
def pile_size(draw: int) -> int:
    """The size of a draw pile, roughly if it is large."""
    return draw if draw < 8 else min(8 + (draw - 8) // 6, MANY - 1)


@rule
def openness(table: Seen, passed: Array, side: int) -> int:
    """How many unplayed cards are ahead of the two piles of a side."""
    return room(table, passed, 0, side) + room(table, passed, 1, side)


@rule
def hopeless(table: Seen, side: int) -> int:
    """How many unplayed cards of a side fit none of its piles without a trick."""
    seat, lost = int(table["seat"]), 0
    owner = seat if side == 0 else 1 - seat
    up, down = int(table["tops"][owner][0]), int(table["tops"][owner][1])
    for card in range(max(down, LOWEST), min(up, HIGHEST) + 1):
        lost += 1 - int(table["down"][owner][card])
    return lost


@rule
def describe_hand(table: Seen, passed: Array, found: Array, amounts: Array, count: int) -> int:
    """Write how hard the hand will be to play: dead cards, cards with one pile, what they skip."""
    seat = int(table["seat"])
    dead, narrow, trouble, cheapest, second, gift = 0, 0, 0, FAR, FAR, FAR
    for place in range(int(table["held"][seat])):
        card = int(table["hands"][seat][place])
        homes, price = 0, FAR
        for slot in range(OWN_PILES):
            if fits(slot == 0, top_at(table, slot, 0), card):
                homes += 1
                price = min(price, max(steps(table, passed, card, slot, 0), 0))
            given = -steps(table, passed, card, slot, 1)
            gift = min(gift, given if helps(slot == 0, top_at(table, slot, 1), card) else FAR)
        dead += homes == 0
        narrow += homes == 1
        trouble += price
        cheapest, price = min(cheapest, price), max(cheapest, price)
        second = min(second, price)
    found[count] = DEAD + dead
    found[count + 1] = NARROW + narrow
    found[count + 2] = TROUBLE + min(trouble // 4, MANY - 1)
    found[count + 3] = CHEAPEST + min(cheapest, MANY - 1)
    found[count + 4] = SECOND_CHEAPEST + min(second, MANY - 1)
    found[count + 5] = CHEAPEST_GIFT + min(gift, MANY - 1)
    amounts[10], amounts[11] = dead / FEW, narrow / FEW
    amounts[12], amounts[13] = trouble / HALF, (cheapest + second) / TEN
    return count + 6
