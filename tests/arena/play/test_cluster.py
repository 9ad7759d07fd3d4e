"""A cluster gives the result of one core, also when a worker is lost on the way."""

import os
import signal
from typing import Any

import pytest
from distributed import LocalCluster

from reihum.arena import Simulation, simulate
from reihum.arena.play.batches import Played
from tests.arena.runs.test_simulation import same


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")  # the cluster's own, about a worker that is gone
def test_a_cluster_that_loses_a_worker_gives_the_same_result() -> None:
    alone = simulate("the-game", bot="greedy", games=200_000, cores=1)
    start: Any = LocalCluster
    with start(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        victims = [worker.pid for worker in cluster.workers.values()][:1]

        def kill(run: Simulation, played: Played) -> None:
            if victims:
                os.kill(victims.pop(), signal.SIGKILL)

        address = cluster.scheduler_address
        run = simulate("the-game", bot="greedy", games=200_000, cluster=address, listener=kill)
    assert not victims
    assert same(run.tally, alone.tally)
