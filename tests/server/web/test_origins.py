"""Pages of other places do nothing here, in the name of nobody."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from ..clients import Guest
from ..conftest import quick, serving

WANTED = {"game": "the-game", "seats": [{"kind": "me"}]}
HERE = ("http://{host}", "HTTP://{host}", "https://{host}")
ELSEWHERE = (
    "http://127.0.0.1:1",  # another port of the same machine
    "http://127.0.0.1",
    "http://localhost:{port}",
    "http://{host}.example.org",
    "http://example.org/{host}",
    "http://user@{host}",
    "chrome-extension://{host}",
    "{host}",
    "null",
    "",
    "\xff" * 3000,
)


def spelled(origin: str, url: str) -> str:
    host = url.removeprefix("http://")
    return origin.format(host=host, port=host.rpartition(":")[2])


def asked(url: str, path: str = "/api/tables", **headers: str) -> httpx.Response:
    names = {
        name.replace("_", "-").encode(): value.encode("latin-1") for name, value in headers.items()
    }
    return httpx.post(f"{url}{path}", json=WANTED, headers=names)


@contextmanager
def socket(url: str, table: str, **headers: str) -> Iterator[None]:
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"
    with connect(address, additional_headers=names, compression=None):
        yield


@pytest.mark.parametrize("origin", HERE)
def test_a_page_of_this_place_may_ask(anna: Guest, origin: str) -> None:
    told = spelled(origin, anna.url)
    assert asked(anna.url, origin=told).status_code == 201
    with socket(anna.url, anna.create("the-game", "me")["table"], origin=told):
        pass


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_of_another_place_may_not(anna: Guest, origin: str) -> None:
    told = spelled(origin, anna.url)
    answer = asked(anna.url, origin=told)
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "wrong-origin")
    assert len(answer.json()["error"]["text"]) < 200
    table = anna.create("the-game", "me")["table"]
    if told.isascii():
        with pytest.raises(InvalidStatus, match="403"), socket(anna.url, table, origin=told):
            pass


def test_whoever_only_looks_may_come_from_anywhere(anna: Guest) -> None:
    for origin in ("null", "http://example.org"):
        headers = {"origin": origin}
        assert anna.http.get("/api/games", headers=headers).is_success
        assert anna.http.post("/api/qr", headers=headers).status_code == 403


def test_a_proxy_tells_which_host_was_asked(tmp_path: Path) -> None:
    away = {"origin": "https://cards.example.org", "x_forwarded_host": "cards.example.org"}
    for proxies, status in (("127.0.0.1", 201), ("192.0.2.1", 403)):
        with serving(quick(tmp_path, proxies=proxies)) as url:
            assert asked(url, **away).status_code == status
            assert asked(url, origin=away["origin"], host="cards.example.org").status_code == 201
            assert asked(url, origin=away["origin"], host="cards.example.org:443").is_success


@pytest.mark.parametrize(("scheme", "status"), [("http", 403), ("https", 201)])
def test_where_one_comes_by_https_a_page_that_did_not_is_another_one(
    anna: Guest, scheme: str, status: int
) -> None:
    here = {"x_forwarded_host": "cards.example.org", "x_forwarded_proto": "https"}
    origin = f"{scheme}://cards.example.org"
    assert asked(anna.url, origin=origin, **here).status_code == status
    table = anna.create("the-game", "me")["table"]
    opened = socket(anna.url, table, origin=origin, **here)
    with nullcontext() if status == 201 else pytest.raises(InvalidStatus, match="403"), opened:
        pass


def test_a_server_may_have_names(tmp_path: Path) -> None:
    hosts = "Cards.example.org, *.test, 127.0.0.1, 2001:DB8:0::1"
    with serving(quick(tmp_path, hosts=hosts)) as url:
        for host in (
            *("cards.example.org", "Cards.Example.org:8000", "cards.example.org.", "a.test"),
            *("127.0.0.1:80", "[2001:db8::1]", "[2001:db8::1]:8000"),
        ):
            assert asked(url, host=host).status_code == 201
        for host in ("example.org", "test", "evil.example", "cards.example.org.evil", "2", ""):
            answer = asked(url, host=host)
            assert (answer.status_code, answer.json()["error"]["code"]) == (421, "wrong-host")
            assert httpx.get(f"{url}/healthz", headers={"host": host}).is_success
        # A proxy that keeps the host to itself: the page is known by its name, not by any port.
        assert asked(url, origin="https://cards.example.org").status_code == 201
        assert asked(url, origin="https://cards.example.org:9999").status_code == 403
        assert asked(url, origin="https://evil.test").status_code == 403
