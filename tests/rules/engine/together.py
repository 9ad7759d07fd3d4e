"""A program that compiles a rule at the same time as others like it."""

import os
from multiprocessing.synchronize import Barrier
from typing import Any

from reihum.rules.engine.compiling import compiled, rule

PATIENT = 120  # seconds, for two processes that import a compiler on a busy machine


@rule
def collatz(number: int) -> int:
    """How many steps lead to 1: takes a while to compile, for a rule of this size."""
    steps = 0
    while number > 1:
        number = number // 2 if number % 2 == 0 else 3 * number + 1
        steps += 1
    return steps


@rule
def longest(most: int) -> int:
    """The most steps of all numbers; calls another rule."""
    steps = 0
    for number in range(1, most):
        steps = max(steps, collatz(number))
    return steps


@rule
def namesake(most: int) -> int:
    """Calls a rule of another module that is called the same."""
    return longest(most)


namesake.__qualname__ = longest.__qualname__
namesake.__module__ = f"{__name__}.elsewhere"


@rule
def around(most: int) -> int:
    """Calls both of them."""
    return namesake(most)


def compile_namesakes(cache: str) -> None:
    """Compile two rules of one name, one inside the other."""
    os.environ["XDG_CACHE_HOME"] = cache
    assert compiled(around)(10) == 19


def compile_together(cache: str, begin: Barrier, told: Any) -> None:
    """Compile as soon as the others do, and tell how often that was needed."""
    os.environ["XDG_CACHE_HOME"] = cache
    twin: Any = compiled(longest)
    begin.wait(PATIENT)
    assert twin(10) == 19
    told.put(sum(twin.stats.cache_misses.values()))
