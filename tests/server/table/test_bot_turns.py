"""What bots did in their last turns is remembered, for whoever asks why."""

import reihum
from reihum.server.table.bot_turns import BotAction, BotTurns

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
