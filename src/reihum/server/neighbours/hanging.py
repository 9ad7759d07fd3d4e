"""Which workers hang: they live, and their event loops have given no sign for long.

Nobody may be taken for one who hangs only because the machine stood still: all are silent then, and
at its end all signs are old at once. So it does not matter how old a sign is, but how long others
have given new ones meanwhile, as the supervisor saw it, which stood still with them.
"""

from collections.abc import Sequence

from .handing import GONE, PULSE

LOOK = 2 * PULSE  # seconds between two looks: whoever is well has given a sign between them
LONGEST_LOOK = 2 * LOOK  # more than that counts as no more: the supervisor itself was late


class Watch:
    """Looks at the signs of life from time to time."""

    def __init__(self, signs: Sequence[float], limit: float) -> None:
        self._signs, self._limit = signs, limit
        self._seen = list(signs)
        self._silent = [0.0 for _ in signs]  # seconds in which only others gave signs
        self._looked: float | None = None

    def hanging(self, now: float) -> list[int]:
        """The numbers of those who have been silent for too long at this moment, each told once."""
        passed = 0.0 if self._looked is None else min(now - self._looked, LONGEST_LOOK)
        before, self._seen, self._looked = self._seen, list(self._signs), now
        moved = [sign != old for sign, old in zip(self._seen, before, strict=True)]
        for number, sign in enumerate(self._seen):
            if moved[number] or sign == GONE:  # who has not begun yet, or ends, need not hurry
                self._silent[number] = 0.0
            elif any(moved):
                self._silent[number] += passed
        found = [number for number, silent in enumerate(self._silent) if silent >= self._limit]
        for number in found:
            self._silent[number] = 0.0
        return found
