"""Tables that begin from a position: that of an example, or of a record that is played on."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A new column; the tables of before were dealt."""
    op.add_column("tables", sa.Column("position", sa.Text))
