"""What if: a table that goes on from some step of a game that is over."""

from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from ....games import State, parse_game
from ....games.replays import history
from ...refusals import Refusal

REMEMBERED = 32  # records are read once when a table is made and once when it is folded
DEAL = "what-if"  # the deal of such a table, which nobody looks at


@dataclass(frozen=True)
class WhatIf:
    """A record, and after how many of its actions the new game begins.

    Where it comes from a table, that table and the number of the game there lead back to it.
    """

    record: str
    step: int
    table: str | None = None
    round: int | None = None

    @property
    def state(self) -> State:
        """Where the new game begins."""
        return _state(self.record, self.step)

    def stored(self) -> dict[str, Any]:
        """All of it, ready for JSON."""
        return asdict(self)

    def json(self) -> dict[str, Any]:
        """What everybody at the new table may know: how the real game ended."""
        end = ended(self.record)
        assert end.outcome is not None
        told = {"step": self.step, "steps": len(end.steps), "outcome": end.outcome.json()}
        return {**told, "table": self.table, "round": self.round}


@lru_cache(REMEMBERED)
def ended(record: str) -> State:
    """The end of a game from its record; a Refusal while it still goes on."""
    state = parse_game(record)
    if state.outcome is None:
        raise Refusal("replay-running")
    return state


@lru_cache(REMEMBERED)
def _state(record: str, step: int) -> State:
    states = history(ended(record))
    if step >= len(states) - 1:
        raise Refusal("what-if-over", step=step, steps=len(states) - 1)
    return states[step]
