"""The combinations of Nix für ungut!: which a hand allows, and which is EGON's highest.

A combination is a number: the row, a bit for each value used, a bit for the joker, and a bit for
the super chip. In a row of equal cards the single value bit stands for all of them.
"""

from ..engine.compiling import Array, rule

QUAD, RUN4, TRIPLE, RUN3, PAIR, RUN2, SINGLE, NONE = range(8)
ROWS = 8
SIZES = (4, 4, 3, 3, 2, 2, 1, 0)
VALUES = 7
JOKER = 8  # as a card; hands are counts by card, with place 0 unused
LAST_ROUND = 4
MOST = 160  # more combinations than any hand allows
NEVER = 99  # jokers that no hand has


@rule
def is_run(row: int) -> bool:
    """Whether a row takes cards in sequence."""
    return row in (RUN4, RUN3, RUN2)


@rule
def combination(row: int, values: int, joker: int, chip: int) -> int:
    """The number of a combination."""
    return ((row << VALUES | values) << 1 | joker) << 1 | chip


@rule
def row_of(number: int) -> int:
    """The row of a combination."""
    return number >> VALUES + 2


@rule
def values_of(number: int) -> int:
    """The bits of the values that a combination uses."""
    return number >> 2 & (1 << VALUES) - 1


@rule
def uses_joker(number: int) -> int:
    """1 if a combination contains a joker."""
    return number >> 1 & 1


@rule
def uses_super(number: int) -> int:
    """1 if a combination is played with the super chip."""
    return number & 1


@rule
def count_of(number: int, value: int) -> int:
    """How many cards of a value a combination uses."""
    if not values_of(number) >> value - 1 & 1:
        return 0
    row = row_of(number)
    return 1 if is_run(row) else int(SIZES[row]) - uses_joker(number)


@rule
def possible(hand: Array, turn: int, chip: int, found: Array) -> int:
    """Write all combinations of a hand in a round, in their stable order; return how many."""
    jokers = hand[JOKER] > 0 and turn != LAST_ROUND
    doubled = chip > 0 and turn != LAST_ROUND
    values = values_in(hand)
    count = 0
    for row in range(SINGLE):
        count = add_row(hand, values, row, jokers, doubled, found, count)
    return add_small(hand, values, doubled, found, count)


@rule
def add_row(
    hand: Array, values: int, row: int, jokers: bool, doubled: bool, found: Array, count: int
) -> int:
    """The combinations of one row of two or more cards."""
    run = is_run(row)
    for low in range(1, VALUES + 1):
        if not values >> low - 1 & 1:
            continue
        if run:
            count = add_runs(values, row, low, jokers, doubled, found, count)
        else:
            count = add_equals(hand, row, low, jokers, doubled, found, count)
    return count


@rule
def values_in(hand: Array) -> int:
    """A bit for each value in a hand."""
    values = 0
    for value in range(1, VALUES + 1):
        if hand[value]:
            values |= 1 << value - 1
    return values


@rule
def add(number: int, doubled: bool, found: Array, count: int) -> int:
    """Write a combination, and again with the super chip where that is allowed."""
    found[count] = number
    count += 1
    if doubled and not uses_joker(number):
        found[count] = number | 1
        count += 1
    return count


@rule
def add_equals(
    hand: Array, row: int, value: int, jokers: bool, doubled: bool, found: Array, count: int
) -> int:
    """Equal cards of a value, without and with a joker."""
    bit = 1 << value - 1
    if hand[value] >= SIZES[row]:
        count = add(combination(row, bit, 0, 0), doubled, found, count)
    if jokers and hand[value] >= SIZES[row] - 1:
        count = add(combination(row, bit, 1, 0), doubled, found, count)
    return count


@rule
def add_runs(
    values: int, row: int, low: int, jokers: bool, doubled: bool, found: Array, count: int
) -> int:
    """Sequences whose lowest natural card is given, without and with a joker."""
    length = SIZES[row]
    bits = run_bits(low, length, 0)
    if values & bits == bits:
        count = add(combination(row, bits, 0, 0), doubled, found, count)
    if jokers:
        for gap in range(1, length):  # the joker stands here, or at either end where it is last
            bits = run_bits(low, length, gap)
            if values & bits == bits:
                count = add(combination(row, bits, 1, 0), doubled, found, count)
    return count


@rule
def run_bits(low: int, length: int, gap: int) -> int:
    """The value bits of a sequence, but for the card at a gap (0: no gap)."""
    bits = ((1 << length) - 1) << low - 1
    return bits & ~(1 << low - 1 + gap) if gap else bits


@rule
def add_small(hand: Array, values: int, doubled: bool, found: Array, count: int) -> int:
    """Single cards, or no card with an empty hand."""
    for value in range(1, VALUES + 1):
        if values >> value - 1 & 1:
            count = add(combination(SINGLE, 1 << value - 1, 0, 0), doubled, found, count)
    if hand[JOKER]:
        return add(combination(SINGLE, 0, 1, 0), doubled, found, count)
    if values == 0:
        return add(combination(NONE, 0, 0, 0), doubled, found, count)
    return count


@rule
def egons_row(cards: Array) -> int:
    """EGON's highest row with these cards, of which he has at least one; any number of jokers."""
    for row in range(SINGLE):
        for low in range(1, VALUES + 1):
            if missing(cards, row, low) <= cards[JOKER]:
                return row
    return SINGLE


@rule
def missing(cards: Array, row: int, low: int) -> int:
    """How many jokers a row needs with this value, or from this value on."""
    size = int(SIZES[row])
    if not is_run(row):
        return max(size - int(cards[low]), 0)
    lacking = 0
    for step in range(size):
        if low + step > VALUES:
            return NEVER
        if not cards[low + step]:
            lacking += 1
    return lacking
