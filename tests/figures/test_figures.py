"""A figure knows whether it is good enough, and what is measured in turns is measured fairly."""

import io

import pytest
from rich.console import Console

from bench.figures import Figure, best_times, shown


@pytest.mark.parametrize(
    ("figure", "reached"),
    [
        (Figure("speed", 3.0, "x", 3), True),
        (Figure("speed", 2.99, "x", 3), False),
        (Figure("size", 140, "kB", 140, at_least=False), True),
        (Figure("size", 140.1, "kB", 140, at_least=False), False),
        (Figure("turns", 0, "turns", 0, at_least=False), True),
        (Figure("for information", -1, "s"), True),
    ],
)
def test_a_limit_is_reached_or_not(figure: Figure, reached: bool) -> None:
    assert figure.reached is reached


@pytest.mark.parametrize(
    ("figure", "measured", "wanted"),
    [
        (Figure("games", 431_000.4, "games/s", 180_000), "431,000 games/s", ">= 180000 games/s"),
        (Figure("ratio", 3.256, "x", 3), "3.26 x", ">= 3 x"),
        (Figure("time", 0.7, "s", 1, at_least=False), "0.70 s", "<= 1 s"),
        (Figure("memory", 99.999, "kB"), "100.00 kB", ""),
    ],
)
def test_a_figure_is_told_as_people_write_it(figure: Figure, measured: str, wanted: str) -> None:
    assert (figure.measured, figure.wanted) == (measured, wanted)


def test_what_falls_short_is_seen_in_the_table() -> None:
    out = Console(file=io.StringIO(), width=100)
    figures = [Figure("one", 2, "x", 1), Figure("two", 1, "x", 2), Figure("three", 1, "x")]
    out.print(shown(figures))
    assert isinstance(out.file, io.StringIO)
    head, *lines = out.file.getvalue().splitlines()
    assert head.split() == ["figure", "measured", "wanted"]
    assert [line.split()[-1] for line in lines] == ["reached", "SHORT", "x"]


def test_a_slow_moment_hits_all_and_the_best_counts() -> None:
    """The second round is a slow one; none of its times is told."""
    order: list[str] = []
    ticks = iter([0, 2, 2, 5, 10, 30, 30, 90, 100, 101, 101, 106])
    runs = [lambda: order.append("one"), lambda: order.append("other")]
    assert best_times(runs, 3, clock=lambda: next(ticks)) == [1, 3]
    assert order == ["one", "other"] * 3


def test_a_real_clock_gives_real_times() -> None:
    few, many = best_times([lambda: sum(range(10)), lambda: sum(range(100_000))], 3)
    assert 0 < few < many
