"""A company: people at many tables of some servers, which fail while they play.

A table that is over is looked at by everybody anew, and another one is made in its place. In the
end the database itself is asked for every request that was acknowledged.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import httpx
from sqlalchemy import create_engine, select

from reihum.server.guests import COOKIE
from reihum.server.store.schema import events

from .people import BROKEN, LATER, Person, Tally
from .servers import Server

# Whoever sits there besides two people; nobody waits for anybody but the two.
TABLES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("the-game", ()),
    ("nix", ("random",)),
    ("face-to-face", ()),
    ("extreme", ("random",)),
    ("the-game", ("greedy", "random")),
    ("nix", ("greedy",)),
)
STUCK = 60.0  # seconds without any news
FAILURES = (*BROKEN, httpx.HTTPError)


class Company:
    """People who go from table to table."""

    def __init__(self, servers: list[Server], tables: int, beat: float, seed: str) -> None:
        self.servers, self.tally = servers, Tally()
        self.playing: set[Table] = set()
        self.tables, self._beat = tables, beat  # so many at a time
        self._chance, self._numbers = Random(seed), count()
        self._guests: list[httpx.AsyncClient] = []

    @property
    def urls(self) -> list[str]:
        """Where the servers are found."""
        return [server.url for server in self.servers]

    async def play(self, until: Callable[[], bool]) -> None:
        """Play at so many tables at a time until it is enough; the last games are played out."""
        self._guests = [httpx.AsyncClient(verify=False, timeout=10) for _ in range(3)]
        for guest in range(3):
            await self._ask(guest, "/api/me/tables")  # brings a cookie
        async with asyncio.TaskGroup() as group:
            for _ in range(self.tables):
                group.create_task(self._tables_in_turn(until))
        for client in self._guests:
            await client.aclose()

    async def _tables_in_turn(self, until: Callable[[], bool]) -> None:
        while not until():
            game, bots = TABLES[next(self._numbers) % len(TABLES)]
            table = Table(self, await self._made(game, bots))
            self.playing.add(table)
            await table.play_out()
            self.playing.discard(table)
            self.tally.tables += 1

    async def _made(self, game: str, bots: tuple[str, ...]) -> list[Person]:
        """A table with two people, and a spectator."""
        seats = [{"kind": "me"}, {"kind": "open"}, *({"kind": "bot", "bot": bot} for bot in bots)]
        wanted = {"game": game, "seats": seats, "options": {"first": 0}, "pace": "at-once"}
        made = await self._ask(0, "/api/tables", wanted)
        table, token = made["table"], made["links"]["1"].partition("#")[2]
        await self._ask(1, f"/api/tables/{table}/seat", {"token": token, "name": "Bert"})
        cookies = [f"{COOKIE}={guest.cookies[COOKIE]}" for guest in self._guests]
        given = self.tally, self._beat
        return [Person(table, cookies[n], (0, 1, None)[n], *given) for n in range(3)]

    async def _ask(self, guest: int, path: str, body: Any = None) -> Any:
        """Ask until there is an answer."""
        while True:
            url = self._chance.choice(self.urls) + path
            try:
                client = self._guests[guest]
                answer = await (client.post(url, json=body) if body else client.get(url))
            except FAILURES:
                await asyncio.sleep(LATER)
                continue
            if answer.status_code == 503:
                await asyncio.sleep(LATER)
                continue
            if not answer.is_success:
                raise AssertionError(f"{path}: {answer.status_code} {answer.text}")
            return answer.json()

    def url(self) -> str:
        """The address of any of the servers."""
        return self._chance.choice(self.urls)

    def stuck(self) -> int:
        """At how many tables nothing goes on, now."""
        return sum(table.stuck for table in self.playing)

    def audit(self) -> tuple[int, int]:
        """How many acknowledged requests the database has lost, and how many it has twice."""
        engine = create_engine(self.servers[0].settings.database_url)
        named = select(events.c.table_id, events.c.message_id, events.c.seq)
        with engine.connect() as connection:
            rows = connection.execute(named.where(events.c.message_id.is_not(None))).all()
        engine.dispose()
        stored = {(row[0], row[1], row[2]) for row in rows}
        times = Counter((row[0], row[1]) for row in rows)
        lost = [key for key, seq in self.tally.seqs.items() if (*key, seq) not in stored]
        return len(lost), sum(each > 1 for each in times.values())


class Table:
    """A table with its people."""

    def __init__(self, company: Company, people: list[Person]) -> None:
        self._company, self._people = company, people

    @property
    def stuck(self) -> bool:
        """Whether nobody has heard anything for long."""
        return time.monotonic() - max(each.heard_at for each in self._people) > STUCK

    async def play_out(self) -> None:
        """Play until the game is over for everybody, and then look whether all have seen it so."""
        tally = self._company.tally
        tasks = [asyncio.create_task(each.play(self._company.urls)) for each in self._people]
        while not all(task.done() for task in tasks):
            await asyncio.wait(tasks, timeout=STUCK / 10)
            if self.stuck:
                tally.stuck += 1
                tally.faults.append(f"{self._people[0].table} is stuck: {self._people[0].sync}")
                break
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        tally.faults += [repr(e) for t in tasks if not t.cancelled() and (e := t.exception())]
        if all(each.over for each in self._people):
            for person in self._people:
                tally.faults += person.wrong(await self._looked(person))

    async def _looked(self, person: Person) -> Any:
        while True:
            try:
                return await person.look(self._company.url())
            except (*FAILURES, KeyError):  # it is killed at this very moment, or begins anew
                await asyncio.sleep(LATER)
