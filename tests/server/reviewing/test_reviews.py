"""Reviews are shared, kept, cancelled and limited; a process that dies is started again."""

import asyncio
import os
import queue
import signal
from collections.abc import Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest

import reihum
from reihum import State
from reihum.games import parse_game
from reihum.review import Effort, ReviewError, TurnReview, concluded, registry, reviewing
from reihum.review.reviewing import SEED, SOLVING
from reihum.server.refusals import Refusal
from reihum.server.reviewing import job as jobs
from reihum.server.reviewing import reviews as module
from reihum.server.reviewing.review_process import ReviewProcess, Told, make_review
from reihum.server.reviewing.reviews import Reviews
from reihum.server.settings import Settings
from reihum.server.store.store import Store

from ..conftest import PATIENT, quick

HASTY = Effort(tried=3, first=2, second=2, finalists=2, chunk=2, least=4, most=4, native=False)


def lost(card: int = 20) -> State:
    """The end of a game of The Game, given up in its third turn."""
    fields = {"tops": [60, 98, 40, 3], "hands": [[61, 38], [card, 62], [63]], "draw": []}
    state = reihum.game("the-game", players=3).position({**fields, "seat": 0, "turn": []})
    for action in ("61>up1", "end", f"{card}>down1", "end", "63>up1"):
        state = state.play(action)
    return state.concede(0)


EAGER = partial(ReviewProcess, niceness=0)  # tests do not wait for all that a machine does beside
END = lost()
VERDICTS = tuple(reviewing(END, effort=HASTY))
WHOLE = concluded(END, VERDICTS, SEED, SOLVING, native=False).json()


class Scripted:
    """Stands in for a process: it tells what a test gives it, and nothing once it is ended."""

    begun: ClassVar[list["Scripted"]] = []

    def __init__(self, record: str, known: Sequence[TurnReview], effort: Effort) -> None:
        self.record, self.known = record, list(known)
        self.telling: queue.Queue[Told | None] = queue.Queue()
        self.begun.append(self)

    def hear(self) -> Told | None:
        return self.telling.get(timeout=PATIENT)

    def end(self) -> None:
        self.telling.put(None)

    def close(self) -> None: ...


@pytest.fixture(autouse=True)
def nothing_begun() -> None:
    Scripted.begun = []


@asynccontextmanager
async def reviews(folder: Path, begin: Any = Scripted, **fields: Any) -> Any:
    settings: Settings = quick(folder, **fields)
    store = Store(settings.database_url)
    await store.open()
    made = Reviews(store, settings, HASTY, begin)
    yield made
    made.close()
    await store.close()


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(PATIENT):
            await test()

    asyncio.run(limited())


async def until(reached: Callable[[], Any]) -> Any:
    while not (found := reached()):
        await asyncio.sleep(0.005)
    return found


async def begun(number: int) -> Scripted:
    await until(lambda: len(Scripted.begun) >= number)
    return Scripted.begun[number - 1]


async def refused(asking: Awaitable[Any]) -> str:
    with pytest.raises(Refusal) as error:
        await asking
    return error.value.message.code


async def reached(made: Reviews, key: str, *states: str) -> Any:
    while (answer := await made.told(key, 0)).state not in states:
        await asyncio.sleep(0.005)
    return answer


def test_who_asks_for_the_same_shares_it_and_it_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with reviews(tmp_path) as made:
            first = await made.ask(END, "anna", "here")
            again = await made.ask(parse_game(END.record()), "bert", "there")
            assert first.id == again.id and first.count == 2 and not first.turns
            process = await begun(1)
            process.telling.put(Told(VERDICTS[0]))
            while not (await made.told(first.id, 0)).turns:
                await asyncio.sleep(0.005)
            assert (await made.told(first.id, 1)).turns == []
            process.telling.put(Told(VERDICTS[1]))
            process.telling.put(Told(summary=WHOLE))
            done = await reached(made, first.id, "done")
            assert [turn.number for turn in done.turns] == [1, 2]
            assert done.turns[1].mark == "blunder" and done.turns[1].first == 2
            assert done.summary.winnable.last_won == 2 and done.summary.winnable.record
            assert len(Scripted.begun) == 1
            await until(lambda: made._work is None)
        async with reviews(tmp_path) as later:
            assert await later.ask(END, "carl", "elsewhere") == done
            assert (await later.told(first.id, 1)).turns == done.turns[1:]
            assert len(Scripted.begun) == 1
            assert await refused(later.told("0" * 64, 0)) == "no-such-review"

    run(test)


def test_the_last_one_who_leaves_ends_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with reviews(tmp_path) as made:
            key = (await made.ask(END, "anna", "here")).id
            waiting = await made.ask(lost(21), "anna", "here")
            await made.ask(END, "bert", "there")
            assert waiting.state == "waiting" and waiting.ahead == 1
            await begun(1)
            await reached(made, key, "working")
            assert (await made.leave(key, "anna")).state == "working"
            assert (await made.leave(key, "stranger")).state == "working"
            assert (await made.leave(key, "bert")).state == "cancelled"
            process = await begun(2)  # the next one's turn
            assert "21" in process.record
            assert (await made.leave(waiting.id, "anna")).state == "cancelled"
            await until(lambda: made._work is None)
            assert (await made.ask(END, "anna", "here")).state == "waiting"

    run(test)


def test_who_waits_may_leave_before_it_begins(tmp_path: Path) -> None:
    async def test() -> None:
        async with reviews(tmp_path) as made:
            await made.ask(END, "anna", "here")
            waiting = (await made.ask(lost(21), "bert", "there")).id
            assert (await made.leave(waiting, "bert")).state == "cancelled"
            assert waiting not in [job.key for job in made._going_on()]

    run(test)


def test_a_process_that_dies_is_replaced_and_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with reviews(tmp_path) as made:
            key = (await made.ask(END, "anna", "here")).id
            (await begun(1)).telling.put(Told(VERDICTS[0]))
            (await begun(1)).telling.put(None)
            second = await begun(2)
            assert second.known == [VERDICTS[0]]
            second.telling.put(None)
            (await begun(3)).telling.put(None)
            failed = await reached(made, key, "failed")
            assert len(failed.turns) == 1 and len(Scripted.begun) == 3
            anew = await made.ask(END, "anna", "here")
            assert anew.state == "waiting" and len(anew.turns) == 1
            assert (await begun(4)).known == [VERDICTS[0]]  # and goes on where it was

    run(test)


def test_a_review_that_cannot_be_is_not_tried_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any) -> Any:
        raise OSError("no processes left")

    async def test() -> None:
        async with reviews(tmp_path) as made:
            key = (await made.ask(END, "anna", "here")).id
            (await begun(1)).telling.put(Told(failed=True))
            await reached(made, key, "failed")
            await until(lambda: made._work is None)
            assert len(Scripted.begun) == 1
        async with reviews(tmp_path, broken) as made:
            key = (await made.ask(END, "anna", "here")).id
            await reached(made, key, "failed")

    run(test)
    assert "a review failed" in caplog.text


def test_a_review_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    async def test() -> None:
        async with reviews(tmp_path, review_limit=0.05) as made:
            key = (await made.ask(END, "anna", "here")).id
            await reached(made, key, "failed")

    run(test)


def test_a_review_that_goes_on_telling_is_not_given_up(tmp_path: Path) -> None:
    """On a machine that has other work a whole one may take far longer than a verdict."""

    async def test() -> None:
        async with reviews(tmp_path, review_limit=1.5) as made:
            key = (await made.ask(END, "anna", "here")).id
            process = await begun(1)
            for told in (Told(VERDICTS[0]), Told(VERDICTS[1]), Told(summary=WHOLE)):
                await asyncio.sleep(0.6)
                process.telling.put(told)
            assert (await reached(made, key, "done", "failed")).state == "done"

    run(test)


def test_there_is_room_for_few_and_for_two_of_each_address(tmp_path: Path) -> None:
    async def test() -> None:
        async with reviews(tmp_path, reviews_waiting=3) as made:
            for card in (19, 20):
                await made.ask(lost(card), "anna", "here")
            await begun(1)
            assert await refused(made.ask(lost(21), "anna", "here")) == "review-after-yours"
            assert (await made.ask(lost(20), "anna", "here")).ahead == 1  # that one waits already
            await made.ask(lost(21), "bert", "there")
            assert (await made.ask(lost(22), "carl", "elsewhere")).ahead == 3
            assert await refused(made.ask(lost(23), "dora", "nowhere")) == "review-busy"

    run(test)


def test_nobody_waits_for_those_who_have_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with reviews(tmp_path) as made:
            await made.ask(END, "anna", "here")
            key = (await made.ask(lost(21), "bert", "there")).id
            monkeypatch.setattr(jobs, "GONE", -1.0)
            (await begun(1)).telling.put(Told(failed=True))
            await reached(made, key, "cancelled")
            assert len(Scripted.begun) == 1

    run(test)


def test_only_the_last_that_ended_are_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MOST_ENDED", 1)

    async def test() -> None:
        async with reviews(tmp_path) as made:
            keys = [(await made.ask(lost(card), "anna", "here")).id for card in (20, 21)]
            for number in (1, 2):
                (await begun(number)).telling.put(Told(failed=True))
            await until(lambda: made._work is None)
            assert await refused(made.told(keys[0], 0)) == "no-such-review"
            assert (await made.told(keys[1], 0)).state == "failed"

    run(test)


def test_a_server_without_reviews_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with reviews(tmp_path, reviews=False) as made:
            assert await refused(made.ask(END, "anna", "here")) == "reviews-off"
        async with reviews(tmp_path) as made:
            made._effort = Effort()
            monkeypatch.setattr(module, "find_spec", lambda name: None)
            assert await refused(made.ask(END, "anna", "here")) == "review-needs-fast"

    run(test)


def test_a_game_that_has_no_review_is_refused_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of a package, for instance."""
    monkeypatch.setattr(registry, "REVIEWS", {})

    async def test() -> None:
        async with reviews(tmp_path) as made:
            with pytest.raises(ReviewError, match="cannot be reviewed"):
                await made.ask(END, "anna", "here")
        assert Scripted.begun == []

    run(test)


def test_other_workers_hear_how_far_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Store, "shared", True)
    monkeypatch.setattr(module, "NEWS", 0.0)
    monkeypatch.setattr(module, "BEAT", 0.005)

    async def test() -> None:
        async with reviews(tmp_path) as made, reviews(tmp_path) as other:
            key = (await made.ask(END, "anna", "here")).id
            assert (await other.told(key, 0)).state in ("waiting", "working")
            process = await begun(1)
            first = (await other._kept(key) or {})["at"]
            while (await other._kept(key) or {})["at"] == first:  # though nothing is told
                await asyncio.sleep(0.005)
            process.telling.put(Told(VERDICTS[0]))
            while not (await other.told(key, 0)).turns:
                await asyncio.sleep(0.005)
            assert (await other.told(key, 0)).state == "working"
            assert (await other.ask(END, "bert", "there")).state == "working"
            assert len(Scripted.begun) == 1
            monkeypatch.setattr(module, "SILENCE", -1.0)  # that worker is gone
            await other.ask(END, "bert", "there")
            await begun(2)

    run(test)


def test_a_process_tells_of_each_verdict_and_then_of_the_whole() -> None:
    class Telling:
        def __init__(self) -> None:
            self.told: list[Told] = []

        def send(self, told: Told) -> None:
            self.told.append(told)

    heard: Any = Telling()
    niceness, handler = os.nice, signal.getsignal(signal.SIGINT)
    try:
        os.nice = lambda by: by
        make_review(heard, END.record(), VERDICTS[:1], HASTY)
        make_review(heard, "nonsense", (), HASTY)
    finally:
        os.nice = niceness
        signal.signal(signal.SIGINT, handler)
    verdict, whole, failed = heard.told
    assert verdict.verdict == VERDICTS[1] and whole.summary == WHOLE and failed.failed


def test_a_real_process_is_killed_and_the_review_is_made(tmp_path: Path) -> None:
    async def test() -> None:
        pids: list[int | None] = []

        def begin(*given: Any) -> ReviewProcess:
            process = EAGER(*given)
            pids.append(process.pid)
            if len(pids) == 1:
                os.kill(process.pid or 0, signal.SIGKILL)
            return process

        async with reviews(tmp_path, begin) as made:
            key = (await made.ask(END, "anna", "here")).id
            done = await reached(made, key, "done", "failed")
            assert done.state == "done" and len(pids) == 2
            assert [turn.mark for turn in done.turns] == [str(each.mark) for each in VERDICTS]

    run(test)
