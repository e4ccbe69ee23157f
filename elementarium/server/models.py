"""What the house writes down. The log is the truth; the rest helps to find it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, LargeBinary, String, UniqueConstraint
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    """All that is stored."""


class GuestRow(Base):
    """A browser that was here; of its token only a fingerprint is kept."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    token: Mapped[bytes] = mapped_column(LargeBinary(32), unique=True)
    name: Mapped[str] = mapped_column(String(24))
    created: Mapped[int] = mapped_column(BigInteger)


class TableRow(Base):
    """A table as it was set up."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(12), primary_key=True)
    terms: Mapped[dict[str, Any]] = mapped_column(JSON)
    key: Mapped[bytes] = mapped_column(LargeBinary(32))
    """Where all its chance comes from: a secret until the match is over."""
    rules: Mapped[int]
    """The version of the rules it is played by: by others its log means something else."""
    created: Mapped[int] = mapped_column(BigInteger)
    stage: Mapped[str] = mapped_column(String(8), index=True)
    """Follows from the log; here so that lists need not replay it."""
    rematch_of: Mapped[str | None] = mapped_column(ForeignKey("tables.id"), unique=True)


class LogRow(Base):
    """One line of a table's log; never changed, never deleted."""

    __tablename__ = "log"
    __table_args__ = (UniqueConstraint("table_id", "guest", "request"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    n: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(8))
    seat: Mapped[int | None]
    guest: Mapped[str | None] = mapped_column(String(16), index=True)
    request: Mapped[str | None] = mapped_column(String(40))
    """The id the client gave; of choices made together the last one bears it."""
    at: Mapped[int] = mapped_column(BigInteger)
    action: Mapped[int | None]
    length: Mapped[int | None]


class ChatRow(Base):
    """A line said at a table."""

    __tablename__ = "chat"
    __table_args__ = (UniqueConstraint("table_id", "guest", "request"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    k: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    guest: Mapped[str] = mapped_column(String(16))
    request: Mapped[str] = mapped_column(String(40))
    seat: Mapped[int | None]
    name: Mapped[str] = mapped_column(String(24))
    phrase: Mapped[str | None] = mapped_column(String(40))
    text: Mapped[str | None] = mapped_column(String(300))
    at: Mapped[int] = mapped_column(BigInteger)


class ReplayRow(Base):
    """A match file somebody brought."""

    __tablename__ = "replays"

    id: Mapped[str] = mapped_column(String(12), primary_key=True)
    text: Mapped[str]
    created: Mapped[int] = mapped_column(BigInteger)


class UptimeRow(Base):
    """A time in which the house was up: clocks stand still in between."""

    __tablename__ = "uptime"

    since: Mapped[int] = mapped_column(BigInteger, primary_key=True, autoincrement=False)
    until: Mapped[int] = mapped_column(BigInteger)
