"""Why a player of Nix für ungut! does what it does."""

from typing import Any

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
    played = {**_named(action), "super": bool(uses_super(action)), "points": points}
    if left == 0:
        return Message("why-last-chip", played)
    pushes = int(memory["rate"][:left, row].sum() + 0.5)
    worth = round(float(memory["worth"][row, 0, left]) * (1 + uses_super(action)))
    return Message("why-chip", {**played, "count": pushes, "worth": worth})


def _named(action: int) -> dict[str, Any]:
    """What sentences say of a combination: its row, the value of a kind, or all values of a run."""
    row, cards = decode(action).row, decode(action).cards
    return {
        "row": row,
        "cards": cards,
        "value": cards[:1],
        "run": "-".join(cards),
        "joker": "J" in cards and cards != "J",
    }


def _push(table: Seen, action: int) -> list[Message]:
    """Whose chip it pushes off the board."""
    owner = int(table["owners"][row_of(action)][FIELDS - 1]) - 1
    if owner < 0:
        return []
    if owner == table["seat"]:
        return [Message("why-own-chip")]
    player = "EGON" if owner == table["players"] else Message("player", {"number": owner + 1})
    return [Message("why-pushes", {"seats": [owner], "names": [player]})]


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
    }
    if cards == 0:
        return [Message("why-empty-hand", told)]
    return [Message("why-hand", {**told, "cards": cards})]
