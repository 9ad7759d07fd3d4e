"""A game that somebody has lost, and a made-up review of it in the database."""

import asyncio
from dataclasses import asdict
from pathlib import Path
from typing import Any

import reihum
from reihum.arena.statistics.intervals import Estimate
from reihum.games import parse_game
from reihum.review import Mark, TurnReview, key_of
from reihum.review.balance import balance
from reihum.review.turns import turns_of
from reihum.server.settings import database_url
from reihum.server.store.keeping import keep_review
from reihum.server.store.store import Store

from ..clients import Guest


def finished(game: str = "the-game", **options: Any) -> reihum.State:
    state = reihum.game(game, **options).deal("mistakes")
    while state.outcome is None:
        state = state.play(state.legal()[0])
    return state


def other_turn(before: reihum.State) -> list[str]:
    """A turn with other cards than the first ones."""
    state, done = before, list[str]()
    while not state.ended_turn or not done:
        legal = state.legal()
        action = legal[-1] if done else legal[-2]
        state, done = state.play(action), [*done, str(action)]
    return [action for action in done if action != "end"]


def made_up(end: reihum.State, marks: dict[int, Mark]) -> dict[str, Any]:
    """A review as JSON, as it is kept."""
    chance = Estimate(0.08, 0.05, 0.11)
    verdicts = [
        TurnReview(
            number=turn.number,
            seat=turn.seat,
            first=turn.first,
            last=turn.last,
            actions=turn.actions,
            before=0.5,
            after=0.42,
            chance=chance,
            mark=marks.get(turn.number, Mark.BEST),
            loss=chance,
            better=tuple(other_turn(turn.before)) if turn.number in marks else (),
            better_chance=chance,
            reasons=(),
            played_reasons=(),
            points=None,
            better_points=None,
            worlds=512,
        )
        for turn in turns_of(end)
    ]
    assert end.outcome is not None
    shares, balances = balance(verdicts, end.outcome, end.game.players)
    summary = {"game": end.game.name, "players": end.game.players, "version": "made up"}
    told = {
        "shares": [asdict(each) for each in shares],
        "balances": [asdict(each) for each in balances],
    }
    whole = {**summary, **told, "gone_after": None, "winnable": None}
    turns = [asdict(each) for each in verdicts]
    return {
        "state": "done",
        "count": len(turns),
        "together": True,
        "turns": turns,
        "summary": whole,
    }


def lost_and_reviewed(guest: Guest, database: Path) -> reihum.State:
    """The end of a game that a guest has lost, once a review has marked its first two turns."""
    table = guest.create("the-game", "me", deal="mistakes", options={"first": 0})["table"]
    with guest.connect(table) as socket:
        socket.done("start")
        while not socket.view["outcome"]:
            if socket.table["stuck"] is not None:
                socket.done("let-stand")
            else:
                socket.done("play", action=socket.view["legal"][0])
    end = parse_game(guest.http.get(f"/api/tables/{table}/record").json()["record"])
    review = made_up(end, {1: Mark.BLUNDER, 2: Mark.MISTAKE})
    asyncio.run(_keep(database, key_of(end.record()), review))
    asked = guest.http.post("/api/reviews", json={"table": table})
    assert asked.status_code == 200, asked.text
    return end


async def _keep(database: Path, key: str, review: Any) -> None:
    store = Store(database_url(str(database)))
    await store.open()
    await store.change(lambda connection: keep_review(connection, key, review))
    await store.close()
