"""May the page show what can be deduced? At the tables of before it may."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A column more; what is there gets its value, and whoever writes must give one."""
    op.add_column("tables", sa.Column("deduction", sa.Boolean, nullable=False, server_default=sa.true()))
