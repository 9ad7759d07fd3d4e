"""`reihum backup` and `reihum restore`: a copy of all tables, and the way back."""

from pathlib import Path
from typing import Annotated

import typer

from .moving import WHAT, told_plainly

Source = Annotated[str, typer.Argument(metavar="FROM", help=f"Where the tables are: {WHAT}.")]
File = Annotated[Path, typer.Argument(metavar="TO", help="A file that is not there yet.")]
Backup = Annotated[Path, typer.Argument(metavar="FROM", help="A file that `backup` has made.")]
Target = Annotated[
    str, typer.Argument(metavar="TO", help="A file that is not there yet, or an empty PostgreSQL.")
]


def backup(source: Source, target: File) -> None:
    """Copy all tables into a file, while people go on playing.

    The file has the key of the server and the secrets of deals in it: keep it as safe as the
    database.
    """
    with told_plainly("Nothing was copied"):
        from ...server.store.backup import back_up

        saved = back_up(source, target)
    typer.echo(f"{saved.tables} tables with {saved.events} events are in {target} now.")


def restore(source: Backup, target: Target) -> None:
    """Put a backup where a server can use it; while no server runs there.

    Nothing is ever overwritten: move an old file away first.
    """
    with told_plainly("Nothing was restored"):
        from ...server.settings import without_password
        from ...server.store.backup import restore as put_back

        found = put_back(source, target)
    shown = without_password(target)
    typer.echo(f"{found.tables} tables with {found.events} events are in {shown} now.")
