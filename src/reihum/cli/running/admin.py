"""`reihum admin`: what whoever runs a server can do about its tables, also while it runs."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ...languages import here as language
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
# On which side the cells of a column stand.
COLUMNS = {"table": "<", "game": "<", "state": "<", "people": ">", "events": ">", "last": "<"}


@admin.command("tables", cls=HelpedCommand)
def list_tables(database: str | None = None, newest: Limit = 50) -> None:
    """`reihum admin tables`."""
    with _administering(database) as here:
        lines = here.tables(newest)
    rows = [tuple(tell(f"admin-head-{name}") for name in COLUMNS), *map(_cells, lines)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = zip(row, COLUMNS.values(), widths, strict=True)
        typer.echo("  ".join(f"{cell:{side}{width}}" for cell, side, width in cells).rstrip())


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
    from ...server.store.files import make_private

    make_private(out)  # it may have secrets in it, and tables that are nobody else's business
    try:
        out.write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        from ...games.troubles import trouble

        raise stopped(
            tell("failed-write", file=str(out), reason=trouble(error).said(language()))
        ) from None


@admin.command(cls=HelpedCommand)
def delete(table: Table, yes: Yes = False, database: str | None = None) -> None:
    """`reihum admin delete`."""
    if not yes:
        _be_sure(tell("ask-delete", table=table))
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
            raise stopped(error.said(language())) from None


def _database(given: str | None) -> str:
    from ...server.sources import chosen

    return chosen({} if given is None else {"database": given}).settings.database


def _cells(line: "TableLine") -> tuple[str, ...]:
    last = datetime.fromtimestamp(line.last, UTC).strftime("%Y-%m-%d %H:%M")
    state = tell(f"admin-state-{line.state}")
    return line.id, line.game, state, str(line.people), str(line.events), last


def _be_sure(question: str) -> None:
    """Ask, and leave where the answer is no; yes begins as in this language, or with y."""
    yes, no = tell("ask-yes"), tell("ask-no")
    shown = f"{question} [{yes[0]}/{no[0].upper()}]"
    answer = typer.prompt(shown, default="", show_default=False).strip().lower()
    if answer not in (yes, yes[0], "y", "yes"):
        raise typer.Abort
