"""From the text of a message to a request, or to a refusal in plain words."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reihum.server.protocol.reading import expected_of, id_of, read
from reihum.server.protocol.requests import MODELS, PlayRequest, RenameRequest, SayRequest
from reihum.server.refusals import Refusal
from reihum.server.settings import MESSAGE_LIMIT

GOOD: dict[str, dict[str, Any]] = {
    "start": {},
    "mix": {"text": "salt"},
    "play": {"action": "37>up1"},
    "undo": {},
    "signal": {"pile": "up1", "signal": "good"},
    "say": {"text": "hello"},
    "rename": {"name": "Anna", "look": {"colour": 0, "glyph": 7}},
    "leave": {},
    "set-seat": {"seat": 1, "kind": "bot", "bot": "club", "name": "Pia"},
    "swap": {"seat": 1, "other": 0},
    "remove": {"seat": 1},
    "mute": {"seat": None, "muted": True},
    "dismiss": {"name": "Carl"},
    "pace": {"pace": "at-once"},
    "stand-in": {"seat": 1},
    "return": {},
    "again": {"same": True},
    "let-stand": {},
    "concede": {},
    "decline": {},
    "seen": {},
    "hint": {},
    "rewind": {"start": True},
    "why": {"seat": 1},
    "ping": {},
}


def refused(message: Any) -> tuple[str, Any]:
    """The code and the parameters with which a message is refused."""
    with pytest.raises(Refusal) as caught:
        read(message if isinstance(message, str) else json.dumps(message))
    return caught.value.message.code, caught.value.message.params


@pytest.mark.parametrize("kind", MODELS)
def test_each_type_is_read_as_its_own_class(kind: str) -> None:
    request = read(json.dumps({"type": kind, "id": "one", **GOOD[kind], "more": [1]}))
    assert type(request) is MODELS[kind] and request.id == "one"
    assert {"type": kind, "id": "one"} | GOOD[kind] == request.model_dump()
    with pytest.raises(ValueError, match="frozen"):
        request.id = "two"


def test_every_field_says_what_it_should_be() -> None:
    for model in MODELS.values():
        for name in set(model.model_fields) - {"type"}:
            assert expected_of(model, name), f"{model.__name__}.{name}"


def test_an_unknown_type_is_refused_with_those_there_are() -> None:
    for kind in ("dance", ["play"], None, 7, "Play"):
        code, params = refused({"type": kind, "id": "one"})
        assert code == "unknown-type" and params["types"] == list(MODELS)
    assert refused({"id": "one"})[0] == "unknown-type"


LINE = "a line of {} to {} characters"
LOOK = "a colour from 0 to 7 and a glyph from 0 to 7"
BAD: list[tuple[dict[str, Any], str, str]] = [
    ({"type": "play"}, "action", LINE.format(1, 60)),
    ({"type": "play", "action": 7}, "action", LINE.format(1, 60)),
    ({"type": "play", "action": "\ud800"}, "action", LINE.format(1, 60)),
    ({"type": "play", "action": "x" * 61}, "action", LINE.format(1, 60)),
    ({"type": "say", "text": "  "}, "text", LINE.format(1, 300)),
    ({"type": "say", "text": "a\nb"}, "text", LINE.format(1, 300)),
    ({"type": "rename", "name": None}, "name", LINE.format(1, 24)),
    ({"type": "rename", "name": "A", "look": {"colour": 8, "glyph": 0}}, "look", LOOK),
    ({"type": "rename", "name": "A", "look": {"colour": 0, "glyph": -1}}, "look", LOOK),
    ({"type": "rename", "name": "A", "look": {"colour": True, "glyph": 0}}, "look", LOOK),
    ({"type": "rename", "name": "A", "look": {"colour": 0}}, "look", LOOK),
    ({"type": "rename", "name": "A", "look": [0, 0]}, "look", LOOK),
    ({"type": "set-seat", "seat": 1, "kind": "person"}, "kind", "open or bot"),
    ({"type": "set-seat", "seat": 1, "kind": "bot", "bot": 7}, "bot", "the name of a bot"),
    ({"type": "set-seat", "seat": "1", "kind": "open"}, "seat", "the number of a seat"),
    ({"type": "swap", "seat": 1}, "other", "the number of a seat"),
    ({"type": "swap", "seat": 1, "other": -1}, "other", "the number of a seat"),
    ({"type": "remove"}, "seat", "the number of a seat"),
    ({"type": "pace", "pace": "fast"}, "pace", "one of thoughtful, normal, quick, at-once"),
    ({"type": "again", "same": "yes"}, "same", "true or false"),
    ({"type": "again", "same": 1}, "same", "true or false"),
    ({"type": "again", "same": None}, "same", "true or false"),
    ({"type": "stand-in", "seat": True}, "seat", "the number of a seat"),
    ({"type": "stand-in", "seat": "1"}, "seat", "the number of a seat"),
    ({"type": "stand-in", "seat": 1.0}, "seat", "the number of a seat"),
    ({"type": "stand-in", "seat": -1}, "seat", "the number of a seat"),
    ({"type": "signal", "pile": "up1"}, "signal", "one of leave, leave-strong, good, none"),
    ({"type": "signal", "pile": 1, "signal": "good"}, "pile", "the name of a pile"),
]


@pytest.mark.parametrize(("message", "field", "expected"), BAD)
def test_a_field_that_cannot_be_read_is_named(message: Any, field: str, expected: str) -> None:
    text = json.dumps({"id": "one", **message})
    assert refused(text) == ("bad-request", {"field": field, "expected": expected})
    assert id_of(text) == "one"


@pytest.mark.parametrize("message", ["", "{", "null", "[]", '"play"', "[" * 8000])
def test_what_is_no_object_is_refused_as_that(message: str) -> None:
    expected = {"field": "The message", "expected": "a JSON object"}
    assert refused(message) == ("bad-request", expected) and id_of(message) is None


@pytest.mark.parametrize("bad", [None, 7, "", " ", "x" * 41, "\ud800", "a\u0000", ["one"]])
def test_an_id_that_cannot_be_read_comes_before_everything_else(bad: Any) -> None:
    for message in ({"type": "dance", "id": bad}, {"type": "play", "id": bad}):
        code, params = refused(message)
        assert (code, params["field"]) == ("bad-request", "id")
        assert id_of(json.dumps(message)) is None


def test_what_is_too_long_is_not_read() -> None:
    for text in ("x" * (MESSAGE_LIMIT + 1), "\u00e9" * (MESSAGE_LIMIT // 2 + 1)):
        assert refused(text) == ("too-large", {"limit": MESSAGE_LIMIT})
    assert id_of("x" * (MESSAGE_LIMIT + 1)) is None and id_of(None) is None


def test_texts_come_in_one_form() -> None:
    decomposed = json.dumps({"type": "rename", "id": " one ", "name": "  Zoe\u0308 "})
    request = read(decomposed)
    assert isinstance(request, RenameRequest)
    assert (request.id, request.name) == ("one", "Zo\u00eb")


def test_joined_emoji_are_one_line_too() -> None:
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    request = read(json.dumps({"type": "say", "id": "one", "text": family}))
    assert isinstance(request, SayRequest) and request.text == family


def test_half_a_character_where_nobody_looks_does_no_harm() -> None:
    request = read('{"type": "play", "id": "one", "action": "end", "more": "\\ud800"}')
    assert request == PlayRequest(id="one", action="end")


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
ALMOST = st.fixed_dictionaries(
    {},
    optional={
        "type": st.sampled_from([*MODELS]) | JSON,
        **dict.fromkeys(("id", "action", "text", "name", "seat", "same", "pile"), JSON),
    },
)


@given(ALMOST | JSON)
def test_any_message_is_read_or_refused(message: Any) -> None:
    text, refusals = json.dumps(message), []
    try:
        assert read(text).id == id_of(text)
    except Refusal as refusal:
        refusals.append(refusal.message)
    assert all(each.code in ("bad-request", "unknown-type") and str(each) for each in refusals)


def test_a_line_is_measured_by_all_that_it_stands_for() -> None:
    for text in ("가" * 300, "ế" * 300, "\ufdfa" * 50, "é" * 300):
        assert isinstance(read(json.dumps({"type": "say", "id": "1", "text": text})), SayRequest)
    code, params = refused({"type": "say", "id": "1", "text": "\ufdfa" * 300})  # 5,400 letters
    assert code == "bad-request" and params["expected"] == "a line of 1 to 300 characters"
