"""Deduction at a table, and the ids of the requests that set up tables and took seats."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """New columns; at the tables of before deduction is allowed."""
    op.add_column("tables", sa.Column("deduction", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("message", sa.Text))
    op.create_index("ix_tables_message", "tables", ["message"], unique=True)
    op.add_column("seats", sa.Column("message", sa.Text))
