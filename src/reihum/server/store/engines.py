"""How a database is reached: what SQLite and PostgreSQL are told, and how one knows it is away."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, OperationalError

# What is deleted can be given back to the disk bit by bit; that is decided when a file is made.
ROOMY = "auto_vacuum=INCREMENTAL"
# Many rows of one statement are all written or none: SQLite would make a file for that each time.
IN_MEMORY = "temp_store=MEMORY"
# What is deleted is not to be read in the file either.
ERASING = "secure_delete=ON"
REMEMBERED = 16 * 1024  # KiB of the file, at most, by each connection
PRAGMAS = (
    *(ROOMY, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"),
    *(IN_MEMORY, ERASING, f"cache_size={-REMEMBERED}"),
)
POSTGRES = "postgresql"
HELD = "55P03"  # how PostgreSQL says that a lock was waited for too long
# A server that does not answer any more must be noticed in seconds, and not in hours.
PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
# The same from the other end: a session of ours that is frozen, or whose machine is gone, must not
# keep for ever what it has locked, nor may anybody wait for it for long. Seconds.
IDLE_LIMIT = 10.0  # that a transaction may stand still, until PostgreSQL ends its session
LOCK_LIMIT = 5.0  # that a statement waits for what another session holds
HURRIED = 0.1  # likewise, where others are known to wait
THEIR_PATIENCE = {
    "tcp_keepalives_idle": "10s",
    "tcp_keepalives_interval": "5s",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "15s",
}
ONE_AT_A_TIME = 0x7265_6968_756D  # an advisory lock: "reihum"


def engine_of(url: str) -> Engine:
    """The engine of a database."""
    # A failure is logged without its parameters: among them are the secrets of deals.
    if url.startswith(POSTGRES):
        engine = create_engine(url, hide_parameters=True, connect_args=PATIENCE)
        event.listen(engine, "connect", _prepare_postgres)
        return engine
    engine = create_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def is_postgres(connection: Connection | Engine) -> bool:
    """Whether others may use this database at the same time."""
    return connection.dialect.name == POSTGRES


def erase(engine: Engine) -> None:
    """Leave no copy of what was deleted in the log that SQLite keeps beside the file.

    Where somebody reads there for longer, it stays until it is written over: those who play are
    not to wait for that.
    """
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            connection.exec_driver_sql(f"PRAGMA busy_timeout={HURRIED * 1000:.0f}")
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.invalidate()  # the next one is patient again


def one_at_a_time(connection: Connection) -> None:
    """Wait until nobody else does what only one may do, up to the end of the transaction."""
    if is_postgres(connection):
        _set_here(connection, lock_timeout="0")  # that may be minutes, of a large database
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})


def take_time(connection: Connection) -> None:
    """Let a transaction wait, and stand still, for as long as it has to: it goes through all."""
    if is_postgres(connection):
        _set_here(connection, lock_timeout="0", idle_in_transaction_session_timeout="0")


def hurry(connection: Connection) -> None:
    """Let a transaction wait for nobody: what another session holds is refused at once."""
    if is_postgres(connection):
        _set_here(connection, lock_timeout=_milliseconds(HURRIED))


def limits() -> dict[str, str]:
    """What PostgreSQL is told of each session of ours, so that it can end one that is stuck."""
    return {
        "idle_in_transaction_session_timeout": _milliseconds(IDLE_LIMIT),
        "lock_timeout": _milliseconds(LOCK_LIMIT),
        **THEIR_PATIENCE,
    }


def setting(limits: Mapping[str, str]) -> bytes:
    """The statement that sets them for a session; it leaves alone what a URL sets besides."""
    return "; ".join(f"SET {name} = '{value}'" for name, value in limits.items()).encode()


def is_held(error: Exception) -> bool:
    """Whether another session has held for too long what a statement wanted."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", "") == HELD


def is_away(error: Exception) -> bool:
    """Whether a database could not be reached, or was lost on the way.

    PostgreSQL gives its own errors a code: without one, nobody has answered.
    """
    if not isinstance(error, DBAPIError):
        return False
    silent = isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", "") is None
    return error.connection_invalidated or silent


def _prepare_postgres(connection: Any, _: object) -> None:
    """Not by `options` when connecting: a URL may have some of its own, and a pooler takes none."""
    connection.autocommit = True  # else the first transaction that fails would take it back
    connection.execute(setting(limits()))
    connection.autocommit = False


def _set_here(connection: Connection, **values: str) -> None:
    """Set something up to the end of the transaction."""
    for name, value in values.items():
        connection.exec_driver_sql(f"SET LOCAL {name} = '{value}'")


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.0f}ms"


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
