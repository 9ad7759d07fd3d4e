"""`reihum doctor`: whether an installation is well."""

from typing import Annotated

import typer

from ..errors import missing_extras

SettingsFile = Annotated[str | None, typer.Option("--settings", metavar="FILE")]
COLOURS = {"ok": "green", "odd": "yellow", "bad": "red"}


def doctor(database: str | None = None, settings: SettingsFile = None) -> None:
    """`reihum doctor`."""
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
