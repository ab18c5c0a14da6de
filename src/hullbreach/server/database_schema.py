"""What is kept of a table: itself, its seats, and an append-only list of entries."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("code", String(16), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("terms", JSON, nullable=False),
    Column("packs", JSON, nullable=False),
    Column("players", Integer, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("position", LargeBinary),
    Column("host", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)
"""`terms` are what was agreed besides the rules; `position` is the newest, so that an upgrade needs no replay;
`seed` and `host` are secret, the latter a hash."""

seats = Table(
    "seats",
    metadata,
    Column("code", ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(20), nullable=False),
    Column("token", String(64), nullable=False),
)
"""`token` is the hash of the secret link; empty for a seat nobody has taken. `bot` plays the seat while it is set."""

entries = Table(
    "entries",
    metadata,
    Column("code", ForeignKey("tables.code", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("what", JSON, nullable=False),
    Column("events", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("at", Float, nullable=False),
)
"""An answer, an undo, or something said. The primary key is all the locking there is."""

carries = Table(
    "carries",
    metadata,
    Column("word", String(16), primary_key=True),
    Column("code", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Short words that carry a seat to another device, for a few minutes."""
