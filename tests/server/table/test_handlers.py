"""Each request has a handler of its own."""

from typing import Any, get_args

import pytest

from reihum.server.protocol.requests import AnyRequest, PingRequest, TableRequest
from reihum.server.table.handlers import handle


@pytest.mark.parametrize("request_type", get_args(TableRequest), ids=lambda each: each.__name__)
def test_each_request_has_a_handler(request_type: type[Any]) -> None:
    handler = handle.dispatch(request_type)
    assert handler is not handle.dispatch(object), f"{request_type.__name__} has no handler"


def test_only_a_ping_needs_none() -> None:
    assert set(get_args(AnyRequest)) - set(get_args(TableRequest)) == {PingRequest}


def test_what_nobody_handles_is_named() -> None:
    with pytest.raises(NotImplementedError, match="nothing handles a PingRequest"):
        handle(PingRequest(id="one"), None)  # type: ignore[arg-type]
