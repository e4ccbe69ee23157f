"""How the tables of the database came to be, step by step."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alembic.config import Config
    from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    """Bring a database up to date."""
    from alembic import command

    command.upgrade(config(connection), "head")


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
