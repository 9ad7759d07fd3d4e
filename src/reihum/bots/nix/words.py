"""Why a player of Nix für ungut! does what it does.

Clients say it by row, cards and numbers; the same stands in each message as English words.
"""

import numpy as np

from ...games import Message
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


def explain(table: Seen, action: int, weights: Array) -> tuple[Message, ...]:
    """Why a seat may want this action.

    The numbers are the estimate that every level begins with; the search may have seen more.
    """
    memory = np.zeros(1, MEMORY)[0]
    estimate(table, memory, weights, np.zeros(MOST, np.int64))
    return (_chip(table, memory, action), *_push(table, action), *_rest(table, memory, action))


def _chip(table: Seen, memory: Record, action: int) -> Message:
    """Where the chip lies, and what will become of it."""
    row, left = row_of(action), chips_after(table, int(table["seat"]), int(table["round"]))
    points = int(table["points"][row][0]) * (1 + uses_super(action))
    played = {
        "combination": _name(action),
        "row": decode(action).row,
        "cards": decode(action).cards,
        "chip": "the super chip" if uses_super(action) else "a chip",
        "super": bool(uses_super(action)),
        "field": f"{points} {_plural(points, 'point')}",
        "points": points,
    }
    if left == 0:
        return Message("why-last-chip", played)
    pushes = int(memory["rate"][:left, row].sum() + 0.5)
    worth = round(float(memory["worth"][row, 0, left]) * (1 + uses_super(action)))
    expected = {"pushes": _count(pushes), "count": pushes, "worth": worth}
    return Message("why-chip", {**played, **expected})


def _name(action: int) -> str:
    row, cards = decode(action).row, decode(action).cards
    if row.startswith("run"):
        return KINDS[row].format("-".join(cards))
    joined = " with a joker" if "J" in cards and cards != "J" else ""
    return KINDS[row].format("joker" if cards == "J" else cards[:1]) + joined


def _count(pushes: int) -> str:
    if pushes < len(NUMBERS):
        verb = "is" if pushes == 1 else "are"
        return f"{NUMBERS[pushes]} more {_plural(pushes, 'chip')} {verb}"
    return "more than three chips are"


def _push(table: Seen, action: int) -> list[Message]:
    """Whose chip it pushes off the board."""
    owner = int(table["owners"][row_of(action)][FIELDS - 1]) - 1
    if owner < 0:
        return []
    if owner == table["seat"]:
        return [Message("why-own-chip")]
    return [Message("why-pushes", {"seats": [owner], "owner": _player(table, owner)})]


def _player(table: Seen, owner: int) -> str:
    return "EGON's chip" if owner == table["players"] else f"a chip of player {owner + 1}"


def _rest(table: Seen, memory: Record, action: int) -> list[Message]:
    """What stays in the hand, and what that can still bring."""
    seat, turn = int(table["seat"]), int(table["round"])
    if turn == LAST_ROUND:
        return []
    plain = action & ~1
    place = int(np.flatnonzero(memory["action"][: memory["count"]] == plain)[0])
    part = int(memory["parts"]) - 1 - int(memory["step"][place])
    chip = int(table["supers"][seat]) - uses_super(action)
    jokers = int(table["hands"][seat][JOKER]) - uses_joker(action)
    cards = int(table["held"][seat]) - len(decode(action).cards)
    told = {
        "worth": round(float(memory["plans"][part, turn + 1, chip])),
        "jokers": jokers,
        "super": bool(chip),
        "reserve": _kept(jokers, chip),
    }
    if cards == 0:
        return [Message("why-empty-hand", told)]
    return [Message("why-hand", {**told, "cards": cards, "left": _cards(cards)})]


def _cards(count: int) -> str:
    return "last card" if count == 1 else f"{count} cards left"


def _kept(jokers: int, chip: int) -> str:
    things = ["a joker" if jokers == 1 else f"{jokers} jokers"] if jokers else []
    things += ["the super chip"] if chip else []
    return f", with {' and '.join(things)} in reserve" if things else ""


def _plural(count: int, noun: str) -> str:
    return noun if count == 1 else noun + "s"
