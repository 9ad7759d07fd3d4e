"""Binding: a rule gets a game's own parts by name, and what does not fit is named at once."""

from typing import Any

import pytest

from reihum.rules.engine.compiling import UNFILLED, SlotError, apart, bound, rule, slot, unfilled

LIMIT: Any = UNFILLED
nothing: Any = None  # no slot: constants have capitals


@slot
def step(number: int) -> int:
    """Stands for a step of the caller's choice."""
    raise NotImplementedError


@rule
def add_one(number: int) -> int:
    """A step."""
    return number + 1


@rule
def add_ten(number: int) -> int:
    """Another step."""
    return number + 10


@rule
def twice(number: int) -> int:
    """Two steps."""
    return step(step(number))


@rule
def limited(number: int) -> int:
    """Two steps, but not too far."""
    return min(twice(number), int(LIMIT))


@rule
def walk(number: int) -> int:
    """Needs nothing itself, but calls what does."""
    return number if nothing is not None else limited(number)


def test_a_slot_is_filled_in_a_copy() -> None:
    ones, tens = bound(twice, "ones", step=add_one), bound(twice, "tens", step=add_ten)
    assert (ones(3), tens(3)) == (5, 23)
    assert (ones.__qualname__, tens.__qualname__) == ("twice.ones", "twice.tens")
    with pytest.raises(NotImplementedError):
        twice(3)


def test_what_was_bound_fills_another_rule() -> None:
    made = bound(limited, "near", twice=bound(twice, "ones", step=add_one), LIMIT=4)
    assert [made(number) for number in (1, 2, 3)] == [3, 4, 4]
    assert bound(walk, "near", limited=made)(3) == 4


def test_a_rule_that_is_no_slot_may_be_exchanged_too() -> None:
    made = bound(limited, "short", twice=add_one, LIMIT=100)
    assert made(3) == 4


@pytest.mark.parametrize("name", ["stepp", "nothing", "LIMIT", "number", "limited"])
def test_a_name_that_the_rule_does_not_call_is_refused(name: str) -> None:
    with pytest.raises(SlotError, match=rf"^twice does not call {name}\.$"):
        bound(twice, "test", step=add_one, **{name: add_one})


def test_all_names_that_the_rule_does_not_call_are_told() -> None:
    with pytest.raises(SlotError, match=r"^twice does not call stepp, leap\.$"):
        bound(twice, "test", stepp=add_one, leap=add_one)


@pytest.mark.parametrize(
    ("function", "filled", "lacking"),
    [
        (twice, {}, "step"),
        (limited, {"LIMIT": 4}, "step"),  # of a rule that it calls
        (limited, {"twice": add_one}, "LIMIT"),
        (limited, {}, "LIMIT, step"),
        (walk, {}, "LIMIT, step"),  # both of rules that it calls
    ],
)
def test_slots_that_nobody_filled_are_refused(
    function: Any, filled: dict[str, Any], lacking: str
) -> None:
    with pytest.raises(SlotError, match=rf"^{function.__name__}\.test still lacks {lacking}\.$"):
        bound(function, "test", **filled)
    assert unfilled(function)


def test_a_slot_is_not_filled_by_another_slot_or_by_nothing() -> None:
    with pytest.raises(SlotError, match="lacks step"):
        bound(twice, "test", step=step)
    with pytest.raises(SlotError, match="lacks LIMIT"):
        bound(limited, "test", twice=add_one, LIMIT=UNFILLED)


def test_a_rule_without_slots_lacks_nothing() -> None:
    assert unfilled(add_one) == ()
    assert bound(add_one, "test")(1) == 2


def test_what_is_too_large_to_be_written_out_is_marked_and_stays_so() -> None:
    @apart
    @rule
    def large(number: int) -> int:
        return step(number)

    made: Any = bound(large, "test", step=add_one)
    assert made.__apart__ and not hasattr(twice, "__apart__")
    assert made(1) == 2
