"""What is refused at a table: every request, wherever it is out of place, and by which code."""

import contextlib
from collections.abc import Callable
from typing import Any

import pytest

from reihum.games import ReihumError
from reihum.server.protocol.requests import (
    MODELS,
    AgainRequest,
    ConcedeRequest,
    DeclineRequest,
    DismissRequest,
    HintRequest,
    LeaveRequest,
    LetStandRequest,
    MixRequest,
    MuteRequest,
    PaceRequest,
    PlayRequest,
    RemoveRequest,
    RenameRequest,
    ReturnRequest,
    RewindRequest,
    SayRequest,
    SeenRequest,
    SetSeatRequest,
    SignalRequest,
    StandInRequest,
    StartRequest,
    SwapRequest,
    TableRequest,
    UndoRequest,
)
from reihum.server.protocol.tables import WantedSeat
from reihum.server.refusals import Refusal
from reihum.server.settings import Settings
from reihum.server.table import budgets
from reihum.server.table.budgets import ENDING
from reihum.server.table.context import Context, Sender
from reihum.server.table.dealing import new_game
from reihum.server.table.events import (
    Again,
    Event,
    Left,
    Mixed,
    Over,
    Played,
    Seated,
    Started,
    StoodIn,
    Undone,
)
from reihum.server.table.handlers import drafts, handle, played
from reihum.server.table.log import Draft
from reihum.server.table.table import Table

from .test_table import happen, table_of

SETTINGS = Settings(grace=30.4)
ME, OPEN, BOT = (WantedSeat(kind=kind) for kind in ("me", "open", "bot"))
REQUESTS: dict[str, TableRequest] = {
    "start": StartRequest(id="1"),
    "mix": MixRequest(id="1", text="salt"),
    "play": PlayRequest(id="1", action="end"),
    "undo": UndoRequest(id="1"),
    "signal": SignalRequest(id="1", pile="up1", signal="good"),
    "say": SayRequest(id="1", text="hello"),
    "rename": RenameRequest(id="1", name="Anna"),
    "leave": LeaveRequest(id="1"),
    "stand-in": StandInRequest(id="1", seat=1),
    "return": ReturnRequest(id="1"),
    "again": AgainRequest(id="1"),
    "concede": ConcedeRequest(id="1"),
    "decline": DeclineRequest(id="1"),
    "let-stand": LetStandRequest(id="1"),
    "seen": SeenRequest(id="1"),
    "hint": HintRequest(id="1"),
    "rewind": RewindRequest(id="1"),
    "pace": PaceRequest(id="1", pace="quick"),
    "set-seat": SetSeatRequest(id="1", seat=1, kind="bot"),
    "swap": SwapRequest(id="1", seat=0, other=1),
    "remove": RemoveRequest(id="1", seat=1),
    "mute": MuteRequest(id="1", seat=1),
    "dismiss": DismissRequest(id="1", name="Carl"),
}


def asked(
    table: Table,
    request: TableRequest,
    seat: int | None = 0,
    *,
    here: tuple[int, ...] = (0,),
    name: str = "",
) -> list[Draft]:
    """The events of a request; those who are not here have been away for long."""
    sender = Sender("guest" if seat is None else str(seat), seat, name)
    present = here.__contains__
    return drafts(
        request, Context(table, sender, present, lambda seat: not present(seat), SETTINGS, 0.0)
    )


def refused(table: Table, request: TableRequest, seat: int | None = 0, **more: Any) -> Refusal:
    before = table.seq, table.state, list(table.seats), dict(table.signals)
    with pytest.raises(Refusal) as caught:
        asked(table, request, seat, **more)
    assert (table.seq, table.state, list(table.seats), dict(table.signals)) == before
    return caught.value


def code(table: Table, request: TableRequest, seat: int | None = 0, **more: Any) -> str:
    return refused(table, request, seat, **more).message.code


def done(table: Table, request: TableRequest, seat: int = 0, **more: Any) -> list[Event]:
    """Let a request happen, and give its events."""
    found = asked(table, request, seat, **more)
    happen(table, *found)
    return [draft.event for draft in found]


def made(game: str = "the-game", second: WantedSeat = OPEN, **options: Any) -> Table:
    """A table for two that has not begun."""
    return table_of(game, ME, second, **options)


def begun(game: str = "the-game", second: WantedSeat = OPEN, **options: Any) -> Table:
    """The same, dealt; seat 0 is to act."""
    table = made(game, second, **{"first": 0, **options})
    if second is OPEN:
        happen(table, Draft(Seated(seat=1, name="Bert", guest="b")))
    happen(table, Draft(Started(seat=0, seed="monday", commitment=None)))
    return table


def over() -> Table:
    table = begun(second=BOT)
    while (state := table.running) is not None:
        seat = state.seats[0]
        happen(table, *map(Draft, played(table, seat, str(state.legal()[0]), by_bot=True)))
    return table


def mixing() -> Table:
    """Two people are about to mix each other's decks."""
    table = made("face-to-face", first=0)
    happen(table, Draft(Seated(seat=1, name="Bert", guest="b")))
    table.mixes = True
    happen(table, *map(Draft, new_game(table, 0, (0, 1))))
    assert table.pending is not None
    return table


def test_there_is_a_request_of_each_type() -> None:
    assert set(REQUESTS) == set(MODELS) - {"ping", "why"}


@pytest.mark.parametrize("kind", sorted(REQUESTS.keys() - {"say"}))
@pytest.mark.parametrize("table", [made, begun, mixing], ids=lambda table: table.__name__)
def test_spectators_may_only_talk(kind: str, table: Callable[[], Table]) -> None:
    assert code(table(), REQUESTS[kind], seat=None) == "not-seated"


def test_spectators_talk_under_a_name() -> None:
    assert code(made(), REQUESTS["say"], seat=None) == "nameless"
    (said,) = asked(made(), REQUESTS["say"], seat=None, name="Carl")
    assert (said.event.seat, said.event.public()) == (None, {"text": "hello", "name": "Carl"})
    assert (said.sender, said.message_id) == ("guest", "1")


@pytest.mark.parametrize("kind", ["play", "undo", "signal", "stand-in", "again", "hint"])
def test_before_the_deal_there_is_no_game(kind: str) -> None:
    assert code(made(second=BOT), REQUESTS[kind]) == "not-started"


def test_a_game_begins_once_and_when_all_sit() -> None:
    table = made()
    assert refused(table, REQUESTS["start"]).message.params == {"seats": [1]}
    happen(table, Draft(Seated(seat=1, name="Bert", guest="b")))
    (started,) = done(table, REQUESTS["start"], seat=1)
    assert isinstance(started, Started) and started.commitment
    assert code(table, REQUESTS["start"]) == "already-started"
    assert code(over(), REQUESTS["start"]) == "already-started"


def test_what_the_rules_forbid_is_told_in_their_words() -> None:
    table = begun()
    for action, seat, reason in (
        ("end", 0, "cards-owed"),
        ("2>nowhere", 0, "no-such-pile"),
        ("hello", 0, "not-an-action"),
        ("end", 1, "not-your-turn"),
    ):
        with pytest.raises(ReihumError) as caught:
            asked(table, PlayRequest(id="1", action=action), seat)
        assert caught.value.reason == reason
    assert table.seq == 3
    with pytest.raises(ReihumError) as caught:
        asked(over(), PlayRequest(id="1", action="end"))
    assert caught.value.reason == "game-over"


def test_an_action_is_taken_back_until_the_turn_ends() -> None:
    table = begun()
    first = str(table.state.legal()[0]) if table.state else ""
    assert code(table, REQUESTS["undo"]) == "nothing-to-undo"
    done(table, PlayRequest(id="1", action=first))
    assert code(table, REQUESTS["undo"], seat=1) == "nothing-to-undo"
    (undone,) = done(table, UndoRequest(id="2"))
    assert isinstance(undone, Undone) and undone.action == first


def test_hints_are_for_the_own_turn_also_while_silence_lies_open() -> None:
    table = table_of("extreme", ME, BOT, BOT, first=0)
    happen(table, Draft(Started(seat=0, seed="3", commitment=None)))
    for action in ("4>up1", "14>up1"):
        done(table, PlayRequest(id=action, action=action))
    assert table.silent and done(table, REQUESTS["hint"])
    assert code(table, REQUESTS["hint"], seat=1) == "hint-later"
    table.change_seat(0, out_of_time=True)
    assert code(table, REQUESTS["hint"]) == "hint-later"
    assert code(over(), REQUESTS["hint"]) == "hint-later"


def test_where_nothing_is_taken_back_nobody_can() -> None:
    table = begun("face-to-face")
    assert not table.undo
    assert code(table, REQUESTS["undo"]) == "undo-off"


def test_signals_are_about_piles_where_there_are_any() -> None:
    assert code(begun("nix"), REQUESTS["signal"]) == "no-signals"
    assert code(begun("face-to-face"), REQUESTS["signal"]) == "no-signals"
    wrong = refused(begun(), SignalRequest(id="1", pile="left", signal="good"))
    assert wrong.message.params["expected"] == "one of up1, up2, down1, down2"
    table = begun()
    done(table, REQUESTS["signal"], seat=1)
    assert table.signals == {(1, "up1"): "good"}
    done(table, SignalRequest(id="2", pile="up1", signal="none"), seat=1)
    assert table.signals == {}


def test_while_silence_lies_open_nobody_says_signals_or_renames() -> None:
    table = table_of("extreme", ME, BOT, BOT, first=0)
    happen(table, Draft(Started(seat=0, seed="3", commitment=None)))
    for action in ("4>up1", "14>up1"):
        done(table, PlayRequest(id=action, action=action))
    assert table.silent
    for kind in ("say", "signal", "rename"):
        assert code(table, REQUESTS[kind]) == "talk-silence"
    assert code(table, REQUESTS["say"], seat=None, name="Carl") == "talk-silence"


@pytest.mark.parametrize("text", ["37", "thirty-seven", "siebenunddreißig", "XXXVII"])
def test_numbers_are_not_said_while_people_play_together(text: str) -> None:
    say, rename = SayRequest(id="1", text=text), RenameRequest(id="1", name=text)
    for request in (say, rename):
        assert code(begun(), request) == "talk-numbers"
        assert asked(begun("face-to-face"), request), "opponents may bluff"
        assert asked(made(), request), "nobody has cards yet"
        assert asked(over(), request), "the cards are on the table"


def test_who_gets_up_leaves_an_open_seat_or_an_empty_chair() -> None:
    table = made()
    (left,) = done(table, REQUESTS["leave"])
    assert isinstance(left, Left) and table.seats[0].kind == "open"
    table = begun()
    done(table, REQUESTS["leave"], seat=1)
    assert (table.seats[1].kind, table.seats[1].guest) == ("person", None)


def test_a_bot_stands_in_only_for_people_who_are_away() -> None:
    table = begun()
    assert code(table, REQUESTS["stand-in"], here=(0, 1)) == "not-absent"
    told = refused(table, REQUESTS["stand-in"], here=(0, 1))
    assert told.message.params == {"seat": 1, "seconds": 30}
    assert code(begun(second=BOT), REQUESTS["stand-in"]) == "not-a-person"
    wrong = refused(table, StandInRequest(id="1", seat=7))
    assert wrong.message.params == {"field": "seat", "expected": "a number from 0 to 1"}
    (stood_in,) = done(table, REQUESTS["stand-in"])
    assert isinstance(stood_in, StoodIn) and table.seats[1].played_by_bot
    assert code(table, StandInRequest(id="2", seat=1)) == "stands-in"


def test_another_game_begins_after_the_end() -> None:
    assert code(begun(), REQUESTS["again"]) == "not-over"
    table = over()
    deal = table.state.deal if table.state else None
    (again,) = done(table, AgainRequest(id="1", same=True))
    assert isinstance(again, Again) and (again.same, again.commitment) == (True, None)
    assert table.running and table.running.deal == deal and table.round == 2
    table = over()
    (again,) = done(table, REQUESTS["again"])
    assert isinstance(again, Again) and not again.same and again.commitment
    assert table.running and table.running.deal != deal


def test_everybody_mixes_once_and_only_while_it_is_mixed() -> None:
    assert code(made("face-to-face"), REQUESTS["mix"]) == "not-mixing"
    assert code(begun("face-to-face"), REQUESTS["mix"]) == "not-mixing"
    table = mixing()
    (mixed,) = done(table, REQUESTS["mix"])
    assert isinstance(mixed, Mixed) and not mixed.by_server
    assert code(table, MixRequest(id="2", text="pepper")) == "already-mixed"
    events = done(table, MixRequest(id="3", text="pepper"), seat=1)
    assert [type(event) for event in events] == [Mixed, Started]
    assert table.running and table.running.deal and table.running.deal.mix == ("salt", "pepper")


def test_only_those_who_are_here_are_waited_for() -> None:
    table = mixing()
    waiting = refused(table, REQUESTS["start"], here=(0, 1))
    assert (waiting.message.code, waiting.message.params) == ("still-mixing", {"seats": [0, 1]})
    done(table, REQUESTS["mix"])
    assert refused(table, REQUESTS["start"], here=(0, 1)).message.params == {"seats": [1]}
    mixed, started = done(table, StartRequest(id="2"), here=(0,))
    assert isinstance(mixed, Mixed) and mixed.by_server and isinstance(started, Started)
    assert started.commitment is not None and table.running


def test_a_game_is_not_dealt_twice_while_it_is_mixed() -> None:
    table = mixing()
    for seat in (0, 1):
        done(table, MixRequest(id=f"m{seat}", text="salt"), seat)
    while (state := table.running) is not None:
        seat = state.seats[0]
        happen(table, *map(Draft, played(table, seat, str(state.legal()[0]), by_bot=True)))
    done(table, REQUESTS["again"])
    told = refused(table, AgainRequest(id="2"), seat=1)  # who is away is mixed for
    assert (told.message.code, told.message.params) == ("still-mixing", {"seats": [0]})


@pytest.mark.parametrize("kind", REQUESTS)
def test_a_long_story_only_comes_to_its_end(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun()
    for budget in budgets.MOST:
        monkeypatch.setitem(budgets.MOST, budget, 0)
    request = REQUESTS[kind]
    if not isinstance(request, ENDING):
        assert code(table, request) == "log-full"
        return
    with contextlib.suppress(ReihumError):  # the rules may have their say
        if kind == "mix":
            assert code(table, request) == "not-mixing"
        else:
            assert asked(table, request)


def test_the_last_action_brings_the_end_with_it() -> None:
    table = begun(second=BOT)
    while (state := table.running) is not None:
        seat = state.seats[0]
        events = played(table, seat, str(state.legal()[0]), by_bot=True)
        happen(table, *map(Draft, events))
    last, end = events
    assert isinstance(last, Played) and last.by_bot and isinstance(end, Over)
    assert end.secret is None and end.outcome["reason"] == "stuck"


def test_a_request_that_nobody_handles_is_a_fault() -> None:
    assert handle.dispatch(object) is not handle.dispatch(StartRequest)
