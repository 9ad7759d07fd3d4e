"""What bots did in their last turns is remembered, for whoever asks why."""

import reihum
from reihum.server.protocol.tables import WantedSeat
from reihum.server.table.bot_turns import BotAction, BotTurns
from reihum.server.table.events import Signalled, Started, Undone
from reihum.server.table.handlers import played
from reihum.server.table.log import Draft
from reihum.server.table.table import Table

from .test_table import happen, table_of

STATE = reihum.game("the-game", players=2, first=0).deal("monday")
FIRST, SECOND = (BotAction(STATE, str(action), ()) for action in STATE.legal()[:2])


def test_a_new_turn_begins_when_the_last_one_has_ended() -> None:
    turns = BotTurns()
    assert turns.of(0) == ()
    turns.note(0, FIRST, ends_turn=False)
    turns.note(0, SECOND, ends_turn=True)
    assert turns.of(0) == (FIRST, SECOND) and turns.of(1) == ()
    assert turns.of(0) is turns.of(0)
    turns.note(0, SECOND, ends_turn=False)
    assert turns.of(0) == (SECOND,)


def test_what_a_person_takes_back_was_not_done() -> None:
    after = STATE.play(FIRST.action)
    second = BotAction(after, str(after.legal()[0]), ())
    turns = BotTurns()
    turns.note(0, FIRST, ends_turn=False)
    turns.note(0, second, ends_turn=False)
    turns.take_back(after.play(second.action).undo())
    assert turns.of(0) == (FIRST,)
    turns.take_back(after)  # which is gone already
    assert turns.of(0) == (FIRST,)
    turns.take_back(after.undo())
    assert turns.of(0) == ()
    turns.take_back(STATE)
    assert turns.of(0) == ()


def test_a_choice_has_what_its_seat_knew_and_no_more() -> None:
    choice = FIRST.chosen(0)
    assert choice.action == FIRST.action and choice.observation.seat == 0
    assert choice.observation.table["hands"][0].any()
    assert not choice.observation.table["hands"][1].any()


def test_a_table_remembers_what_its_bots_did_until_the_next_deal() -> None:
    table = table_of("the-game", WantedSeat(kind="me"), WantedSeat(kind="bot"), first=0)
    happen(table, Draft(Started(seat=0, seed="monday", commitment=None)))
    happen(table, Draft(Signalled(seat=1, pile="up1", signal="good")))
    for by_bot in (False, True, True):
        act(table, by_bot)
    happen(table, Draft(Undone(seat=0, action=table.bot_turns.of(0)[-1].action)))
    (one,) = table.bot_turns.of(0)
    assert one.signals == table.bot_signals() != ()
    assert one.action in map(str, one.state.legal())
    again = Table(table.id, table.log)  # as after a restart
    assert [each.action for each in again.bot_turns.of(0)] == [one.action]
    happen(table, Draft(Started(seat=0, seed="tuesday", commitment=None)))
    assert table.bot_turns.of(0) == ()


def act(table: Table, by_bot: bool) -> None:
    """The first action that is legal."""
    assert table.state is not None
    happen(table, *map(Draft, played(table, 0, str(table.state.legal()[0]), by_bot=by_bot)))
