"""`reihum doctor`: whether an installation is well."""

from typing import Annotated

import typer

from ...languages import here, tell
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
        raise typer.BadParameter(error.said(here())) from None
    findings = list(examined(found))
    states = {state: tell(f"doctor-state-{state}") for state in COLOURS}
    topics = [tell(f"doctor-about-{each.what.replace(' ', '-')}") for each in findings]
    wide, wider = max(map(len, states.values())), max(map(len, topics))
    for each, topic in zip(findings, topics, strict=True):
        state = typer.style(f"{states[each.state]:<{wide}}", fg=COLOURS[each.state])
        typer.echo(f"{state}  {topic:<{wider}}  {each.message.said(here())}")
    if any(each.state == BAD for each in findings):
        raise typer.Exit(1)
