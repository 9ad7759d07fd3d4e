"""A table is the fold of its events."""

from unittest.mock import Mock

import pytest

from reihum import Game
from reihum.server.guests import Guests
from reihum.server.protocol.tables import NewTable, WantedSeat
from reihum.server.table.creation import drafted
from reihum.server.table.events import Again, DealEvent, Left, Renamed, Said, Started
from reihum.server.table.handlers import played
from reihum.server.table.log import Draft, LogEntry
from reihum.server.table.table import Table


def table_of(game: str, *seats: WantedSeat) -> Table:
    """A table that was just made."""
    new = drafted(NewTable(game=game, seats=list(seats)), "a", Guests("key"))
    return Table(new.id, [LogEntry(n, 0.0, draft) for n, draft in enumerate(new.drafts, 1)])


def happen(table: Table, *drafts: Draft) -> None:
    for draft in drafts:
        table.apply(LogEntry(table.seq + 1, 0.0, draft))


def dealt(number: int) -> DealEvent:
    deal = {"seat": 0, "seed": str(number), "commitment": None}
    return Again(**deal, same=False) if number else Started(**deal)  # type: ignore[arg-type]


def test_events_can_only_be_applied_in_order() -> None:
    table = table_of("nix", WantedSeat(kind="me"), WantedSeat(kind="open"))
    for seq in (0, 1, 3):
        with pytest.raises(ValueError, match="cannot follow"):
            table.apply(LogEntry(seq, 0.0, Draft(Said(seat=0, text="hm", name=""))))


def test_of_games_that_are_over_only_the_people_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = table_of("the-game", WantedSeat(kind="me"))
    for number in range(3):
        happen(table, Draft(dealt(number), "0", f"deal{number}"))
        happen(table, Draft(Renamed(seat=0, name=f"Anna {number}")))
        while (state := table.running) and (number < 2 or len(state.steps) < 5):
            happen(table, *map(Draft, played(table, 0, str(state.legal()[-1]), by_bot=False)))
    happen(table, Draft(Left(seat=0, name="Anna")))
    deal_cards = Mock(wraps=table.game.deal)
    monkeypatch.setattr(Game, "deal", deal_cards)
    folded = Table(table.id, table.log)
    assert deal_cards.call_count == 1 and folded.round == 3 and folded.state == table.state
    assert folded.seats == table.seats and folded.seats[0].kind == "person"
    assert (folded.done, folded.seq, folded.can_undo) == (table.done, table.seq, table.can_undo)
