"""Tests that share something run in one worker, all others wherever there is room."""

from pathlib import Path

import pytest

from .sharing_out import TOGETHER, SharingOut, together

ROOT = Path(__file__).parents[1]


def test_what_belongs_together_has_one_name() -> None:
    one, other = (f"tests/examples/test_{name}.py::test_x[1]" for name in ("bot", "fifth_game"))
    assert together(one) == together(other) == "tests/examples/"
    assert together("tests/rules/test_x.py::test_y") == "tests/rules/test_x.py::test_y"


@pytest.mark.parametrize("shared", TOGETHER)
def test_it_exists(shared: str) -> None:
    assert (ROOT / shared.removesuffix("::")).exists()


def test_the_scheduler_heeds_it() -> None:
    scheduling = SharingOut.__new__(SharingOut)
    name = "tests/training/test_nix.py::test_x"
    assert scheduling._split_scope(name) == together(name) != name
