"""Tables whose events happen at times that a test chooses."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from reihum.server.protocol.requests import TableRequest
from reihum.server.protocol.tables import NewTable, WantedSeat
from reihum.server.settings import Settings
from reihum.server.table.context import Context, Sender
from reihum.server.table.creation.drafting import drafted
from reihum.server.table.events import Event, Seated, Started
from reihum.server.table.handlers import drafts, played
from reihum.server.table.log import Draft, LogEntry
from reihum.server.table.table import Table

ME, OPEN, BOT = (WantedSeat(kind=kind) for kind in ("me", "open", "bot"))
SETTINGS = Settings(stall_wait=60.0, stall_notice=15.0)


@dataclass
class Story:
    """A table, the time, and who is here; seat 0 begins."""

    table: Table
    now: float = 1000.0
    here: set[int] = field(default_factory=lambda: {0, 1, 2})

    def present(self, seat: int) -> bool:
        return seat in self.here

    def happen(self, *events: Event) -> None:
        for event in events:
            self.table.apply(LogEntry(self.table.seq + 1, self.now, Draft(event)))

    def play(self, action: str = "", by_bot: bool = False) -> None:
        """Whoever has the turn plays something: without a choice, the first that is legal."""
        state = self.table.running
        assert state is not None and state.seat is not None
        chosen = action or str(state.legal()[0])
        self.happen(*played(self.table, state.seat, chosen, by_bot))

    def play_turn(self, by_bot: bool = False) -> None:
        number = self.table.turn_time.number
        while self.table.turn_time.number == number and self.table.running:
            legal = list(map(str, self.table.running.legal()))
            self.play("end" if "end" in legal else "", by_bot)

    def late(self, seat: int) -> bool:
        """Whether a bot finishes the turn of a seat."""
        return self.table.seats[seat].out_of_time

    def stuck(self) -> int | None:
        """Who has to take a card back."""
        return self.table.stuck

    def ask(self, request: TableRequest, seat: int) -> Sequence[Event]:
        """Let a request of a seat happen."""
        sender = Sender(str(seat), seat)
        here = self.present, lambda each: each not in self.here
        found = drafts(request, Context(self.table, sender, *here, SETTINGS, self.now))
        events = [draft.event for draft in found]
        self.happen(*events)
        return events

    def again(self) -> Table:
        """The same story told anew, as after a restart."""
        return Table(self.table.id, self.table.log)

    def slip(self, actions: Sequence[str]) -> str:
        """Play so; the last card leaves nothing to do. Which one was it?"""
        for action in actions:
            self.play(action)
        return actions[-1]


def story(
    game: str = "the-game",
    *more: WantedSeat,
    clock: int | None = None,
    seed: str = "monday",
    **options: Any,
) -> Story:
    """Two people, and whoever else, at a table whose cards are dealt."""
    wanted: dict[str, Any] = {"options": {"first": 0, **options}, "clock": clock, "undo": True}
    new = drafted(NewTable(game=game, seats=[ME, OPEN, *more], **wanted), "a")
    table = Table(new.id, [LogEntry(n, 1000.0, draft) for n, draft in enumerate(new.drafts, 1)])
    told = Story(table)
    others = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
    told.happen(*(Seated(seat=n, name=f"Guest {n}", guest=str(n)) for n in others))
    told.happen(Started(seat=0, seed=seed, commitment=None))
    return told
