"""Others ask to let a bot play for someone who does nothing; nobody can be hurried by it."""

import pytest

from reihum.server.protocol.requests import (
    DeclineRequest,
    PlayRequest,
    ReturnRequest,
    SayRequest,
    StandInRequest,
    UndoRequest,
)
from reihum.server.refusals import Refusal
from reihum.server.table.events import (
    BotAsked,
    Conceding,
    Declined,
    Over,
    Played,
    Returned,
    Said,
    StoodIn,
    Undone,
)
from reihum.server.table.timing.countdowns import countdowns
from reihum.server.table.timing.stalling import agreed_by_all, replaced

from ...slips import slip_in
from .stories import OPEN, SETTINGS, Story, story

WAIT, NOTICE = SETTINGS.stall_wait, SETTINGS.stall_notice
ASK = StandInRequest(id="1", seat=0)
DECLINE = DeclineRequest(id="2")


def code(told: Story, request: object, seat: int) -> tuple[str, object]:
    with pytest.raises(Refusal) as refused:
        told.ask(request, seat)  # type: ignore[arg-type]
    return refused.value.message.code, refused.value.message.params.get("seconds")


def stalling(*more: object, **fields: object) -> Story:
    """Seat 0 has done nothing for as long as others have to wait."""
    told = story("the-game", *more, **fields)  # type: ignore[arg-type]
    told.now += WAIT
    return told


def test_one_may_ask_only_after_a_while_without_an_act() -> None:
    told = story()
    told.now += WAIT - 0.5
    assert code(told, ASK, 1) == ("still-thinking", 1)
    told.play()  # they do something: it is as long again
    shown = countdowns(told.table, SETTINGS, told.now)["patience"]
    assert shown == {"until": told.now + WAIT, "left": WAIT}
    told.now += WAIT - 1
    assert code(told, ASK, 1) == ("still-thinking", 1)
    told.ask(UndoRequest(id="1"), 0)
    told.now += WAIT - 1
    assert code(told, ASK, 1) == ("still-thinking", 1)
    told.now += 1
    (asked,) = told.ask(ASK, 1)
    assert isinstance(asked, BotAsked) and (asked.seat, asked.target) == (1, 0)


@pytest.mark.parametrize("game", ["face-to-face", "nix"])
def test_against_each_other_it_takes_twice_as_long(game: str) -> None:
    told = story(game)
    told.now += 2 * WAIT - 1
    assert code(told, ASK, 1) == ("still-thinking", 1)
    told.now += 1
    assert told.ask(ASK, 1)


def test_talk_is_not_an_act() -> None:
    told = story()
    told.now += WAIT
    (said,) = told.ask(SayRequest(id="1", text="hm"), 0)
    assert isinstance(said, Said) and told.ask(ASK, 1)


def test_nobody_asks_about_anyone_else_about_themselves_or_where_a_clock_runs() -> None:
    told = stalling(OPEN)
    assert code(told, StandInRequest(id="1", seat=2), 1)[0] == "not-absent"
    assert code(told, ASK, 0)[0] == "not-absent"
    told = stalling(clock=3600)
    assert code(told, ASK, 1)[0] == "not-absent"


def test_with_two_the_other_is_enough_but_there_is_time_to_act() -> None:
    told = stalling()
    told.ask(ASK, 1)
    table = told.table
    assert agreed_by_all(table, [0, 1]) and table.person_to_act == 0
    shown = countdowns(table, SETTINGS, told.now)["vote"]
    assert shown == {"seat": 0, "agreed": [1], "until": told.now + NOTICE, "left": NOTICE}
    told.now += NOTICE - 1
    assert code(told, StandInRequest(id="2", seat=0), 1) == ("still-thinking", 1)
    told.now += 1
    (stood_in,) = told.ask(StandInRequest(id="3", seat=0), 1)
    assert isinstance(stood_in, StoodIn) and stood_in.why == "vote" and stood_in.idle
    assert table.bot_to_act() == 0 and table.vote is None
    assert told.again().bot_to_act() == 0


def test_all_others_who_are_here_have_to_agree() -> None:
    told = stalling(OPEN)
    told.ask(ASK, 1)
    told.now += NOTICE
    assert not agreed_by_all(told.table, [0, 1, 2]) and not replaced(told.table, [0, 1, 2])
    assert code(told, StandInRequest(id="2", seat=0), 1)[0] == "not-agreed"
    assert agreed_by_all(told.table, [0, 1])  # whoever has gone is not waited for
    assert not agreed_by_all(told.table, [0])  # nor does who has gone decide
    told.ask(StandInRequest(id="2", seat=0), 2)
    assert agreed_by_all(told.table, [0, 1, 2])
    assert [type(event) for event in replaced(told.table, [0, 1, 2])] == [StoodIn]


def test_whoever_acts_ends_it() -> None:
    told = stalling()
    told.ask(ASK, 1)
    told.play()
    assert told.table.vote is None and told.again().vote is None
    assert code(told, ASK, 1)[0] == "still-thinking"


def test_the_others_may_be_against_it() -> None:
    told = stalling(OPEN)
    told.ask(ASK, 1)
    (declined,) = told.ask(DECLINE, 2)
    assert isinstance(declined, Declined) and told.table.vote is None
    told.now += WAIT - 1
    assert code(told, ASK, 1) == ("still-thinking", 1)
    told.now += 1
    assert told.ask(ASK, 1)


def test_one_can_say_once_in_a_turn_that_one_thinks() -> None:
    told = stalling()
    told.ask(ASK, 1)
    assert told.ask(DECLINE, 0) and not told.table.vote
    assert code(told, ASK, 1) == ("still-thinking", WAIT)
    told.now += WAIT
    told.ask(ASK, 1)
    assert code(told, DECLINE, 0)[0] == "no-more-time" and told.table.vote
    told.play_turn()
    told.play_turn()
    told.now += WAIT
    told.ask(ASK, 1)
    assert told.ask(DECLINE, 0)  # in another turn


def test_declining_a_bot_is_not_declining_to_give_up() -> None:
    told = stalling(OPEN)
    told.happen(Conceding(seat=2))
    told.ask(ASK, 1)
    told.ask(DECLINE, 2)
    assert told.table.conceding
    told.ask(DECLINE, 0)
    assert len(told.table.conceding) == 0


def test_the_seat_can_be_taken_back_at_any_time() -> None:
    told = stalling()
    assert code(told, ReturnRequest(id="0"), 0)[0] == "plays-already"
    told.happen(StoodIn(seat=0, why="vote", idle=True))
    (returned,) = told.ask(ReturnRequest(id="1"), 0)
    assert isinstance(returned, Returned) and told.table.person_to_act == 0
    assert code(told, ASK, 1)[0] == "still-thinking"  # they have as long again
    told.happen(StoodIn(seat=0, why="vote", idle=True))
    assert told.table.running
    action = str(told.table.running.legal()[0])
    events = told.ask(PlayRequest(id="2", action=action), 0)
    assert [type(event) for event in events] == [Returned, Played]
    assert told.table.person_to_act == 0 and not told.table.seats[0].idle


def test_who_is_stuck_loses_nothing_by_it() -> None:
    seed, actions = slip_in("the-game", players=2, first=0)
    told = story(seed=seed)
    card = told.slip(actions)
    assert told.table.stuck == 0
    told.now += WAIT
    told.ask(ASK, 1)
    told.now += NOTICE
    stood_in, undone = replaced(told.table, [0, 1])
    assert isinstance(stood_in, StoodIn) and isinstance(undone, Undone) and undone.action == card
    told.happen(stood_in, undone)
    assert told.table.bot_to_act() == 0 and not told.table.over


def test_what_was_asked_for_is_over_with_the_turn_and_the_game() -> None:
    told = stalling()
    told.ask(ASK, 1)
    told.play_turn()
    assert told.table.vote is None
    told.now += WAIT
    told.ask(StandInRequest(id="9", seat=1), 0)
    assert told.table.running
    end = told.table.running.concede(1)
    told.happen(Over.of(told.table, end, 1))
    assert told.table.vote is None and told.table.deadline is None
