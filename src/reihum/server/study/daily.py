"""The deal of the day: who begins it, what came of it, and the board.

Of a running game nothing is told, not even to whoever plays it. The first try counts: beginning is
noted in the transaction that makes the table (`TableDraft.claim`), so that of two one is made.
"""

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any, NamedTuple

from sqlalchemy import Connection, func, select

from ...games import GAMES, Deal, commitment_of, game
from ..live.services import Services
from ..protocol.study.results import (
    Board,
    BoardRow,
    BotResult,
    DayAnswer,
    DayGame,
    DaysAnswer,
    Ending,
    MyDay,
)
from ..protocol.tables import NewTable
from ..refusals import Refusal
from ..store.keeping import Kept, keep, kept_as, kept_by_all, kept_of
from ..store.rows import now
from ..store.schema import kept
from ..table.creation.days import DAILY, DAYS_BACK, check_day, day_name, day_of, next_day
from ..table.creation.drafting import day_options
from .day_bots import DealtBots, Line

MOST_ROWS = 20  # of a board that are sent
MOST_READ = 5000  # results of a day that are looked at, the newest
MOST_DAYS = 800  # of a guest's calendar


# beginning


async def begun(services: Services, guest: str, wanted: NewTable) -> str | None:
    """The table where a guest has begun the deal of a day; None where they have not."""
    check_day(wanted.daily or "", now())
    name = day_name(wanted.daily or "", game(wanted.game).name)
    claim = await services.store.transaction(lambda found: kept_as(found, guest, DAILY, name))
    return None if claim is None else str(claim["table"])


def check_wished(services: Services, deal: str | None) -> None:
    """Refuse the deal of this day at a table of another kind: nobody is to try it beforehand."""
    today = day_of(now())
    if deal and any(deal.strip() == services.guests.day_secret(name, today) for name in GAMES):
        raise Refusal("deal-of-the-day")


# what there is


async def day(services: Services, guest: str, wanted: str) -> DayAnswer:
    """The deals of a day, with what a guest has made of them."""
    at = now()
    chosen = wanted or day_of(at)
    check_day(chosen, at)
    names = {name: day_name(chosen, name) for name in GAMES}

    def work(connection: Connection) -> dict[str, tuple[Any, int]]:
        return {
            name: (kept_as(connection, guest, DAILY, key), _count(connection, key))
            for name, key in names.items()
        }

    found = await services.store.transaction(work)
    games = [_day_game(services, chosen, name, *each) for name, each in found.items()]
    first = (date.fromisoformat(day_of(at)) - timedelta(days=DAYS_BACK)).isoformat()
    return DayAnswer(day=chosen, today=day_of(at), next=next_day(at), first=first, games=games)


def _day_game(services: Services, chosen: str, name: str, claim: Any, count: int) -> DayGame:
    mine = None if claim is None else claim.get("result")
    return DayGame(
        game=name,
        table=None if claim is None else claim["table"],
        mine=Ending.of(mine) if mine else None,
        late=bool(mine and mine["late"]),
        count=count,
        commitment=commitment_of(services.guests.day_secret(name, chosen)),
    )


def _count(connection: Connection, name: str) -> int:
    """How many have begun a deal."""
    query = select(func.count()).where(kept.c.kind == DAILY, kept.c.name == name)
    return connection.scalar(query) or 0


async def days(services: Services, guest: str) -> DaysAnswer:
    """The calendar of a guest."""
    rows = await services.store.transaction(
        lambda connection: kept_of(connection, guest, DAILY, MOST_DAYS)
    )
    done = [_my_day(row) for row in rows if "result" in row.body]
    in_time = {each.day for each in done if not each.late}
    streak, longest = streaks(in_time, day_of(now()))
    return DaysAnswer(
        days=sorted(done, key=lambda each: (each.day, each.game), reverse=True),
        open=[row.name for row in rows if "result" not in row.body],
        streak=streak,
        longest=longest,
    )


def _my_day(row: Kept) -> MyDay:
    chosen, _, name = row.name.partition(" ")
    result = row.body["result"]
    more = {"day": chosen, "game": name, "table": row.body["table"], "late": result["late"]}
    return MyDay(**Ending.of(result).model_dump(), **more)


def streaks(played: set[str], today: str) -> tuple[int, int]:
    """How many days in a row up to today, or to yesterday; and the most there ever were.

    >>> streaks({"2026-01-01", "2026-01-02", "2026-01-04"}, "2026-01-05")
    (1, 2)
    """
    numbers = sorted(date.fromisoformat(each).toordinal() for each in played)
    last, run, longest = None, 0, 0
    for number in numbers:
        run = run + 1 if last is not None and number == last + 1 else 1
        last, longest = number, max(longest, run)
    current = last is not None and date.fromisoformat(today).toordinal() - last <= 1
    return (run if current else 0), longest


# the board


async def board(services: Services, guest: str, chosen: str, name: str) -> Board:
    """The board of a day's deal, as far as a guest may see it."""
    check_day(chosen, now())
    kind = game(name)
    key = day_name(chosen, kind.name)

    low = kind.low_score_wins or kind.cooperative

    def work(connection: Connection) -> tuple[Any, list[Placed]]:
        rows = kept_by_all(connection, DAILY, key, MOST_READ)
        return kept_as(connection, guest, DAILY, key), ranking(rows, low)

    claim, ranked = await services.store.transaction(work)
    done = claim is not None and "result" in claim
    sealed = not done and chosen == day_of(now())
    secret = services.guests.day_secret(kind.name, chosen)
    dealt = DealtBots(game(kind.name, **day_options(kind)), Deal.of(secret), 0, chosen)
    lines = await services.dealt_bots.known(dealt) if done else []
    own = Placed(1, guest, claim) if done else None
    mine = next((each for each in ranked if each.guest == guest), own)
    my_row = mine.row(guest) if mine else None
    return Board(
        day=chosen,
        game=kind.name,
        sealed=sealed,
        count=len(ranked),
        rows=[] if sealed else [each.row(guest) for each in ranked[:MOST_ROWS]],
        mine=my_row,
        late=done and claim["result"]["late"],
        named=not (claim or {}).get("hidden", False),
        table=None if claim is None else claim["table"],
        bots=[_bot(line) for line in lines],
        place_among_bots=_place(my_row, lines, low),
        thinking=done and services.dealt_bots.begin(dealt, lines),
        commitment=commitment_of(secret),
        secret=secret if done else None,
    )


class Placed(NamedTuple):
    """A result, and its place; of thousands only a few become rows."""

    place: int
    guest: str
    body: Any

    def row(self, guest: str) -> BoardRow:
        """As it is told to a guest."""
        shown = "" if self.body.get("hidden") else self.body["name"]
        told = Ending.of(self.body["result"]).model_dump()
        return BoardRow(**told, place=self.place, name=shown, me=self.guest == guest)


def ranking(rows: Sequence[Kept], low: bool) -> list[Placed]:
    """All results in time, the best first; equal ones have the same place."""
    ended = [row for row in rows if "result" in row.body and not row.body["result"]["late"]]
    ordered = sorted(ended, key=lambda row: (_rank(row.body["result"], low), row.at))
    places: dict[Any, int] = {}  # by what counts: that of the first one
    return [
        Placed(places.setdefault(_rank(row.body["result"], low), number), row.guest, row.body)
        for number, row in enumerate(ordered, 1)
    ]


def _rank(result: Any, low: bool) -> tuple[bool, int, int, int]:
    """What counts, the best first: to win, then the score, then fewer turns, then fewer hints."""
    score = result["score"] if low else -result["score"]
    return not result["won"], score, result["turns"], result["hints"]


def _bot(line: Line) -> BotResult:
    return BotResult(bot=line.bot, won=line.won, score=line.score, turns=line.turns_taken, hints=0)


def _place(mine: BoardRow | None, lines: Sequence[Line], low: bool) -> int | None:
    if mine is None or not lines:
        return None
    own = _rank(mine.model_dump(), low)
    return 1 + sum(_rank(_bot(line).model_dump(), low) < own for line in lines)


async def show_name(services: Services, guest: str, chosen: str, name: str, shown: bool) -> None:
    """Let the name of a guest stand on a board, or leave it out."""
    key = day_name(chosen, name)

    def work(connection: Connection) -> bool:
        claim = kept_as(connection, guest, DAILY, key)
        if claim is None:
            return False
        keep(connection, guest, DAILY, key, {**claim, "hidden": not shown})
        return True

    if not await services.store.change(work):
        raise Refusal("not-begun", day=chosen[:20])
