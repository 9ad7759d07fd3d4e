"""What is kept beside tables: of a guest by kind and name, and reviews by their key.

All of it is plain JSON. These are parts of transactions: `Store.transaction` reads by them,
`Store.change` writes. Conditions stand side by side: with `&` between them, SQLAlchemy would leave
something for the garbage collector each time.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, desc, select

from .rows import now, putting
from .schema import kept, reviews


@dataclass(frozen=True)
class Kept:
    """Something that is kept of a guest."""

    guest: str
    kind: str
    name: str
    body: Mapping[str, Any]
    at: float


def keep(connection: Connection, guest: str, kind: str, name: str, body: Any) -> None:
    """Keep something, in the place of what was kept under that name."""
    keep_all(connection, [Kept(guest, kind, name, body, now())])


def keep_first(connection: Connection, guest: str, kind: str, name: str, body: Any) -> bool:
    """Keep something where nothing is kept under that name; whether it is kept."""
    row = vars(Kept(guest, kind, name, body, now()))
    return connection.execute(putting(kept, connection.dialect.name, False), row).rowcount > 0


def keep_all(connection: Connection, things: Iterable[Kept], first: bool = False) -> None:
    """Keep several things, in the place of what was kept under their names; or only `first` ones.

    Always in the same order, so that two who do so do not wait for each other.
    """
    rows = sorted(map(vars, things), key=lambda row: (row["guest"], row["kind"], row["name"]))
    if rows:
        connection.execute(putting(kept, connection.dialect.name, not first), rows)


def kept_as(connection: Connection, guest: str, kind: str, name: str) -> Any:
    """What is kept of a guest under a name; None where nothing is."""
    return _get(connection, kept, {"guest": guest, "kind": kind, "name": name})


def kept_of(
    connection: Connection, guest: str, kind: str, most: int | None = None, beginning: str = ""
) -> list[Kept]:
    """All of one kind that is kept of a guest, the newest first; by names that begin so."""
    here: list[ColumnElement[bool]] = [kept.c.guest == guest, kept.c.kind == kind]
    if beginning:
        here.append(kept.c.name.between(beginning, f"{beginning}~"))
    return _found(connection, here, most)


def kept_by_all(
    connection: Connection, kind: str, name: str, most: int | None = None
) -> list[Kept]:
    """What is kept of all guests under one name, the newest first."""
    return _found(connection, [kept.c.kind == kind, kept.c.name == name], most)


def forget_kept(connection: Connection, guest: str) -> None:
    """Delete all that is kept of a guest."""
    connection.execute(delete(kept).where(kept.c.guest == guest))


def keep_review(connection: Connection, key: str, body: Any) -> None:
    """Keep a review, or what there is of it."""
    row = {"key": key, "body": body, "at": now()}
    connection.execute(putting(reviews, connection.dialect.name, True), row)


def kept_review(connection: Connection, key: str) -> Any:
    """The review under a key; None where there is none."""
    return _get(connection, reviews, {"key": key})


def forget_reviews(connection: Connection, before: float) -> None:
    """Delete the reviews that were kept before a time."""
    connection.execute(delete(reviews).where(reviews.c.at < before))


def _found(
    connection: Connection, conditions: Iterable[ColumnElement[bool]], most: int | None
) -> list[Kept]:
    query = select(kept).where(*conditions).order_by(desc(kept.c.at), kept.c.name).limit(most)
    return [Kept(**row) for row in connection.execute(query).mappings()]


def _get(connection: Connection, table: Table, key: Mapping[str, str]) -> Any:
    return connection.execute(select(table.c.body).where(_is(table, key))).scalar()


def _is(table: Table, key: Mapping[str, str]) -> ColumnElement[bool]:
    return and_(*(table.c[name] == value for name, value in key.items()))
