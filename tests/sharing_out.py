"""Which tests go to the same worker of `make test`: those that share what takes long to set up.

The mark of pytest-xdist for it, `xdist_group`, does nothing with our pytest: it is written behind
a test's name in a place where pytest no longer looks.
"""

from typing import Any

from xdist.scheduler import LoadScopeScheduling

TOGETHER = (
    "tests/examples/",  # an environment with the fifth game
    "tests/training/test_nix.py::",  # compiled courses
    "tests/training/test_learning.py::",
    "tests/arena/play/test_cluster.py::",  # a cluster
    "tests/bots/face_to_face/test_lookahead.py::",  # compiled bots
    "tests/bots/nix/test_search.py::",
)


class SharingOut(LoadScopeScheduling):  # type: ignore[misc]
    """Tests go one by one to whoever is free, but for those that belong together."""

    def _split_scope(self, nodeid: str) -> str:
        return together(nodeid)


def together(nodeid: str) -> str:
    """What a test belongs to: a file or folder of those above, or only itself."""
    return next((shared for shared in TOGETHER if nodeid.startswith(shared)), nodeid)


def scheduler(config: Any, log: Any) -> SharingOut | None:
    """Ours for `--dist loadgroup`; for anything else that of pytest-xdist."""
    return SharingOut(config, log) if config.getoption("dist") == "loadgroup" else None
