"""The fields of a message, read with care: a refusal names what was wrong."""

import json
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from ...games.core.messages import brief
from ..settings import MESSAGE_LIMIT
from .refusals import Refusal

ID_LIMIT, NAME_LIMIT, TALK_LIMIT = 40, 24, 300


class Fields:
    """A JSON object whose fields are asked for one by one."""

    def __init__(self, values: Mapping[str, Any]) -> None:
        self._values = values

    @classmethod
    def read(cls, text: str) -> "Fields":
        """Read a message."""
        if len(text) > MESSAGE_LIMIT or len(text.encode(errors="replace")) > MESSAGE_LIMIT:
            raise Refusal("too-large", limit=MESSAGE_LIMIT)
        try:
            values = json.loads(text)
        except (ValueError, RecursionError):
            values = None
        if not isinstance(values, dict):
            raise Refusal("bad-request", field="The message", expected="a JSON object")
        return cls(values)

    def text(self, name: str, least: int, most: int) -> str:
        """A line of text in its normal form."""
        value = self._values.get(name)
        expected = f"a line of {least} to {most} characters"
        if not isinstance(value, str):
            raise Refusal("bad-request", field=name, expected=expected)
        line = unicodedata.normalize("NFC", value).strip()
        if not least <= len(line) <= most or not clean(line):
            raise Refusal("bad-request", field=name, expected=expected)
        return line

    def choice(self, name: str, choices: Sequence[str]) -> str:
        """One of some words."""
        value = self._values.get(name)
        if not isinstance(value, str) or value not in choices:
            raise Refusal("bad-request", field=name, expected="one of " + ", ".join(choices))
        return value

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number."""
        value = self._values.get(name)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise Refusal("bad-request", field=name, expected=f"a number from {low} to {high}")
        return value

    def truth(self, name: str) -> bool:
        """True or false; false where it is left out."""
        value = self._values.get(name, False)
        if not isinstance(value, bool):
            raise Refusal("bad-request", field=name, expected="true or false")
        return value

    def kind(self, types: Sequence[str]) -> str:
        """The type of the message."""
        value = self._values.get("type")
        if not isinstance(value, str) or value not in types:
            raise Refusal("unknown-type", type=brief(value), types=list(types))
        return value


def clean(text: str) -> bool:
    """Whether a text has only characters that can be shown, joined emoji among them."""
    return all(char.isprintable() or char in "\u200d\u200c" for char in text)
