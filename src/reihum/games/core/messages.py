"""What the games say to people: a code and parameters for programs, and a sentence.

The sentences stand in the message files of `languages`, in every language of the house; a code is
the id of a message there. `str()` is English, for logs, tracebacks and programs.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ...languages import USUAL, Figure, say

LONG = 300  # longer than what we say ourselves, such as the choices of an option


@dataclass(frozen=True)
class Message:
    """A code with its parameters; `str()` is the English sentence.

    >>> str(Message("not-in-hand", {"card": 37}))
    '37 is not in your hand.'
    """

    code: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.said()

    def said(self, language: str = USUAL) -> str:
        """The sentence in a language; messages among the parameters are said in it too."""
        return say(self.code, {k: _said(v, language) for k, v in self.params.items()}, language)

    def __hash__(self) -> int:
        return hash((self.code, str(self)))

    def told(self) -> dict[str, Any]:
        """The parameters, ready for JSON: messages among them as sentences, long texts cut."""
        return {name: _cut(value) for name, value in self.params.items()}

    def json(self, language: str = USUAL) -> dict[str, Any]:
        """Ready for JSON, the sentence included."""
        return {"code": self.code, "params": self.told(), "text": self.said(language)}


def brief(value: Any, limit: int = 60) -> str:
    """A wrong value as Python writes it, cut; some, such as huge numbers, it cannot write."""
    try:
        return repr(value)[:limit]
    except (ValueError, RecursionError):
        return "a value too large to write"


def listed(words: Sequence[str], language: str = USUAL) -> str:
    """Words as a person says them: one, two and three.

    >>> listed(["Anna", "Bert", "Carla"], "de")
    'Anna, Bert und Carla'
    """
    *first, last = words
    return say("list-and", {"first": ", ".join(first), "last": last}, language) if first else last


def _said(value: Any, language: str) -> Any:
    """Lists are said as words with commas, and long texts are cut."""
    if isinstance(value, Message | Figure):
        return value.said(language)
    if isinstance(value, list | tuple):
        parts = [str(_said(part, language)) for part in value]
        spoken = any(isinstance(part, Message) for part in value)
        return listed(parts, language) if spoken else ", ".join(parts) or say("none", {}, language)
    return _cut(value)


def _cut(value: Any) -> Any:
    """As JSON can have it, and not too long."""
    if isinstance(value, Message | Figure):
        return str(value)
    if isinstance(value, list | tuple):
        return [_cut(part) for part in value]
    return value[:LONG] + "..." if isinstance(value, str) and len(value) > LONG else value
