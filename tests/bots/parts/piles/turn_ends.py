"""Every end of a turn, found the naive way, for the tests of whole turns."""

from collections.abc import Callable
from typing import Any

import numpy as np

from reihum.rules.engine.records import Seen

Key = tuple[int, ...]


def all_ends(
    rules: Any, attempt: Callable[[Seen, int], bool], key: Callable[[Seen], Key], table: Seen
) -> set[Key]:
    """The keys of all ends of the turn that the rules allow."""
    ends, open_tables = set(), [table]
    while open_tables:
        here = open_tables.pop()
        actions = np.zeros(rules.MOST_ACTIONS, np.int64)
        for action in actions[: rules.legal(here, actions)].tolist():
            after = here.copy()
            if action == rules.END or attempt(after, action):
                ends.add(key(after))
            else:
                open_tables.append(after)
    return ends
