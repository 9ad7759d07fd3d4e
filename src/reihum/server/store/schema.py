"""The tables of the database, and how it is brought up to date."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext, MigrationStep
from alembic.script import ScriptDirectory
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Connection,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

from .engines import one_at_a_time, take_time
from .files import NotUsable, check_whole
from .troubles import database_trouble

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = "head"  # the migration up to which a database is brought
EMPTY = "database-empty"
metadata = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(10), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("creator", String(40), nullable=False),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(40), nullable=False, index=True),
    Column("hidden", Boolean, nullable=False, server_default=false()),  # from the guest's own list
)
events = Table(
    "events",
    metadata,
    Column("table_id", String(10), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("payload", JSON, nullable=False),
    Column("sender", String(60)),  # of the request: a seat, or a guest without one
    Column("message_id", String(40)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "sender", "message_id", name="one_event_for_each_message"),
)
kept = Table(  # what a guest has beside tables: ratings, days that were played
    "kept",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("name", String(80), primary_key=True),
    Column("body", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_kept_kind_name", "kind", "name"),
)
reviews = Table(  # of finished games, by record and version
    "reviews",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("body", JSON, nullable=False),
    Column("at", Float, nullable=False),
)


def look_into(file: Path) -> str | None:
    """The version of the tables in a file, if there are any; NotUsable says what else is there.

    Nothing is written, as the file may be anybody's.
    """
    if file.is_dir():
        raise NotUsable("database-folder")
    check_whole(file)
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            names = {name for (name,) in opened.execute("SELECT name FROM sqlite_master")}
            if names and "alembic_version" not in names:
                raise NotUsable("database-anothers")
            query = "SELECT version_num FROM alembic_version"
            row = opened.execute(query).fetchone() if names else None
    except sqlite3.Error as error:
        raise NotUsable("database-trouble", reason=database_trouble(error)) from None
    return _known(row and row[0])


def check_filled(file: Path) -> None:
    """Refuse a file in which there are no tables of ours."""
    if look_into(file) is None:
        raise NotUsable(EMPTY)


def check_up_to_date(connection: Connection) -> None:
    """Refuse a database of another version: a server brings it up to date, nobody else."""
    found = _version(connection)
    if found is None:
        raise NotUsable(EMPTY)
    if found != _scripts()[1].get_current_head():
        raise NotUsable("database-older")


def _version(connection: Connection) -> str | None:
    return _known(MigrationContext.configure(connection).get_current_revision())


def _known(found: str | None) -> str | None:
    """A version that this program can bring up to date, or none."""
    known = {script.revision for script in _scripts()[1].walk_revisions()}
    if found is not None and found not in known:
        raise NotUsable("database-newer")
    return found


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not seen; of several at once one does it."""
    one_at_a_time(connection)
    config, scripts = _scripts()
    if _version(connection) != scripts.get_current_head():
        take_time(connection)

    def steps(revision: str, context: MigrationContext) -> list[MigrationStep]:
        return list(scripts._upgrade_revs(NEWEST, revision))

    with EnvironmentContext(config, scripts, fn=steps) as environment:
        environment.configure(connection=connection, target_metadata=metadata)
        with environment.begin_transaction():
            environment.run_migrations()


def _scripts() -> tuple[Config, ScriptDirectory]:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config, ScriptDirectory.from_config(config)
