"""Two games whose hidden cards differ, played alike, sound the same on every connection."""

import logging
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

import reihum
from reihum import Game, State
from reihum.server.live import host
from reihum.server.metrics import MEASURES
from reihum.server.table.lobby import moving
from reihum.server.table.table import Table
from reihum.server.web.app import create_app

from ..clients import Guest, Socket, play_out
from ..conftest import quick
from ..leaks import CHANNELS, HTTP, cleaned, twins
from ..pairs import begun
from ..stress.fuzz.twin_scenes import provoked

GAMES = [  # with options, and how many actions twins share at least
    ("the-game", {}, 3),
    ("extreme", {}, 3),
    ("face-to-face", {}, 3),
    ("nix", {}, 2),
    ("nix", {"egon": True}, 1),
]
VIEWERS = [1, None]  # the seat that does not act first, and a spectator
SOCKETS = {f"/api/tables/{{table}}/{name}" for name in ("socket", "review")}
ELSEWHERE = {"", "/metrics", *SOCKETS}  # files, and channels of their own


@pytest.fixture
def people(anna: Guest, bert: Guest, url: str) -> Iterator[list[Guest]]:
    with Guest(url) as carl:
        yield [anna, bert, carl]


def in_vain(socket: Socket, number: int) -> None:
    """Requests of a viewer, most of them in vain."""
    for kind, more in (
        ("play", {"action": f"{number + 20}>up1"}),
        ("play", {"action": "end"}),
        ("undo", {}),
        ("ping", {}),
        ("why", {"seat": 0}),
    ):
        socket.ask(kind, f"{kind}{number}", **more)
    fuzz(socket, number)


def fuzz(socket: Socket, number: int) -> None:
    """The same, and hostile."""
    assert provoked(f"leaks {number}", 10)(socket, number) == []


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(("name", "options", "least"), GAMES)
def test_nothing_hidden_reaches_a_viewer_by_any_channel(
    url: str, name: str, options: dict[str, Any], least: int, viewer: Any
) -> None:
    game = reihum.game(name, players=2, first=0, **options)
    pair = twins(game, viewer, least)
    assert pair.states[0] != pair.states[1]
    first, second = pair.heard(url, in_vain)
    for channel in CHANNELS:
        assert first[channel] == second[channel], channel
    assert len(first["socket"]) > 10 * least and len(first["http"]) == len(HTTP)


def paths(routes: Iterable[Any]) -> Iterator[str]:
    """Where something answers, also what is not described."""
    for route in routes:
        included = getattr(route, "original_router", None)
        yield from paths(included.routes) if included else [route.path]


def test_every_address_of_the_server_is_among_the_channels(tmp_path: Path) -> None:
    there = set(paths(create_app(quick(tmp_path)).routes))
    assert there - ELSEWHERE - {path for _, path, _ in HTTP} == set()


@pytest.mark.parametrize("channel", CHANNELS)
def test_the_net_would_catch_a_leak(
    url: str, channel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaky(table: Table) -> list[str]:
        hidden = f"{table.state.save() if table.state else None}"
        logging.getLogger("reihum.server").debug("%s", hidden)
        MEASURES.refused[hidden] += 1
        return [hidden]

    monkeypatch.setattr(
        host, "moving", lambda table, now: {**moving(table, now), "title": leaky(table)[0]}
    )
    pair = twins(reihum.game("the-game", players=2, first=0), 1, 3)
    first, second = pair.heard(url, lambda socket, number: None)
    assert first[channel] != second[channel]


TEXTS = ("salt and 4f1c", "sugar and 77b0")  # of Anna: Bert must not hear which


def heard_of(game: str, text: str, people: list[Guest]) -> list[str]:
    """All that Bert and a spectator hear until a card is played, once Anna has mixed that in."""
    anna, bert, carl = people
    made = anna.create(game, "me", "open", mixes=True, options={"first": 0})
    table = made["table"]
    bert.sit(made["links"]["1"], "Bert")
    with anna.connect(table) as a, bert.connect(table) as b, carl.connect(table) as c:
        for socket in (a, b):  # all are there before anything is heard
            socket.until(lambda socket=socket: socket.table["spectators"] == 1)  # type: ignore[misc]
        started = len(b.heard), len(c.heard)
        a.done("start")
        a.done("mix", text=text)
        b.reach(a.sync["seq"])
        traffic = [b.refused("start"), c.refused("mix", text=text[::-1])]
        b.done("mix", text="pepper")
        a.reach(b.sync["seq"])
        a.done("play", action=a.view["legal"][0])
        for socket in (b, c):
            socket.reach(a.sync["seq"])
        path = f"/api/tables/{table}"
        traffic += [carl.http.get(path + rest).text for rest in ("", "/record")]
        traffic += map(repr, [*b.heard[started[0] :], *c.heard[started[1] :]])
    texts = [cleaned(each, table) for each in traffic]
    return [re.sub(r"[0-9a-f]{64}", "a commitment", each) for each in texts]


@pytest.mark.parametrize("game", ["the-game", "face-to-face", "nix"])
def test_what_someone_mixed_in_reaches_nobody_else(
    people: list[Guest], monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    dealt, real = reihum.game(game, players=2, first=0).deal("monday"), Game.deal

    def deal(self: Game, seed: Any = None, mix: Any = None) -> State:
        return dealt if {*TEXTS} & {*(mix or ())} else real(self, seed, mix)

    monkeypatch.setattr(Game, "deal", deal)
    first, second = (heard_of(game, text, people) for text in TEXTS)
    assert len(first) > 8 and first == second
    assert not [each for each in first if "salt" in each or "pepper" in each]


def test_logs_tell_neither_tokens_nor_secrets(
    anna: Guest, bert: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO), begun(anna, bert, "the-game") as (a, b):
        link = bert.move_link(a.table["id"])
        play_out([a, b])
        secret = a.events[-1]["secret"]
    cookies = [cookie.value for guest in (anna, bert) for cookie in guest.http.cookies.jar]
    for hidden in (secret, link.split("#")[1], *map(str, cookies)):
        assert hidden not in caplog.text
