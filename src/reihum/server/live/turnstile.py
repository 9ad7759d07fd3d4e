"""A turnstile: who comes new does not stall those who play, however many come at once."""

import asyncio
from collections.abc import Callable

from ..metrics import MEASURES

PATIENCE = 0.05  # seconds: where those who play wait longer than this, newcomers make way
LONGEST = 0.5  # seconds between two of them for that reason: nobody is left standing outside
STEEP = 5  # a newcomer waits so many times as long as those who play wait beyond that


class Turnstile:
    """Lets newcomers through one by one, between what all others want.

    After each, everybody else has a turn and then as much time again. So newcomers take half of
    the processor at most; and where nothing is to be done, hardly any time passes. Where those who
    play already wait (`late` tells how long), the next newcomer does too.
    """

    def __init__(self, late: Callable[[], float] = MEASURES.telling.seconds) -> None:
        self._lock = asyncio.Lock()
        self._late = late

    async def through(self) -> None:
        """Wait for one's turn: in the order in which they came."""
        async with self._lock:
            loop = asyncio.get_running_loop()
            begun = loop.time()
            await asyncio.sleep(0)  # one round of the loop: with it goes who came before us
            turn = loop.time() - begun  # whoever asks for something waits as long to be heard
            await asyncio.sleep(max(turn, braked(turn + self._late())))


def braked(late: float) -> float:
    """Seconds that a newcomer waits because those who play wait so long.

    >>> [round(braked(late), 3) for late in (0.02, 0.06, 0.08, 2.0)]
    [0.0, 0.05, 0.15, 0.5]
    """
    return min(STEEP * max(late - PATIENCE, 0.0), LONGEST)
