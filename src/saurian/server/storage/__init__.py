"""Where tables are kept: one append-only list of entries each, in SQLite or PostgreSQL."""
