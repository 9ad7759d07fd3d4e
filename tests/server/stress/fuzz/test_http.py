"""The short form of `make fuzz` for HTTP: whatever is asked, the answer is as it is described."""

import logging

import pytest

from ...clients import Guest
from .http_requests import fuzzed, operations

FEW = 5


def test_every_answer_is_as_it_is_described(
    url: str, anna: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    tables = [
        anna.create("nix", "random", "random")["table"],
        anna.create("the-game", "me", "open")["table"],
    ]
    statuses: list[int] = []
    with caplog.at_level(logging.ERROR):
        for operation in operations(url):
            fuzzed(operation, tables, FEW, statuses.append)
    assert caplog.records == []
    assert {200, 400, 404} <= set(statuses) and max(statuses) < 500
