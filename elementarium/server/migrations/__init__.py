"""How the tables of the database came to be, step by step."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config


def upgrade(connection: Connection) -> None:
    """Bring a database up to date; mostly it is, and Alembic, slow to load, is not needed."""
    if step_of(connection) != last_step():
        from alembic import command

        command.upgrade(config(connection), "head")


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
