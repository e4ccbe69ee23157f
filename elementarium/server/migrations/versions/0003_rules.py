"""Which version of the rules a table is played by."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

SO_FAR = "1"
"""The first version, by which every table was played before this was written down."""


def upgrade() -> None:
    """Write it down."""
    rules = sa.Column("rules", sa.Integer, nullable=False, server_default=SO_FAR)
    op.add_column("tables", rules)


def downgrade() -> None:
    """Forget it."""
    op.drop_column("tables", "rules")
