"""`--language`: what people read at this keyboard."""

from typing import Annotated

import typer

from ..languages import LANGUAGES, speak

Language = Annotated[
    str | None,
    typer.Option(
        metavar="|".join(LANGUAGES), help="For what people read; as the system if left out."
    ),
]


def choose(language: str | None) -> None:
    """Speak a language; where none is named, go on with what was named before the command."""
    try:
        if language is not None:
            speak(language)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--language") from None
