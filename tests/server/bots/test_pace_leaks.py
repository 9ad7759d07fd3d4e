"""When a bot acts does not depend on cards that others cannot see, though its thinking does.

The bots themselves pause and act here; only the clock is ours, and the time that a thought takes:
it follows from the hand as badly as it can.
"""

import asyncio
import hashlib
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import reihum
from reihum import State
from reihum.bots import Observation
from reihum.server.bots.bot_seats import BotSeats
from reihum.server.bots.pace import ENOUGH, PAUSES, ThinkingTimes
from reihum.server.bots.pool import Decision
from reihum.server.protocol.tables import NewTable, WantedSeat
from reihum.server.settings import Settings
from reihum.server.table.creation.drafting import drafted
from reihum.server.table.events import Event
from reihum.server.table.log import LogEntry
from reihum.server.table.table import Table

from ..leaks import Twins, twins

NORMAL, SHORT, LONG = 1.0, 0.04, 0.95  # seconds: a pause, and the longest thoughts of two bots
GAMES = ("the-game", "extreme", "face-to-face", "nix")


class Clock(asyncio.SelectorEventLoop):
    """A loop in which nobody waits: when there is nothing to do, it is later at once."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            self.now = max(self.now, self._scheduled[0]._when)  # type: ignore[attr-defined]
        super()._run_once()  # type: ignore[misc]


class Pool:
    """Bots that think for longer with some hands than with others."""

    def __init__(self, longest: float) -> None:
        self.times, self.thought, self._longest = ThinkingTimes(), list[float](), longest
        for _ in range(ENOUGH):
            self.times.note("club", "", longest)

    async def choose(self, name: str, observation: Observation, seed: str = "") -> Decision:
        digest = hashlib.sha256(observation.table.tobytes()).digest()
        self.thought.append(self._longest * digest[0] / 255)
        await asyncio.sleep(self.thought[-1])
        first = observation.game.legal(observation.table)[0]
        return Decision(str(observation.game.decode(first)))


class OneTable:
    """A host that notes when something happens."""

    def __init__(self, table: Table) -> None:
        self.table, self.times = table, list[float]()

    async def happen(self, decide: Callable[[Table], Sequence[Event]]) -> None:
        assert [event.kind for event in decide(self.table)][:1] == ["played"]
        self.times.append(asyncio.get_running_loop().time())


def acted(state: State, pace: Any, longest: float) -> tuple[float, float]:
    """When a bot acts in a state, and for how long it has thought."""
    seats = [WantedSeat(kind="bot", bot="club"), WantedSeat(kind="me")]
    new = drafted(NewTable(game=state.game.name, seats=seats, pace=pace), "a")
    table = Table(new.id, [LogEntry(n, 0.0, draft) for n, draft in enumerate(new.drafts, 1)])
    table.game, table.state = state.game, state
    host, pool = OneTable(table), Pool(longest)
    pool.times._times["club", state.game.name] = pool.times._times["club", ""]
    bots = BotSeats(host, pool, Settings(bot_pause=NORMAL))  # type: ignore[arg-type]
    with asyncio.Runner(loop_factory=Clock) as runner:
        runner.run(bots._act(table))
    return host.times[0], pool.thought[0]


def pairs(name: str) -> list[Twins]:
    game = reihum.game(name, players=2, first=0)
    return [twins(game, 1, 1, seed) for seed in range(4)]


@pytest.mark.slow
@pytest.mark.parametrize("longest", [SHORT, LONG])
@pytest.mark.parametrize("name", GAMES)
def test_a_bot_acts_at_the_same_moment_whatever_it_holds(name: str, longest: float) -> None:
    found = pairs(name)
    for pace in PAUSES:
        times = [acted(state, pace, longest) for pair in found for state in pair.states]
        assert len({thought for _, thought in times}) > len(found)  # or there would be no secret
        assert len({moment for moment, _ in times}) == 1, pace


def test_even_a_thought_that_takes_too_long_ends_at_the_end_of_a_pause() -> None:
    states = [state for pair in pairs("the-game") for state in pair.states]
    moments = {acted(state, "normal", 3.0)[0] for state in states}
    assert moments <= {1.0, 2.0, 3.0} and len(moments) > 1
