"""The built client, where there is one."""

import gzip
import os
from pathlib import Path

import httpx
import pytest

from ..conftest import quick, serving
from .conftest import BROTLI, SCRIPT


def test_there_is_one_page_for_all(http: httpx.Client) -> None:
    for path in ("/", "/t/0123456789", "/anything"):
        page = http.get(path)
        assert "reihum" in page.text and page.headers["cache-control"] == "no-cache"
        assert page.headers["content-type"] == "text/html; charset=utf-8"
        assert http.head(path).status_code == 200
    for path in ("/assets/app-old.js", "/api/nothing"):
        answer = http.get(path)
        assert answer.status_code == 404 and answer.json()["error"]["code"] == "no-such-page"


def test_nothing_outside_the_folder_is_served(http: httpx.Client) -> None:
    for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%00", "/" + "a" * 5000):
        answer = http.get(path)
        assert answer.status_code in (200, 404) and "secret" not in answer.text


def test_files_with_a_hash_in_their_name_are_kept(http: httpx.Client) -> None:
    script = http.get("/assets/app-1a2b.js")
    assert script.text == SCRIPT and "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip, br;q=0", "gzip"),
        ("GZIP;q=0.5", "gzip"),
        ("gzip; q=0.0", None),
        ("identity", None),
    ],
)
def test_a_browser_gets_the_smallest_file_it_can_read(
    http: httpx.Client, accepted: str, sent: str | None
) -> None:
    with http.stream("GET", "/assets/app-1a2b.js", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == sent
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
    assert int(answer.headers["content-length"]) == len(raw)
    plain = gzip.decompress(raw) if sent == "gzip" else raw
    assert plain == (BROTLI if sent == "br" else SCRIPT.encode())


def test_each_copy_of_a_file_has_a_mark_of_its_own(http: httpx.Client) -> None:
    marks = {
        http.head("/assets/app-1a2b.js", headers={"accept-encoding": accepted}).headers["etag"]
        for accepted in ("br", "gzip", "identity")
    }
    assert len(marks) == 3


def test_what_a_browser_has_is_not_sent_again(http: httpx.Client, client: Path) -> None:
    page = http.get("/anything")
    same = http.get("/anything", headers={"if-none-match": page.headers["etag"]})
    assert same.status_code == 304 and not same.content
    page_file = client / "index.html"
    dates = page_file.stat().st_atime, page_file.stat().st_mtime
    page_file.write_text("<title>reihuM</title>")  # as long, and in some installations as old
    os.utime(page_file, dates)
    new = http.get("/anything", headers={"if-none-match": page.headers["etag"]})
    assert new.status_code == 200 and "reihuM" in new.text


def test_without_a_client_a_person_is_told(tmp_path: Path) -> None:
    with serving(quick(tmp_path, client=tmp_path / "none")) as url:
        answer = httpx.get(url + "/")
        assert answer.status_code == 404 and "make client" in answer.text
        assert httpx.get(url + "/healthz").json() == {"ok": True}
        assert httpx.get(url + "/api/nothing").json()["error"]["code"] == "no-such-page"


def test_what_was_not_compressed_is_sent_as_it_is(client: Path, http: httpx.Client) -> None:
    (client / "assets" / "noise-1a2b.png").write_bytes(b"noise")
    answer = http.get("/assets/noise-1a2b.png")
    assert "content-encoding" not in answer.headers and answer.content == b"noise"
    assert answer.headers["content-type"] == "image/png"


def test_pages_can_only_be_read(http: httpx.Client) -> None:
    answer = http.post("/t/0123456789")
    assert answer.status_code == 405 and answer.json()["error"]["code"] == "no-such-page"
    assert answer.headers["allow"] == "GET, HEAD"


def test_a_client_that_is_built_while_the_server_runs_is_served(tmp_path: Path) -> None:
    with serving(quick(tmp_path, client=tmp_path / "later")) as url:
        assert httpx.get(url + "/assets/app.js").status_code == 404
        (tmp_path / "later").mkdir()
        (tmp_path / "later" / "index.html").write_text("<title>reihum</title>")
        assert "<title>" in httpx.get(url + "/").text
