"""What the server really sends is what the models say, field by field, in whole games."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import BaseModel, TypeAdapter

from reihum.games import GAMES
from reihum.server.admin import administering
from reihum.server.protocol.answers import AnyAnswer, FromServer, Hint, Refused, Sync, Why
from reihum.server.protocol.catalogue import Catalogue, ErrorAnswer, Health, RulesPage
from reihum.server.protocol.events import AnyEvent
from reihum.server.protocol.tables import (
    LinksAnswer,
    LobbyInfo,
    MadeTable,
    MoveAnswer,
    RecordAnswer,
    RemovedTable,
    SeatAnswer,
    TablesAnswer,
)

from ..clients import Guest, Socket, play_out
from ..conftest import quick, serving
from ..pairs import pair

ANSWER: TypeAdapter[AnyAnswer] = TypeAdapter(FromServer)
OPTIONS: dict[str, dict[str, Any]] = {"nix": {"egon": True}}


def described(socket: Socket) -> list[AnyAnswer]:
    """All that a socket has heard, held against the models; nothing is lost on the way."""
    heard = [ANSWER.validate_json(json.dumps(each), strict=True) for each in socket.heard]
    assert [each.model_dump() for each in heard] == socket.heard
    return heard


def live(a: Socket, b: Socket) -> None:
    """Everything that can happen at a table but for the game itself."""
    a.done("rename", name="Anna", look={"colour": 0, "glyph": 7})
    a.done("pace", pace="quick")
    a.done("say", text="hello")
    a.ask("ping")
    a.ask("dance")
    a.ask("signal", pile="up1", signal="good")
    a.ask("undo")
    b.done("leave")
    a.until(lambda: not a.table["seats"][1]["present"])
    a.done("stand-in", seat=1)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_heard_in_whole_games(anna: Guest, bert: Guest, game: str) -> None:
    with pair(anna, bert, game, deal="monday", options=OPTIONS.get(game, {})) as (a, b):
        play_out([a, b], worth=lambda action: action == "end")  # so that there are several turns
        a.done("again", same=True)
        live(a, b)
        heard = [*described(a), *described(b)]
        assert {type(each) for each in heard} == {*get_args(AnyAnswer)} - {Why, Hint}
        refused = [each for each in heard if isinstance(each, Refused)]
        assert refused[0].error.code == "unknown-type"
        views = [each.view for each in heard if isinstance(each, Sync) and each.view]
        assert any(view.outcome for view in views) and any(view.last_turn for view in views)


def heard_in_a_pause(folder: Path) -> list[AnyAnswer]:
    """What is heard where people have time to look at something."""
    with (
        serving(quick(folder, look_wait=1000)) as url,
        Guest(url) as anna,
        anna.connect(anna.create("nix", "me", "bot")["table"]) as a,
    ):
        a.done("start")
        a.until(lambda: bool(a.view["legal"]))
        while not a.table["pause"]:
            a.done("play", action=a.view["legal"][0])
            a.until(lambda: bool(a.view["legal"] or a.table["pause"]))
        a.done("seen")
        with administering(str(folder / "tables.db")) as admin:
            admin.close(a.table["id"])
        a.until(lambda: "closed" in a.kinds())
        return described(a)


def heard_of_stalling(folder: Path) -> list[AnyAnswer]:
    """What is heard where a bot plays for someone who does nothing."""
    with (
        serving(quick(folder, stall_wait=0, stall_notice=0)) as url,
        Guest(url) as anna,
        Guest(url) as bert,
    ):
        with pair(anna, bert, "the-game", options={"first": 0}) as (_, b):
            b.done("stand-in", seat=0)
            b.until(lambda: "stood-in" in b.kinds())
            heard = described(b)
        with pair(anna, bert, "nix", options={"first": 0}, clock=1) as (a, _):
            a.until(lambda: "timed-out" in a.kinds())
            return heard + described(a)


def heard_of_a_missing_bot(folder: Path) -> list[AnyAnswer]:
    """What one hears where a bot is not there any more after a restart."""
    nearest = f"{Path('examples/bot/nearest.py').absolute()}:Nearest"
    with serving(quick(folder, bots=nearest)) as url, Guest(url) as anna:
        made = anna.create("the-game", "me", "Nearest", options={"first": 1}, mixes=False)
        with serving(quick(folder)) as another:
            anna.move(another)
            with anna.connect(made["table"]) as a:
                a.done("start")
                a.until(lambda: "bot-failed" in a.kinds())
                return described(a)


def test_each_kind_of_event_is_heard(anna: Guest, bert: Guest, carl: Guest, tmp_path: Path) -> None:
    with pair(anna, bert, "the-game", options={"first": 0}) as (a, b):
        a.done("play", action=a.view["legal"][0])
        a.done("undo")
        a.ask("hint")
        table = a.table["id"]
        play_out([a, b])
        b.done("again", same=True)
        a.done("decline")
        a.done("again", same=False)
        b.done("again", same=False)
        a.reach(b.sync["seq"])
        a.done("concede")
        live(a, b)
        links = anna.http.get(f"/api/tables/{table}/links").json()["links"]
        bert.sit(links["1"], "Bert")
        with bert.connect(table) as back, Guest(anna.url) as phone:
            a.until(lambda: "returned" in a.kinds())
            phone.sit(bert.move_link(table))
            a.until(lambda: "moved" in a.kinds())
            described(back)
        heard = described(a)
    made = anna.create("face-to-face", "me", "bot", mixes=True)
    with anna.connect(made["table"]) as a:
        a.done("start")
        a.done("mix", text="salt")
        heard += described(a)
    made = anna.create("the-game", "me", "open", "open")
    bert.sit(made["table"], "Bert", look={"colour": 7, "glyph": 0})
    with anna.connect(made["table"]) as a:
        a.done("set-seat", seat=2, kind="bot")
        a.done("mute", seat=1)
        with bert.connect(made["table"]), carl.connect(made["table"]) as c:
            c.done("rename", name="Carl")
            a.done("dismiss", name="Carl")
        a.done("swap", seat=1, other=2)
        a.done("remove", seat=2)
        heard += described(a)
    with anna.connect(anna.create("nix", "me", guide=True)["table"]) as a:
        a.done("rewind", start=True)
        assert a.table["guide"]
        heard += described(a)
    heard += heard_in_a_pause(tmp_path)
    heard += heard_of_stalling(tmp_path)
    heard += heard_of_a_missing_bot(tmp_path)
    syncs = [each for each in heard if isinstance(each, Sync)]
    lobbies = [sync.table for sync in syncs]
    assert any(each.mixing for each in lobbies) and any(each.pause for each in lobbies)
    assert any(each.vote for each in lobbies) and any(each.deadline for each in lobbies)
    assert any(each.again for each in lobbies) and any(each.results for each in lobbies)
    kinds = {type(event) for sync in syncs for event in sync.events}
    assert kinds == set(get_args(AnyEvent))


def test_answers_of_the_api(anna: Guest, bert: Guest) -> None:
    made = anna.create("the-game", "me", "open", "casual")
    token = made["links"]["1"].split("#")[1]
    table = f"/api/tables/{made['table']}"
    bert.http.post(f"{table}/seat", json={"token": token})
    with anna.connect(made["table"]) as a:
        a.done("start")
    seat = bert.http.post(f"{table}/seat", json={"token": token})
    over = anna.create("the-game", "casual")["table"]
    anna.sit(anna.create("nix", "open", "open")["table"], look={"colour": 1, "glyph": 1})
    answers: list[tuple[type[BaseModel], Any]] = [
        (Catalogue, anna.http.get("/api/games").json()),
        (RulesPage, anna.http.get("/api/games/nix/rules").json()),
        (MadeTable, made),
        (LobbyInfo, anna.http.get(table).json()),
        (SeatAnswer, seat.json()),
        (RecordAnswer, anna.http.get(f"{table}/record").json()),
        (LinksAnswer, anna.http.get(f"{table}/links").json()),
        (MoveAnswer, anna.http.post(f"{table}/move").json()),
        (TablesAnswer, anna.http.get("/api/me/tables").json()),
        (RemovedTable, anna.http.post(f"/api/me/tables/{over}/remove").json()),
        (ErrorAnswer, anna.http.get("/api/tables/0000000000").json()),
        (Health, anna.http.get("/healthz").json()),
    ]
    for model, answer in answers:
        read = model.model_validate_json(json.dumps(answer), strict=True)
        assert json.loads(read.model_dump_json(exclude_unset=True, by_alias=True)) == answer
