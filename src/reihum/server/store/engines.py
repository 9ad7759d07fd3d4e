"""How a database is reached: what SQLite and PostgreSQL are told, and how one knows it is away."""

from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, OperationalError

# What is deleted can be given back to the disk bit by bit; that is decided when a file is made.
ROOMY = "auto_vacuum=INCREMENTAL"
# Many rows of one statement are all written or none: SQLite would make a file for that each time.
IN_MEMORY = "temp_store=MEMORY"
REMEMBERED = 16 * 1024  # KiB of the file, at most, by each connection
PRAGMAS = (
    *(ROOMY, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"),
    *(IN_MEMORY, f"cache_size={-REMEMBERED}"),
)
POSTGRES = "postgresql"
# A server that does not answer any more must be noticed in seconds, and not in hours.
PATIENCE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
ONE_AT_A_TIME = 0x7265_6968_756D  # an advisory lock: "reihum"


def engine_of(url: str) -> Engine:
    """The engine of a database."""
    # A failure is logged without its parameters: among them are the secrets of deals.
    if url.startswith(POSTGRES):
        return create_engine(url, hide_parameters=True, connect_args=PATIENCE)
    engine = create_engine(url, hide_parameters=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
    return engine


def is_postgres(connection: Connection | Engine) -> bool:
    """Whether others may use this database at the same time."""
    return connection.dialect.name == POSTGRES


def one_at_a_time(connection: Connection) -> None:
    """Wait until nobody else does what only one may do, up to the end of the transaction."""
    if is_postgres(connection):
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})


def is_away(error: Exception) -> bool:
    """Whether a database could not be reached, or was lost on the way.

    PostgreSQL gives its own errors a code: without one, nobody has answered.
    """
    if not isinstance(error, DBAPIError):
        return False
    silent = isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", "") is None
    return error.connection_invalidated or silent


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
