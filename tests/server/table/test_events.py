"""Events: each is complete, and none of their secrets is ever told."""

from dataclasses import fields
from typing import Any, get_args

import pytest

from reihum.server.protocol.events import AnyEvent, EventInfo
from reihum.server.table.events import (
    KINDS,
    Again,
    BotAsked,
    BotFailed,
    Closed,
    Conceding,
    Created,
    Declined,
    Dismissed,
    Event,
    Hinted,
    Left,
    Mixed,
    Mixing,
    Moved,
    Muted,
    Over,
    Paced,
    Paused,
    Played,
    Ready,
    Removed,
    Renamed,
    Returned,
    Rewound,
    Said,
    Seated,
    SeatSet,
    Seen,
    Signalled,
    Started,
    StoodIn,
    Swapped,
    TimedOut,
    Undone,
    public_fields,
)
from reihum.server.table.log import Draft, LogEntry
from reihum.server.table.seating.seats import Binding, Seat

SECRET = "never told"
LOOK = {"colour": 3, "glyph": 7}
EXAMPLES: list[Event] = [
    Created(
        seat=0,
        game="the-game",
        options={"players": 2},
        seats=[Seat("person", "Anna", guest=SECRET, look=LOOK), Seat("bot", bot="club", key=1)],
        undo=True,
        deal=SECRET,
        creator=SECRET,
        mix=[SECRET, SECRET],
        mixes=True,
        seating="open",
        clock=60,
        pace="quick",
        agrees=True,
        hints=False,
        guided=True,
    ),
    Mixing(seat=0, seed=SECRET, commitment="a hash"),
    Mixed(seat=1, text=SECRET, by_server=False),
    Started(seat=0, seed=SECRET, commitment="a hash", mix=[SECRET, SECRET]),
    Again(seat=0, seed=SECRET, commitment=None, mix=[SECRET, SECRET], same=True),
    Seated(seat=1, name="Bert", guest=SECRET, look=LOOK),
    Moved(seat=1, name="Bert", guest=SECRET),
    Left(seat=1, name="Bert"),
    Renamed(seat=1, name="Berta", look=LOOK, before="Bert"),
    SeatSet(seat=1, bot="club"),
    Swapped(seat=0, other=1, guests=[None, SECRET]),
    Removed(seat=1, name="Berta", guest=SECRET),
    Muted(seat=1, muted=True),
    Closed(),
    Dismissed(seat=0, name="Carl", guests=[SECRET]),
    Paced(seat=0, pace="at-once"),
    Played(
        seat=0,
        action="end",
        drew=2,
        by_bot=False,
        ends_turn=True,
        asides=[{"kind": "closing", "rows": []}],
    ),
    Undone(seat=0, action="37>up1"),
    Signalled(seat=1, pile="up1", signal="good"),
    Hinted(seat=0),
    Rewound(seat=0, step=3),
    Said(seat=None, text="hello", name="Carl"),
    StoodIn(seat=1, why="clock", idle=True),
    TimedOut(seat=1),
    BotFailed(seat=1, why="slow"),
    BotAsked(seat=0, target=1),
    Returned(seat=1),
    Over(outcome={"won": True, "seat": None}, secret="told at the end", mix=["told", "too"]),
    Conceding(seat=0),
    Declined(seat=1),
    Ready(seat=1, same=True),
    Paused(until=1700000010.0),
    Seen(seat=0, ends=True),
]
MODELS: dict[str, type[EventInfo]] = {
    model.model_fields["kind"].default: model for model in get_args(AnyEvent)
}


def test_there_is_an_example_of_each() -> None:
    assert {type(event) for event in EXAMPLES} == set(KINDS.values())
    assert {kind: event.kind for kind, event in KINDS.items()} == {kind: kind for kind in KINDS}


@pytest.mark.parametrize("kind", KINDS)
def test_the_protocol_describes_what_is_told_of_each(kind: str) -> None:
    model, event = MODELS.get(kind), KINDS[kind]
    assert model is not None, f"{event.__name__} has no model in server/protocol/events.py"
    assert model.__name__ == f"{event.__name__}Event"
    told = {"seq", "seat", "at", "kind", *public_fields(event)}
    assert set(model.model_fields) == told


def test_the_protocol_describes_no_other_events() -> None:
    assert set(MODELS) == set(KINDS)


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: event.kind)
def test_what_is_stored_is_read_again(event: Event) -> None:
    assert KINDS[event.kind].read(event.seat, event.payload()) == event
    assert {"seat", *event.payload()} == {field.name for field in fields(event)}


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: event.kind)
def test_no_secret_is_told(event: Event) -> None:
    assert SECRET not in repr(LogEntry(1, 0.0, Draft(event, SECRET, SECRET)).public())


@pytest.mark.parametrize("name", ["seed", "guest", "guests", "creator", "deal", "seats"])
def test_fields_with_secrets_are_public_nowhere(name: str) -> None:
    assert not [kind for kind, event in KINDS.items() if name in public_fields(event)]


@pytest.mark.parametrize(
    ("kind", "before"),
    [
        ("started", {"seed": "monday", "commitment": None}),
        ("again", {"seed": "monday", "commitment": None, "same": True}),
        ("over", {"outcome": {}, "secret": None}),
        ("created", {"game": "nix", "options": {}, "seats": [], "undo": True, "deal": None}),
    ],
)
def test_what_was_stored_before_decks_were_mixed_is_read(kind: str, before: dict[str, Any]) -> None:
    creator = {"creator": "a"} if kind == "created" else {}
    payload = KINDS[kind].read(0, {**before, **creator}).payload()
    assert payload["mix"] == [] and not payload.get("mixes")


@pytest.mark.parametrize("kind", ["seated", "renamed"])
def test_people_of_before_have_no_look_and_came_by_a_link(kind: str) -> None:
    guest = {"guest": "b"} if kind == "seated" else {}
    payload = KINDS[kind].read(1, {"name": "Bert", **guest}).payload()
    assert payload["look"] is None and not payload.get("renews")
    if kind == "seated":
        later = Seated.read(1, {"name": "Bert", **guest, "by_link": False})
        assert later.renews and Seated.read(1, later.payload()) == later


def test_at_tables_of_before_one_sits_down_by_link_and_each_seat_has_its_number_as_key() -> None:
    seats = [{"kind": "person", "name": "Anna", "guest": "a"}, {"kind": "open"}]
    before = {"game": "the-game", "options": {"players": 2}, "seats": seats, "undo": True}
    created = KINDS["created"].read(0, {**before, "deal": None, "creator": "a"})
    assert isinstance(created, Created)
    assert (created.seating, created.pace, created.agrees) == ("links", "normal", False)
    assert [seat.key for seat in created.seats] == [0, 1]


def test_an_end_that_was_stored_before_does_not_say_who_could_not_go_on() -> None:
    over = KINDS["over"].read(None, {"outcome": {"won": False}, "secret": None})
    assert over.public()["outcome"] == {"won": False, "seat": None}


def test_who_holds_a_seat_follows_from_the_event() -> None:
    bindings = {event.kind: event.bindings for event in EXAMPLES if event.bindings}
    assert bindings == {
        "seated": (Binding(1, SECRET),),
        "moved": (Binding(1, SECRET),),
        "left": (Binding(1, None),),
        "swapped": (Binding(0, None), Binding(1, SECRET)),
        "removed": (Binding(1, None),),
    }


def test_an_event_that_does_nothing_to_a_table_cannot_be_made() -> None:
    class Forgotten(Event):
        """Has no `apply`."""

    with pytest.raises(TypeError, match="apply"):
        Forgotten()  # type: ignore[abstract]
