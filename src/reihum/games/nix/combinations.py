"""The combinations of Nix für ungut! as people write them.

>>> str(read_combination("run3:J-7-5*"))
'run3:5-7-J*'
"""

import re
from dataclasses import dataclass
from functools import lru_cache

from ...rules.nix import combinations as rules
from ..core.actions import Action
from ..core.errors import NotationError


@dataclass(frozen=True)
class Combination(Action):
    """Play cards, values in order and the joker last, and push a chip into a row.

    >>> str(Combination("triple", "55J")), str(Combination("quad", "7777", super=True))
    ('triple:5-5-J', 'quad:7-7-7-7*')
    """

    row: str
    cards: str = ""
    super: bool = False

    def __str__(self) -> str:
        cards = ":" + "-".join(self.cards) if self.cards else ""
        return f"{self.row}{cards}{'*' if self.super else ''}"


ROWS = ("quad", "run4", "triple", "run3", "pair", "run2", "single", "none")
CARDS = "1234567J"
TEXT = re.compile(
    r"(quad|run4|triple|run3|pair|run2|single|none)(?::([1-7J](?:-[1-7J]){0,5}))?(\*?)"
)


def read_combination(text: str) -> Combination | None:
    """Read a combination, cards in any order; None where the text is of another shape."""
    match = TEXT.fullmatch(text)
    if not match:
        return None
    row, cards = match[1], "".join(sorted((match[2] or "").replace("-", "")))
    if not is_combination(row, cards):
        raise NotationError("not-a-combination", cards="-".join(cards) or "none", row=row)
    return Combination(row, cards, bool(match[3]))


def is_combination(row: str, cards: str) -> bool:
    """Whether sorted cards make a row of a person, who has at most one joker in it."""
    number = ROWS.index(row)
    if len(cards) != rules.SIZES[number] or cards.count("J") > 1:
        return False
    values = [int(card) for card in cards if card != "J"]
    if not rules.is_run(number):
        return len(set(values)) <= 1
    different = len(set(values)) == len(values)
    return different and max(values) - min(values) < rules.SIZES[number]


def encode(action: Combination) -> int:
    """The number of a combination."""
    values = 0
    for card in action.cards.replace("J", ""):
        values |= 1 << int(card) - 1
    row = ROWS.index(action.row)
    return rules.combination(row, values, int("J" in action.cards), int(action.super))


@lru_cache(4096)  # there are fewer, and every view reads dozens of them
def decode(number: int) -> Combination:
    """The combination of a number."""
    values = "".join(str(v) * rules.count_of(number, v) for v in range(1, rules.VALUES + 1))
    cards = values + "J" * rules.uses_joker(number)
    return Combination(ROWS[rules.row_of(number)], cards, bool(rules.uses_super(number)))
