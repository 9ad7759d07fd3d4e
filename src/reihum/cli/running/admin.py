"""`reihum admin`: what whoever runs a server can do about its tables, also while it runs."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ...languages import tell
from ..errors import missing_extras
from ..speaking.helping import HelpedCommand, HelpedGroup
from .moving import stopped

if TYPE_CHECKING:
    from ...server.admin import Admin, TableLine

admin = typer.Typer(
    cls=HelpedGroup,
    no_args_is_help=True,
    rich_markup_mode=None,
)
Table = Annotated[str, typer.Argument(metavar="TABLE")]
Limit = Annotated[int, typer.Option("--newest", min=1)]
Seat = Annotated[int | None, typer.Option(min=0)]
Again = Annotated[bool, typer.Option("--unmute")]
Secrets = Annotated[
    bool,
    typer.Option("--secrets"),
]
Yes = Annotated[bool, typer.Option("--yes")]


@admin.command("tables", cls=HelpedCommand)
def list_tables(database: str | None = None, newest: Limit = 50) -> None:
    """`reihum admin tables`."""
    with _administering(database) as here:
        lines = here.tables(newest)
    typer.echo(f"{'TABLE':<11}{'GAME':<15}{'STATE':<9}{'PEOPLE':>6}{'EVENTS':>8}  LAST")
    for line in lines:
        typer.echo(_shown(line))


@admin.command(cls=HelpedCommand)
def close(table: Table, database: str | None = None) -> None:
    """`reihum admin close`."""
    with _administering(database) as here:
        here.close(table)
    typer.echo(tell("done-closed", table=table))


@admin.command(cls=HelpedCommand)
def mute(
    table: Table, seat: Seat = None, unmute: Again = False, database: str | None = None
) -> None:
    """`reihum admin mute`."""
    with _administering(database) as here:
        here.mute(table, seat, not unmute)
    done = "done-unmuted" if unmute else "done-muted"
    typer.echo(tell(done, watching=seat is None, seat=seat, table=table))


@admin.command(cls=HelpedCommand)
def export(
    table: Table, secrets: Secrets = False, out: Path | None = None, database: str | None = None
) -> None:
    """`reihum admin export`."""
    with _administering(database) as here:
        text = json.dumps(here.export(table, secrets), indent=1)
    if out is None:
        typer.echo(text)
        return
    try:
        out.write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        raise stopped(tell("failed-write", file=str(out), reason=error.strerror)) from None


@admin.command(cls=HelpedCommand)
def delete(table: Table, yes: Yes = False, database: str | None = None) -> None:
    """`reihum admin delete`."""
    if not yes:
        typer.confirm(tell("ask-delete", table=table), abort=True)
    with _administering(database) as here:
        here.delete(table)
    typer.echo(tell("done-deleted", table=table))


@admin.command(cls=HelpedCommand)
def vacuum(database: str | None = None) -> None:
    """`reihum admin vacuum`."""
    with _told_plainly():
        from ...server.admin import vacuum as make_small

        make_small(_database(database))
    typer.echo(tell("done-vacuumed"))


@contextmanager
def _administering(database: str | None) -> "Iterator[Admin]":
    with _told_plainly():
        from ...server.admin import administering

        with administering(_database(database)) as here:
            yield here


@contextmanager
def _told_plainly() -> Iterator[None]:
    """Say in one line why it was not done."""
    with missing_extras():
        from ...server.admin import CannotDo
        from ...server.sources import WrongSettings

        try:
            yield
        except (CannotDo, WrongSettings) as error:
            raise stopped(str(error)) from None


def _database(given: str | None) -> str:
    from ...server.sources import chosen

    return chosen({} if given is None else {"database": given}).settings.database


def _shown(line: "TableLine") -> str:
    last = datetime.fromtimestamp(line.last, UTC).strftime("%Y-%m-%d %H:%M")
    told = f"{line.id:<11}{line.game:<15}{line.state:<9}"
    return f"{told}{line.people:>6}{line.events:>8}  {last}"
