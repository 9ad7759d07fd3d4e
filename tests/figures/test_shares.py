"""Processes held to a share of a core, as both kinds of control groups of Linux have it."""

from pathlib import Path

import pytest

from bench.load.shares import holding


def test_groups_of_the_first_kind(tmp_path: Path) -> None:
    (tmp_path / "cpu").mkdir()
    with holding(tmp_path) as groups:
        groups.hold([7, 8], 0.25)
        group = tmp_path / "cpu" / "reihum-bench-8"
        found = {file.name: file.read_text() for file in group.iterdir()}
    assert found == {
        "cpu.cfs_period_us": "10000",
        "cpu.cfs_quota_us": "2500",
        "cgroup.procs": "8",
    }


def test_groups_of_the_second_kind(tmp_path: Path) -> None:
    (tmp_path / "cgroup.controllers").write_text("cpu memory")
    with holding(tmp_path) as groups:
        groups.hold([7], 0.5)
        group = tmp_path / "reihum-bench-7"
        assert (group / "cpu.max").read_text() == "5000 10000"
        assert (group / "cgroup.procs").read_text() == "7"


def test_empty_groups_are_removed(tmp_path: Path) -> None:
    (tmp_path / "cpu").mkdir()
    with holding(tmp_path) as groups:
        groups.hold([7], 0.25)
        group = tmp_path / "cpu" / "reihum-bench-7"
        for file in group.iterdir():  # of the system they go with the group
            file.unlink()
    assert not group.exists()


def test_a_machine_without_them_says_so(tmp_path: Path) -> None:
    with holding(tmp_path) as groups, pytest.raises(OSError, match="reihum-bench-7"):
        groups.hold([7], 0.25)
