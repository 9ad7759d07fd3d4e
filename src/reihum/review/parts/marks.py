"""Marks for turns, by how much they lowered the chance to win."""

from enum import StrEnum

from ...arena.statistics.intervals import Estimate

INACCURACY, MISTAKE, BLUNDER = 0.02, 0.05, 0.10  # chance to win that was given away


class Mark(StrEnum):
    """What there is to say of a turn."""

    BEST = "best"  # nothing better was found
    CLOSE = "close"  # another one may have been better, but that is not sure
    GOOD = "good"  # another one was better, by next to nothing
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


SLIPS = (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)  # surely something was given away


def mark_of(gain: Estimate) -> Mark:
    """The mark of a turn that the best other one would have been better by so much."""
    if gain.value <= 0:
        return Mark.BEST
    if gain.low <= 0:
        return Mark.CLOSE
    for limit, mark in ((BLUNDER, Mark.BLUNDER), (MISTAKE, Mark.MISTAKE)):
        if gain.value >= limit:
            return mark
    return Mark.INACCURACY if gain.value >= INACCURACY else Mark.GOOD
