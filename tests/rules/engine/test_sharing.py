"""Processes that need the same compiled rule at the same time: one compiles it, none hangs."""

import multiprocessing
from pathlib import Path
from types import SimpleNamespace

import pytest

from reihum.rules.engine.sharing import compiled_once
from tests.rules.engine.together import PATIENT, compile_namesakes, compile_together


def test_nobody_else_compiles_meanwhile(tmp_path: Path) -> None:
    fcntl = pytest.importorskip("fcntl")  # where files cannot be locked, each compiles for itself

    def compile_watched(signature: str) -> str:
        (lock,) = tmp_path.iterdir()
        with lock.open() as file, pytest.raises(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return f"compiled for {signature}"

    twin = compiled_once(SimpleNamespace(py_func=len, compile=compile_watched), tmp_path)
    assert twin.compile("numbers") == "compiled for numbers"
    with next(tmp_path.iterdir()).open() as file:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)  # now it is free again


@pytest.mark.slow  # starts programs
def test_two_processes_compile_a_rule_once(tmp_path: Path) -> None:
    spawn = multiprocessing.get_context("spawn")
    begin, told = spawn.Barrier(2), spawn.Queue()
    both = [
        spawn.Process(target=compile_together, args=(str(tmp_path), begin, told)) for _ in range(2)
    ]
    for each in both:
        each.start()
    compiled_by = [told.get(timeout=PATIENT) for _ in both]
    for each in both:
        each.join()
    assert sorted(compiled_by) == [0, 1]


@pytest.mark.slow
def test_a_rule_may_call_one_of_the_same_name(tmp_path: Path) -> None:
    spawn = multiprocessing.get_context("spawn")
    process = spawn.Process(target=compile_namesakes, args=(str(tmp_path),), daemon=True)
    process.start()
    process.join(PATIENT)
    ended = process.exitcode
    process.kill()
    assert ended == 0
