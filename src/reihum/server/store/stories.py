"""A finished game as its log tells it: who sat there, what was dealt, what was played.

Read without playing it again, so that it costs as little as reading its rows.
"""

import hashlib
import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, desc, select

from ...games import Deal, Game, Proof, State
from ..table.creation.what_if import DEAL as WHAT_IF
from ..table.events import KINDS, Over
from ..table.events.dealing import DealEvent
from ..table.events.playing import Hinted, Played, Undone
from ..table.log import LogEntry
from ..table.table import Table
from .rows import read
from .schema import events

DEALS = tuple(kind for kind, event in KINDS.items() if event.deals)
# What says who sits where: all that is neither about cards nor talk. A deal only says when.
SEATING = (
    *(
        kind
        for kind, event in KINDS.items()
        if not event.about_cards and kind not in ("said", "over")
    ),
    *DEALS,
)


@dataclass(frozen=True)
class Step:
    """An action that was not taken back."""

    seat: int
    action: str
    ends_turn: bool


@dataclass(frozen=True)
class Turn:
    """The actions of a seat, up to the end of its turn."""

    seat: int
    actions: tuple[str, ...]


@dataclass(frozen=True)
class Story:
    """One game of a table from its deal to its end."""

    table: Table  # its seats and its game; whether cards lie there is not to be looked at
    dealt: LogEntry
    steps: tuple[Step, ...]
    hinted: tuple[int, ...]  # who asked for a hint, as often as they did
    ended: LogEntry

    @property
    def game(self) -> Game:
        """The game with its options."""
        return self.table.game

    @property
    def goes_on(self) -> bool:
        """Whether it began somewhere in a game that was over."""
        return self.table.what_if is not None and self.deal.seed == WHAT_IF

    @property
    def over(self) -> Over:
        """How it ended."""
        assert isinstance(self.ended.event, Over)
        return self.ended.event

    @property
    def deal(self) -> Deal:
        """The cards."""
        assert isinstance(self.dealt.event, DealEvent)
        return Deal.of(self.dealt.event.seed, tuple(self.dealt.event.mix))

    @property
    def turns(self) -> list[Turn]:
        """What was played, turn by turn; the last may not have come to its end."""
        found: list[list[Step]] = [[]]
        for step in self.steps:
            found[-1].append(step)
            if step.ends_turn:
                found.append([])
        return [
            Turn(seat, tuple(step.action for step in steps))
            for turn in found
            for seat, steps in groupby(turn, key=lambda step: step.seat)
        ]

    def turns_of(self, seat: int) -> int:
        """How many turns a seat had."""
        return sum(turn.seat == seat for turn in self.turns)

    def replayed(self) -> State:
        """The game played again: that takes a moment."""
        deal = self.deal
        state = self.game.deal(deal.seed, deal.mix or None)
        for step in self.steps:
            state = state.play(step.action, step.seat)
        return state if self.over.seat is None else state.concede(self.over.seat)

    def record(self) -> str:
        """The game as text; see `replayed`."""
        event = self.dealt.event
        assert isinstance(event, DealEvent)
        told = event.commitment
        return self.replayed().record(None if told is None else Proof(told, tuple(event.by_server)))


def deal_key(game: Game, deal: Deal) -> str:
    """The name of a deal of a game with its options, by which all who played it are found."""
    told = [game.name, game.json_options(), deal.seed, list(deal.mix)]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:40]


def story_of(connection: Connection, table: str, seq: int) -> Story | None:
    """The game of a table that ended with an event; None where that is no end of a game."""
    last = _entries(connection, table, events.c.seq == seq)
    if not last or not isinstance(last[0].event, Over):
        return None
    here = (events.c.table_id == table) & (events.c.seq < seq) & events.c.kind.in_(DEALS)
    query = select(events.c.seq).where(here).order_by(desc(events.c.seq)).limit(1)
    began: int | None = connection.scalar(query)
    if began is None:
        return None
    game = _entries(connection, table, (events.c.seq >= began) & (events.c.seq < seq))
    before = (events.c.seq <= seq) & events.c.kind.in_(SEATING)
    return _story(seated(table, _entries(connection, table, before)), game, last[0])


def story_at(table: Table, news: Sequence[LogEntry]) -> Story | None:
    """The game of a table in memory that ends with the last of some events; None where none was."""
    log, began = table.log, len(table.log) - 1
    while began >= 0 and not log[began].event.deals:
        began -= 1
    return _story(table, [*log[began:], *news[:-1]], news[-1]) if began >= 0 else None


def _story(table: Table, game: Sequence[LogEntry], ended: LogEntry) -> Story:
    """A game of a table, of its events from the deal on."""
    hinted = tuple(entry.event.seat for entry in game if isinstance(entry.event, Hinted))
    return Story(table, game[0], _steps(game), hinted, ended)


def tables_seated(connection: Connection, tables: Collection[str]) -> dict[str, Table]:
    """Some tables with their seats as they are now, and no cards."""
    here = events.c.table_id.in_(tables) & events.c.kind.in_(SEATING)
    query = select(events).where(here).order_by(events.c.table_id, events.c.seq)
    rows = [dict(row) for row in connection.execute(query).mappings()]
    found = groupby(rows, key=lambda row: str(row["table_id"]))
    return {table: seated(table, [read(row) for row in group]) for table, group in found}


def seated(key: str, entries: Iterable[LogEntry]) -> Table:
    """A table with its seats, and without any cards."""
    table = Table(key)
    for entry in entries:
        if entry.event.deals:
            table.round += 1
        else:
            entry.event.apply(table)
    return table


def _entries(connection: Connection, table: str, which: Any) -> list[LogEntry]:
    query = select(events).where((events.c.table_id == table) & which).order_by(events.c.seq)
    return [read(dict(row)) for row in connection.execute(query).mappings()]


def _steps(game: Iterable[LogEntry]) -> tuple[Step, ...]:
    """What was played and not taken back."""
    steps: list[Step] = []
    for entry in game:
        event = entry.event
        if isinstance(event, Played):
            steps.append(Step(event.seat, event.action, event.ends_turn))
        elif isinstance(event, Undone):
            steps.pop()
    return tuple(steps)
