"""The steps by which the database became what it is (Alembic); `schema.upgrade` runs them."""
