"""A cluster as a crew, without a cluster: what is sent, what comes back, what cannot be reached."""

import sys
from pathlib import Path
from typing import Any

import distributed
import numpy as np
import pytest

from reihum.arena.errors import ArenaError
from reihum.arena.play import cluster
from reihum.arena.play.batches import Batch, Played
from reihum.arena.play.cluster import RETRIES, ClusterCrew, play_there
from reihum.arena.play.crews import AHEAD, crew
from reihum.arena.play.description import Description
from reihum.arena.play.results import ROW

RIVALS = Path(__file__).parents[1] / "rivals.py"
OURS = Description.of("the-game", ["greedy"])
THEIRS = Description.of("the-game", [f"{RIVALS}:First"])


def batch(first: int, run: Description = OURS) -> Batch:
    return Batch(run, (0,), first, 2)


class FakeClient:
    """A cluster of some workers that notes what it was sent."""

    workers = 2

    def __init__(self, address: str) -> None:
        self.address = address
        self.sent: list[tuple[int, dict[str, Any]]] = []
        self.open = True

    def ncores(self) -> dict[str, int]:
        return {str(worker): 4 for worker in range(self.workers)}

    def submit(self, work: Any, some: Batch, **given: Any) -> "FakeFuture":
        assert work is play_there
        self.sent.append((some.first, given))
        return FakeFuture(some)

    def close(self) -> None:
        self.open = False


class FakeFuture:
    def __init__(self, some: Batch) -> None:
        self.batch = some

    def result(self) -> Played:
        if self.batch.first < 0:
            raise RuntimeError("a worker says no")
        return Played(np.zeros(self.batch.count, ROW), float(self.batch.first))


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> ClusterCrew:
    monkeypatch.setattr(distributed, "Client", FakeClient)
    found = crew(None, "tcp://there:8786", ours=True)
    assert isinstance(found, ClusterCrew)
    return found


def client_of(made: ClusterCrew) -> FakeClient:
    found: Any = made._client
    assert isinstance(found, FakeClient)
    return found


def test_results_come_in_order_and_each_batch_is_tried_again(made: ClusterCrew) -> None:
    found = [part.seconds for part in made.play(batch(first) for first in range(0, 100, 2))]
    client = client_of(made)
    assert client.address == "tcp://there:8786"
    assert found == list(range(0, 100, 2))
    assert [first for first, _ in client.sent] == found
    assert all(given == {"pure": False, "retries": RETRIES} for _, given in client.sent)
    assert not client.open


@pytest.mark.parametrize(("workers", "ahead"), [(2, 4 * AHEAD), (0, 2 * AHEAD)])
def test_only_so_much_is_sent_ahead(
    made: ClusterCrew, monkeypatch: pytest.MonkeyPatch, workers: int, ahead: int
) -> None:
    """Workers may still be on their way: then it begins with a few."""
    monkeypatch.setattr(FakeClient, "workers", workers)
    some = made.play(batch(first) for first in range(1000))
    next(some)
    assert len(client_of(made).sent) == ahead
    some.close()  # type: ignore[attr-defined]
    assert not client_of(made).open


def test_what_a_worker_cannot_do_is_heard_and_the_cluster_is_left(made: ClusterCrew) -> None:
    with pytest.raises(RuntimeError, match="a worker says no"):
        list(made.play([batch(0), batch(-1)]))
    assert not client_of(made).open


@pytest.mark.parametrize(
    "error",
    [
        ValueError("missing port number in address 'there'"),
        OSError("Timed out trying to connect to 'tcp://there' after 30 s"),
        TimeoutError("no answer"),
    ],
)
def test_where_there_is_no_cluster_its_address_is_named(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def connect(address: str) -> None:
        raise error

    monkeypatch.setattr(distributed, "Client", connect)
    with pytest.raises(ArenaError) as refused:
        ClusterCrew("there")
    assert str(refused.value) == f"There is no cluster at 'there': {error}."


def test_without_the_library_it_is_said_what_brings_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ArenaError, match=r"pip install 'reihum\[cluster\]' brings it"):
        crew(None, "tcp://there:8786", ours=True)


def test_a_worker_plays_our_bots_itself_and_strangers_in_one_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Any] = []

    class FakeProcesses:
        def __init__(self, count: int, method: str) -> None:
            asked.append((count, method))

        def send(self, some: Batch) -> int:
            return some.first

        def result(self, some: Batch, sent: int) -> str:
            return f"apart {sent}"

    monkeypatch.setattr(cluster, "play", lambda some: f"here {some.first}")
    monkeypatch.setattr(cluster, "Processes", FakeProcesses)
    monkeypatch.setattr(cluster, "_here", type(cluster._here)())
    told: list[Any] = [
        play_there(batch(first, run)) for first, run in ((1, OURS), (2, THEIRS), (3, THEIRS))
    ]
    assert told == ["here 1", "apart 2", "apart 3"]
    assert asked == [(1, "spawn")]  # made once for each thread of a worker
