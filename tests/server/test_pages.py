"""The built client, where there is one."""

from pathlib import Path

import httpx

from .conftest import quick, serving


def test_the_client_is_served_with_one_page_for_all(tmp_path: Path) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>reihum</title>")
    (client / "assets" / "app-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("secret")
    with serving(quick(tmp_path, client=client)) as url, httpx.Client(base_url=url) as http:
        for path in ("/", "/t/0123456789", "/anything"):
            page = http.get(path)
            assert "reihum" in page.text and page.headers["cache-control"] == "no-cache"
        script = http.get("/assets/app-1a2b.js")
        assert script.text == "play()" and "immutable" in script.headers["cache-control"]
        for path in ("/assets/app-old.js", "/api/nothing"):
            assert http.get(path).status_code == 404
        for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
            assert "secret" not in http.get(path).text


def test_without_a_client_there_is_only_the_api(tmp_path: Path) -> None:
    with serving(quick(tmp_path, client=tmp_path / "none")) as url:
        answer = httpx.get(url + "/")
        assert answer.status_code == 404 and answer.json()["error"]["code"] == "no-such-page"
