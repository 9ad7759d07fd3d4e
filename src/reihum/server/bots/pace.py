"""How fast bots act, and how that is kept from telling anything about their hands.

How long a bot thinks may depend on its hand, so it acts at moments that do not: after a pause
within which it has found its action with any hand of late. A bot that is asked to act faster gets
the shortest pause that still hides this. What counts is the thought alone: that a process starts,
or has others to answer first, follows from no hand. Where a thought takes longer than such a pause
after all, the bot waits as long as it would at the normal pace; and if that is not enough, one
normal pause more, and so on. So of a thought one learns at most how many pauses it took.

Nobody waits until enough is known of a bot: it rehearses, at a game of its own (`pool.py`).
"""

from collections import defaultdict, deque
from collections.abc import Mapping
from types import MappingProxyType

from ...languages import say

NORMAL = 1.0
PAUSES: Mapping[str, float] = MappingProxyType(  # by pace, in normal pauses
    {"thoughtful": 2.5, "normal": NORMAL, "quick": 0.5, "at-once": 0.1}
)
STEPS = (0.1, 0.25, 0.5, NORMAL)  # the pauses that a fast bot may get, in normal pauses
ROOM = 2.0  # a pause is so many times as long as the longest thought of late
LETTERS, LONGEST = 18, 7.0  # read in a normal pause, and the longest time to read, in such pauses
REMEMBERED, ENOUGH = 60, 20  # thoughts of a bot in a game, and how many tell something


class ThinkingTimes:
    """How long bots have been thinking of late, at all tables."""

    def __init__(self) -> None:
        self._times: dict[tuple[str, str], deque[float]] = defaultdict(
            lambda: deque(maxlen=REMEMBERED)
        )
        self._native: set[tuple[str, str]] = set()

    def note(self, bot: str, game: str, seconds: float, native: bool = False) -> None:
        """A bot has found an action of a game.

        How long it thought as plain Python tells nothing any more once it thinks natively.
        """
        if native and (bot, game) not in self._native:
            self._native.add((bot, game))
            self._times[bot, game].clear()
        self._times[bot, game].append(seconds)

    def known(self, bot: str, game: str) -> bool:
        """Whether it is known how long a bot thinks in a game."""
        return len(self._times.get((bot, game), ())) >= ENOUGH

    def hidden_by(self, bot: str, game: str, pause: float) -> bool:
        """Whether a pause hides how long a bot thinks in a game."""
        return self.known(bot, game) and ROOM * max(self._times[bot, game]) <= pause


def pauses(
    pace: str, normal: float, times: ThinkingTimes, bot: str, game: str
) -> tuple[float, ...]:
    """The pauses of a bot: if it has an action after one, it acts; if not, it waits for the next.

    >>> pauses("thoughtful", 1.0, ThinkingTimes(), "club", "nix")
    (2.5,)
    """
    wanted = PAUSES[pace]
    if wanted >= NORMAL:
        return (wanted * normal,)
    steps = [step for step in STEPS if step >= wanted]
    hiding = (step for step in steps if times.hidden_by(bot, game, step * normal))
    first = next(hiding, NORMAL)
    return (normal,) if first == NORMAL else (first * normal, (NORMAL - first) * normal)


def reading(code: str) -> float:
    """How long those who play along in a guided game wait, in normal pauses: what is said before
    they act is to be read first.

    >>> reading(""), reading("guide-next-to-it") < reading("guide-ole-pushes") <= LONGEST
    (1.0, True)
    """
    return min(max(NORMAL, len(say(code)) / LETTERS), LONGEST) if code else NORMAL
