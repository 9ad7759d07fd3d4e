"""docs/protocol.md names every type of message and every kind of event."""

from pathlib import Path
from typing import get_args

import pytest

from reihum.server.protocol.answers import AnyAnswer
from reihum.server.protocol.catalogue import GameInfo
from reihum.server.protocol.requests import MODELS
from reihum.server.protocol.tables import LobbyInfo
from reihum.server.table.events import KINDS, public_fields

PAGE = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text()


@pytest.mark.parametrize("word", [*MODELS, *KINDS])
def test_requests_and_events_are_explained(word: str) -> None:
    assert f"`{word}`" in PAGE


def test_answers_are_explained() -> None:
    for model in get_args(AnyAnswer):
        assert f'"type": "{model.model_fields["type"].default}"' in PAGE, model.__name__


def test_fields_are_explained() -> None:
    missing = [name for model in (GameInfo, LobbyInfo) for name in model.model_fields]
    assert [name for name in missing if f'"{name}"' not in PAGE] == []
    told = [name for event in KINDS.values() for name in public_fields(event)]
    assert [name for name in told if f"`{name}`" not in PAGE] == []
