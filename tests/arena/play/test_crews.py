"""Who does the work, without any work: the right crew, results in order, processes that fail."""

import os
from collections.abc import Iterable
from concurrent.futures import TimeoutError as TookTooLong
from pathlib import Path
from typing import Any

import numpy as np
import pebble
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pebble import ProcessExpired

from reihum.arena.play import crews, processes
from reihum.arena.play.batches import Batch, Played
from reihum.arena.play.crews import AHEAD, AloneCrew, ManyCrew, ahead, crew
from reihum.arena.play.description import Description
from reihum.arena.play.processes import COMPILING, SPARE, Processes, halved, joined
from reihum.arena.play.results import ROW
from reihum.arena.play.whole_games import NONSENSE
from reihum.games import Message

RIVALS = Path(__file__).parents[1] / "rivals.py"
OURS = Description.of("face-to-face", ["greedy"])
THEIRS = Description.of("face-to-face", ["greedy", f"{RIVALS}:First"], limit=2.0)
COMPILED = Description.of("the-game", [f"{RIVALS.with_name('bots.py')}:nearest"], limit=2.0)


def batch(first: int, count: int, run: Description = THEIRS) -> Batch:
    return Batch(run, (0, 1) if run is THEIRS else (0, 0), first, count)


def played(some: Batch) -> Played:
    """What came of a batch in which nobody did anything wrong."""
    rows = np.zeros(some.count, ROW)
    rows["number"], rows["fault"], rows["won"] = some.numbers, NONSENSE, 1
    return Played(rows, float(some.count))


@pytest.mark.parametrize(("cores", "ours"), [(1, True), (1, False), (2, True), (3, False)])
def test_only_our_own_bots_play_in_this_process(cores: int, ours: bool) -> None:
    made = crew(cores, None, ours)
    if cores == 1 and ours:
        assert isinstance(made, AloneCrew)
    else:
        assert isinstance(made, ManyCrew) and made.cores == cores


def test_without_a_number_all_cores_are_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: {0, 2, 5}, raising=False)
    assert isinstance(made := crew(None, None, True), ManyCrew) and made.cores == 3
    monkeypatch.delattr(os, "sched_getaffinity")  # not everywhere
    for count, cores in ((7, 7), (None, 1)):
        monkeypatch.setattr(os, "cpu_count", lambda count=count: count)
        assert crews.cores_here() == cores


@given(count=st.integers(0, 30), most=st.integers(1, 12))
def test_batches_are_sent_ahead_and_come_back_in_order(count: int, most: int) -> None:
    sent: list[int] = []
    back: list[int] = []

    def send(some: Batch) -> int:
        sent.append(some.first)
        return some.first

    for first in ahead(send, (batch(number, 1) for number in range(count)), most):
        assert len(sent) - len(back) == min(most, count - len(back))
        back.append(first)
    assert back == sent == list(range(count))


class FakePool:
    """Processes that do what is planned for a batch, told by its first deal and its size."""

    plans: dict[tuple[int, int], Exception] = {}  # noqa: RUF012
    patience: list[float | None] = []  # noqa: RUF012
    stopped = 0

    def __init__(self, count: int, **given: Any) -> None:
        self.count = count

    def schedule(self, work: Any, given: tuple[Batch], timeout: float | None) -> "Future":
        FakePool.patience.append(timeout)
        return Future(given[0])

    def stop(self) -> None:
        FakePool.stopped += 1

    def join(self) -> None:
        pass


class Future:
    def __init__(self, some: Batch) -> None:
        self.batch = some

    def result(self) -> Played:
        plan = FakePool.plans.get((self.batch.first, self.batch.count))
        if plan is not None:
            raise plan
        return played(self.batch)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> type[FakePool]:
    monkeypatch.setattr(pebble, "ProcessPool", FakePool)
    FakePool.plans, FakePool.patience, FakePool.stopped = {}, [], 0
    return FakePool


def results(batches: Iterable[Batch]) -> list[Played]:
    return list(ManyCrew(2).play(batches))


def numbers(parts: list[Played]) -> list[list[int]]:
    return [part.rows["number"].tolist() for part in parts]


def test_many_processes_give_results_in_order_and_are_ended(pool: type[FakePool]) -> None:
    found = results(batch(first, 4) for first in range(0, 80, 4))
    assert numbers(found) == [list(range(first, first + 4)) for first in range(0, 80, 4)]
    assert pool.stopped == 1


def test_they_are_ended_also_when_somebody_has_had_enough(pool: type[FakePool]) -> None:
    some = ManyCrew(2).play(batch(first, 1) for first in range(100))
    assert numbers([next(some)]) == [[0]]
    assert len(pool.patience) == AHEAD * 2  # no more was sent than that
    some.close()  # type: ignore[attr-defined]
    assert pool.stopped == 1


def test_only_strangers_are_given_a_time(pool: type[FakePool]) -> None:
    results([batch(0, 8), batch(8, 160), batch(0, 8, OURS)])
    assert pool.patience == [SPARE + 2.0, SPARE + 20.0, None]


def test_strangers_that_are_compiled_have_time_for_it_once(pool: type[FakePool]) -> None:
    results([batch(0, 8, COMPILED), batch(8, 8, COMPILED)])
    assert pool.patience == [COMPILING, SPARE + 2.0, SPARE + 2.0]


@pytest.mark.parametrize(
    ("error", "what"),
    [
        (TookTooLong(), "no answer in time"),
        (ProcessExpired("gone", code=3), "its process died"),  # type: ignore[no-untyped-call]
    ],
)
def test_the_game_that_hangs_or_kills_is_found_and_only_that_is_lost(
    pool: type[FakePool], error: Exception, what: str
) -> None:
    """Deal 13 of 8 to 18: every batch that has it fails, down to the one game alone."""
    pool.plans = {
        (first, count): error
        for first in range(8, 14)
        for count in range(1, 12)
        if first <= 13 < first + count
    }
    (found,) = results([batch(8, 11)])
    assert found.rows["number"].tolist() == list(range(8, 19))
    assert found.rows["fault"].tolist() == [
        1 if number == 13 else NONSENSE for number in range(8, 19)
    ]
    (fault,) = found.faults
    assert (fault.number, fault.seat, fault.bot, str(fault.what)) == (13, 1, "First", what)
    assert found.rows["won"][5] == 0b01, "the other one has won"


def test_an_error_of_ours_is_no_fault_of_a_bot(pool: type[FakePool]) -> None:
    pool.plans = {(0, 4): RuntimeError("no memory")}
    with pytest.raises(RuntimeError, match="no memory"):
        results([batch(0, 4)])
    assert pool.stopped == 1


@given(first=st.integers(0, 10**6), count=st.integers(2, 300))
def test_two_halves_are_the_whole(first: int, count: int) -> None:
    whole = batch(first, count)
    one, other = halved(whole)
    assert one.count >= 1 and other.count - one.count in (0, 1)
    assert [*one.numbers, *other.numbers] == whole.numbers.tolist()
    assert one.seats == other.seats == whole.seats


def test_parts_are_joined_with_their_faults_and_their_time() -> None:
    parts = [played(batch(0, 2)), processes.forfeited(batch(2, 1), Message("fault-late"))]
    found = joined(parts)
    assert found.rows["number"].tolist() == [0, 1, 2]
    assert found.seconds == 2.0 and [fault.number for fault in found.faults] == [2]


def test_how_processes_are_started_can_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    methods: list[str] = []

    def pool(count: int, initializer: Any, context: Any) -> FakePool:
        methods.append(context.get_start_method())
        return FakePool(count)

    monkeypatch.setattr(pebble, "ProcessPool", pool)
    Processes(1, method="spawn")
    assert methods == ["spawn"]
