"""Previews of links: who invites to what, in the right language, and nothing that is hidden."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

from reihum.server.settings import Rate
from reihum.server.store.rows import StoreFailed
from reihum.server.web import previews
from reihum.server.web.previews import texts_ahead

from ..clients import Guest, play_out
from ..conftest import GENEROUS, quick, serving
from ..pairs import begun

PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="Four card games around one table, in the browser." />
    <title>reihum</title>
  </head>
  <body><script type="module" src="/assets/app-1a2b.js"></script></body>
</html>
"""
# As the client's build writes it: what was built from which source, and what that imports.
MANIFEST = {
    "index.html": {"file": "assets/app-1a2b.js", "css": ["assets/app-1a2b.css"]},
    "_board.js": {"file": "assets/board-3c.js", "css": ["assets/b.css"], "imports": ["index.html"]},
    "src/pages/Table.svelte": {"file": "assets/Table-4d.js", "imports": ["_board.js"]},
    "src/games/the_game/at_table.ts": {"file": "assets/at-5e.js", "imports": ["_board.js"]},
    "src/games/nix/at_table.ts": {"file": "assets/at-6f.js"},
}
GERMAN = {"accept-language": "de-DE,de;q=0.9,en;q=0.5"}
HOSTILE = [
    "</title><script>x()</script>"[:24],
    '"><script>x()</script>',
    "<img src=x onerror=x()>",
    "' onload='x()",
    "&lt;b&gt; & <b>",
    r"\1 \g<0> ${x} {0} %s",
]


class Head(HTMLParser):
    """What a messenger reads of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.title, self._in_title = "", False
        self.metas: dict[str, str] = {}
        self.early: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        self.tags.append(tag)
        self._in_title = tag == "title"
        named = dict(attrs)
        name = named.get("name") or named.get("property")
        if tag == "meta" and name:
            assert name not in self.metas, f"{name} is told twice"
            self.metas[name] = named["content"]
        if named.get("rel") in ("modulepreload", "preload"):
            self.early.append(named["href"])
        assert not {"onload", "onerror"} & set(named)

    def handle_endtag(self, tag: str) -> None:
        self._in_title = False

    def handle_data(self, data: str) -> None:
        self.title += data if self._in_title else ""


@pytest.fixture
def client(client: Path) -> Path:
    (client / "index.html").write_text(PAGE)
    (client / "previews").mkdir()
    (client / "previews" / "reihum.png").write_bytes(b"a picture")
    (client / "previews" / "the-game.png").write_bytes(b"another")
    return client


@pytest.fixture
def place(tmp_path: Path, client: Path) -> Iterator[str]:
    with serving(quick(tmp_path, client=client)) as url:
        yield url


@pytest.fixture
def ole(place: str) -> Iterator[Guest]:
    with Guest(place) as guest:
        yield guest


@pytest.fixture
def anna(place: str) -> Iterator[Guest]:
    with Guest(place) as guest:
        yield guest


def made(ole: Guest, name: str, *seats: str, game: str = "the-game") -> str:
    """A table of someone with this name."""
    wanted = [{"kind": "me", "name": name}, *({"kind": seat} for seat in seats)]
    answer = ole.http.post("/api/tables", json={"game": game, "seats": wanted})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"])


def head(guest: Guest, table: str, **headers: str) -> Head:
    answer = guest.http.get(f"/t/{table}", headers=headers)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    return Head(answer.text)


def test_a_table_that_waits_for_people_invites_them(ole: Guest, place: str) -> None:
    told = head(ole, made(ole, "Ole", "open", "open"))
    assert told.title == told.metas["og:title"] == "Ole invites you to The Game"
    assert told.metas["og:description"] == told.metas["description"]
    assert told.metas["description"].startswith("2 seats are free.")
    assert told.metas["og:image"] == f"{place}/previews/the-game.png"
    assert told.metas["twitter:card"] == "summary_large_image"


def test_a_host_without_a_name_invites_too(ole: Guest) -> None:
    assert head(ole, made(ole, "", "open")).title == "You are invited to The Game"
    nobody = ole.create("the-game", "open", "open")["table"]
    assert head(ole, nobody).title == "You are invited to The Game"


def test_in_german_where_that_is_liked(ole: Guest) -> None:
    table = made(ole, "Ole", "open")
    told = head(ole, table, **GERMAN)
    assert told.title == "Ole lädt dich zu The Game ein"
    assert told.metas["description"].startswith("Ein Platz ist frei.")
    assert head(ole, made(ole, "", "open"), **GERMAN).title == "Du bist zu The Game eingeladen"
    assert head(ole, table, **{"accept-language": "nl"}).title == "Ole invites you to The Game"


def test_once_it_runs_it_says_who_plays(ole: Guest, anna: Guest) -> None:
    with begun(ole, anna, "the-game") as (a, b):
        a.done("rename", name="Ole")
        b.done("rename", name="Anna")
        told = head(ole, a.table["id"])
        assert told.title == "The Game: Ole, Anna" and "watch" in told.metas["description"]
        play_out([a, b])
        assert "over" in head(ole, a.table["id"]).metas["description"]
    bots = ole.create("nix", "bot", "bot")["table"]
    assert head(ole, bots).title == "Nix für ungut!"


def test_it_tells_nothing_but_names(ole: Guest, anna: Guest) -> None:
    with begun(ole, anna, "the-game", deal="monday") as (a, _):
        table = a.table["id"]
        page = ole.http.get(f"/t/{table}").text
        secrets = [anna.move_link(table).split("#")[1], "monday", *map(str, a.view["hand"])]
        head_of_page = re.sub(r'(src|href|content)="[^"]*(assets|previews)[^"]*"', "", page)
        assert [secret for secret in secrets if re.search(rf"\b{secret}\b", head_of_page)] == []
        with Guest(ole.url) as stranger:
            assert stranger.http.get(f"/t/{table}").text == page


@pytest.mark.parametrize("name", HOSTILE)
def test_a_name_is_text_whatever_is_in_it(ole: Guest, name: str) -> None:
    plain = head(ole, made(ole, "Ole", "open"))
    for seats in (("open",), ("bot",)):
        table = made(ole, name, *seats)
        for language in ("en", "de"):
            told = head(ole, table, **{"accept-language": language})
            assert name in told.title and name in told.metas["og:title"]
            assert told.tags == plain.tags  # nothing in the name is an element
            assert set(told.metas) == set(plain.metas)


def test_the_place_is_text_whatever_is_in_it(ole: Guest) -> None:
    table = made(ole, "Ole", "open")
    answer = ole.http.get(f"/t/{table}", headers={"host": 'x"><script>x()</script>'})
    assert answer.status_code in (200, 400) and "<script>x" not in answer.text


def test_a_game_without_a_picture_has_that_of_the_house(
    ole: Guest, place: str, client: Path
) -> None:
    table = made(ole, "Ole", "open", game="nix")
    assert head(ole, table).metas["og:image"] == f"{place}/previews/reihum.png"
    (client / "previews" / "reihum.png").unlink()
    told = head(ole, table)
    assert "og:image" not in told.metas and told.metas["twitter:card"] == "summary"


def test_behind_a_proxy_the_picture_is_where_the_proxy_is(ole: Guest) -> None:
    table = made(ole, "Ole", "open")
    told = head(ole, table, **{"host": "cards.example", "x-forwarded-proto": "https"})
    assert told.metas["og:image"] == "https://cards.example/previews/the-game.png"


@pytest.mark.parametrize("path", ["0000000000", "short", "0000000000/more", "%3Cscript%3E", "é"])
def test_an_unknown_table_has_the_page_of_everywhere(ole: Guest, path: str) -> None:
    assert ole.http.get(f"/t/{path}").text == ole.http.get("/anything").text == PAGE


@pytest.mark.parametrize("error", [StoreFailed, KeyError])
def test_a_table_that_cannot_be_read_has_the_page_of_everywhere(
    ole: Guest, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    def fails(*_: object) -> None:
        raise error

    table = made(ole, "Ole", "open")
    monkeypatch.setattr(previews, "title_of", fails)
    assert head(ole, table).title == "reihum"


def test_a_table_says_which_files_its_game_needs(ole: Guest, client: Path) -> None:
    table = made(ole, "Ole", "open")
    asked = f"/api/tables/{table}"  # first of all
    assert head(ole, table).early == [asked]  # a client that does not say what it is made of
    (client / "files.json").write_text(json.dumps(MANIFEST))
    files = [f"/assets/{file}" for file in ("Table-4d.js", "board-3c.js", "b.css", "at-5e.js")]
    assert head(ole, table).early == [*files, asked]
    ole.http.cookies.clear()
    assert head(ole, table).early == files  # two questions at once would make two guests


def test_home_says_what_it_is(ole: Guest, place: str) -> None:
    page = ole.http.get("/")
    told = Head(page.text)
    assert told.title == told.metas["og:title"] == "reihum"
    assert told.metas["description"].startswith("Get rid of 98 cards")
    assert told.metas["og:image"] == f"{place}/previews/reihum.png"
    german = Head(ole.http.get("/", headers=GERMAN).text)
    assert german.metas["og:description"].startswith("98 Karten loswerden")
    known = {"if-none-match": page.headers["etag"]}
    assert ole.http.get("/", headers=known).status_code == 304


def test_a_page_is_sent_again_only_where_it_has_changed(ole: Guest, anna: Guest) -> None:
    table = made(ole, "Ole", "open")
    page = ole.http.get(f"/t/{table}")
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["vary"] == "accept-language"
    known = {"if-none-match": page.headers["etag"]}
    same = ole.http.get(f"/t/{table}", headers=known)
    assert same.status_code == 304 and not same.content
    assert same.headers["etag"] == page.headers["etag"]
    assert ole.http.get(f"/t/{table}", headers={**known, **GERMAN}).status_code == 200
    anna.sit(table, "Anna")
    changed = ole.http.get(f"/t/{table}", headers=known)
    assert changed.status_code == 200 and unescape(changed.text) != unescape(page.text)


def test_the_head_can_be_asked_for_alone(ole: Guest) -> None:
    table = made(ole, "Ole", "open")
    answer = ole.http.head(f"/t/{table}")
    assert answer.status_code == 200 and not answer.content
    assert answer.headers["etag"] == ole.http.get(f"/t/{table}").headers["etag"]


def test_whoever_asks_for_too_many_gets_the_plain_page(tmp_path: Path, client: Path) -> None:
    with serving(quick(tmp_path, client=client)) as url, Guest(url) as ole:
        table = made(ole, "Ole", "open")
    rates = replace(GENEROUS, requests=Rate(2, 1000))
    with serving(quick(tmp_path, client=client, rates=rates)) as url:
        titles = [Head(httpx.get(f"{url}/t/{table}").text).title for _ in range(4)]
        assert titles == ["Ole invites you to The Game"] * 2 + ["reihum"] * 2


def test_without_a_client_there_is_no_page(tmp_path: Path) -> None:
    with serving(quick(tmp_path, client=tmp_path / "none")) as url, Guest(url) as ole:
        answer = ole.http.get(f"/t/{made(ole, 'Ole', 'open')}")
        assert answer.status_code == 404 and "make client" in answer.text


def test_the_texts_of_a_language_are_sent_ahead(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for part in ("de-home", "de-table", "fr-home"):
        (tmp_path / "assets" / f"texts-{part}-1a2b.js").touch()
    assert texts_ahead(tmp_path, "de", ("home",)).count("modulepreload") == 1
    assert "/assets/texts-de-table-1a2b.js" in texts_ahead(tmp_path, "de", ("home", "table"))
    assert texts_ahead(tmp_path, "it", ("home",)) == ""
