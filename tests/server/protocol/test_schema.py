"""The one schema from which clients make their types."""

import importlib
import inspect
import json
import pkgutil
import subprocess
import sys
from typing import Any

from pydantic import BaseModel

from reihum.server import protocol
from reihum.server.protocol.base import FromClient, OpenToClient, ToClient
from reihum.server.protocol.events import EventInfo
from reihum.server.protocol.schema import UNIONS, protocol_schema

BASES = {FromClient, ToClient, OpenToClient, EventInfo}


def models() -> set[type[BaseModel]]:
    """All models of the protocol, wherever they stand."""
    found: set[type[BaseModel]] = set()
    for module in pkgutil.walk_packages(protocol.__path__, f"{protocol.__name__}."):
        members = vars(importlib.import_module(module.name)).values()
        found |= {each for each in members if inspect.isclass(each) and issubclass(each, BaseModel)}
    return found - BASES - {BaseModel}


def test_every_model_is_in_it_by_its_name() -> None:
    names = [model.__name__ for model in models()]
    assert len(names) == len(set(names))
    assert set(protocol_schema()["$defs"]) == {*names, *UNIONS}


def test_everything_that_is_sent_or_read_is_one_of_three_kinds() -> None:
    for model in models():
        assert issubclass(model, FromClient | ToClient | OpenToClient), model.__name__
        assert model.model_config["frozen"], model.__name__


def references(schema: Any) -> set[str]:
    if isinstance(schema, dict):
        own = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
        return own.union(*map(references, schema.values()))
    return set().union(*map(references, schema)) if isinstance(schema, list) else set()


def test_it_stands_for_itself() -> None:
    schema = protocol_schema()
    assert references(schema) <= {f"#/$defs/{name}" for name in schema["$defs"]}


def test_the_program_prints_it() -> None:
    command = [sys.executable, "-m", "reihum.server.protocol"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == protocol_schema()
