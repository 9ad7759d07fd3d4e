"""The pace of bots: how long they pause, and that the pause tells nothing about a hand."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, get_args

import pytest

import reihum
from reihum.bots import Observation
from reihum.games import GAMES, game
from reihum.games.core.guides import guide_of
from reihum.languages import say
from reihum.server.bots.bot_seats import BotSeats
from reihum.server.bots.pace import (
    ENOUGH,
    LETTERS,
    LONGEST,
    PAUSES,
    REMEMBERED,
    ThinkingTimes,
    pauses,
    reading,
)
from reihum.server.bots.pool import BotPool, Decision
from reihum.server.protocol.requests import Pace
from reihum.server.protocol.tables import NewTable, WantedSeat
from reihum.server.settings import Settings
from reihum.server.table.creation.drafting import drafted
from reihum.server.table.events import Event
from reihum.server.table.log import LogEntry
from reihum.server.table.table import Table

from ..clients import Guest
from ..conftest import PATIENT

NORMAL = 0.8  # seconds


def times(longest: float, count: int = ENOUGH) -> ThinkingTimes:
    made = ThinkingTimes()
    for number in range(count):
        made.note("club", "nix", longest if number == 0 else 0.001)
    return made


def thinking(processes: int, job: Callable[[BotPool], Awaitable[None]]) -> None:
    """Do something with bots that think in that many processes."""

    async def run() -> None:
        pool = BotPool(processes, PATIENT)
        try:
            await job(pool)
        finally:
            pool.close()

    asyncio.run(run())


def paused(wanted: str, known: ThinkingTimes) -> Any:
    return pytest.approx(pauses(wanted, NORMAL, known, "club", "nix"))


def test_each_pace_has_its_pause() -> None:
    assert set(PAUSES) == set(get_args(Pace))
    known = times(0.001)
    assert paused("thoughtful", known) == (2.0,)
    assert paused("normal", known) == (0.8,)
    assert paused("quick", known) == (0.4, 0.4)
    assert paused("at-once", known) == (0.08, 0.72)


def test_a_short_pause_hides_the_longest_thought_of_late_or_is_none() -> None:
    assert paused("at-once", times(0.05)) == (0.2, 0.6)
    assert paused("at-once", times(0.15)) == (0.4, 0.4)
    assert paused("quick", times(0.21)) == (0.8,)
    assert paused("at-once", times(5.0)) == (0.8,)
    assert paused("thoughtful", times(5.0)) == (2.0,)


def test_of_a_bot_that_few_have_asked_nothing_is_known() -> None:
    for known in (ThinkingTimes(), times(0.001, ENOUGH - 1)):
        assert paused("at-once", known) == (0.8,)
    assert pauses("at-once", NORMAL, times(0.001), "club", "the-game") == (0.8,)
    assert pauses("at-once", NORMAL, times(0.001), "master", "nix") == (0.8,)


def test_what_was_long_ago_is_forgotten() -> None:
    known = times(5.0)
    for _ in range(REMEMBERED):
        known.note("club", "nix", 0.001)
    assert paused("at-once", known) == (0.08, 0.72)


def test_what_a_bot_thought_as_plain_python_is_forgotten_once_it_thinks_natively() -> None:
    known = times(5.0, REMEMBERED)
    for _ in range(ENOUGH):
        assert paused("at-once", known) == (0.8,)
        known.note("club", "nix", 0.001, native=True)
    assert paused("at-once", known) == (0.08, 0.72)
    known.note("club", "nix", 0.15)  # another process has not loaded it yet
    assert paused("at-once", known) == (0.4, 0.4)


def table_of(game: str, pace: Pace) -> Table:
    """A game of two bots."""
    club = WantedSeat(kind="bot", bot="club")
    new = drafted(NewTable(game=game, seats=[club, club], pace=pace), "a")
    return Table(new.id, [LogEntry(n, 0.0, draft) for n, draft in enumerate(new.drafts, 1)])


def wake(pool: BotPool, pace: Pace, game: str = "nix", pause: float = 1000) -> None:
    """Something happens at a table of two bots."""
    host = OneTable(table_of(game, pace))
    bots = BotSeats(host, pool, Settings(bot_pause=pause))  # type: ignore[arg-type]
    bots.wake()
    bots.stop()


def test_a_bot_that_is_to_be_fast_rehearses_before_anybody_waits() -> None:
    async def rehearse(pool: BotPool) -> None:
        for name in GAMES:
            wake(pool, "at-once", name)
            wake(pool, "quick", name)
            assert list(pool._rehearsals) == [("club", name)]
            await pool._rehearsals["club", name]
            assert pauses("at-once", 1000, pool.times, "club", name) == (100, 900)
            wake(pool, "at-once", name)
            assert not pool._rehearsals

    thinking(0, rehearse)


def test_bots_rehearse_where_that_changes_something() -> None:
    async def rehearse(pool: BotPool) -> None:
        wake(pool, "normal")
        wake(pool, "at-once", pause=0)
        pool.rehearse("Nearest", game("nix"))  # a bot of whoever runs the server
        assert not pool._rehearsals
        wake(pool, "at-once")
        assert pool._rehearsals  # which ends with the pool

    thinking(0, rehearse)


@pytest.mark.slow
def test_that_a_process_starts_is_no_thought() -> None:
    async def wait(pool: BotPool) -> None:
        state = game("nix", players=2, first=0).deal("monday")
        begun = time.monotonic()
        await pool.choose("random", Observation(state.game, 0, state.observe(0)))
        assert 5 * max(pool.times._times["random", "nix"]) < time.monotonic() - begun

    thinking(1, wait)


class Pool:
    """Bots whose thoughts are over in the course of the first pause, or of the second."""

    def __init__(self, pause: int) -> None:
        self.times = ThinkingTimes()
        self.pauses = asyncio.Semaphore(0)
        self._pause = pause

    async def choose(self, name: str, observation: Any, seed: str = "") -> Decision:
        for _ in range(self._pause):
            await self.pauses.acquire()
        return Decision(str(observation.legal()[0]))


class Paused(BotSeats):
    """Bots at a table where time passes at once; it is noted for how long they pause."""

    seconds: list[float]

    async def _pause(self, seconds: float, lasts: Callable[[Table], bool]) -> None:
        self.seconds.append(seconds)
        self._pool.pauses.release()  # type: ignore[attr-defined]
        for _ in range(5):
            await asyncio.sleep(0)  # lets the bot think


class OneTable:
    """A host without anything around it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    async def happen(self, decide: Callable[[Table], Sequence[Event]]) -> None:
        self.acted = decide(self.table)


def acted(wanted: Pace, pause: int, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """For how long a bot has paused that has its action within that pause."""

    async def run() -> list[float]:
        table = table_of("nix", wanted)
        host, pool = OneTable(table), Pool(pause)
        bots = Paused(host, pool, Settings(bot_pause=NORMAL))  # type: ignore[arg-type]
        bots.seconds = []
        await bots._act(table)
        assert [event.kind for event in host.acted] == ["played"]
        return bots.seconds

    monkeypatch.setattr(ThinkingTimes, "hidden_by", lambda self, bot, game, pause: pause > 0.1)
    return asyncio.run(run())


@pytest.mark.parametrize(
    ("wanted", "pause", "seconds"),
    [
        ("normal", 1, [0.8]),
        ("thoughtful", 1, [2.0]),
        ("quick", 1, [0.4]),
        ("quick", 2, [0.4, 0.4]),
        ("at-once", 1, [0.2]),
        ("at-once", 2, [0.2, 0.6]),
    ],
)
def test_a_bot_acts_after_its_pause_or_as_late_as_usual(
    wanted: Pace, pause: int, seconds: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert acted(wanted, pause, monkeypatch) == pytest.approx(seconds)


def test_the_pace_is_chosen_with_the_table_and_at_any_time(anna: Guest, bert: Guest) -> None:
    made = anna.create("the-game", "me", "open", "bot", pace="thoughtful")
    bert.sit(made["table"], "Bert")
    with anna.connect(made["table"]) as a, bert.connect(made["table"]) as b:
        assert a.table["pace"] == "thoughtful"
        b.done("pace", pace="quick")  # not only the host
        a.until(lambda: a.table["pace"] == "quick")
        assert (a.events[-1]["kind"], a.events[-1]["pace"]) == ("paced", "quick")
        a.done("start")
        a.done("pace", pace="at-once")
        assert a.table["pace"] == "at-once"
        with Guest(anna.url) as carl, carl.connect(made["table"]) as c:
            assert c.refused("pace", pace="normal") == "not-seated"
        assert a.refused("pace", pace="fast") == "bad-request"
    assert anna.http.get(f"/api/tables/{made['table']}").json()["pace"] == "at-once"


def test_a_table_without_a_wish_is_normal(anna: Guest) -> None:
    table = anna.create("nix", "me", "bot")["table"]
    assert anna.http.get(f"/api/tables/{table}").json()["pace"] == "normal"
    wanted = {"game": "nix", "seats": [{"kind": "me"}, {"kind": "bot"}], "pace": "fast"}
    assert anna.http.post("/api/tables", json=wanted).status_code == 400


class Heard(ThinkingTimes):
    """Remembers what is noted, of one pool alone: others may think in the same process."""

    def __init__(self) -> None:
        super().__init__()
        self.noted: list[tuple[str, str, float]] = []

    def note(self, bot: str, game: str, seconds: float, native: bool = False) -> None:
        self.noted.append((bot, game, seconds))


def test_thoughts_are_timed() -> None:
    state = reihum.game("nix", players=2, first=0).deal("monday")
    heard = Heard()

    async def think(pool: BotPool) -> None:
        pool.times = heard
        for _ in range(3):
            await pool.choose("casual", Observation(state.game, 0, state.observe(0)))

    thinking(0, think)
    assert [each[:2] for each in heard.noted] == [("casual", "nix")] * 3
    assert all(seconds > 0 for *_, seconds in heard.noted)


def test_who_plays_along_in_a_guided_game_leaves_time_to_read() -> None:
    assert reading("") == 1
    for name in GAMES:
        codes = [step.say for step in guide_of(game(name)).steps if step.say]
        assert len(codes) > 8
        for code in codes:
            enough = len(say(code)) / LETTERS
            assert reading(code) >= min(enough, LONGEST)
