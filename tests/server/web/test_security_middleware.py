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
