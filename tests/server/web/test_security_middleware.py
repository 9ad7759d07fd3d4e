"""Around every request: browsers are kept careful. What fails stands in test_errors.py."""

from pathlib import Path

import httpx

from reihum.server.web.security_middleware import HEADERS


def test_fonts_and_pictures_of_our_own_are_allowed(client: Path, http: httpx.Client) -> None:
    rules = dict(rule.split(" ", 1) for rule in HEADERS["content-security-policy"].split("; "))
    assert rules["img-src"].split() == ["'self'", "data:", "blob:"]
    assert rules.get("font-src", rules["default-src"]) == "'self'"
    (client / "assets" / "numerals-1a2b.woff2").write_bytes(b"a font")
    font = http.get("/assets/numerals-1a2b.woff2")
    assert font.content == b"a font" and font.headers["content-type"] == "font/woff2"
    assert "immutable" in font.headers["cache-control"]


def test_every_answer_keeps_browsers_careful(http: httpx.Client) -> None:
    for path in ("/", "/assets/app-1a2b.js", "/assets/none.js", "/api/games", "/healthz"):
        headers = http.get(path).headers
        assert all(headers[name] == value for name, value in HEADERS.items()), path
    assert "unsafe" not in HEADERS["content-security-policy"].replace(
        "style-src-attr 'unsafe-inline'", ""
    )
    assert http.get("/api/games").headers["cache-control"] == "no-store"


def test_https_stays_https_but_only_where_it_is(http: httpx.Client) -> None:
    for scheme, wanted in (("https", "max-age=31536000"), ("http", None)):
        headers = http.get("/", headers={"x-forwarded-proto": scheme}).headers
        assert headers.get("strict-transport-security") == wanted


def test_only_previews_may_be_shown_elsewhere(client: Path, http: httpx.Client) -> None:
    (client / "previews").mkdir()
    (client / "previews" / "nix.png").write_bytes(b"a picture")
    shown = {path: http.get(path).headers for path in ("/previews/nix.png", "/", "/api/games")}
    names = {path: each["cross-origin-resource-policy"] for path, each in shown.items()}
    assert names == {
        "/previews/nix.png": "cross-origin",
        "/": "same-origin",
        "/api/games": "same-origin",
    }
    assert "camera=()" in shown["/"]["permissions-policy"]
