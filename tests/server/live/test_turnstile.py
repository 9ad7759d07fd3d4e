"""Newcomers and those who play."""

import asyncio
import time
from itertools import pairwise

from reihum.server.live.turnstile import LONGEST, PATIENCE, Turnstile, braked
from reihum.server.metrics import FORGOTTEN, Recent


async def story(newcomers: int, work: float) -> list[str]:
    """What happened in which order, while one plays and newcomers come all at once."""
    turnstile, told = Turnstile(lambda: 0.0), list[str]()

    async def come(number: int) -> None:
        await turnstile.through()
        told.append(f"came {number}")
        until = time.perf_counter() + work
        while time.perf_counter() < until:
            pass

    async def play() -> None:
        while True:
            told.append("played")
            await asyncio.sleep(0)

    coming = [asyncio.create_task(come(number)) for number in range(newcomers)]
    playing = asyncio.create_task(play())
    await asyncio.gather(*coming)
    playing.cancel()
    return told


def test_who_plays_has_a_turn_between_any_two_newcomers() -> None:
    told = asyncio.run(story(newcomers=20, work=0.001))
    came = [place for place, what in enumerate(told) if what != "played"]
    assert [told[place] for place in came] == [f"came {number}" for number in range(20)]
    assert all(after - before > 2 for before, after in pairwise(came))


async def passing(late: float) -> float:
    """How long two newcomers take where those who play wait so long."""
    turnstile, begun = Turnstile(lambda: late), time.perf_counter()
    await asyncio.gather(turnstile.through(), turnstile.through())
    return time.perf_counter() - begun


def test_where_those_who_play_wait_newcomers_do_too_but_not_for_ever() -> None:
    assert asyncio.run(passing(late=60.0)) >= 2 * LONGEST  # a minute late, and yet they get in
    assert braked(0.0) == braked(PATIENCE) == 0.0


async def passing_beside(work: float) -> float:
    """How long a newcomer takes where a turn of the loop does, and nobody is told anything yet."""
    turnstile, begun = Turnstile(lambda: 0.0), time.perf_counter()
    asyncio.get_running_loop().call_soon(time.sleep, work)
    await turnstile.through()
    return time.perf_counter() - begun


def test_where_nobody_is_heard_in_time_newcomers_wait() -> None:
    work = 2 * PATIENCE
    assert braked(work) > work
    assert asyncio.run(passing_beside(work)) >= work + braked(work)


def test_what_is_long_ago_holds_nobody_up() -> None:
    clock = Clock()
    recent = Recent(clock)
    for _ in range(100):
        recent.note(0.2)
    assert 0.19 < recent.seconds() <= 0.2
    recent.note(0.0)
    assert 0.17 < recent.seconds() < 0.19
    clock.now += FORGOTTEN
    assert recent.seconds() == 0.0
    recent.note(0.1)
    assert recent.seconds() < 0.02  # begun anew


class Clock:
    """A clock that stands still."""

    now = 0.0

    def __call__(self) -> float:
        return self.now
