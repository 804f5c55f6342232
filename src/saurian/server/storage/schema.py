"""The tables of the database. A change here needs a migration."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("stage", String(16), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("wake_at", Double),
    Index("ix_tables_wake_at", "wake_at"),
    Index("ix_tables_stage_touched_at", "stage", "touched_at"),
)
"""What must be found without reading a table's entries. `seed` is secret until the game is over; `wake_at` is
when a server must look at it by itself, in seconds since 1970, as all times are."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("command", String(80), nullable=False),
    Column("at", Double, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("data", JSON, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "command"),
)
"""The truth: what happened at each table, one command after the other."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("seen_at", Double),
    PrimaryKeyConstraint("table_id", "seat"),
)
"""The seats of people: whose link opens them, and when somebody was last there. `seat` is the chair: see
`Sitter.chair`."""

holders = Table(
    "holders",
    metadata,
    Column("device_hash", String(64), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("device_hash", "table_id", "seat"),
    Index("ix_holders_table_id", "table_id"),
)
"""Which devices sit where. `seat` is the chair."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(128), nullable=False),
)
"""What all servers of this database share, such as the key that signs cookies."""
