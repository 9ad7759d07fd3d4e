"""Each request has a handler of its own."""

from typing import Any, get_args

import pytest

from reihum.server.protocol.requests import AnyRequest, PingRequest, TableRequest, WhyRequest
from reihum.server.protocol.tables import WantedSeat
from reihum.server.refusals import Refusal
from reihum.server.table.events import Started
from reihum.server.table.handlers import check_talk, handle
from reihum.server.table.log import Draft

from .test_table import happen, table_of


@pytest.mark.parametrize("request_type", get_args(TableRequest), ids=lambda each: each.__name__)
def test_each_request_has_a_handler(request_type: type[Any]) -> None:
    handler = handle.dispatch(request_type)
    assert handler is not handle.dispatch(object), f"{request_type.__name__} has no handler"


def test_only_a_ping_needs_none() -> None:
    assert set(get_args(AnyRequest)) - set(get_args(TableRequest)) == {PingRequest, WhyRequest}


def test_what_nobody_handles_is_named() -> None:
    with pytest.raises(NotImplementedError, match="nothing handles a PingRequest"):
        handle(PingRequest(id="one"), None)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("game", "options", "text", "code"),
    [
        ("extreme", {}, "I have a three command", None),
        ("extreme", {}, "I have a three", "talk-commands"),
        ("extreme", {}, "Ich habe eine Drei!", "talk-commands"),
        ("extreme", {}, "I have a seven", "talk-numbers"),
        ("extreme", {}, "I have thirty-three", "talk-numbers"),
        ("extreme", {"commands": False}, "I have a three command", "talk-numbers"),
        ("the-game", {}, "I have a three command", "talk-numbers"),
    ],
)
def test_commands_may_be_named_where_there_are_any(
    game: str, options: dict[str, Any], text: str, code: str | None
) -> None:
    table = table_of(game, WantedSeat(kind="me"), **options)
    happen(table, Draft(Started(seat=0, seed="1", commitment=None)))
    if code is None:
        check_talk(table, text)
        return
    with pytest.raises(Refusal) as refused:
        check_talk(table, text)
    assert refused.value.message.code == code
    assert ("say so: three command" in str(refused.value)) == (code == "talk-commands")
