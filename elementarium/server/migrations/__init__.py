"""How the tables of the database came to be, step by step."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from elementarium.core.errors import ElementariumError
from elementarium.server.database import OLDEST

if TYPE_CHECKING:
    from alembic.config import Config

BUILDING = 0x656C656D
"""A lock in PostgreSQL: of workers that open together, one takes the steps."""


def upgrade(connection: Connection) -> None:
    """Bring a database up to date; mostly it is, and Alembic, slow to load, is not needed."""
    if connection.dialect.name == "postgresql":
        check_version(connection)
        connection.execute(text(f"SELECT pg_advisory_xact_lock({BUILDING})"))
    step = step_of(connection)
    if step is not None and step > last_step():
        raise ElementariumError(
            f"the database was written by a newer Elementarium (step {step}, "
            f"and this one knows {last_step()}): install that one"
        )
    if step != last_step():
        from alembic import command

        command.upgrade(config(connection), "head")


def check_version(connection: Connection) -> None:
    """Refuse a PostgreSQL that is too old."""
    version = str(connection.scalar(text("SHOW server_version")))
    if int(version.partition(".")[0]) < OLDEST:
        raise ElementariumError(f"PostgreSQL {OLDEST} or newer is needed; this one is {version}")


def step_of(connection: Connection) -> str | None:
    """The last step that a database has taken."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    step: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return step


def last_step() -> str:
    """The last step there is: the names of their files begin with their numbers."""
    steps = (step.name for step in (files(__name__) / "versions").iterdir())
    return max(name.partition("_")[0] for name in steps if name[0].isdigit())


def downgrade(connection: Connection) -> None:
    """Take back every step, and all that is kept with it."""
    from alembic import command

    command.downgrade(config(connection), "base")


def config(connection: Connection) -> Config:
    """What Alembic needs to know."""
    from alembic.config import Config

    settings = Config()
    settings.set_main_option("script_location", str(files(__name__)))
    settings.set_main_option("path_separator", "os")
    settings.attributes["connection"] = connection
    return settings
