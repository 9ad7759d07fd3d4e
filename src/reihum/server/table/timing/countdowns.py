"""What runs down at a table, ready for JSON: until when, and how many seconds are left.

`left`, and what time it is here, are for clients whose own clock may be wrong.
"""

from typing import Any

from ...settings import Settings
from ..table import Table
from .stalling import decided_at, may_ask_at


def countdowns(table: Table, settings: Settings, now: float) -> dict[str, Any]:
    """The clock of the table, the end of this turn, and what others may ask for and when."""
    vote = table.vote
    return {
        "now": round(now, 3),
        "clock": table.clock,
        "deadline": _countdown(table.deadline, now),
        "patience": _countdown(may_ask_at(table, settings), now),
        "vote": None
        if vote is None
        else {
            "seat": vote.seat,
            "agreed": list(vote.agreed),
            **_until(decided_at(vote, settings), now),
        },
    }


def _countdown(until: float | None, now: float) -> dict[str, float] | None:
    return None if until is None else _until(until, now)


def _until(until: float, now: float) -> dict[str, float]:
    return {"until": round(until, 3), "left": round(max(until - now, 0.0), 1)}
