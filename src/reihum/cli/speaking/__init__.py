"""`--language`: what people read at this keyboard."""

from collections.abc import Sequence
from typing import Annotated

import typer

from ...languages import LANGUAGES, preferred, speak, tell

OPTION = "--language"
Language = Annotated[str | None, typer.Option(OPTION, metavar="|".join(LANGUAGES))]


def choose(language: str | None) -> None:
    """Speak a language; where none is named, go on with what was named before the command."""
    if language is None:
        return
    if language not in LANGUAGES:
        said = tell("usage-no-language", language=language, languages=", ".join(LANGUAGES))
        raise typer.BadParameter(said, param_hint=OPTION)
    speak(language)


def listen(words: Sequence[str]) -> None:
    """Speak as a command line wants it before it is read: help and refusals are said in it too."""
    pairs = zip(words, [*words, ""][1:], strict=True)
    named = [
        value if word == OPTION else word.removeprefix(f"{OPTION}=")
        for word, value in pairs
        if word == OPTION or word.startswith(f"{OPTION}=")
    ]
    speak(next((name for name in reversed(named) if name in LANGUAGES), preferred()))
