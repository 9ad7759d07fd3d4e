"""Arguments and options that several commands have."""

from typing import Annotated

import typer

GameName = Annotated[str, typer.Argument(metavar="GAME")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE"),
]
ResumeOut = Annotated[bool, typer.Option("--resume")]

# Of runs with many games.
Talk = Annotated[bool, typer.Option("--talk")]
Cores = Annotated[int | None, typer.Option(min=1)]
