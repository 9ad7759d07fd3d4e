"""The seats only say who sits where, and whether that guest still wants to see the table listed.

What opens a seat is told by the events of its table; and a seat that nobody holds has no row.
"""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Forget the tokens, and the seats without a guest."""
    op.execute("DELETE FROM seats WHERE guest IS NULL")
    hidden = sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false())
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("token_hash")
        seats.alter_column("guest", existing_type=sa.String(40), nullable=False)
        seats.add_column(hidden)
