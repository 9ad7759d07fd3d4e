"""Positions that come to the same: which of two piles of a kind has which top matters to nobody."""

from ...bots.the_game.endings import explore, tops_trace, whole_trace
from ...rules.engine.compiling import bound, rule
from ...rules.engine.records import Seen
from ...rules.the_game.table import FIRST_DESCENDING, FREE


@rule
def tops_alike(table: Seen) -> int:
    """The tops as one number, with the lower one of two piles of a kind first."""
    number = 0
    for first in (0, FIRST_DESCENDING):
        one, other = int(table["tops"][first]), int(table["tops"][first + 1])
        number = (number << 7 | min(one, other)) << 7 | max(one, other)
    return number


@rule
def tops_that_matter(table: Seen) -> int:
    """The same, while no command of Extreme asks on which pile a card of this turn lies."""
    if table["tied"] != FREE or table["whole_turn"]:
        return tops_trace(table)
    return tops_alike(table)


trace = bound(whole_trace, "alike", tops_trace=tops_that_matter)
EXPLORE = bound(explore, "alike", whole_trace=trace)
