"""The database: an append-only log of events for each table."""
