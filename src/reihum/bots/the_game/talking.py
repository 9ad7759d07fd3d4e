"""Among themselves, players of The Game agree who begins, and mark the piles for each other."""

from ...rules.engine.compiling import Array, apart, rule
from ...rules.engine.records import StateRecord
from ...rules.the_game.table import BEGIN, NOBODY, observe, play, silent
from .hints import eagerness, mark


@apart
@rule
def begin(state: StateRecord, seen: Array) -> None:
    """Where the players have to agree who begins, it is the one with the best opening."""
    if state["table"]["seat"] != NOBODY:
        return
    most, keenest = -1.0, 0
    for seat in range(int(state["table"]["players"])):
        observe(state, seat, seen)
        keen = eagerness(seen[0], seat)
        if keen > most:
            most, keenest = keen, seat
    play(state, BEGIN + keenest)


@rule
def tell(state: StateRecord, seat: int, seen: Array, signals: Array) -> None:
    """When a turn begins, everybody else marks the piles anew; a silence takes all down (R24)."""
    table = state["table"]
    hushed = silent(table)
    if hushed or not table["count"]:
        signals[:] = 0
    if hushed or table["count"]:
        return
    for other in range(int(table["players"])):
        if other != seat:
            observe(state, other, seen)
            mark(seen[0], other, signals[other])
