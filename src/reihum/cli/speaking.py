"""`--language`: what people read at this keyboard."""

from typing import Annotated

import typer

from ..languages import LANGUAGES, preferred, speak

Language = Annotated[
    str | None,
    typer.Option(
        metavar="|".join(LANGUAGES), help="For what people read; as the system if left out."
    ),
]


def choose(language: str | None) -> None:
    """Speak a language, or that of the system."""
    try:
        speak(preferred() if language is None else language)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--language") from None
