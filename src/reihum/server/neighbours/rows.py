"""What workers write down of each other: that they live, who is where, and whose bots are whose.

A worker lives as long as it says so from time to time. With it live its people and its leases:
nothing but its own row has to be renewed. Time is that of the database, the same for all.

Several may write about the same worker at once. Each takes the worker first, then its people by
table and guest: always in one order, so that no two wait for each other.
"""

import time
from collections.abc import Mapping, Sequence

from sqlalchemy import Connection, text

from ..store.telling import GONE, NOWHERE, PRESENCE, News, tell
from .neighbours import Others

KEPT = 30 * 24 * 3600.0  # seconds, in which it is known since when somebody is away
EPOCH = "extract(epoch FROM {})::double precision"
NOW, SEEN = EPOCH.format("clock_timestamp()"), EPOCH.format("seen")
EXPIRED = "seen < clock_timestamp() - make_interval(secs => :expiry)"

FORGET = text("DELETE FROM workers WHERE id = :worker")
REGISTER = text(
    f"""INSERT INTO workers (id, seen, since) SELECT :worker, clock_timestamp(),
    coalesce((SELECT min(since) FROM workers WHERE NOT ({EXPIRED})), {NOW})"""
)
RENEW = text("UPDATE workers SET seen = clock_timestamp() WHERE id = :worker")
BURY = text(f"DELETE FROM workers WHERE {EXPIRED} RETURNING id, {SEEN} AS seen")
SINCE = text(f"SELECT coalesce(min(since), {NOW}) FROM workers")
LEAVE = text(
    """UPDATE presence SET left_at = :at FROM (
        SELECT table_id, guest FROM presence WHERE worker = :worker AND left_at IS NULL
        ORDER BY table_id COLLATE "C", guest COLLATE "C" FOR UPDATE) AS here
    WHERE (presence.table_id, presence.worker, presence.guest)
        = (here.table_id, :worker, here.guest)
    RETURNING presence.table_id"""
)
LEAVE_TABLE = text(
    """UPDATE presence SET left_at = :at
    WHERE table_id = :table AND worker = :worker AND guest = :guest"""
)
COME = text(
    """INSERT INTO presence (table_id, worker, guest, name) VALUES (:table, :worker, :guest, :name)
    ON CONFLICT (table_id, worker, guest) DO UPDATE SET name = excluded.name, left_at = NULL"""
)
OTHERS = text(
    """SELECT worker, guest, name, left_at FROM presence WHERE table_id = :table
    AND (worker <> :worker OR left_at IS NOT NULL)"""
)
FORGET_OLD = text("DELETE FROM presence WHERE left_at < :before")
LEASE = text(
    f"""INSERT INTO leases (table_id, worker) VALUES (:table, :worker)
    ON CONFLICT (table_id) DO UPDATE SET worker = excluded.worker
    WHERE leases.worker = excluded.worker OR NOT EXISTS (
        SELECT 1 FROM workers WHERE id = leases.worker AND NOT ({EXPIRED}))
    RETURNING worker"""
)
RELEASE = text("DELETE FROM leases WHERE table_id = :table AND worker = :worker")
RELEASE_ALL = text("DELETE FROM leases WHERE worker = :worker RETURNING table_id")


def register(
    connection: Connection, worker: str, expiry: float, here: Mapping[str, Mapping[str, str]]
) -> None:
    """Say that a worker lives, and who is at which table by way of it."""
    dismiss(connection, worker, time.time())
    connection.execute(REGISTER, {"worker": worker, "expiry": expiry})
    for table, guests in sorted(here.items()):
        change(connection, worker, table, {}, guests)


def renew(connection: Connection, worker: str) -> bool:
    """Say that a worker still lives; False where it was taken for dead."""
    return connection.execute(RENEW, {"worker": worker}).rowcount == 1


def dismiss(connection: Connection, worker: str, at: float) -> set[str]:
    """A worker has gone, and with it all who were there by way of it; the tables this is about."""
    connection.execute(FORGET, {"worker": worker})
    left = connection.execute(LEAVE, {"worker": worker, "at": at}).scalars().all()
    leased = connection.execute(RELEASE_ALL, {"worker": worker}).scalars().all()
    away = [News(worker, table, PRESENCE) for table in sorted(set(left))]
    tell(connection, [*away, News(worker, NOWHERE, GONE)])
    return {*left, *leased}


def bury(connection: Connection, expiry: float) -> set[str]:
    """Dismiss the workers of which nothing was heard for too long; their tables."""
    dead = connection.execute(BURY, {"expiry": expiry}).all()
    connection.execute(FORGET_OLD, {"before": time.time() - KEPT})
    return {table for worker, seen in dead for table in dismiss(connection, worker, seen)}


def change(
    connection: Connection,
    worker: str,
    table: str,
    before: Mapping[str, str],
    after: Mapping[str, str],
) -> None:
    """Write down who came to a table, who has another name, and who went."""
    place = {"table": table, "worker": worker}
    for guest in sorted(before.keys() | after.keys()):
        name = after.get(guest)
        if name is None:
            connection.execute(LEAVE_TABLE, {**place, "guest": guest, "at": time.time()})
        elif name != before.get(guest):
            connection.execute(COME, {**place, "guest": guest, "name": name})
    tell(connection, [News(worker, table, PRESENCE)])


def others(connection: Connection, worker: str, table: str) -> Others:
    """Who is at a table by way of other workers, and when others have left it."""
    rows: Sequence[tuple[str, str, str, float | None]] = [
        tuple(row) for row in connection.execute(OTHERS, {"table": table, "worker": worker})
    ]
    here = {guest: name for _, guest, name, left in rows if left is None}
    left: dict[str, float] = {}
    for _, guest, _, at in rows:
        if at is not None:
            left[guest] = max(at, left.get(guest, 0.0))
    return Others(here, left, connection.execute(SINCE).scalar_one())


def lease(connection: Connection, worker: str, table: str, expiry: float) -> bool:
    """Take the bots of a table, unless they are those of a worker that lives."""
    wanted = {"table": table, "worker": worker, "expiry": expiry}
    return connection.execute(LEASE, wanted).scalar() is not None


def release(connection: Connection, worker: str, table: str) -> None:
    """Let another worker have the bots of a table."""
    connection.execute(RELEASE, {"table": table, "worker": worker})
