"""Giving up: whoever is here has to agree; in a duel who gives up has lost."""

from collections.abc import Sequence

from ....games import IllegalAction
from ...refusals import Refusal
from ..events import Conceding, Declined, Event, Over
from ..table import Table
from .waiting import joined


def conceded(table: Table, seat: int, people: Sequence[int]) -> list[Event]:
    """A seat gives up, or agrees to; with the last of the people here the game is over."""
    state = table.running
    if state is None:
        raise IllegalAction("game-over")
    agreed = joined(table.conceding, seat)
    missing = [] if table.game.duel else [each for each in people if each not in agreed]
    asked: list[Event] = [] if seat in table.conceding else [Conceding(seat=seat)]
    if missing and not asked:
        raise Refusal("not-agreed", seats=missing)
    first = agreed[0]
    return asked if missing else [*asked, Over.of(table, state.concede(first), first)]


def declined(table: Table, seat: int) -> list[Event]:
    """Somebody does not want what was asked for: a bot to play; or to give up, or to play again."""
    if table.vote:
        if table.vote.seat == seat and table.turn_time.asked_for_time:
            raise Refusal("no-more-time")
    elif not table.conceding and table.next_game is None:
        raise Refusal("nothing-asked")
    return [Declined(seat=seat)]
