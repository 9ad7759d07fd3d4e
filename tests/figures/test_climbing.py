"""How many tables a server carries: what is told of the steps on the way up."""

from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from bench.load import climbing
from bench.load.climbing import PATIENCE, STEP, Step, climb, going_up, one_round, percentile
from bench.load.costs import cost_of
from bench.load.swarm import Sample


def step(tables: int, late: float = 0.05, actions: float = 100.0, busy: float = 0.1) -> Step:
    times = (late / 4, late / 2, late)
    return Step(tables, actions, times, 2 * late, 0.01, 0.001, 0.0002, busy, 50_000, 300)


@pytest.mark.parametrize(
    ("values", "share", "found"),
    [
        ([3.0, 1.0, 2.0], 0.5, 2.0),
        ([1.0], 0.99, 1.0),
        (list(map(float, range(100))), 0.99, 99.0),
        (list(map(float, range(1000))), 0.99, 990.0),
        ([2.0, 1.0], 1.0, 2.0),
        ([], 0.99, float("inf")),  # nobody was answered at all
    ],
)
def test_percentiles(values: list[float], share: float, found: float) -> None:
    assert percentile(values, share) == found


def test_an_action_costs_what_the_server_was_busy_with() -> None:
    assert step(250, actions=200, busy=0.3).cost == pytest.approx(0.0015)
    assert step(250, actions=0).cost == float("inf")


def test_a_step_is_told_in_one_sentence() -> None:
    told = str(step(250))
    assert told.startswith("250 tables, 500 sockets: 100 actions/s; p50, p90, p99 12, 25, 50 ms;")
    assert "1.00 ms of processor and 300 bytes an action (10% of a core); 50 kB a table" in told


class Crowd:
    """Stands for people who wait the longer the more they are."""

    def __init__(self) -> None:
        self.tables, self.left, self.plays = 0, False, False

    def grow(self, tables: int) -> tuple[float, list[float]]:
        added, self.tables = tables - self.tables, tables
        return added * 0.02, [0.3] * 5

    def play(self, on: bool = True) -> None:
        self.plays = on

    def sample(self, seconds: float) -> Sample:
        assert self.plays
        delays = [self.tables / 10_000] * 10
        return Sample(seconds, delays, [], [0.002] * 10, 3000, 700, 0.01)

    def leave(self) -> None:
        self.left = True


def server() -> Any:
    return SimpleNamespace(port=1, seconds=lambda: 0.0, memory=lambda: 0)


def test_it_goes_up_until_somebody_waits_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd, told = Crowd(), list[str]()
    monkeypatch.setattr(climbing, "Swarm", lambda ports, games: crowd)
    steps = climb(server(), told.append)
    assert [each.tables for each in steps] == [250, 500, 750, 1000, 1250]
    assert steps[-1].late > PATIENCE >= steps[-2].late
    assert steps[0].making == pytest.approx(0.02)
    assert steps[0].growing == 0.3
    assert len(told) == len(steps)
    assert crowd.left


def test_those_who_still_wait_count_with_what_they_waited() -> None:
    """Otherwise a server that answers nobody would be the quickest."""
    waiting = Sample(4.0, [0.01], [3.9] * 3, [0.0], 300, 70, 0.2)
    crowd: Any = SimpleNamespace(sample=lambda seconds: waiting)
    delays, actions, busy, wire, lag, people = one_round(server(), crowd)
    assert sorted(delays) == [0.01, 3.9, 3.9, 3.9]
    assert (actions, busy, wire, lag, people) == (0.25, 0.0, 300, 0.0, 0.2)


def on_sqlite(monkeypatch: pytest.MonkeyPatch, steps: list[Step]) -> dict[str, Any]:
    """The figures of such steps, by name."""

    @contextmanager
    def sqlite(program: str) -> Any:
        yield server()

    monkeypatch.setattr(climbing, "sqlite", sqlite)
    monkeypatch.setattr(climbing, "climb", lambda server, say: steps)
    return {figure.name: figure for figure in climbing.load_figures(lambda text: None)}


def test_the_largest_number_without_waiting_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [step(STEP), step(2 * STEP, late=0.09), step(3 * STEP, late=0.2)]
    figures = on_sqlite(monkeypatch, steps)
    most = figures["tables of one server, p99 under 100 ms"]
    assert (most.value, most.reached) == (500, False)
    assert figures["to the other's screen, 750 tables, p99"].value == pytest.approx(200)
    assert figures["memory of a table"].value == 50


def test_a_server_that_is_always_late_carries_none(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = on_sqlite(monkeypatch, [step(STEP, late=1.0)])
    assert figures["tables of one server, p99 under 100 ms"].value == 0


def test_a_finer_climb_rests_between_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    crowd, held = Crowd(), list[int]()
    monkeypatch.setattr(climbing, "Swarm", lambda ports, games: crowd)
    steps = going_up(server(), 50, 200, lambda: held.append(crowd.tables))
    for tables in (200, 250, 300):
        assert next(steps).tables == tables
        assert not crowd.plays
    assert held == [100]  # once, and before anybody plays


def test_costs_are_those_of_one_action() -> None:
    cost = cost_of(0.5, Sample(4.0, [0.01] * 100, [], [], 30_000, 7000, 0.1))
    assert str(cost) == "5.00 ms, 300 bytes out, 70 in"
    nobody = cost_of(0.5, Sample(4.0, [], [], [], 0, 0, 0.1))
    assert nobody.seconds == 0.5
