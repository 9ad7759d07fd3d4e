"""Events: each is complete, and none of their secrets is ever told."""

from dataclasses import fields
from typing import Any, get_args

import pytest

from reihum.server.protocol.events import AnyEvent, EventInfo
from reihum.server.table.events import (
    KINDS,
    Again,
    Created,
    Event,
    Left,
    Mixed,
    Mixing,
    Over,
    Played,
    Renamed,
    Returned,
    Said,
    Seated,
    Signalled,
    Started,
    StoodIn,
    Undone,
    public_fields,
)
from reihum.server.table.log import Draft, LogEntry
from reihum.server.table.seats import Binding, Seat

SECRET = "never told"
EXAMPLES: list[Event] = [
    Created(
        seat=0,
        game="the-game",
        options={"players": 2},
        seats=[Seat("person", "Anna", guest=SECRET), Seat("bot", bot="club")],
        undo=True,
        deal=SECRET,
        creator=SECRET,
        mix=[SECRET, SECRET],
        mixes=True,
    ),
    Mixing(seat=0, seed=SECRET, commitment="a hash"),
    Mixed(seat=1, text=SECRET, by_server=False),
    Started(seat=0, seed=SECRET, commitment="a hash", mix=[SECRET, SECRET]),
    Again(seat=0, seed=SECRET, commitment=None, mix=[SECRET, SECRET], same=True),
    Seated(seat=1, name="Bert", guest=SECRET),
    Left(seat=1, name="Bert"),
    Renamed(seat=1, name="Berta"),
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
    Said(seat=None, text="hello", name="Carl"),
    StoodIn(seat=1),
    Returned(seat=1),
    Over(outcome={"won": True}, secret="told at the end", mix=["told", "too"]),
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


@pytest.mark.parametrize("name", ["seed", "guest", "creator", "deal", "seats"])
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


def test_who_holds_a_seat_follows_from_the_event() -> None:
    bindings = {event.kind: event.binding for event in EXAMPLES if event.binding}
    assert bindings == {"seated": Binding(1, SECRET), "left": Binding(1, None)}


def test_an_event_that_does_nothing_to_a_table_cannot_be_made() -> None:
    class Forgotten(Event):
        """Has no `apply`."""

    with pytest.raises(TypeError, match="apply"):
        Forgotten()  # type: ignore[abstract]
