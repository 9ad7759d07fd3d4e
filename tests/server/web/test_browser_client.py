"""The built client, where there is one."""

import random
from pathlib import Path

import httpx

from ..conftest import quick, serving
from .conftest import SCRIPT


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


def test_files_with_a_hash_in_their_name_are_kept_and_small(http: httpx.Client) -> None:
    script = http.get("/assets/app-1a2b.js")
    assert script.text == SCRIPT and "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript")
    assert int(script.headers["content-length"]) < len(SCRIPT) / 10
    plain = http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.text == SCRIPT and "content-encoding" not in plain.headers
    assert plain.headers["vary"] == script.headers["vary"] == "accept-encoding"


def test_what_a_browser_has_is_not_sent_again(http: httpx.Client, client: Path) -> None:
    page = http.get("/")
    same = http.get("/", headers={"if-none-match": page.headers["etag"]})
    assert same.status_code == 304 and not same.content
    (client / "index.html").write_text("<title>reihum, built anew</title>")
    new = http.get("/", headers={"if-none-match": page.headers["etag"]})
    assert new.status_code == 200 and "anew" in new.text


def test_without_a_client_a_person_is_told(tmp_path: Path) -> None:
    with serving(quick(tmp_path, client=tmp_path / "none")) as url:
        answer = httpx.get(url + "/")
        assert answer.status_code == 404 and "make client" in answer.text
        assert httpx.get(url + "/healthz").json() == {"ok": True}
        assert httpx.get(url + "/api/nothing").json()["error"]["code"] == "no-such-page"


def test_what_does_not_get_smaller_is_sent_as_it_is(client: Path, http: httpx.Client) -> None:
    noise = random.Random(7).randbytes(4000)
    (client / "assets" / "noise-1a2b.png").write_bytes(noise)
    answer = http.get("/assets/noise-1a2b.png")
    assert "content-encoding" not in answer.headers and answer.content == noise
    assert answer.headers["content-type"] == "image/png"
