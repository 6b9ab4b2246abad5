"""Tables that begin from an example of the rulebook."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """A new column; the tables of before were dealt."""
    op.add_column("tables", sa.Column("start", sa.Text))
