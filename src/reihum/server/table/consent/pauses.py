"""Pauses: where a game has something that all should see, nobody acts until they have looked."""

from collections.abc import Sequence
from math import ceil

from ....games import State
from ...refusals import Refusal
from ..events import Event, Paused, Seen
from ..table import Table


def pause_after(table: Table, after: State, until: float) -> list[Event]:
    """The pause that begins with the turn before, if people sit here and there is one to look at.

    Which asides are worth it the game says.
    """
    asides = after.last_turn.asides if after.last_turn else ()
    worth = any(aside.kind in table.game.pauses for aside in asides)
    return [Paused(until=round(until, 3))] if worth and table.people else []


def check_pause(table: Table, now: float) -> None:
    """Refuse to go on while not everybody has looked."""
    if table.pause and table.pause.lasts(now):
        raise Refusal("paused", seconds=ceil(table.pause.until - now))


def looked(table: Table, seat: int, people: Sequence[int], now: float) -> list[Event]:
    """A seat has looked; with the last of the people here the game goes on."""
    pause = table.pause
    if pause is None or not pause.lasts(now):
        raise Refusal("not-paused")
    if seat in pause.seen:
        raise Refusal("already-seen")
    ends = not set(people) - set(pause.with_seat(seat).seen)
    return [Seen(seat=seat, ends=ends)]
