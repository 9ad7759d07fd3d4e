"""`reihum move-database`: all tables from one database to another."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from ...languages import here, tell
from ..errors import missing_extras

Source = Annotated[str, typer.Argument(metavar="FROM")]
Target = Annotated[str, typer.Argument(metavar="TO")]


def move_database(source: Source, target: Target) -> None:
    """`reihum move-database`."""
    with told_plainly("failed-move"):
        from ...server.settings import without_password
        from ...server.store.moving import move

        moved = move(source, target)
    shown = without_password(target)
    typer.echo(copied(moved.tables, moved.events, shown))


@contextmanager
def told_plainly(failure: str) -> Iterator[None]:
    """Say in one line why it was not done, without a password."""
    with missing_extras():
        from sqlalchemy.exc import SQLAlchemyError

        from ...server.store.moving import CannotMove
        from ...server.store.troubles import database_trouble

        try:
            yield
        except CannotMove as error:
            raise stopped(error.said(here())) from None
        except (SQLAlchemyError, OSError, ValueError) as error:
            reason = database_trouble(error).said(here())
            raise stopped(tell(failure, reason=reason)) from None


def copied(tables: int, events: int, target: str) -> str:
    """What there is now, and where."""
    return tell("done-copied", tables=tables, events=events, target=target)


def stopped(reason: str) -> typer.Exit:
    """Say why, and leave."""
    typer.secho(reason, fg="red", err=True)
    return typer.Exit(1)
