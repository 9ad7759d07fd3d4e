"""Who hangs is found out; who stood still together with all others is left alone."""

from itertools import count

import pytest

from reihum.server.neighbours.handing import GONE
from reihum.server.neighbours.hanging import LONGEST_LOOK, LOOK, Watch

LIMIT = 30.0  # seconds
LOOKS = int(LIMIT / LOOK)


class Machine:
    """Three workers and a supervisor who looks at them."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.signs = [self.now] * 3
        self._watch = Watch(self.signs, LIMIT)
        self._watch.hanging(self.now)

    def look(self, *well: int, after: float = LOOK) -> list[int]:
        """Who hangs, after a time in which those who are well have given signs."""
        self.now += after
        for number in well:
            self.signs[number] = self.now
        return self._watch.hanging(self.now)


@pytest.fixture
def machine() -> Machine:
    return Machine()


def test_who_alone_is_silent_for_long_hangs(machine: Machine) -> None:
    assert [machine.look(0, 2) for _ in range(LOOKS)] == [[]] * (LOOKS - 1) + [[1]]
    assert machine.look(0, 2) == []  # it was told once


def test_who_gives_a_sign_in_time_does_not(machine: Machine) -> None:
    for _ in range(3):
        assert [machine.look(0, 2) for _ in range(LOOKS - 1)] == [[]] * (LOOKS - 1)
        assert machine.look(0, 1, 2) == []


def test_nobody_hangs_where_the_machine_stood_still(machine: Machine) -> None:
    assert machine.look(after=10 * LIMIT) == []
    for first in (0, 1, 2):  # one of them is awake before the others
        assert machine.look(first, after=10 * LIMIT) == []
    assert machine.look(0, 1, 2) == []


def test_a_late_look_counts_as_one(machine: Machine) -> None:
    looks = next(number for number in count(1) if machine.look(0, after=10 * LIMIT))
    assert looks * LONGEST_LOOK >= LIMIT


def test_nobody_hangs_where_all_are_silent(machine: Machine) -> None:
    assert [machine.look() for _ in range(3 * LOOKS)] == [[]] * 3 * LOOKS


def test_who_has_not_begun_or_ends_may_take_long(machine: Machine) -> None:
    machine.signs[1] = GONE
    assert [machine.look(0, 2) for _ in range(3 * LOOKS)] == [[]] * 3 * LOOKS


def test_all_that_hang_are_found_by_the_one_that_is_well(machine: Machine) -> None:
    assert [machine.look(0) for _ in range(LOOKS)][-1] == [1, 2]
