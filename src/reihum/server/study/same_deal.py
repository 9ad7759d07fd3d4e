"""The same deal compared: what others and bots made of the cards of a finished game."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection

from ..live.services import Services
from ..protocol.study.results import Ending, OtherWay, Parting, SameDeal
from ..refusals import Refusal, no_table
from ..store.endings import DEAL, GAME, game_name, result_of
from ..store.keeping import Kept, kept_as, kept_by_all, kept_of
from ..store.stories import Story, Turn, deal_key, story_of
from ..table.creation.days import DAILY, day_name
from .day_bots import DealtBots, Line

MOST_OTHERS = 20  # of those who played the same deal, the newest
WITHOUT = ("end",)  # an action that only ends a turn makes no way of its own


async def compared(services: Services, guest: str, table: str, seq: int | None) -> SameDeal:
    """A finished game of a guest beside those of others; Refusal where it is not theirs."""
    story, seat, others, more = await services.store.transaction(
        lambda connection: _found(connection, guest, table, seq)
    )
    bots = DealtBots(story.game, story.deal, seat, story.table.daily or "")
    lines = await services.dealt_bots.known(bots)
    mine = story.turns
    ways = [_other(mine, each, name) for each, name in others]
    ways += [_bot_way(mine, line) for line in lines]
    return SameDeal(
        table=table,
        seq=story.ended.seq,
        game=story.game.name,
        players=story.game.players,
        mine=Ending.of(result_of(story, seat)),
        course=_course(mine),
        others=ways,
        more=more,
        thinking=services.dealt_bots.begin(bots, lines),
    )


def _found(
    connection: Connection, guest: str, table: str, seq: int | None
) -> tuple[Story, int, list[tuple[Story, str]], int]:
    own = _own_game(connection, guest, table, seq)
    if own is None:
        raise no_table(table)
    story = story_of(connection, table, own["seq"])
    if story is None:
        raise Refusal("not-over")
    rows = kept_by_all(connection, DEAL, deal_key(story.game, story.deal), 10 * MOST_OTHERS)
    others = [row for row in rows if row.body["table"] != table and row.guest != guest]
    once = list({(row.body["table"], row.body["seq"]): row for row in others}.values())
    told = [_told(connection, row, guest) for row in once[:MOST_OTHERS]]
    found = [each for each in told if each is not None]
    return story, own["seat"], found, max(len(once) - MOST_OTHERS, 0)


def _own_game(
    connection: Connection, guest: str, table: str, seq: int | None
) -> Mapping[str, Any] | None:
    """The finished game of a guest at a table that ended with an event, else the last one."""
    if seq is not None:
        own: Mapping[str, Any] | None = kept_as(connection, guest, GAME, game_name(table, seq))
        return own
    rows = (row.body for row in kept_of(connection, guest, GAME, beginning=f"{table} "))
    return max(rows, key=lambda body: body["seq"], default=None)


def _told(connection: Connection, row: Kept, guest: str) -> tuple[Story, str] | None:
    """A game of somebody else, and their name, unless they left it out.

    What was played at a private table is for those who sat there, but for the deal of a day.
    """
    story = story_of(connection, row.body["table"], row.body["seq"])
    if story is None or not (story.table.daily or story.table.admits(guest)):
        return None
    names = [seat.name for seat in story.table.seats if seat.kind == "person" and seat.name]
    if story.table.daily:
        name = day_name(story.table.daily, story.game.name)
        claim = kept_as(connection, row.guest, DAILY, name)
        if claim is None or claim.get("hidden"):
            names = []
    return story, ", ".join(names)


def _other(mine: Sequence[Turn], other: Story, name: str) -> OtherWay:
    people = [number for number, seat in enumerate(other.table.seats) if seat.kind == "person"]
    ending = Ending.of(result_of(other, people[0] if people else 0))
    return _way(mine, other.turns, ending, name, None)


def _bot_way(mine: Sequence[Turn], line: Line) -> OtherWay:
    ending = Ending(won=line.won, score=line.score, turns=line.turns_taken, hints=0)
    return _way(mine, line.turns, ending, "", line.bot)


def _way(
    mine: Sequence[Turn], theirs: Sequence[Turn], ending: Ending, name: str, bot: str | None
) -> OtherWay:
    return OtherWay(
        **ending.model_dump(),
        name=name,
        bot=bot,
        parting=parting(mine, theirs),
        course=_course(theirs),
    )


def parting(mine: Sequence[Turn], theirs: Sequence[Turn]) -> Parting | None:
    """Where two ways part: the first turn whose cards are not the same, in whatever order."""
    for number in range(max(len(mine), len(theirs))):
        own, other = _turn(mine, number), _turn(theirs, number)
        if own is None or other is None or _cards(own) != _cards(other):
            seat = (own or other or Turn(0, ())).seat
            return Parting(turn=number + 1, seat=seat, mine=_said(own), theirs=_said(other))
    return None


def _turn(turns: Sequence[Turn], number: int) -> Turn | None:
    return turns[number] if number < len(turns) else None


def _cards(turn: Turn) -> tuple[int, list[str]]:
    return turn.seat, sorted(_said(turn))


def _said(turn: Turn | None) -> list[str]:
    return [] if turn is None else [action for action in turn.actions if action not in WITHOUT]


def _course(turns: Sequence[Turn]) -> list[int]:
    """How many cards were played after each turn."""
    course, played = [], 0
    for turn in turns:
        played += len(_said(turn))
        course.append(played)
    return course
