"""Rules that only other rules call are compiled as parts of these, and as nothing else."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from reihum.rules.engine import compiling
from reihum.rules.engine.compiling import Array, _twin, compiled, rule
from reihum.rules.engine.linking import Libraries, part_of
from reihum.rules.engine.sharing import compiled_once


def foreign(number: int) -> int:
    """A function of somebody who wrote a bot."""
    return number * number


foreign_twin: Any = numba.njit(foreign)


@rule
def squared(number: int) -> int:
    """Calls what is no rule."""
    return int(foreign_twin(number)) + 1


@rule
def total(numbers: Array) -> int:
    """Calls a rule."""
    added = 0
    for number in numbers:
        added += squared(number)
    return added


@rule
def doubled(numbers: Array) -> int:
    """Calls a rule that calls a rule."""
    return 2 * total(numbers)


@pytest.fixture
def afresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """An empty place for compiled code; what is called takes this process back to its start."""
    monkeypatch.setattr(compiling, "_user_cache", lambda: tmp_path)
    monkeypatch.setattr(compiling, "compiled_once", compiled_once)  # measured, other than usual
    _twin.cache_clear()
    part_of.cache_clear()
    yield _twin.cache_clear
    _twin.cache_clear()


def numbers() -> Array:
    return np.arange(4)


def libraries(function: Any) -> list[Any]:
    """Where the compiled code is that other twins of a rule call."""
    twin = _twin(function, called=True)
    return [made.library for made in twin.overloads.values()]


def test_a_part_is_no_program(afresh: Callable[[], None]) -> None:
    assert compiled(doubled)(numbers()) == doubled(numbers()) == 36
    for called in (total, squared):
        (library,) = libraries(called)
        assert type(library).__name__ == "Part"
        assert library.get_pointer_to_function("whatever") == 0


def test_python_may_call_what_is_no_rule_as_before(afresh: Callable[[], None]) -> None:
    assert compiled(total)(numbers()) == 18
    assert foreign_twin(5) == foreign(5) == 25


def test_parts_are_kept_for_the_next_process(afresh: Callable[[], None]) -> None:
    assert compiled(total)(numbers()) == 18
    afresh()
    assert compiled(doubled)(numbers()) == 36  # asks for the same part again
    assert sum(_twin(squared, called=True).stats.cache_hits.values()) == 1
    (library,) = libraries(squared)
    assert type(library).__name__ == "Part"


def test_a_rule_can_be_called_by_python_and_by_rules(afresh: Callable[[], None]) -> None:
    assert compiled(doubled)(numbers()) == 36
    assert compiled(total)(numbers()) == 18
    assert compiled(squared)(3) == 10


def test_what_comes_next_is_compiled_as_usual(afresh: Callable[[], None]) -> None:
    from numba.core.codegen import JITCodeLibrary
    from numba.core.registry import cpu_target

    compiled(total)(numbers())
    assert cpu_target.target_context.codegen()._library_class is JITCodeLibrary


def test_a_numba_that_looks_otherwise_makes_what_it_makes() -> None:
    class Other:
        """A library of another Numba."""

        def __init__(self, codegen: str, name: str) -> None:
            self.told = (codegen, name)

    assert part_of(Other) is Other
    assert Libraries(Other, "a part")("codegen", "a part").told == ("codegen", "a part")
