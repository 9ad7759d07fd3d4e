"""Another game at the same table: it is dealt once everybody who is here is ready."""

from collections.abc import Sequence

from ...refusals import Refusal
from ..dealing import new_game, same_game
from ..events import Event, Ready
from ..table import Table
from .waiting import NextGame


def another_game(
    table: Table, seat: int, same: bool, people: Sequence[int], now: float, wait: float
) -> list[Event]:
    """A seat asks for another game, or is ready for it; with the last of the people it is dealt.

    Who has asked need not wait for the others for ever: after so many seconds it is enough.
    """
    asked = _asked_by_people_here(table, people)
    if asked and asked.same != same:
        raise Refusal("again-differs", same=asked.same)
    wish = (asked or NextGame(same, now)).with_seat(seat)
    missing = [each for each in people if each not in wish.ready]
    waited = asked is not None and seat == asked.ready[0] and asked.waited(now, wait)
    if not missing or waited:
        return _dealt(table, wish, people)
    if wish == asked:
        raise Refusal("not-agreed", seats=missing)
    return [Ready(seat=seat, same=same)]


def _asked_by_people_here(table: Table, people: Sequence[int]) -> NextGame | None:
    """What was asked for; the wish of people who have all gone since binds nobody."""
    wish = table.next_game
    return wish if wish and set(wish.ready) & set(people) else None


def _dealt(table: Table, wish: NextGame, people: Sequence[int]) -> list[Event]:
    assert table.dealt is not None
    first = wish.ready[0]
    return same_game(table.dealt, first) if wish.same else new_game(table, first, people)
