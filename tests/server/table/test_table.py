"""A table is the fold of its events."""

from typing import Any
from unittest.mock import Mock

import pytest

from reihum import Game, State
from reihum.server.protocol.tables import NewTable, WantedSeat
from reihum.server.table.creation.drafting import drafted
from reihum.server.table.events import (
    Again,
    DealEvent,
    Left,
    Over,
    Renamed,
    Said,
    Signalled,
    Started,
    Undone,
)
from reihum.server.table.handlers import played
from reihum.server.table.log import Draft, LogEntry
from reihum.server.table.table import Table


def table_of(game: str, *seats: WantedSeat, **options: Any) -> Table:
    """A table that was just made."""
    wanted = NewTable(game=game, seats=list(seats), options=options)
    new = drafted(wanted, "a")
    return Table(new.id, [LogEntry(n, 0.0, draft) for n, draft in enumerate(new.drafts, 1)])


def happen(table: Table, *drafts: Draft) -> None:
    for draft in drafts:
        table.apply(LogEntry(table.seq + 1, 0.0, draft))


def play_on(table: Table, state: State) -> None:
    """Play the last legal action, and take nothing back."""
    if table.stuck is not None:
        happen(table, Draft(Over.of(table, state.let_stand())))
    else:
        happen(table, *map(Draft, played(table, 0, str(state.legal()[-1]), by_bot=False)))


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
            play_on(table, state)
    happen(table, Draft(Left(seat=0, name="Anna")))
    deal_cards = Mock(wraps=table.game.deal)
    monkeypatch.setattr(Game, "deal", deal_cards)
    folded = Table(table.id, table.log)
    assert deal_cards.call_count == 1 and folded.round == 3 and folded.state == table.state
    assert folded.seats == table.seats and folded.seats[0].kind == "person"
    assert (folded.done, folded.seq, folded.can_undo) == (table.done, table.seq, table.can_undo)
    assert folded.results == table.results and [each["round"] for each in folded.results] == [1, 2]


LEAVE, GOOD = {(1, "up1"): "leave"}, {(2, "down2"): "good"}


@pytest.fixture
def silence() -> Table:
    """Others have signalled; seat 0 has put down a 4, and a 14, which is a silence, on it."""
    bot = WantedSeat(kind="bot")
    table = table_of("extreme", WantedSeat(kind="me"), bot, bot, first=0)
    happen(table, Draft(Started(seat=0, seed="3", commitment=None)))
    happen(table, *signalled(LEAVE), *acted(table, "4>up1"))
    happen(table, *signalled(GOOD), *acted(table, "14>up1"))
    assert table.silent
    return table


def signalled(signals: dict[tuple[int, str], str]) -> list[Draft]:
    return [Draft(Signalled(seat=s, pile=p, signal=kind)) for (s, p), kind in signals.items()]


def acted(table: Table, action: str) -> list[Draft]:
    return [Draft(event) for event in played(table, 0, action, by_bot=False)]


def taken_back(action: str) -> Draft:
    return Draft(Undone(seat=0, action=action))


def test_a_silence_takes_the_signals_down_for_good(silence: Table) -> None:
    assert silence.signals == {} and silence.bot_signals() == ()
    happen(silence, *acted(silence, "19>up1"))
    assert not silence.silent and silence.signals == {}
    happen(silence, *signalled(LEAVE))
    assert silence.signals == LEAVE
    assert Table("T", silence.log).signals == LEAVE


def test_a_silence_that_is_taken_back_gives_the_signals_back(silence: Table) -> None:
    happen(silence, *acted(silence, "87>down1"), taken_back("87>down1"))
    assert silence.signals == {}
    happen(silence, taken_back("14>up1"))
    assert silence.signals == LEAVE | GOOD
    happen(silence, taken_back("4>up1"))
    assert silence.signals == LEAVE | GOOD


def test_signals_of_a_time_that_was_taken_back_do_not_speak_through_a_silence(
    silence: Table,
) -> None:
    happen(silence, *acted(silence, "19>up1"), *signalled({(2, "up2"): "good"}))
    happen(silence, taken_back("19>up1"))
    assert silence.silent and silence.signals == {}
    happen(silence, taken_back("14>up1"))
    assert silence.signals == LEAVE | GOOD
