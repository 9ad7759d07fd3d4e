"""All reviews of this server: one is made at a time, some wait, who asks for the same shares it.

Each is made in a process of its own that everything else goes before. One that dies is started
again and goes on where it was; one that nobody wants any more is ended.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.util import find_spec
from typing import Any

from ...games import State
from ...review import Effort
from ...review.registry import review_of
from ..protocol.study.reviews import ReviewAnswer
from ..refusals import Refusal
from ..settings import Settings
from ..store.keeping import keep_review, kept_review
from ..store.rows import StoreFailed
from ..store.store import Store
from .job import Job, answered
from .review_process import ReviewProcess

log = logging.getLogger(__name__)
ATTEMPTS = 3  # at processes that die
AT_ONCE = 2  # reviews that one address may wait for
MOST_ENDED = 20  # that are remembered
NEWS = 2.0  # seconds between two times that other workers hear how far a review is
SILENCE = 30.0  # seconds without news after which another worker has given it up
BEAT = SILENCE / 3  # seconds between two signs that reviews still wait or are being made
EFFORT = Effort()

Begin = Callable[..., ReviewProcess]


class Reviews:
    """Makes reviews, and knows those that were made."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        effort: Effort | None = None,
        begin: Begin | None = None,
    ) -> None:
        self._store, self._settings = store, settings
        self._effort, self._begin = effort or EFFORT, begin or ReviewProcess
        self._jobs: dict[str, Job] = {}  # that go on, or ended of late
        self._queue: deque[Job] = deque()
        self._making: Job | None = None
        self._process: ReviewProcess | None = None
        self._work: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "review")  # which waits for what the process tells

    async def ask(self, end: State, guest: str, address: str) -> ReviewAnswer:
        """The review of a game, as far as it is; where there is none yet, it begins."""
        review_of(end.game)  # a game from elsewhere may have none, and says so at once
        new = await asyncio.to_thread(Job.about, end, self._effort)
        kept = await self._kept(new.key)
        job = self._jobs.get(new.key)
        if job is None or not job.goes_on:
            if kept is not None:
                return answered(new.key, kept)
            job = self._begun(new, guest, address)
            await self._tell(job)
        job.askers[guest] = address
        return self._answer(job, 0)

    async def told(self, key: str, after: int) -> ReviewAnswer:
        """How far a review is, with its verdicts from so many on."""
        job = self._jobs.get(key)
        if job is not None:
            return self._answer(job, after)
        kept = await self._kept(key)
        if kept is None:
            raise Refusal("no-such-review")
        return answered(key, {**kept, "turns": kept["turns"][after:]})

    async def leave(self, key: str, guest: str) -> ReviewAnswer:
        """Wait no more; a review for which nobody waits is ended."""
        job = self._jobs.get(key)
        if job is not None and guest in job.askers:
            del job.askers[guest]
            if job.goes_on and not job.askers:
                self._cancel(job)
                await self._tell(job)
        return await self.told(key, 0)

    def close(self) -> None:
        """Make no more reviews."""
        if self._work:
            self._work.cancel()
        if self._process:
            self._process.end()
        self._thread.shutdown(wait=False)

    def _answer(self, job: Job, after: int) -> ReviewAnswer:
        job.asked = time.monotonic()
        ahead = self._queue.index(job) + bool(self._making) if job in self._queue else 0
        return answered(job.key, job.kept(after), ahead)

    def _begun(self, job: Job, guest: str, address: str) -> Job:
        """Let a review wait for its turn, if there is room."""
        if not self._settings.reviews:
            raise Refusal("reviews-off")
        if self._effort.native and find_spec("numba") is None:
            raise Refusal("review-needs-fast")
        waited_for = sum(address in each.askers.values() for each in self._going_on())
        if waited_for >= AT_ONCE:
            raise Refusal("review-after-yours")
        if len(self._queue) >= self._settings.reviews_waiting:
            raise Refusal("review-busy")
        before = self._jobs.pop(job.key, None)  # the newest come last
        if before is not None:
            job.verdicts = before.verdicts  # it was given up: this one goes on from there
        self._jobs[job.key] = job
        self._queue.append(job)
        job.askers[guest] = address
        self._work = self._work or asyncio.create_task(self._make_all())
        return job

    def _going_on(self) -> list[Job]:
        return [*self._queue, *([self._making] if self._making else [])]

    def _cancel(self, job: Job) -> None:
        job.state = "cancelled"
        if job in self._queue:
            self._queue.remove(job)
        if job is self._making and self._process:
            self._process.end()

    async def _make_all(self) -> None:
        """Make one after the other, until none waits."""
        beating = asyncio.create_task(self._beat())
        try:
            while self._queue:
                self._making = self._queue.popleft()
                await self._made(self._making)
                self._making = None
                self._forget()
        finally:
            beating.cancel()
            self._work = None

    async def _made(self, job: Job) -> None:
        try:
            await self._make(job)
        except Exception:
            log.exception("a review failed")
            job.state = "failed"

    async def _beat(self) -> None:
        """Let other workers know that what takes long still goes on."""
        while True:
            await asyncio.sleep(BEAT)
            for job in self._going_on():
                await self._tell(job)

    async def _make(self, job: Job) -> None:
        job.state = "cancelled" if job.abandoned else "working"
        with suppress(TimeoutError):
            async with asyncio.timeout(self._settings.review_limit) as limit:
                for _ in range(ATTEMPTS):
                    if job.working:
                        await self._attempt(job, limit)
        if job.working:
            log.warning("a review was given up after %d of %d turns", len(job.verdicts), job.count)
            job.state = "failed"
        if job.summary or self._store.shared:
            await self._keep(job)

    async def _attempt(self, job: Job, limit: asyncio.Timeout) -> None:
        """Hear what a process tells until it ends, or nobody wants to hear it.

        The limit is for the next word alone. How much there is to do for a review is bounded by
        what it asks; how long that takes by the clock depends on what else the machine does.
        """
        loop, known = asyncio.get_running_loop(), tuple(job.verdicts)
        process = await asyncio.to_thread(self._begin, job.record, known, self._effort)
        self._process, news = process, loop.time()
        try:
            while job.working:
                told = await loop.run_in_executor(self._thread, process.hear)
                if told is None:
                    return
                if job.working:
                    job.take(told)
                limit.reschedule(loop.time() + self._settings.review_limit)
                if loop.time() > news:
                    news = loop.time() + NEWS
                    await self._tell(job)
        finally:
            self._process = None
            process.end()
            with suppress(RuntimeError):  # the server ends, and with it its processes
                self._thread.submit(process.close)

    async def _tell(self, job: Job) -> None:
        """Keep what there is of a review that goes on, where there may be other workers."""
        if self._store.shared:
            await self._keep(job)

    async def _keep(self, job: Job) -> None:
        """Keep what there is of a review."""
        body = {**job.kept(), "at": time.time()}
        with suppress(StoreFailed):  # it can be made again
            await self._store.change(lambda connection: keep_review(connection, job.key, body))

    async def _kept(self, key: str) -> Mapping[str, Any] | None:
        """What is kept of a review that is done, or for which another worker cares just now."""
        body: Mapping[str, Any] | None = await self._store.transaction(
            lambda connection: kept_review(connection, key)
        )
        if body is None or body["state"] == "done":
            return body
        going_on = body["state"] in ("waiting", "working")
        fresh = going_on and time.time() - body["at"] < SILENCE
        return body if fresh else None

    def _forget(self) -> None:
        """Of those that ended, only the last few are remembered."""
        ended = [key for key, job in self._jobs.items() if not job.goes_on]
        for key in ended[:-MOST_ENDED]:
            del self._jobs[key]
