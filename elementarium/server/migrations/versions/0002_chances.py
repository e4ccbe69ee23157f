"""Who was winning, at each turn of a match that was studied."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for studies."""
    op.create_table(
        "chances",
        sa.Column("replay_id", sa.String(12), primary_key=True),
        sa.Column("move", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("chance", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget them: they can be made again."""
    op.drop_table("chances")
