"""What is stored. Migrations create it; a test compares the two."""

import sqlalchemy as sa

METADATA = sa.MetaData()

SERVER = sa.Table(
    "server",
    METADATA,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""What the server keeps about itself: the key that signs tokens."""

TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, nullable=False, unique=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("edition", sa.Integer, nullable=False),
    sa.Column("content", sa.Text, nullable=False),
    sa.Column("content_digest", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("hints", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("turn_seconds", sa.Integer),
    sa.Column("warning_seconds", sa.Integer, nullable=False),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False, index=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("date", sa.Text, nullable=False),
    sa.Column("names", sa.Text, nullable=False),
    sa.Column("confirmed", sa.Integer, nullable=False),
    sa.Column("deadline", sa.Float),
    sa.Column("follows", sa.Text, unique=True),
    sa.Column("deduction", sa.Boolean, nullable=False),
    sa.Column("message", sa.Text, unique=True, index=True),
    sa.Column("start", sa.Text),
    sa.Column("position", sa.Text),
)
"""Tables; `names` are those of the record, from the deal on. A table is followed by one rematch at most."""

SEATS = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("bot", sa.Text),
    sa.Column("generation", sa.Integer, nullable=False),
    sa.Column("confirms", sa.Boolean, nullable=False),
    sa.Column("muted", sa.Boolean, nullable=False),
    sa.Column("message", sa.Text),
)
"""Seats; `generation` goes up when a seat changes hands, and makes old tokens void.

`message`, here and above, is the id of the request that took the seat or set up the table: asked again, it gets the
same answer.
"""

ROWS = sa.Table(
    "rows",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ply", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("draws", sa.Text, nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("message", sa.Text),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "message"),
)
"""One row a choice. The key (table, ply) is also the lock between processes."""

CHAT = sa.Table(
    "chat",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("message", sa.Text),
    sa.Column("at", sa.Float, nullable=False),
    sa.UniqueConstraint("table_id", "seat", "message"),
)

FINISHED = sa.Table(
    "finished",
    METADATA,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("text", sa.Text, nullable=False),
)
"""Records of games that are over. The view `records(name, text)` shows them to `omerta export`."""
