"""The statistics of a guest: what has become of their games, and what reviews say of them."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from ...games import GAMES
from ..live.services import Services
from ..protocol.study.results import BotRate, GameStatistics, Point, ReviewedGame, Statistics
from ..store.endings import game_name
from ..store.keeping import Kept, kept_of
from ..store.rows import now
from ..table.creation.days import DAILY, day_of
from .daily import MOST_DAYS, streaks
from .my_games import Ended, ended_games
from .reviewed import Figures, collect, figures_of

RATES = Path(__file__).with_name("rates.json")
MOST_POINTS = 300  # of a kind of game, the newest


async def statistics_of(services: Services, guest: str) -> Statistics:
    """All that is told of a guest's games."""
    await collect(services, guest)

    def work(connection: Connection) -> tuple[list[Ended], list[Kept], dict[str, Figures]]:
        claims = kept_of(connection, guest, DAILY, MOST_DAYS)
        return ended_games(connection, guest), claims, figures_of(connection, guest)

    ended, claims, figures = await services.store.transaction(work)
    done = [row for row in claims if "result" in row.body and not row.body["result"]["late"]]
    streak, longest = streaks({row.name.partition(" ")[0] for row in done}, day_of(now()))
    return Statistics(
        count=len(ended),
        won=sum(each["won"] for each in ended),
        since=ended[-1]["ended"] if ended else None,
        source=rates()["source"],
        days_streak=streak,
        days_longest=longest,
        groups=grouped(ended, figures),
    )


def grouped(ended: Sequence[Ended], figures: Mapping[str, Figures]) -> list[GameStatistics]:
    """Games by their kind and the number of players, those that were played most first."""
    order = list(GAMES)
    known = [each for each in ended if each["game"] in GAMES]

    def kind(each: Ended) -> tuple[int, int]:
        return order.index(each["game"]), each["players"]

    kinds = groupby(sorted(known, key=kind), key=kind)
    groups = [_group(list(games), figures) for _, games in kinds]
    return sorted(groups, key=lambda group: -group.count)


def _group(games: Sequence[Ended], figures: Mapping[str, Figures]) -> GameStatistics:
    oldest_first = sorted(games, key=lambda each: each["ended"])
    name, players = games[0]["game"], games[0]["players"]
    kind = GAMES[name]
    low = kind.cooperative or kind.low_score_wins
    scores = [each["score"] for each in games]
    best = (min if low else max)(oldest_first, key=lambda each: each["score"])
    runs = _runs([each["won"] for each in oldest_first])
    return GameStatistics(
        game=name,
        players=players,
        count=len(games),
        won=sum(each["won"] for each in games),
        mean=round(sum(scores) / len(scores), 2),
        best=_point(best),
        streak=runs[-1],
        longest=max(runs),
        hints=sum(each["hints"] for each in games),
        points=[_point(each) for each in oldest_first[-MOST_POINTS:]],
        rates=[BotRate.model_validate(rate) for rate in _rates_of(name, players)],
        reviewed=_reviewed(oldest_first, figures)[-MOST_POINTS:],
    )


def _reviewed(games: Sequence[Ended], figures: Mapping[str, Figures]) -> list[ReviewedGame]:
    told = [(each, figures.get(game_name(each["table"], each["seq"]))) for each in games]
    return [
        ReviewedGame(**_point(each).model_dump(), **vars(found)) for each, found in told if found
    ]


def _runs(won: Sequence[bool]) -> list[int]:
    """How many were won in a row up to each game."""
    runs, run = [], 0
    for each in won:
        run = run + 1 if each else 0
        runs.append(run)
    return runs


def _point(ended: Ended) -> Point:
    fields = ("table", "ended", "won", "score")
    return Point(round=ended.get("round"), **{name: ended[name] for name in fields})


def _rates_of(name: str, players: int) -> list[dict[str, Any]]:
    found = rates()["rates"].get(name, {}).get(str(players), [])
    return [{key: rate[key] for key in BotRate.model_fields} for rate in found]


@cache
def rates() -> dict[str, Any]:
    """How often bots win, as was measured; with the page that says so."""
    loaded: dict[str, Any] = json.loads(RATES.read_text())
    return loaded
