"""`reihum backup` and `reihum restore`: a copy of all tables, and the way back."""

from pathlib import Path
from typing import Annotated

import typer

from .moving import copied, told_plainly

Source = Annotated[str, typer.Argument(metavar="FROM")]
File = Annotated[Path, typer.Argument(metavar="TO")]
Backup = Annotated[Path, typer.Argument(metavar="FROM")]
Target = Annotated[str, typer.Argument(metavar="TO")]


def backup(source: Source, target: File) -> None:
    """`reihum backup`."""
    with told_plainly("failed-copy"):
        from ...server.store.backup import back_up

        saved = back_up(source, target)
    typer.echo(copied(saved.tables, saved.events, str(target)))


def restore(source: Backup, target: Target) -> None:
    """`reihum restore`."""
    with told_plainly("failed-restore"):
        from ...server.settings import without_password
        from ...server.store.backup import restore as put_back

        found = put_back(source, target)
    shown = without_password(target)
    typer.echo(copied(found.tables, found.events, shown))
