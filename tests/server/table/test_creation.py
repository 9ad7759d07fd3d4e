"""Making a table: seats and bots as they are asked for."""

import pytest

from reihum.bots import GameBots
from reihum.games import GAMES
from reihum.server.protocol.tables import NewTable, WantedSeat
from reihum.server.refusals import Refusal
from reihum.server.table.creation.drafting import TableDraft, drafted
from reihum.server.table.events import Created, Started
from reihum.server.table.seating import bots

BOT, ME, OPEN = (WantedSeat(kind=kind) for kind in ("bot", "me", "open"))


def new(*seats: WantedSeat) -> TableDraft:
    return drafted(NewTable(game="the-game", seats=list(seats)), "anna")


def test_a_table_with_people_waits_for_its_start() -> None:
    draft = new(OPEN, ME, BOT)
    (created,) = (each.event for each in draft.drafts)
    assert isinstance(created, Created) and draft.own_seat == created.seat == 1
    assert [seat.kind for seat in created.seats] == ["open", "person", "bot"]
    assert [seat.guest for seat in created.seats] == [None, "anna", None]
    assert [seat.key for seat in created.seats] == [0, 1, 2]


def test_a_table_of_bots_begins_at_once() -> None:
    draft = new(BOT, BOT)
    assert [type(each.event) for each in draft.drafts] == [Created, Started]
    assert draft.own_seat is None


def test_a_game_has_only_its_own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    few = GameBots(GAMES["the-game"].rules)  # such as one from outside has
    monkeypatch.setattr(bots, "bots_of", lambda game: few)
    created = new(BOT).drafts[0].event
    assert isinstance(created, Created) and created.seats[0].bot == few.usual
    with pytest.raises(Refusal) as refused:
        new(WantedSeat(kind="bot", bot="club"))
    assert refused.value.message.code == "unknown-bot"
    assert refused.value.message.params == {"bot": "club", "bots": list(few.known)}
