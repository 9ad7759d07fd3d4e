"""The clock of a table: until when a turn lasts, and what happens then."""

import pytest

from reihum.server.protocol.requests import PlayRequest, ReturnRequest, UndoRequest
from reihum.server.refusals import Refusal
from reihum.server.settings import Settings
from reihum.server.table.events import (
    Paused,
    Played,
    Returned,
    Seen,
    StoodIn,
    TimedOut,
    Undone,
)
from reihum.server.table.timing.clock import time_up
from reihum.server.table.timing.countdowns import countdowns

from ...slips import slip_in
from .stories import BOT, OPEN, Story, story

CLOCK = 60


def run_out(told: Story) -> list[type]:
    """The time is up; what happens."""
    told.now = told.table.deadline or told.now
    events = time_up(told.table, told.present)
    told.happen(*events)
    return [type(event) for event in events]


def test_without_a_clock_a_turn_lasts_as_long_as_it_does() -> None:
    told = story()
    assert told.table.deadline is None and told.table.clock is None
    shown = countdowns(told.table, Settings(), told.now)
    assert shown["clock"] is shown["deadline"] is shown["vote"] is None and shown["patience"]


def test_a_turn_lasts_from_its_beginning_whatever_is_played_and_taken_back() -> None:
    told = story(clock=CLOCK)
    assert told.table.deadline == 1000 + CLOCK
    told.now = 1020
    told.play()
    told.now = 1030
    told.ask(UndoRequest(id="1"), 0)
    assert told.table.deadline == 1000 + CLOCK == told.again().deadline
    shown = countdowns(told.table, Settings(), 1030.04)
    assert shown["deadline"] == {"until": 1060, "left": 30.0} and shown["patience"] is None
    assert shown["now"] == 1030.04
    told.now = 1040
    told.play_turn()
    assert told.table.deadline == 1040 + CLOCK == told.again().deadline


def test_time_runs_for_people_only() -> None:
    told = story("nix", BOT, clock=CLOCK)
    told.play_turn()
    told.play_turn()
    assert told.table.acting == (2,) and told.table.deadline is None
    told.play_turn(by_bot=True)
    assert told.table.acting == (0,) and told.table.deadline is not None


def test_who_looks_at_something_first_loses_no_time() -> None:
    told = story("nix", clock=CLOCK)
    told.happen(Paused(until=1010.0))
    assert told.table.deadline == 1010 + CLOCK
    told.now = 1004.0
    told.happen(Seen(seat=0, ends=False))
    assert told.table.deadline == 1010 + CLOCK
    told.happen(Seen(seat=1, ends=True))
    assert told.table.deadline == 1004 + CLOCK == told.again().deadline


def test_a_bot_finishes_the_turn_and_the_seat_stays_theirs() -> None:
    told = story(clock=CLOCK)
    told.play()
    assert run_out(told) == [TimedOut]
    table = told.table
    assert table.bot_to_act() == 0 and table.deadline is None and told.late(0)
    assert table.people == [0, 1] and table.can_undo == ()  # they are asked all the same
    for request in (PlayRequest(id="1", action="end"), UndoRequest(id="2")):
        with pytest.raises(Refusal) as refused:
            told.ask(request, 0)
        assert refused.value.message.code == "time-up"
    told.play_turn(by_bot=True)
    assert not told.late(0) and table.acting == (1,)
    assert [seat.acted_for for seat in told.again().seats] == [False, False]


def test_a_second_time_in_a_row_a_bot_stands_in() -> None:
    told = story(clock=CLOCK)
    assert run_out(told) == [TimedOut]
    told.play_turn(by_bot=True)
    told.play_turn()
    assert run_out(told) == [TimedOut, StoodIn]
    stood_in = told.table.log[-1].event
    assert isinstance(stood_in, StoodIn) and stood_in.why == "clock" and stood_in.idle
    told.play_turn(by_bot=True)
    told.play_turn()
    assert not told.table.deadline and told.table.bot_to_act() == 0
    (returned,) = told.ask(ReturnRequest(id="1"), 0)
    assert isinstance(returned, Returned) and told.table.deadline is not None
    assert run_out(told) == [TimedOut]  # they begin anew


def test_who_ends_a_turn_in_time_begins_anew() -> None:
    told = story(clock=CLOCK)
    for _ in range(3):
        assert run_out(told) == [TimedOut]
        told.play_turn(by_bot=True)
        for _ in range(3):
            told.play_turn()


def test_who_is_away_is_stood_in_for_at_once_and_back_when_they_come() -> None:
    told = story(clock=CLOCK)
    told.here = {1}
    assert run_out(told) == [TimedOut, StoodIn]
    assert not told.table.seats[0].idle
    told.happen(Returned(seat=0))
    assert told.table.bot_to_act() == 0  # the turn is the bot's
    told.play_turn(by_bot=True)
    told.play_turn()
    assert told.table.person_to_act == 0


def test_bots_do_not_finish_a_game_without_anybody() -> None:
    told = story(clock=CLOCK)
    told.here = set()
    assert run_out(told) == [TimedOut, StoodIn]
    told.play_turn(by_bot=True)
    for _ in range(3):
        assert told.table.acting == (1,) and run_out(told) == [TimedOut]
        told.play_turn(by_bot=True)
        told.play_turn(by_bot=True)


def test_a_clock_ends_no_game_where_someone_is_stuck() -> None:
    seed, actions = slip_in("the-game", players=2, first=0)
    told = story(clock=CLOCK, seed=seed)
    card = told.slip(actions)
    assert told.stuck() == 0 and told.table.deadline is not None
    assert run_out(told) == [TimedOut, Undone]
    undone = told.table.log[-1].event
    assert isinstance(undone, Undone) and undone.action == card
    assert told.stuck() is None and told.table.bot_to_act() == 0 and not told.table.over


def test_where_nobody_begins_the_lot_decides() -> None:
    told = story("the-game", OPEN, clock=CLOCK, first="agree")
    assert told.table.acting == (0, 1, 2) and told.table.deadline == 1000 + CLOCK
    assert run_out(told) == [TimedOut, Played]
    begun, seat = told.table.log[-1].event, told.table.person_to_act
    assert isinstance(begun, Played) and begun.action == f"begin:{seat}"
    assert told.table.deadline == told.now + CLOCK and not told.table.missed
    assert not any(each.out_of_time for each in told.table.seats)
