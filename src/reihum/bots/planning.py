"""Whole turns as plans, for the three games with piles.

A plan is a sequence of cards and then the end of the turn. All plans are tried that reach the
minimum; beyond it only cards that cost next to nothing. Each game binds its own `legal`, `attempt`,
`nearly_free` and `worth`. The search keeps its own stack: Numba wants no recursion.
"""

import numpy as np

from ..rules.compiling import Array, Record, rule

DEEPEST = 10  # more cards than a hand has
END = 0
WORST = -1e18


def legal(table: Record, actions: Array) -> int:
    """Stands for the game's own `legal`."""
    raise NotImplementedError


def attempt(table: Record, action: int) -> bool:
    """Stands for the game's own: play a card on a table, whether it ended the turn or the game."""
    raise NotImplementedError


def nearly_free(table: Record, action: int) -> bool:
    """Stands for the game's own: whether a card beyond the minimum is worth a thought."""
    raise NotImplementedError


def worth(table: Record, start: Record, wishes: Array) -> float:
    """Stands for the game's own: how good a table is at the end of a plan."""
    raise NotImplementedError


@rule
def plan(tables: Array, choices: Array, wishes: Array) -> int:
    """The first action of the best plan. `tables[0]` is what the player sees; the rest is room."""
    counts, places = np.zeros(DEEPEST, np.int64), np.zeros(DEEPEST, np.int64)
    depth, best, first = 0, WORST, END
    counts[0] = legal(tables[0], choices[0])
    while depth >= 0:
        if places[depth] == counts[depth]:
            depth -= 1
            continue
        action = int(choices[depth][places[depth]])
        places[depth] += 1
        over = action == END
        if not over:
            if not nearly_free(tables[depth], action):
                continue
            tables[depth + 1] = tables[depth]
            over = attempt(tables[depth + 1], action)
        if over:
            value = worth(tables[depth if action == END else depth + 1], tables[0], wishes)
            if value > best:
                best, first = value, int(choices[0][places[0] - 1])
        else:
            depth += 1
            counts[depth] = legal(tables[depth], choices[depth])
            places[depth] = 0
    return first
