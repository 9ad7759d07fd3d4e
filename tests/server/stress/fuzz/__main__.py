"""`make fuzz`: hostile messages and requests by the hundred thousand, and figures of them.

FUZZ_MESSAGES says how many messages, FUZZ_REQUESTS how many requests of each kind over HTTP,
FUZZ_SEED which ones.
"""

import logging
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from tests.server import clients
from tests.server.clients import Guest
from tests.server.conftest import quick, serving

from .fuzzing import Costs, Fuzzer, plain_cost
from .http_requests import fuzzed, operations
from .stages import GAMES, STAGES, scene
from .twin_scenes import twin_faults

AT_A_TABLE = 150  # messages
EVERY = 10_000  # messages between two lines of figures
PATIENCE = 60.0  # seconds for an answer: some think in plain Python, and the machine may be busy


class Errors(logging.Handler):
    """Keeps what the server writes about failures."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one."""
        self.found.append(self.format(record))


def main() -> int:
    """Send all of it; 1 if anything is wrong."""
    messages = int(os.environ.get("FUZZ_MESSAGES") or 100_000)
    requests = int(os.environ.get("FUZZ_REQUESTS") or 200)
    seed = os.environ.get("FUZZ_SEED") or str(time.time_ns())
    say, clients.PATIENCE = partial(print, flush=True), PATIENCE
    say(f"{messages} messages, {requests} requests of each kind, FUZZ_SEED={seed}")
    errors = Errors()
    logging.getLogger().addHandler(errors)
    fuzzer, costs = Fuzzer(seed), Costs()
    with tempfile.TemporaryDirectory() as folder, serving(quick(Path(folder))) as url:
        faults = [*over_sockets(url, fuzzer, costs, messages, say), *over_http(url, requests, say)]
    faults += [*errors.found, *costs.slow]
    for fault in faults[:20]:
        say(fault[:1000])
    say(f"{len(faults)} faults")
    return int(bool(faults))


def over_sockets(
    url: str, fuzzer: Fuzzer, costs: Costs, messages: int, say: "partial[None]"
) -> list[str]:
    """Hostile messages at one table after the other; what was wrong."""
    begun, told, rounds = time.monotonic(), 0, 0
    with costs.watching():
        costs.plain = plain_cost()
        while fuzzer.sent < messages:
            known = len(fuzzer.faults)
            for number, stage in enumerate(STAGES):
                attack(url, stage, GAMES[(rounds + number) % len(GAMES)], fuzzer)
            fuzzer.faults += twin_faults(url, GAMES[rounds % len(GAMES)], fuzzer, str(rounds))
            rounds += 1
            for fault in fuzzer.faults[known:]:
                say(f"FAULT in round {rounds}: {fault[:1000]}")
            if fuzzer.sent - told >= EVERY or fuzzer.sent >= messages:
                told = fuzzer.sent
                say(
                    f"{fuzzer.sent} messages, {rounds * len(STAGES)} tables, "
                    f"{time.monotonic() - begun:.0f} s, the slowest took "
                    f"{costs.worst / costs.plain:.1f} times a plain one, "
                    f"{len(fuzzer.faults)} faults"
                )
    say(f"answers: {dict(fuzzer.codes.most_common())}")
    return fuzzer.faults


def attack(url: str, stage: str, game: str, fuzzer: Fuzzer) -> None:
    """Send hostile messages at a table at some stage."""
    with ExitStack() as stack:
        guests = [stack.enter_context(Guest(url)) for _ in range(5)]
        with scene(stage, game, guests[:4]) as there:
            fuzzer.attack(there, AT_A_TABLE)
            fuzzer.check(there, guests[4])


def over_http(url: str, requests: int, say: "partial[None]") -> list[str]:
    """Requests of every kind; what was wrong."""
    faults: list[str] = []
    with Guest(url) as anna:
        tables = [anna.create("nix", "random", "random")["table"]]
        tables += [anna.create("the-game", "me", "open")["table"]]
    for operation in operations(url):
        statuses: list[int] = []
        try:
            fuzzed(operation, tables, requests, statuses.append)
        except Exception as error:  # whatever it is, the others are asked too
            faults.append(f"{operation.label}: {error}")
        say(f"{operation.label}: {len(statuses)} requests, {sorted(set(statuses))}")
    return faults


if __name__ == "__main__":
    sys.exit(main())
