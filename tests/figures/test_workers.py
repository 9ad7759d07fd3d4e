"""How much more two workers carry: both climb in turns, and their best steps are compared."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from bench.load import workers
from bench.load.climbing import Step
from bench.load.workers import in_turns, most_actions

from .test_climbing import step


def test_who_climbs_higher_goes_on_alone() -> None:
    said = list[str]()
    low, high = [step(200)], [step(400), step(500)]
    assert in_turns([iter(low), iter(high)], said.append) == [low, high]
    assert [text.split()[0] for text in said] == ["200", "400", "500"]


def test_a_step_at_which_somebody_waited_does_not_count() -> None:
    assert most_actions([step(200, actions=100), step(250, late=0.2, actions=125)]) == 100
    assert most_actions([step(200, late=0.2)]) == 0


def test_two_workers_are_told_over_one(monkeypatch: pytest.MonkeyPatch) -> None:
    carried = {"1": [step(200, actions=100, busy=0.2)], "2": [step(400, actions=180, busy=0.4)]}
    asked, held = list[tuple[int, int]](), list[tuple[list[int], float]]()

    @contextmanager
    def postgres() -> Any:
        yield "postgresql://there"

    @contextmanager
    def holding() -> Any:
        yield SimpleNamespace(hold=lambda processes, share: held.append((processes, share)))

    @contextmanager
    def serving(url: str, option: str, workers: str) -> Any:
        yield SimpleNamespace(processes=[10], workers=workers)

    def going_up(server: Any, by: int, first: int, begun: Any) -> Iterator[Step]:
        asked.append((by, first))
        server.processes = [10, 11]  # workers come a moment later
        begun()
        return iter(carried[server.workers])

    for name, stands_in in (("postgres", postgres), ("holding", holding)):
        monkeypatch.setattr(workers, name, stands_in)
    monkeypatch.setattr(workers, "serving", serving)
    monkeypatch.setattr(workers, "going_up", going_up)
    one, two, ratio, processor = workers.worker_figures(lambda text: None)
    assert asked == [(50, 200), (100, 400)]  # so many for each worker
    assert (one.value, two.value) == (100, 180)
    assert ratio.value == pytest.approx(1.8)
    assert ratio.reached
    assert processor.value == pytest.approx(2 * 0.002 / (0.4 / 180))
    assert held == [([10, 11], 0.25)] * 2
