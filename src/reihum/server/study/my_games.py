"""The finished games of a guest: a page of them, and all of them as one file."""

from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy import Connection

from ..live.services import Services
from ..protocol.study.results import GamesAnswer, PlayedGame, Sitter
from ..store.endings import GAME
from ..store.keeping import kept_of
from ..store.stories import story_of, tables_seated
from ..table.table import Table

MOST = 2000  # of a guest's games, the newest: so much is looked through at most
PAGE = 20
NAMED = 200  # the newest games whose people are searched by name
Ended = Mapping[str, Any]  # a game as `endings` has noted it


@dataclass(frozen=True)
class Wanted:
    """Which of the games somebody wants to see; what is left out may be anything."""

    game: str = ""
    result: str = ""  # "won" or "lost"
    players: int = 0
    search: str = ""  # in the names of those who sat there
    day: bool = False  # only deals of days

    def fits(self, ended: Ended) -> bool:
        """Whether a game is of that kind, but for names."""
        return (
            self.game in ("", ended["game"])
            and self.result in ("", "won" if ended["won"] else "lost")
            and self.players in (0, ended["players"])
            and (not self.day or ended["day"] is not None)
        )


def ended_games(connection: Connection, guest: str) -> list[Ended]:
    """The finished games of a guest, the newest first."""
    found = [row.body for row in kept_of(connection, guest, GAME, MOST)]
    return sorted(found, key=lambda body: body["ended"], reverse=True)


async def page_of(services: Services, guest: str, wanted: Wanted, page: int) -> GamesAnswer:
    """A page of the games that are wanted."""

    def work(connection: Connection) -> GamesAnswer:
        ended = ended_games(connection, guest)
        found = [each for each in ended if wanted.fits(each)]
        if wanted.search:
            found = _named(connection, found[:NAMED], wanted.search)
        here = found[page * PAGE : (page + 1) * PAGE]
        seated = tables_seated(connection, {each["table"] for each in here})
        return GamesAnswer(
            games=[_told(each, seated[each["table"]]) for each in here if each["table"] in seated],
            page=page,
            pages=-(-len(found) // PAGE),
            count=len(found),
            kinds=sorted({each["game"] for each in ended}),
        )

    return await services.store.transaction(work)


def sitters(table: Table, seat: int) -> list[Sitter]:
    """Who sat at a table, seen from a seat."""
    return [
        Sitter(name=each.name, bot=each.bot, me=number == seat)
        for number, each in enumerate(table.seats)
    ]


def _named(connection: Connection, found: Sequence[Ended], search: str) -> list[Ended]:
    """The games at which somebody sat whose name has a text in it."""
    seated = tables_seated(connection, {each["table"] for each in found})
    wanted = search.casefold()
    names = {key: [seat.name.casefold() for seat in table.seats] for key, table in seated.items()}
    return [each for each in found if any(wanted in name for name in names.get(each["table"], ()))]


def _told(ended: Ended, table: Table) -> PlayedGame:
    people = sitters(table, ended["seat"])
    fields = {name: value for name, value in ended.items() if name in PlayedGame.model_fields}
    return PlayedGame.model_validate({**fields, "people": people})


async def records(services: Services, guest: str) -> AsyncIterator[str]:
    """The records of all finished games of a guest, one after the other.

    Each is played again for it, in a thread, and one at a time, however many ask: so the other
    threads that read are there for those who play.
    """
    ended = await services.store.transaction(lambda connection: ended_games(connection, guest))
    for each in ended:
        async with services.replaying:
            record = await services.store.transaction(partial(_record, each))
        if record:
            yield record


def _record(ended: Ended, connection: Connection) -> str:
    story = story_of(connection, ended["table"], ended["seq"])
    return "" if story is None else f"{story.record().rstrip()}\n\n"
