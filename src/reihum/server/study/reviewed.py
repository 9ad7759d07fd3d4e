"""What reviews say of one's own games: figures for the statistics, mistakes for the pile.

Nothing here lets a review begin. Whoever at a table asks for one, it counts for all who sat there;
the figures are kept with their games, so that they outlast the review itself.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection

from ...games import parse_game
from ...review.parts.marks import SLIPS
from ...review.puzzles.mistakes import Mistake, mistakes_of
from ..live.services import Services
from ..puzzles import pile
from ..reviewing.games import Meant
from ..store.endings import GAME, REVIEWED, game_name
from ..store.keeping import Kept, keep, kept_as, kept_by_all, kept_of, kept_review

AT_ONCE = 5  # reviews that are looked through for one question


@dataclass(frozen=True)
class Figures:
    """What the review of a game says of a seat: of its turns so many have no mark."""

    turns: int
    accurate: int
    plays: float
    luck: float
    least: float | None = None  # the chance to win when it stood worst; it was not always kept

    @classmethod
    def of(cls, review: Mapping[str, Any], seat: int) -> "Figures":
        """From a review that is done, as it is kept."""
        own = [turn for turn in review["turns"] if turn["seat"] == seat]
        share = next(each for each in review["summary"]["shares"] if each["seat"] == seat)
        accurate = sum(turn["mark"] not in SLIPS for turn in own)
        least = min((turn["after"] for turn in own), default=None)
        return cls(len(own), accurate, share["plays"], share["luck"], least)


async def await_review(services: Services, key: str, meant: Meant) -> None:
    """Remember for all who played a game of a table that there will be a review of it."""
    if meant.table is None:
        return
    name = game_name(meant.table, meant.seq)
    played = await services.store.transaction(lambda at: kept_by_all(at, GAME, name))
    if played:
        record = await asyncio.to_thread(meant.end.record)
        await services.store.change(_awaited(played, {"key": key, "record": record}))


def _awaited(played: Sequence[Kept], review: Mapping[str, str]) -> Callable[[Connection], None]:
    def change(connection: Connection) -> None:
        for each in played:
            known = kept_as(connection, each.guest, REVIEWED, each.name)
            if known is None or known["key"] != review["key"]:  # that of another version, perhaps
                body = {**review, "seat": each.body["seat"]}
                keep(connection, each.guest, REVIEWED, each.name, body)

    return change


async def collect(services: Services, guest: str) -> None:
    """Take in what the reviews of a guest's games have found since."""
    found = await services.store.transaction(lambda connection: _made(connection, guest))
    for awaited, review in found:
        mistakes = await asyncio.to_thread(_marked, awaited, review)
        await services.store.change(_collected(awaited, review, mistakes))


def _made(connection: Connection, guest: str) -> list[tuple[Kept, Mapping[str, Any]]]:
    """The reviews that a guest waits for and that are done, some at a time."""
    awaited = [each for each in kept_of(connection, guest, REVIEWED) if "record" in each.body]
    told = [(each, kept_review(connection, each.body["key"])) for each in awaited]
    return [(each, body) for each, body in told if body and body["state"] == "done"][:AT_ONCE]


def _marked(awaited: Kept, review: Mapping[str, Any]) -> list[Mistake]:
    body = awaited.body
    return list(mistakes_of(parse_game(body["record"]), review, body["key"], body["seat"]))


def _collected(
    awaited: Kept, review: Mapping[str, Any], mistakes: Sequence[Mistake]
) -> Callable[[Connection], None]:
    key, figures = awaited.body["key"], Figures.of(review, awaited.body["seat"])

    def change(connection: Connection) -> None:
        played = kept_as(connection, awaited.guest, GAME, awaited.name)
        pile.add(connection, awaited.guest, mistakes, played and played["ended"])
        keep(connection, awaited.guest, REVIEWED, awaited.name, {"key": key, **asdict(figures)})

    return change


def figures_of(connection: Connection, guest: str) -> dict[str, Figures]:
    """What is known of a guest's games by reviews, by the names of the games."""
    rows = (row for row in kept_of(connection, guest, REVIEWED) if "turns" in row.body)
    return {row.name: _read(row.body) for row in rows}


def _read(body: Mapping[str, Any]) -> Figures:
    return Figures(**{name: value for name, value in body.items() if name != "key"})
