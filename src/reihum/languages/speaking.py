"""Saying a message: the official parser and runtime of Fluent, a message at a time.

Both are imported with the first message that is more than plain text: a program that plays by
itself says none, and the help of a command is text. `help-play.bots` is an attribute of a message.
"""

from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from textwrap import indent
from typing import TYPE_CHECKING, Any

from .choosing import USUAL, here
from .sources import OURS, messages_in, parts_of, spoken_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Message

EXACT = "exact"  # of messages that tell programs and terminals more than a browser
COUNTED = 10**15  # numbers from here on are only written
MOST_QUOTED = 1000  # characters
_folders = [OURS]
_sentences: dict[str, str] = {}  # English ones of games from outside, by code


def add_folder(folder: Path) -> None:
    """Learn the messages of a game from outside: a folder with one for each language it speaks."""
    if folder not in _folders:
        _check_new(messages_in(folder / USUAL))
        _folders.append(folder)
        _forget()


def add_sentences(sentences: Mapping[str, str]) -> None:
    """Learn English messages by code; a code means the same everywhere."""
    own = {code: f"{code} =\n{indent(text, '    ')}" for code, text in sentences.items()}
    new = {code: source for code, source in own.items() if _sentences.get(code) != source}
    if new:
        _check_new(new)
        _sentences.update(new)
        _forget()


def _check_new(own: Mapping[str, str]) -> None:
    known = _speaker(USUAL)
    for code in filter(known.finds, own):
        raise ValueError(f"The code {code!r} already says {known.source(code)!r}.")


def _forget() -> None:
    _speaker.cache_clear()
    _said.cache_clear()


def knows(code: str) -> bool:
    """Whether there is a message with this code."""
    return _speaker(USUAL).finds(code)


def say(code: str, params: Mapping[str, Any] | None = None, language: str = USUAL) -> str:
    """A message in a language; in English where a game from outside does not speak it.

    >>> say("cards", {"count": 1}), say("cards", {"count": 3}, "de")
    ('1 card', '3 Karten')
    """
    told = tuple((name, _told(value)) for name, value in (params or {}).items())
    return _said(code, told, language)


def tell(code: str, **params: Any) -> str:
    """A message in the language of whoever sits at this keyboard."""
    return say(code, params, here())


@lru_cache(maxsize=4096)  # a table says the same few things after every card
def _said(code: str, told: tuple[tuple[str, str | int], ...], language: str) -> str:
    speaker = _speaker(language)
    return (speaker if speaker.finds(code) else _speaker(USUAL)).say(code, dict(told))


class Speaker:
    """All messages of one language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._cut: dict[str, Mapping[str, str]] = {}
        self._sources = dict(_sentences) if language == USUAL else {}
        for folder in _folders:
            self._sources |= messages_in(folder / language)

    def finds(self, code: str) -> bool:
        """Whether this language has a message."""
        name, _, attribute = code.partition(".")
        return name in self._sources and (not attribute or attribute in self._parts(name))

    def source(self, code: str) -> str:
        """A message as it is written."""
        return self._sources[code].partition("=")[2].strip()

    def _parts(self, name: str) -> Mapping[str, str]:
        """The texts of a message: cut once, parsed only where they are more than text."""
        if name not in self._cut:
            self._cut[name] = parts_of(self._sources[name])
        return self._cut[name]

    @cached_property
    def _bundle(self) -> "FluentBundle":
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"QUOTE": _quoted}
        return FluentBundle([self._language], functions, use_isolating=False)

    def say(self, code: str, params: Mapping[str, str | int]) -> str:
        """A message; one that lacks something it should be told is a fault of ours."""
        name, _, attribute = code.partition(".")
        parts = self._parts(name)
        attribute = attribute or (EXACT if EXACT in parts else "")
        if "{" not in parts[attribute]:
            return parts[attribute]
        message = self._message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, faults = self._bundle.format_pattern(pattern, _as_fluent(params))
        if faults:
            raise faults[0]
        return str(text)

    def _message(self, code: str) -> "Message":
        """A message, parsed when it is said for the first time."""
        if not self._bundle.has_message(code):
            self._parse(code)
        return self._bundle.get_message(code)

    def _parse(self, code: str) -> None:
        from fluent.runtime import FluentResource

        source = self._sources[code]
        for other in spoken_of(source):  # before it: another thread may say what it finds
            if other in self._sources and not self._bundle.has_message(other):
                self._parse(other)
        self._bundle.add_resource(FluentResource(source))


@cache
def _speaker(language: str) -> Speaker:
    return Speaker(language)


def _told(value: Any) -> str | int:
    """What is true is "yes"; whole numbers are counted by; all else is said as it is.

    So is a number that nobody counts to: somebody has sent it, and Babel cannot write it.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and abs(value) < COUNTED:
        return int(value)
    return str(value) if isinstance(value, str) else Written(value)


class Written(str):
    """What is no text, such as None: it is never put in quotes, and unlike all texts."""

    __slots__ = ()
    __hash__ = object.__hash__

    def __eq__(self, other: object) -> bool:
        return self is other

    def __repr__(self) -> str:
        return str(self)


def _quoted(value: Any) -> str:
    """As Python writes it, cut: a character may take ten, and Fluent refuses what is too long."""
    written = repr(value)
    return written if len(written) <= MOST_QUOTED else f"{written[:MOST_QUOTED]}..."


def _as_fluent(params: Mapping[str, str | int]) -> dict[str, Any]:
    """Numbers are written as they are: card games have none that needs marks between digits."""
    from fluent.runtime.types import FluentInt

    return {
        name: FluentInt(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in params.items()
    }
