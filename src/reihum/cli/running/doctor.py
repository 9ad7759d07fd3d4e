"""`reihum doctor`: whether an installation is well."""

from typing import Annotated

import typer

from ..errors import missing_extras

Database = Annotated[
    str | None, typer.Option(help="The database; if left out, that of the settings.")
]
SettingsFile = Annotated[
    str | None, typer.Option("--settings", metavar="FILE", help="A TOML file with settings.")
]
COLOURS = {"ok": "green", "odd": "yellow", "bad": "red"}


def doctor(database: Database = None, settings: SettingsFile = None) -> None:
    """Check an installation: a line for each thing, and exit code 1 where something is bad.

    Reads the same settings as `serve`, from the environment and a file. Nothing is changed.
    """
    with missing_extras():
        from ...server.doctor import BAD, examined
        from ...server.sources import WrongSettings, chosen
    try:
        found = chosen({} if database is None else {"database": database}, settings).settings
    except WrongSettings as error:
        raise typer.BadParameter(str(error)) from None
    findings = list(examined(found))
    for each in findings:
        state = typer.style(f"{each.state:<4}", fg=COLOURS[each.state])
        typer.echo(f"{state} {each.what:<15} {each.text}")
    if any(each.state == BAD for each in findings):
        raise typer.Exit(1)
