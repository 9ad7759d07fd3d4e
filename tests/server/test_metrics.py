"""Metrics: what Prometheus is told, who is told, and that no hand can be read from it."""

import re
from pathlib import Path

import httpx
import pytest

from reihum.server.metrics import BLOCK, Gauges, Histogram, Measures, exposed, registry_of

from .clients import Guest, play_out
from .conftest import quick, serving
from .pairs import begun


def told(url: str, **headers: str) -> dict[str, float]:
    """All samples by their names, with the values of labels."""
    answer = httpx.get(f"{url}/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_what_people_do_is_counted(anna: Guest, bert: Guest, url: str) -> None:
    before = told(url)
    with begun(anna, bert, "the-game") as (a, b):
        assert a.refused("play", action="1>up1")
        play_out([a, b])
        during = told(url)
        played = a.kinds().count("played")
    assert during["reihum_sockets"] >= 2 and during["reihum_tables"] >= 1
    assert during["reihum_connections"] >= 2

    def more(name: str) -> float:
        return during.get(name, 0.0) - before.get(name, 0.0)

    assert more('reihum_events_total{kind="played"}') >= played > 0
    assert more('reihum_events_total{kind="created"}') >= 1
    assert more("reihum_stored_seconds_count") >= played
    assert more('reihum_told_seconds_bucket{le="+Inf"}') >= played
    assert more("reihum_commit_seconds_count") > 0 and more("reihum_batch_events_count") > 0
    refused = [name for name in during if name.startswith("reihum_refused_total") and more(name)]
    assert refused
    assert "reihum_store_queue" in during and "reihum_bots_waiting" in during


@pytest.mark.parametrize("header", ["Forwarded", "Via", "X-Forwarded-For", "X-Real-IP"])
def test_nobody_gets_them_by_way_of_a_proxy(url: str, header: str) -> None:
    answer = httpx.get(f"{url}/metrics", headers={header: "127.0.0.1"})
    assert answer.status_code == 404 and answer.json()["error"]["code"] == "no-such-page"


def test_who_may_ask_is_a_setting(tmp_path: Path) -> None:
    for networks, status in (("", 404), ("10.0.0.0/8", 404), ("127.0.0.0/8", 200)):
        settings = quick(tmp_path, metrics=networks, hosts="cards.example.org")
        with serving(settings) as url:
            assert httpx.get(f"{url}/metrics").status_code == status


def test_a_port_of_their_own(tmp_path: Path, unused_port: int) -> None:
    with serving(quick(tmp_path, metrics="", metrics_port=unused_port)) as url:
        assert httpx.get(f"{url}/metrics").status_code == 404
        assert "reihum_tables" in told(f"http://127.0.0.1:{unused_port}")
        with serving(quick(tmp_path / "..", metrics_port=unused_port)) as other:
            assert httpx.get(f"{other}/healthz").status_code == 200  # one plays all the same


def test_a_histogram_counts_all_that_is_at_most_so_large() -> None:
    histogram = Histogram((1, 2))
    for value in (0.5, 1, 1.5, 7):
        histogram.note(value)
    (family,) = [histogram.family("x", "X.")]
    assert [(sample.labels.get("le"), sample.value) for sample in family.samples] == [
        ("1", 2.0),
        ("2", 3.0),
        ("+Inf", 4.0),
        (None, 4.0),
        (None, 10.0),
    ]


def test_single_thoughts_of_bots_are_never_told() -> None:
    """How long one bot thought may tell about its hand: fifty together do not say whose."""
    measures = Measures()
    for number in range(BLOCK - 1):
        measures.thought(number / 10, 1)
    assert measures.thinking._sum == 0
    measures.thought(0.1, 1)
    assert measures.thinking._sum > 0


def test_names_are_such_as_prometheus_takes() -> None:
    text = exposed(registry_of(Gauges(tables=lambda: 3))).decode()
    names = set(re.findall(r"^([a-z_]+)", text, re.MULTILINE))
    assert names and all(name.startswith("reihum_") for name in names)
    assert "reihum_tables 3.0" in text
