"""What several workers know of each other; only where they can share a database.

It is about the moment and nothing is lost with it: so it is not written to the log of PostgreSQL.
"""

from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    if op.get_bind().dialect.name != "postgresql":
        return
    op.execute(
        """CREATE UNLOGGED TABLE workers (
            id varchar(40) PRIMARY KEY,
            seen timestamptz NOT NULL,
            since double precision NOT NULL)"""
    )
    op.execute(
        """CREATE UNLOGGED TABLE presence (
            table_id varchar(10),
            worker varchar(40),
            guest varchar(40),
            name varchar(100) NOT NULL,
            left_at double precision,
            PRIMARY KEY (table_id, worker, guest))"""
    )
    op.execute("CREATE INDEX ix_presence_worker ON presence (worker)")
    op.execute(
        """CREATE UNLOGGED TABLE leases (
            table_id varchar(10) PRIMARY KEY,
            worker varchar(40) NOT NULL)"""
    )
    op.execute("CREATE INDEX ix_leases_worker ON leases (worker)")
