"""The short form of `make soak`: people play while servers are killed, and nothing is lost."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random

import pytest

from ...conftest import quick
from ...postgres import Postgres
from .company import Company
from .failures import Failure, fail, kill_one, restart
from .servers import servers

pytestmark = pytest.mark.slow
SEED = "short"


def check(company: Company, failures: list[Failure], most: int) -> None:
    """Play until all failures have happened and the games after them are over."""

    async def run() -> None:
        failing = asyncio.create_task(fail(company, failures, (10, 40), SEED, most))
        await company.play(failing.done)
        await failing

    asyncio.run(run())
    tally = company.tally
    assert tally.faults == [] and tally.stuck == 0
    assert company.audit() == (0, 0)
    assert tally.kills == most and tally.acks > 10 * most and tally.tables > 2


def test_nothing_is_lost_when_the_only_server_is_killed(tmp_path: Path) -> None:
    with servers(quick(tmp_path), 1, tmp_path) as running:
        company = Company(running, 4, 0.0, SEED)
        check(company, [partial(kill_one, company, Random(SEED))], 2)


def test_nothing_is_lost_when_one_of_several_is_killed_or_the_database_restarts(
    tmp_path: Path, postgres: Postgres
) -> None:
    settings = quick(tmp_path, database=postgres.database(), worker_expiry=1.0)
    with servers(settings, 2, tmp_path) as running:
        company = Company(running, 4, 0.0, SEED)
        killing = partial(kill_one, company, Random(SEED))
        check(company, [killing, partial(restart, postgres)], 2)
