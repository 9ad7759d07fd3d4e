"""`reihum admin`: what whoever runs a server can do about its tables, also while it runs."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import missing_extras
from .moving import stopped

if TYPE_CHECKING:
    from ...server.admin import Admin, TableLine

admin = typer.Typer(
    help="Look after the tables of a server, also while it runs: by its database.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
Database = Annotated[
    str | None,
    typer.Option(help="The database; if left out, that of REIHUM_DATABASE or of the settings."),
]
Table = Annotated[str, typer.Argument(metavar="TABLE", help="As in its address, /t/TABLE.")]
Limit = Annotated[int, typer.Option("--newest", min=1, help="How many, the newest first.")]
Seat = Annotated[
    int | None, typer.Option(min=0, help="The number of a seat, from 0; none: all who watch.")
]
Again = Annotated[bool, typer.Option("--unmute", help="Let them talk again.")]
Secrets = Annotated[
    bool,
    typer.Option("--secrets", help="All that is stored, with hidden cards and what guests hold."),
]
Out = Annotated[Path | None, typer.Option(help="A file; if left out, it is printed.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@admin.command("tables")
def list_tables(database: Database = None, newest: Limit = 50) -> None:
    """List the tables: what is played, how far it is, when something last happened."""
    with _administering(database) as here:
        lines = here.tables(newest)
    typer.echo(f"{'TABLE':<11}{'GAME':<15}{'STATE':<9}{'PEOPLE':>6}{'EVENTS':>8}  LAST")
    for line in lines:
        typer.echo(_shown(line))


@admin.command()
def close(table: Table, database: Database = None) -> None:
    """Let nothing more happen at a table. Everybody there is told; it can still be looked at."""
    with _administering(database) as here:
        here.close(table)
    typer.echo(f"Table {table} is closed.")


@admin.command()
def mute(table: Table, seat: Seat = None, unmute: Again = False, database: Database = None) -> None:
    """Let somebody talk no more at a table, or again."""
    with _administering(database) as here:
        here.mute(table, seat, not unmute)
    who = "Those who watch" if seat is None else f"Seat {seat} of"
    typer.echo(f"{who} table {table} may {'talk again' if unmute else 'talk no more'}.")


@admin.command()
def export(
    table: Table, secrets: Secrets = False, out: Out = None, database: Database = None
) -> None:
    """Write a table as JSON: as a spectator sees it, or with everything that is stored."""
    with _administering(database) as here:
        text = json.dumps(here.export(table, secrets), indent=1)
    if out is None:
        typer.echo(text)
        return
    try:
        out.write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        raise stopped(f"{out} cannot be written: {error.strerror}.") from None


@admin.command()
def delete(table: Table, yes: Yes = False, database: Database = None) -> None:
    """Delete a table with everything that happened there, for good."""
    if not yes:
        typer.confirm(f"Delete table {table} with everything that happened there?", abort=True)
    with _administering(database) as here:
        here.delete(table)
    typer.echo(f"Table {table} is deleted.")


@admin.command()
def vacuum(database: Database = None) -> None:
    """Give room that is free inside a SQLite file back to the disk; while no server runs."""
    with _told_plainly():
        from ...server.admin import vacuum as make_small

        make_small(_database(database))
    typer.echo("Done.")


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
