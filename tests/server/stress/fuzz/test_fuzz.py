"""The short form of `make fuzz`: hostile messages at every stage of a table, from everybody."""

import logging
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from ...clients import Guest
from .fuzzing import Costs, Fuzzer, plain_cost
from .stages import GAMES, STAGES, scene

MESSAGES = 60  # at each stage


@pytest.fixture
def guests(url: str) -> Iterator[list[Guest]]:
    with ExitStack() as stack:
        yield [stack.enter_context(Guest(url)) for _ in range(5)]


def test_no_message_harms_a_table_at_any_stage(
    guests: list[Guest], caplog: pytest.LogCaptureFixture
) -> None:
    fuzzer, costs = Fuzzer("brief"), Costs()
    with caplog.at_level(logging.ERROR), costs.watching():
        costs.plain = plain_cost()
        for number, stage in enumerate(STAGES):
            with scene(stage, GAMES[number % len(GAMES)], guests[:4]) as there:
                fuzzer.attack(there, MESSAGES)
                fuzzer.check(there, guests[4])
    assert fuzzer.faults == [] and costs.slow == [] and caplog.records == []
    assert fuzzer.sent == MESSAGES * len(STAGES)
    assert {"ack", "bad-request", "unknown-type", "too-large", "not-seated"} <= set(fuzzer.codes)
