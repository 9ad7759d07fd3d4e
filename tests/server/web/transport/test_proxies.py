"""What a proxy says is believed, and of nobody else."""

from pathlib import Path

import httpx
import pytest

from reihum.server.settings import Rate, Rates
from reihum.server.web.transport.proxies import Proxies

from ...conftest import quick, serving

WANTED = {"game": "the-game", "seats": [{"kind": "me"}]}


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("[2001:db8::1]:4711", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("198.51.100.1, 192.0.2.7", "192.0.2.7"),  # the first one is what the client said
        ("192.0.2.7, 10.1.2.3, 127.0.0.1", "192.0.2.7"),
        ("192.0.2.7, ::ffff:10.1.2.3", "192.0.2.7"),
        ("10.1.2.3", None),
        ("unknown", None),
        ("192.0.2.7, unknown", None),
        ("x" * 5000, None),
        ("", None),
    ],
)
def test_the_client_is_the_last_one_that_is_no_proxy(forwarded: str, client: str | None) -> None:
    assert Proxies("127.0.0.1, ::1, 10.0.0.0/8").client(forwarded) == client


def made(url: str, address: str) -> int:
    headers = {"x-forwarded-for": address}
    return httpx.post(f"{url}/api/tables", json=WANTED, headers=headers).status_code


def test_behind_a_proxy_everybody_has_limits_of_their_own(tmp_path: Path) -> None:
    rates = Rates(tables=Rate(1, 600))
    with serving(quick(tmp_path, rates=rates, proxies="127.0.0.0/8")) as url:
        addresses = ("192.0.2.7", "192.0.2.8", "::ffff:192.0.2.9", "2001:db8::1", "192.0.2.7")
        assert [made(url, address) for address in addresses] == [201, 201, 201, 201, 429]


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    rates = Rates(tables=Rate(1, 600))
    with serving(quick(tmp_path, rates=rates, proxies="192.0.2.0/24")) as url:
        assert [made(url, address) for address in ("192.0.2.7", "192.0.2.8")] == [201, 429]
