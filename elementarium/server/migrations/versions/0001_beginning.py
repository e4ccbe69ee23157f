"""Guests, tables, their logs, what was said, match files, and when the house was up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Build the house."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("token", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("terms", sa.JSON, nullable=False),
        sa.Column("key", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.String(8), nullable=False, index=True),
        sa.Column("rematch_of", sa.String(12), sa.ForeignKey("tables.id"), unique=True),
    )
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("guest", sa.String(16), index=True),
        sa.Column("request", sa.String(40)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("action", sa.Integer),
        sa.Column("length", sa.Integer),
        sa.UniqueConstraint("table_id", "guest", "request"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(12), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("k", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(16), nullable=False),
        sa.Column("request", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("phrase", sa.String(40)),
        sa.Column("text", sa.String(300)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.UniqueConstraint("table_id", "guest", "request"),
    )
    op.create_table(
        "replays",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "uptime",
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Pull it down."""
    for name in ("uptime", "replays", "chat", "log", "tables", "guests"):
        op.drop_table(name)
