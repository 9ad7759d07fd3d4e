"""Processes held to a share of a core, so that they, and not the machine, are what is full.

A server with several workers needs more cores than this machine may have: the people and the
database are on it, too. Workers with a quarter of a core each are like workers with a core each on
a machine four times as quick, which leaves the others room. Linux does it by its control groups,
and asks for the rights of root.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
PERIOD = 10_000  # microseconds: whoever has had a share of them waits for the next ones
ORDERED = "cgroup.controllers"  # what there is where all groups are of the second kind


class Holding:
    """Groups of processes, each with its share."""

    def __init__(self, groups: Path = GROUPS) -> None:
        self._second = (groups / ORDERED).exists()
        self._groups = groups if self._second else groups / "cpu"
        self._made: list[Path] = []

    def hold(self, processes: Sequence[int], share: float) -> None:
        """Let each of them have so much of a core from now on, and what it starts with it."""
        for process in processes:
            group = self._groups / f"reihum-bench-{process}"
            group.mkdir()
            self._made.append(group)
            self._limit(group, int(share * PERIOD))
            (group / "cgroup.procs").write_text(str(process))

    def _limit(self, group: Path, microseconds: int) -> None:
        if self._second:
            (group / "cpu.max").write_text(f"{microseconds} {PERIOD}")
        else:
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(microseconds))

    def end(self) -> None:
        """Remove the groups; their processes have ended."""
        for group in self._made:
            with suppress(OSError):  # one that is not empty yet, of a machine that is busy
                group.rmdir()


@contextmanager
def holding(groups: Path = GROUPS) -> Iterator[Holding]:
    """Groups for as long as the block; what they hold has to end before."""
    held = Holding(groups)
    try:
        yield held
    finally:
        held.end()
