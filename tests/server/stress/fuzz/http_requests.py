"""Requests that Schemathesis makes of the server's own description, good ones and bad ones."""

from collections.abc import Callable, Iterator
from typing import Any, cast

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, checks
from schemathesis.checks import load_all_checks
from schemathesis.schemas import APIOperation

import reihum

MODES = (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE)
load_all_checks()
CHECKS: Any = [  # what every answer must be: no failure of ours, and as it is described
    checks.CHECKS.get_one(name)
    for name in (
        "not_a_server_error",
        "status_code_conformance",
        "content_type_conformance",
        "response_schema_conformance",
        "response_headers_conformance",
    )
]
GAMES = list(reihum.GAMES)
Operation = APIOperation[Any, Any, Any, Any]


def operations(url: str) -> Iterator[Operation]:
    """All that can be asked of a server."""
    for found in schemathesis.openapi.from_url(f"{url}/api/openapi.json").get_all_operations():
        operation: Operation = cast(Any, found).ok()
        yield operation


def make_real(case: Case[Any], table: str, game: str) -> None:
    """Let a request be about a table that there is, or a game."""
    if "table" in case.path_parameters:
        case.path_parameters["table"] = table
    if isinstance(case.body, dict) and "game" in case.body:
        case.body = {**case.body, "game": game, "options": {}}


def fuzzed(
    operation: Operation, tables: list[str], examples: int, note: Callable[[int], object] = bool
) -> None:
    """Ask for something in so many ways, half of them about tables that there are."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(data=st.data())
    def ask(data: st.DataObject) -> None:
        mode = data.draw(st.sampled_from(MODES))
        case = data.draw(operation.as_strategy(generation_mode=mode))
        if data.draw(st.booleans()):
            make_real(case, data.draw(st.sampled_from(tables)), data.draw(st.sampled_from(GAMES)))
        note(case.call_and_validate(checks=CHECKS).status_code)

    ask()
