"""Before every request: how many there are, its size, and who it comes from."""

from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from starlette.datastructures import Headers

from reihum.server.guests import cookie_in
from reihum.server.settings import Rate, Rates

from ..clients import Guest
from ..conftest import quick, serving


def test_a_huge_request_is_refused(anna: Guest) -> None:
    answer = anna.http.post("/api/tables", json={"game": "x" * 9000})
    assert answer.status_code == 413 and answer.json()["error"]["code"] == "too-large"


def test_a_cookie_of_ones_own_making_is_nobody(url: str) -> None:
    answer = httpx.get(f"{url}/api/me/tables", headers={"cookie": "reihum_guest=abc.def"})
    assert answer.json() == {"tables": []}
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=Lax" in cookie and "Max-Age=31536000" in cookie


@pytest.mark.parametrize(
    ("sent", "found"),
    [
        ([], None),
        (["other=1"], None),
        (["reihum_guest=a.b-_c"], "a.b-_c"),
        (["other=1; reihum_guest=a ;more=2"], "a"),
        (["reihum_guest=a; reihum_guest=b"], "b"),
        (["reihum_guest=a", "reihum_guest=b; other=1"], "b"),
        (['reihum_guest="a"; xreihum_guest=b; reihum_guestx=c; =d; reihum_guest'], ""),
    ],
)
def test_the_cookie_of_a_guest_is_found_among_others(sent: list[str], found: str | None) -> None:
    headers = Headers(raw=[(b"cookie", each.encode()) for each in sent])
    assert cookie_in(headers) == found


def test_so_many_requests_and_no_more(tmp_path: Path) -> None:
    rates = replace(Rates(), requests=Rate(10, 60))
    with serving(quick(tmp_path, rates=rates)) as url, Guest(url) as guest:
        answers = [guest.http.get("/api/games").status_code for _ in range(12)]
        assert answers == [200] * 9 + [429] * 3  # the guest has asked once to come in
        assert guest.http.get("/healthz").status_code == 200
