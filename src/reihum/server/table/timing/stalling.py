"""Somebody is here, has the turn, and does nothing: the others may ask to let a bot play.

All others who are here have to agree, and nobody is hurried by it: one may ask only after a while
without any act of theirs, where players are against each other after twice as long; from then on
they have some seconds to act, which ends it, and once in a turn to say that they need more time.
Where a table has a clock, that one decides, and nobody asks.
"""

from collections.abc import Sequence
from math import ceil

from ...refusals import Refusal
from ...settings import Settings
from ..events import BotAsked, Event, StoodIn, Undone
from ..table import Table
from .turn_time import Vote


def may_ask_at(table: Table, settings: Settings) -> float | None:
    """From when on others may ask to let a bot play; None where nobody holds them up."""
    seat = table.person_to_act
    if table.clock is not None or seat is None:
        return None
    patience = settings.stall_wait * (1 if table.game.cooperative else 2)
    return table.turn_time.acted + patience


def decided_at(vote: Vote, settings: Settings) -> float:
    """When a bot plays, if all agree."""
    return vote.since + settings.stall_notice


def asked(
    table: Table, asker: int, seat: int, people: Sequence[int], now: float, settings: Settings
) -> list[Event]:
    """A seat asks to let a bot play for another, or agrees to."""
    allowed = may_ask_at(table, settings)
    if allowed is None or table.person_to_act != seat or seat == asker:
        raise Refusal("not-absent", seat=seat, seconds=round(settings.grace))
    vote = table.vote
    if vote is None:
        _check_reached(allowed, now, seat)
    elif asker in vote.agreed:
        missing = _missing(vote, people)
        if missing:
            raise Refusal("not-agreed", seats=missing)
        _check_reached(decided_at(vote, settings), now, seat)
        return replaced(table, people)
    return [BotAsked(seat=asker, target=seat)]


def agreed_by_all(table: Table, people: Sequence[int]) -> bool:
    """Whether all others who are here would like a bot to play; at least one of them has to be."""
    vote = table.vote
    if vote is None or table.person_to_act != vote.seat:
        return False
    return bool(set(vote.agreed) & set(people)) and not _missing(vote, people)


def replaced(table: Table, people: Sequence[int]) -> list[Event]:
    """A bot plays, if all agree; until who was asked for does something themselves."""
    vote = table.vote
    if vote is None or not agreed_by_all(table, people):
        return []
    stood_in = StoodIn(seat=vote.seat, why="vote", idle=True)
    return [stood_in, *taken_back(table, vote.seat)]


def taken_back(table: Table, seat: int) -> list[Event]:
    """Whoever is stuck takes the card back before a bot plays on: waiting ends no game."""
    if table.stuck != seat or table.state is None or table.state.last_step is None:
        return []
    return [Undone(seat=seat, action=str(table.state.last_step.action))]


def _missing(vote: Vote, people: Sequence[int]) -> list[int]:
    return [seat for seat in people if seat != vote.seat and seat not in vote.agreed]


def _check_reached(time: float, now: float, seat: int) -> None:
    if now < time:
        raise Refusal("still-thinking", seat=seat, seconds=ceil(time - now))
