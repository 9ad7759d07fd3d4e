"""From the text of a message to the request in it, or to a refusal that names what was wrong."""

import json
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from pydantic import BaseModel, TypeAdapter, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from ...games.core.messages import brief
from ..refusals import Refusal
from ..settings import MESSAGE_LIMIT
from .requests import ID_LIMIT, MODELS, AnyRequest, Request
from .texts import Expected, TextLine

Model = TypeVar("Model", bound=BaseModel)
REQUEST: TypeAdapter[AnyRequest] = TypeAdapter(Request)
ID = TextLine(1, ID_LIMIT)
MOST_LETTERS = MESSAGE_LIMIT // 4  # that cannot be too many bytes, whichever they are


def read(text: str) -> AnyRequest:
    """The request in a message at a table."""
    return read_as(text, REQUEST, MODELS)


def read_as(text: str, adapter: TypeAdapter[Model], models: Mapping[str, type[Model]]) -> Model:
    """The request in a message, of some models by their types."""
    if len(text) > MOST_LETTERS and len(text.encode(errors="replace")) > MESSAGE_LIMIT:
        raise Refusal("too-large", limit=MESSAGE_LIMIT)
    try:
        return adapter.validate_json(text)
    except ValidationError:
        return _read_again(text, models)


def id_of(text: str | None) -> str | None:
    """The id of a message that was not done, if it has one that can be read."""
    if text is None or len(text) > MESSAGE_LIMIT:
        return None
    values = _values(text)
    return _id(values) if values is not None else None


def _read_again(text: str, models: Mapping[str, type[Model]]) -> Model:
    """Read it once more, step by step, to say what is wrong with it.

    Python's own reader takes in halves of characters too, where pydantic's sees no JSON at all:
    so the field that has one can be named.
    """
    values = _values(text)
    if values is None:
        raise Refusal("bad-request", field="The message", expected="a JSON object")
    if _id(values) is None:
        raise Refusal("bad-request", field="id", expected=ID.expected)
    kind = values.get("type")
    model = models.get(kind) if isinstance(kind, str) else None
    if model is None:
        raise Refusal("unknown-type", type=brief(kind), types=list(models))
    try:
        return model.model_validate(values)
    except ValidationError as error:
        raise _refusal(model, error.errors()[0]) from None


def _refusal(model: type[BaseModel], error: ErrorDetails) -> Refusal:
    name = str(error["loc"][0])
    return Refusal("bad-request", field=name, expected=expected_of(model, name))


def expected_of(model: type[BaseModel], name: str) -> str:
    """What a field of a request should be."""
    metadata = model.model_fields[name].metadata
    return next(each.expected for each in metadata if isinstance(each, Expected | TextLine))


def _values(text: str) -> dict[str, Any] | None:
    try:
        values = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return cast(dict[str, Any], values) if isinstance(values, dict) else None


def _id(values: dict[str, Any]) -> str | None:
    try:
        return ID.read(values.get("id"))
    except PydanticCustomError:
        return None
