"""The log of a server has no card, no token, no secret and no word of anybody in it."""

import io
import logging.config
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from reihum.server.live.host import Host
from reihum.server.table import handlers
from reihum.server.web import run
from reihum.server.web.transport.logs import configuration

from ..clients import Guest, play_out
from ..conftest import quick, serving
from ..pairs import begun

WORDS = ("Wombat am Tisch", "Anastasia", "a token of mine")


@pytest.fixture
def log(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """All that a server writes to its log, however much it is."""
    stream = io.StringIO()
    debug = request.param == "debug"
    wanted = configuration("debug", "text") if debug else configuration("info", request.param)
    wanted["handlers"]["stderr"].update(stream=stream, filters=[])
    monkeypatch.setattr(run, "configuration", lambda *_: wanted)
    yield stream
    logging.config.dictConfig(configuration())


@pytest.mark.parametrize("log", ["debug"], indirect=True)
def test_where_everything_is_logged_cookies_and_messages_are_not(
    tmp_path: Path, log: io.StringIO
) -> None:
    with serving(quick(tmp_path)) as url, Guest(url) as anna:
        with anna.connect(anna.create("nix", "me", "open")["table"]) as a:
            a.done("say", text=WORDS[0])
        hidden = (*WORDS[:1], anna.http.cookies["reihum_guest"])
    assert "Application startup" in log.getvalue()  # so that there is something
    assert [word for word in hidden if word in log.getvalue()] == []


@pytest.mark.parametrize("log", ["text", "json"], indirect=True)
def test_a_whole_game_leaves_no_trace_of_itself_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: io.StringIO
) -> None:
    """Also where something fails and quotes what it failed on."""
    real = handlers.check_talk
    hidden: list[str] = list(WORDS)

    def fails(table: object, text: str) -> None:
        if text == WORDS[2]:
            raise ValueError(f"odd: {text}")
        real(table, text)  # type: ignore[arg-type]

    def odd(self: Host) -> dict[str, object]:
        raise KeyError(repr(self.table.state and self.table.state.view(0)))

    monkeypatch.setattr(handlers, "check_talk", fails)
    with (
        serving(quick(tmp_path)) as url,
        Guest(url) as anna,
        Guest(url) as bert,
        begun(anna, bert, "the-game") as (a, b),
    ):
        hidden += map(str, [*anna.http.cookies.values(), *bert.http.cookies.values()])
        table = a.table["id"]
        hidden += [anna.move_link(table).split("#")[1], anna.http.cookies["reihum_guest"]]
        assert a.done("say", text=WORDS[0]) and b.done("rename", name=WORDS[1])
        assert a.refused("say", text=WORDS[2]) == "internal"
        with monkeypatch.context() as patched:
            patched.setattr(Host, "lobby", odd)
            assert bert.http.get(f"/api/tables/{table}").status_code == 500
        hand = a.view["hand"] if "hand" in a.view else a.view["hands"][0]
        play_out([a, b])
        hidden += [a.events[-1]["secret"]]
        hidden += [event["action"] for event in a.events if event["kind"] == "played"]
        anna.http.post("/api/me/forget")
    text = log.getvalue()
    assert "a message failed" in text and "a request failed" in text  # so that there is something
    assert "a guest was forgotten" in text and hand
    shown = [word for word in hidden if re.search(rf"(?<![\w>]){re.escape(word)}(?![\w>])", text)]
    assert shown == []
    assert str(hand) not in text
