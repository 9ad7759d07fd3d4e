"""What goes wrong unexpectedly: an answer in the one form, a note in the log, and no details."""

import base64
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from reihum.languages import say
from reihum.server.live import host
from reihum.server.live.host import Host
from reihum.server.web import api
from reihum.server.web.security_middleware import HEADERS

from ..clients import Guest
from ..pairs import begun


def broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError("the secret is 42")


def test_a_request_that_fails(
    anna: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(api, "catalogue", broken)
    answer = anna.http.get("/api/games")
    error = answer.json()["error"]
    assert answer.status_code == 500 and error["code"] == "internal" and error["params"] == {}
    assert "secret" not in answer.text and "RuntimeError" in caplog.text
    assert all(answer.headers[name] == value for name, value in HEADERS.items())


def test_a_socket_that_fails(
    anna: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = anna.create("the-game", "me")["table"]
    monkeypatch.setattr(Host, "connect", broken)
    with anna.connect(table) as socket:
        assert socket.heard[0]["error"]["code"] == "internal"
        with pytest.raises(ConnectionClosed) as closed:
            socket.hear()
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011
    assert "RuntimeError" in caplog.text


def test_a_message_that_fails_leaves_the_socket_open(
    anna: Guest, bert: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with begun(anna, bert, "the-game") as (a, _):
        action, before = a.view["legal"][0], a.sync["seq"]
        with monkeypatch.context() as patched:
            patched.setattr(host, "drafts", broken)
            answer = a.ask("play", "one", action=action)
        assert answer["id"] == "one" and answer["error"]["code"] == "internal"
        assert "secret" not in repr(answer) and "RuntimeError" in caplog.text
        assert a.ask("play", "one", action=action) == {
            "type": "ack",
            "id": "one",
            "seq": before + 1,
        }


def test_where_the_database_fails_nothing_is_acknowledged(
    anna: Guest, bert: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with begun(anna, bert, "the-game") as (a, b):
        with monkeypatch.context() as patched:
            patched.setattr("reihum.server.store.writer.append", broken)
            assert a.refused("say", text="hello") == "try-again"
        assert "database failed" in caplog.text
        a.done("say", text="hello again")
        b.until(lambda: b.kinds()[-1] == "said")
        assert b.events[-1]["text"] == "hello again"


def test_what_the_database_says_has_no_secrets_in_it(
    anna: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("reihum.server.guests.TABLE_LENGTH", 0)  # all tables are the same one
    anna.create("the-game", "me")
    wanted = {"game": "the-game", "seats": [{"kind": "me"}]}
    assert anna.http.post("/api/tables", json=wanted).status_code == 500
    cookie = str(next(iter(anna.http.cookies.jar)).value).partition(".")[0]
    guest = json.loads(base64.urlsafe_b64decode(cookie + "==="))
    assert "IntegrityError" in caplog.text and len(guest) > 10 and guest not in caplog.text


@pytest.mark.parametrize("body", [b"[" * 8000, b'{"game": ' + b"9" * 5000 + b"}"])
def test_a_body_that_no_parser_likes(anna: Guest, body: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = anna.http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad-request"


def test_what_a_page_could_not_send_is_told_in_its_language(anna: Guest) -> None:
    french = {"accept-language": "fr-CH"}
    unread = anna.http.post("/api/tables", content="{", headers=french).json()["error"]
    assert unread["text"] == say("bad-request", {}, "fr")
    nowhere = anna.http.get("/api/nowhere", headers=french).json()["error"]
    assert nowhere["text"] == say("no-such-page", {}, "fr")
