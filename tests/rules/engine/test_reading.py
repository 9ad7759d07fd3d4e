"""What is proven of a rule: that it only reads what it is given."""

from typing import Any

import numpy as np
import pytest

from reihum.bots import bots_of
from reihum.rules.engine.compiling import Array, rule
from reihum.rules.engine.reading import only_read

NUMBER = np.int32


@rule
def reads(row: Array) -> int:
    """All that is allowed: names, numbers, branches, loops, harmless functions."""
    lowest, place = NUMBER(row[0]), 0
    while place < len(row) and row[place] not in (3, -4):
        lowest = min(lowest, row[place]) if row[place] else lowest
        place = place + 1
    return int(lowest)


@rule
def reads_through_another(row: Array) -> int:
    return reads(row) + 1


@rule
def puts(row: Array) -> int:
    row[0] = 1
    return 0


@rule
def puts_through_another(row: Array) -> int:
    return puts(row)


@rule
def adds_to_a_place(row: Array) -> int:
    row[0] += 1
    return 0


@rule
def adds_to_all(row: Array) -> int:
    own = row
    own += 1
    return 0


@rule
def calls_a_method(row: Array) -> int:
    row.fill(0)
    return 0


@rule
def calls_by_another_name(row: Array) -> int:
    min = puts  # noqa: A001
    return min(row)


@rule
def calls_what_it_is_given(row: Any, put: Any) -> None:
    put(row)


@rule
def calls_what_is_no_rule(row: Array) -> None:
    setattr(row, "shape", 0)  # noqa: B010


@rule
def writes_where_a_loop_counts(row: Array) -> None:
    for row[0] in range(3):
        pass


@pytest.mark.parametrize("function", [reads, reads_through_another])
def test_what_only_reads_is_known(function: Any) -> None:
    assert only_read(function)
    row = np.array([5, 2, 3])
    assert function(row) in (2, 3)
    assert row.tolist() == [5, 2, 3]


@pytest.mark.parametrize(
    "function",
    [
        puts,
        puts_through_another,
        adds_to_a_place,
        adds_to_all,
        calls_a_method,
        calls_by_another_name,
        calls_what_it_is_given,
        calls_what_is_no_rule,
        writes_where_a_loop_counts,
    ],
)
def test_whatever_could_write_is_said_to(function: Any) -> None:
    assert not only_read(function)
    assert not only_read(reads, function)


def test_nothing_is_proven_of_a_function_without_its_source_or_with_one_handed_in() -> None:
    names: dict[str, Any] = {}
    exec("def unseen(row): return row[0]", names)
    assert not only_read(rule(names["unseen"]))
    other = puts

    @rule
    def encloses(row: Array) -> int:
        return other(row)

    assert not only_read(encloses)


def test_greedy_only_reads_and_may_be_given_the_table_where_one_plays_alone() -> None:
    assert only_read(bots_of("the-game").thought("greedy"))
    assert not only_read(bots_of("the-game").thought("planner"))
