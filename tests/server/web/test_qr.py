"""Links as pictures."""

import re
import xml.etree.ElementTree as ET

import pytest
import segno

from ..clients import Guest

TABLE = "http://table.example/t/ABCDE12345"
LINK = f"{TABLE}#ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def modules(svg: bytes) -> set[tuple[int, int]]:
    """The dark places of a drawn code: rows of strokes, each a move and a line to the right."""
    (path,) = ET.fromstring(svg)
    places: set[tuple[int, int]] = set()
    x, y = 0.0, 0.0
    for step, numbers in re.findall(r"([Mmh])([-0-9. ]+)", path.attrib["d"]):
        across, *down = map(float, numbers.split())
        if step == "h":
            places |= {(int(x) + n, int(y)) for n in range(int(across))}
            x += across
        else:
            start = step == "M"
            x, y = (across, down[0]) if start else (x + across, y + down[0])
    return places


@pytest.mark.parametrize("link", [TABLE, LINK, LINK.replace("http:", "https:")])
def test_a_link_is_drawn(anna: Guest, link: str) -> None:
    answer = anna.http.post("/api/qr", json={"link": link})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-store"
    code = segno.make_qr(link, error="m")
    rows = enumerate(code.matrix_iter(border=4))
    assert modules(answer.content) == {
        (x, y) for y, row in rows for x, dark in enumerate(row) if dark
    }


@pytest.mark.parametrize(
    "link",
    [
        "",
        "hello",
        "javascript:alert(1)",
        "/t/ABCDE12345",
        "http://table.example/",
        "http://table.example/t/ABC",
        "http://me@table.example/t/ABCDE12345",
        f"{LINK} ",
        f"{LINK}?x=1",
        f"{TABLE}#{'A' * 27}",
    ],
)
def test_nothing_else_is_drawn(anna: Guest, link: str) -> None:
    answer = anna.http.post("/api/qr", json={"link": link})
    assert answer.status_code == 400 and answer.json()["error"]["code"] == "bad-link"


def test_a_page_gets_only_links_of_its_own_place(anna: Guest) -> None:
    for host, origin, status in (
        ("table.example", "http://table.example", 200),
        ("table.exampl", "http://table.exampl", 400),
        ("other.example", "http://other.example", 400),
        ("other.example", "http://table.example", 403),
        ("table.example", "null", 403),
    ):
        headers = {"host": host, "origin": origin}
        answer = anna.http.post("/api/qr", json={"link": LINK}, headers=headers)
        assert answer.status_code == status, (host, origin)


def test_a_token_never_stands_in_an_address(anna: Guest) -> None:
    assert anna.http.get("/api/qr", params={"link": LINK}).status_code in (404, 405)
