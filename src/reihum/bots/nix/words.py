"""Why a player of Nix für ungut! does what it does, in a sentence or two."""

import numpy as np

from ...games.nix.combinations import decode
from ...rules.engine.compiling import Array, Record
from ...rules.engine.records import Seen
from ...rules.nix.combinations import JOKER, LAST_ROUND, MOST, row_of, uses_joker, uses_super
from ...rules.nix.table import FIELDS
from .memory import MEMORY
from .rows import chips_after
from .search import estimate

NUMBERS = ("no", "one", "two", "three")
KINDS = {
    "quad": "The quad of {}s",
    "run4": "The run {}",
    "triple": "The triple of {}s",
    "run3": "The run {}",
    "pair": "The pair of {}s",
    "run2": "The run {}",
    "single": "The single {}",
    "none": "The empty hand",
}


def explain(table: Seen, action: int, weights: Array) -> str:
    """One or two sentences in plain English why a seat may want this action.

    The numbers are the estimate that every level begins with; the search may have seen more.
    """
    memory = np.zeros(1, MEMORY)[0]
    estimate(table, memory, weights, np.zeros(MOST, np.int64))
    told = [_chip(table, memory, action), _push(table, action), _rest(table, memory, action)]
    return " ".join(sentence for sentence in told if sentence)


def _chip(table: Seen, memory: Record, action: int) -> str:
    """Where the chip lies, and what will become of it."""
    row, left = row_of(action), chips_after(table, int(table["seat"]), int(table["round"]))
    points = int(table["points"][row][0]) * (1 + uses_super(action))
    text = f"{_name(action)} puts {_chip_name(action)} on {points} {_plural(points, 'point')}"
    if left == 0:
        return text + ", and no chip comes after it."
    pushes = int(memory["rate"][:left, row].sum() + 0.5)
    worth = memory["worth"][row, 0, left] * (1 + uses_super(action))
    return f"{text}; {_count(pushes)} likely to push it on, so it should bring about {worth:.0f}."


def _name(action: int) -> str:
    row, cards = decode(action).row, decode(action).cards
    if row.startswith("run"):
        return KINDS[row].format("-".join(cards))
    joined = " with a joker" if "J" in cards and cards != "J" else ""
    return KINDS[row].format("joker" if cards == "J" else cards[:1]) + joined


def _chip_name(action: int) -> str:
    return "the super chip" if uses_super(action) else "a chip"


def _count(pushes: int) -> str:
    if pushes < len(NUMBERS):
        verb = "is" if pushes == 1 else "are"
        return f"{NUMBERS[pushes]} more {_plural(pushes, 'chip')} {verb}"
    return "more than three chips are"


def _push(table: Seen, action: int) -> str:
    """Whose chip it pushes off the board."""
    owner = int(table["owners"][row_of(action)][FIELDS - 1]) - 1
    if owner < 0:
        return ""
    if owner == table["seat"]:
        return "It gives up a chip of its own at the end of the row."
    return f"It pushes {_player(table, owner)} off the board."


def _player(table: Seen, owner: int) -> str:
    return "EGON's chip" if owner == table["players"] else f"a chip of player {owner + 1}"


def _rest(table: Seen, memory: Record, action: int) -> str:
    """What stays in the hand, and what that can still bring."""
    seat, turn = int(table["seat"]), int(table["round"])
    if turn == LAST_ROUND:
        return ""
    plain = action & ~1
    place = int(np.flatnonzero(memory["action"][: memory["count"]] == plain)[0])
    part = int(memory["parts"]) - 1 - int(memory["step"][place])
    chip = int(table["supers"][seat]) - uses_super(action)
    later = float(memory["plans"][part, turn + 1, chip])
    cards = int(table["held"][seat]) - len(decode(action).cards)
    kept = _kept(int(table["hands"][seat][JOKER]) - uses_joker(action), chip)
    if cards == 0:
        return f"No card is left: the rounds to come bring about {later:.0f} by `none`{kept}."
    return f"The {_cards(cards)} should bring about {later:.0f} later{kept}."


def _cards(count: int) -> str:
    return "last card" if count == 1 else f"{count} cards left"


def _kept(jokers: int, chip: int) -> str:
    things = ["a joker" if jokers == 1 else f"{jokers} jokers"] if jokers else []
    things += ["the super chip"] if chip else []
    return f", with {' and '.join(things)} in reserve" if things else ""


def _plural(count: int, noun: str) -> str:
    return noun if count == 1 else noun + "s"
