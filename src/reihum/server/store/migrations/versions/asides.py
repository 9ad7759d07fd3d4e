"""Events of kind `played` tell what happened beside the action in one list, and what ended a turn.

Before, `egon` and `closing` were fields of their own, and nothing said whether a turn had ended.
"""

from collections.abc import Iterator, Mapping
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

OLD_FIELDS = ("egon", "closing")  # in the order in which they happened
events = sa.table(
    "events",
    sa.column("table_id", sa.String),
    sa.column("seq", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("seat", sa.Integer),
    sa.column("payload", sa.JSON),
)


def upgrade() -> None:
    """Write the payloads anew."""
    connection = op.get_bind()
    query = sa.select(events).where(events.c.kind.in_(("played", "over")))
    rows = connection.execute(query.order_by(events.c.table_id, events.c.seq)).mappings().all()
    for row, following in _with_following(rows):
        if row["kind"] == "played" and "asides" not in row["payload"]:
            here = (events.c.table_id == row["table_id"]) & (events.c.seq == row["seq"])
            connection.execute(
                sa.update(events).where(here).values(payload=_mended(row, following))
            )


def _with_following(rows: Any) -> Iterator[tuple[Mapping[str, Any], Mapping[str, Any] | None]]:
    """Each row, and the next one of its table."""
    for _, log in groupby(rows, key=itemgetter("table_id")):
        yield from pairwise([*log, None])


def _mended(row: Mapping[str, Any], following: Mapping[str, Any] | None) -> dict[str, Any]:
    old = row["payload"]
    asides = [{"kind": name, **old[name]} for name in OLD_FIELDS if old.get(name) is not None]
    kept = {name: value for name, value in old.items() if name not in OLD_FIELDS}
    ends = bool(asides) or _ends_turn(row, following)
    return {**kept, "ends_turn": ends, "asides": asides}


def _ends_turn(row: Mapping[str, Any], following: Mapping[str, Any] | None) -> bool:
    """Whether a turn ended with an action: by its text, or by what came of it.

    A claim to begin never ends a turn; a card on a pile (`37>up1`) only where a command stops the
    turn, the game ends, or another seat goes on; everything else is the end of a turn.
    """
    action = row["payload"]["action"]
    if action.startswith("begin:"):
        return False
    if ">" not in action or row["payload"]["drew"]:
        return True
    return following is not None and following["seat"] != row["seat"]
