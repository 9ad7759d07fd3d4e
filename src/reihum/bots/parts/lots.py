"""Random numbers inside rules: the next one after each, the same for the same start everywhere."""

from ...rules.engine.compiling import rule

MULTIPLIER, INCREMENT, POSITIVE = 6364136223846793005, 1442695040888963407, (1 << 62) - 1


@rule
def next_lot(lot: int) -> int:
    """The random number after this one; its upper bits are the good ones."""
    return (lot * MULTIPLIER + INCREMENT) & POSITIVE


@rule
def stirred(number: int) -> int:
    """A number that looks like a lot, to tell positions apart: unlike sums, it keeps them so."""
    number = (number ^ number >> 31) * MULTIPLIER & POSITIVE
    return number ^ number >> 31
