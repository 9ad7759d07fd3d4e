"""A cluster gives the result of one core, also when a worker is killed on the way."""

import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from distributed import LocalCluster

from reihum.arena import compare, simulate, tournament
from tests.arena.runs.test_simulation import same
from tests.arena.runs.test_tournament import sums

BOTS, RIVALS = (Path(__file__).parents[1] / name for name in ("bots.py", "rivals.py"))
Run = Callable[..., Any]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.filterwarnings("ignore"),  # the cluster's own, about a worker that is gone
    pytest.mark.xdist_group("cluster"),
]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    start: Any = LocalCluster
    with start(n_workers=2, threads_per_worker=1, dashboard_address=None) as running:
        yield running


@pytest.mark.parametrize(
    ("bot", "why"), [("Sleeps", "no answer within 0.2 s"), ("Dies", "its process died")]
)
def test_a_bot_that_fails_costs_its_game_and_no_worker(cluster: Any, bot: str, why: str) -> None:
    # The first of all: workers that others have killed may still be on their way back.
    there = {worker.pid for worker in cluster.workers.values()}
    run = simulate(
        "the-game",
        bot=f"{BOTS}:{bot}",
        games=2,
        limit=0.2,
        cluster=cluster.scheduler_address,
    )
    assert [str(fault.what) for fault in run.tally.faults] == [why] * 2
    assert {worker.pid for worker in cluster.workers.values()} == there


def with_a_loss(cluster: Any, run: Run, *words: Any, **more: Any) -> Any:
    """A run on the cluster, in the course of which a worker is killed."""
    victims = [next(worker.pid for worker in cluster.workers.values())]

    def kill(*_: object) -> None:
        if victims:
            os.kill(victims.pop(), signal.SIGKILL)

    result = run(*words, cluster=cluster.scheduler_address, listener=kill, **more)
    assert not victims
    return result


def test_a_simulation(cluster: Any) -> None:
    given: Any = {"bot": "greedy", "games": 200_000}
    lossy = with_a_loss(cluster, simulate, "the-game", **given)
    assert same(lossy.tally, simulate("the-game", cores=1, **given).tally)


def test_a_tournament(cluster: Any) -> None:
    bots, given = ["random", "greedy", f"{RIVALS}:Last"], {"players": 1, "deals": 200}
    lossy = with_a_loss(cluster, tournament, "the-game", bots, **given)
    assert sums(lossy) == sums(tournament("the-game", bots, cores=1, **given))  # type: ignore[arg-type]


def test_a_comparison_that_stops_when_it_is_sure(cluster: Any) -> None:
    words = "face-to-face", f"{RIVALS}:First", f"{RIVALS}:Middle"
    given: Any = {"deals": 5000, "sprt": "0,100"}
    lossy = with_a_loss(cluster, compare, *words, **given)
    alone = compare(*words, cores=1, **given)
    assert sums(lossy.run) == sums(alone.run)
    assert alone.verdict and alone.verdict.accepted
    assert alone.deals < 5000
