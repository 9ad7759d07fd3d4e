"""The end of a game, noted beside the log in the same transaction.

For each of its players: among their games, and by its deal, so that who else played it is found;
and for its day where it was the deal of a day. There are no names of others in it, and nothing of
a game that is not over.
"""

import logging
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sqlalchemy import Connection, delete, select

from ..table.creation.days import DAILY, day_name, day_of
from ..table.events import Over
from .engines import is_away, is_held
from .keeping import Kept, keep, keep_all, kept_as
from .rows import NewEvents, now
from .schema import kept, seats, tables
from .stories import Story, deal_key, story_at, story_of

log = logging.getLogger(__name__)
GAME, DEAL, LINES = "game", "deal", "deal-bots"  # kinds of what is kept
REVIEWED = "reviewed"  # under the same name as the game


@dataclass(frozen=True)
class Ending:
    """A game that is over, and who held which seat at its end."""

    story: Story
    holders: Mapping[int, str]

    @cached_property
    def deal(self) -> str:
        """The key of its deal."""
        return deal_key(self.story.game, self.story.deal)

    @property
    def place(self) -> dict[str, Any]:
        """Where it stands in the log."""
        return {"table": self.story.table.id, "seq": self.story.ended.seq}

    def games(self) -> Iterator[Kept]:
        """It, among the games of each player."""
        story, at = self.story, now()
        name = game_name(story.table.id, story.ended.seq)
        told = {"round": story.table.round, "deal": self.deal, "day": story.table.daily}
        for seat, guest in self.holders.items():
            yield Kept(guest, GAME, name, self.place | result_of(story, seat) | told, at)

    def deals(self) -> Iterator[Kept]:
        """Its deal, among those that each player knows."""
        at = now()
        for guest in self.holders.values():
            yield Kept(guest, DEAL, self.deal, self.place, at)


def note_endings(connection: Connection, appends: Sequence[NewEvents]) -> None:
    """Note the games that end with some events.

    All together; where that fails, each alone. One that cannot be noted is left out: its players
    are not to wait for it.
    """
    ends = [new for new in appends if Over.kind in [each.draft.event.kind for each in new.entries]]
    if ends and not _noted(connection, ends) and len(ends) > 1:
        for each in ends:
            _noted(connection, [each])


def _noted(connection: Connection, ends: Sequence[NewEvents]) -> bool:
    """Note the games that end with some events, all or none; whether that worked."""
    try:
        with connection.begin_nested():
            _note(connection, [end for each in ends for end in _endings(connection, each)])
    except Exception as error:
        if is_away(error) or is_held(error):  # it can be noted as soon as that is over
            raise
        log.exception("the end of a game was not noted")
        return False
    return True


def _endings(connection: Connection, new: NewEvents) -> list[Ending]:
    """The games that end with some events; nothing is read where the table was handed over."""
    seated = any(entry.event.bindings for entry in new.entries)
    if new.known is None or seated:
        found = [entry.seq for entry in new.entries if isinstance(entry.event, Over)]
        return [end for seq in found for end in stored_ending(connection, new.table, seq)]
    last = next(place for place, e in enumerate(new.entries) if isinstance(e.event, Over))
    story = story_at(new.known, new.entries[: last + 1])
    held = enumerate(new.known.seats)
    holders = {number: seat.guest for number, seat in held if seat.guest is not None}
    return [] if story is None else [Ending(story, holders)]


def stored_ending(connection: Connection, table: str, seq: int) -> list[Ending]:
    """The game of a table that ended with an event, if one did, as the log tells it."""
    story = story_of(connection, table, seq)
    query = select(seats.c.seat, seats.c.guest).where(seats.c.table_id == table)
    holders = {row.seat: row.guest for row in connection.execute(query)}
    return [] if story is None else [Ending(story, holders)]


def note_ending(connection: Connection, table: str, seq: int) -> None:
    """Note the game of a table that ended with an event."""
    _note(connection, stored_ending(connection, table, seq))


def _note(connection: Connection, ends: Sequence[Ending]) -> None:
    """Note how games ended.

    Guided games are nobody's, and one that goes on from another game has no deal of its own.
    """
    own = [end for end in ends if not (end.story.table.guided or end.story.goes_on)]
    keep_all(connection, [each for end in own for each in end.games()])
    keep_all(connection, [each for end in own for each in end.deals()], first=True)
    for story in (end.story for end in own):
        if story.table.daily:
            _count(connection, story, story.table.daily)


def game_name(table: str, seq: int) -> str:
    """Under which name the game of a table that ended with an event is kept."""
    return f"{table} {seq}"


def result_of(story: Story, seat: int) -> dict[str, Any]:
    """How a game ended for a seat, ready for JSON."""
    outcome = story.over.outcome
    won, score = won_by(outcome, seat)
    return {
        "game": story.game.name,
        "players": story.game.players,
        "seat": seat,
        "won": won,
        "score": score,
        "scores": list(outcome["scores"]),
        "reason": outcome["reason"],
        "turns": story.turns_of(seat),
        "hints": story.hinted.count(seat),
        "began": story.dealt.at,
        "ended": story.ended.at,
    }


def won_by(outcome: Mapping[str, Any], seat: int) -> tuple[bool, int]:
    """Whether a seat has won, alone or with all others, and its score or theirs."""
    if outcome["won"] is not None:
        return outcome["won"], outcome["scores"][0]
    return seat in outcome["winners"], outcome["scores"][seat]


def _count(connection: Connection, story: Story, day: str) -> None:
    """Let the first try of a day's deal count for whoever began it."""
    guest, name = story.table.creator, day_name(day, story.game.name)
    claim = kept_as(connection, guest, DAILY, name)
    if claim is None or "result" in claim or claim["table"] != story.table.id:
        return
    seat = next(number for number, each in enumerate(story.table.seats) if each.kind == "person")
    told = result_of(story, seat)
    told["late"] = day_of(story.dealt.at) != day
    keep(
        connection,
        guest,
        DAILY,
        name,
        {**claim, "name": story.table.seats[seat].name, "result": told},
    )


def forget_endings(connection: Connection, table: str) -> None:
    """Delete what was noted about the games of a table, and the claim of a day that it was."""
    here = kept.c.name.between(f"{table} ", f"{table} ~")
    own = (kept.c.kind == GAME) & here
    for row in connection.execute(select(kept.c.guest, kept.c.body).where(own)).all():
        _forget_if(connection, table, row.guest, DEAL, row.body["deal"])
        lines = kept.c.name.between(f"{row.body['deal']} ", f"{row.body['deal']} ~")
        connection.execute(delete(kept).where((kept.c.kind == LINES) & lines))
    connection.execute(delete(kept).where(kept.c.kind.in_((GAME, REVIEWED)) & here))
    creator = connection.scalar(select(tables.c.creator).where(tables.c.id == table))
    days = select(kept.c.name).where((kept.c.guest == creator) & (kept.c.kind == DAILY))
    for name in connection.scalars(days).all():
        _forget_if(connection, table, creator, DAILY, name)


def _forget_if(connection: Connection, table: str, guest: Any, kind: str, name: str) -> None:
    """Delete what is kept under a name, if it is about a table."""
    body = kept_as(connection, guest, kind, name)
    if body is not None and body["table"] == table:
        here = (kept.c.guest == guest) & (kept.c.kind == kind) & (kept.c.name == name)
        connection.execute(delete(kept).where(here))
