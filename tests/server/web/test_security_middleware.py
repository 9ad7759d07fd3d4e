"""Around every request: browsers are kept careful. What fails stands in test_errors.py."""

import httpx

from reihum.server.web.security_middleware import HEADERS


def test_every_answer_keeps_browsers_careful(http: httpx.Client) -> None:
    for path in ("/", "/assets/app-1a2b.js", "/assets/none.js", "/api/games", "/healthz"):
        headers = http.get(path).headers
        assert all(headers[name] == value for name, value in HEADERS.items()), path
    assert "unsafe" not in HEADERS["content-security-policy"].replace(
        "style-src-attr 'unsafe-inline'", ""
    )
    assert http.get("/api/games").headers["cache-control"] == "no-store"
