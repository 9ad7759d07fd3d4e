"""What Nix für ungut! called a pass is a lap: in the boards that were cleared, and in results."""

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

events = sa.table(
    "events",
    sa.column("table_id", sa.String),
    sa.column("seq", sa.Integer),
    sa.column("kind", sa.String),
    sa.column("payload", sa.JSON),
)


def upgrade() -> None:
    """Write the payloads anew."""
    connection = op.get_bind()
    query = sa.select(events).where(events.c.kind.in_(MENDED))
    for row in connection.execute(query).mappings().all():
        mended = MENDED[row["kind"]](row["payload"])
        if mended != row["payload"]:
            here = (events.c.table_id == row["table_id"]) & (events.c.seq == row["seq"])
            connection.execute(sa.update(events).where(here).values(payload=mended))


def _mended_played(payload: Mapping[str, Any]) -> dict[str, Any]:
    return {**payload, "asides": [_mended_aside(aside) for aside in payload["asides"]]}


def _mended_aside(aside: Mapping[str, Any]) -> dict[str, Any]:
    if aside["kind"] != "closing":
        return dict(aside)
    return {"lap" if name == "pass" else name: value for name, value in aside.items()}


def _mended_over(payload: Mapping[str, Any]) -> dict[str, Any]:
    outcome = payload["outcome"]
    if outcome["reason"] != "four-passes":
        return dict(payload)
    return {**payload, "outcome": {**outcome, "reason": "four-laps"}}


MENDED = {"played": _mended_played, "over": _mended_over}
