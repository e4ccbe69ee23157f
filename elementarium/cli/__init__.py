"""The command `elementarium`."""

from __future__ import annotations

import os
import sys
from typing import Any

import typer

# We divide work among threads ourselves: those of NumPy wait in loops and take the cores away from
# ours. It reads this when it is first imported.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Each of these modules adds its commands to the app.
from elementarium.cli import arena as arena
from elementarium.cli import deck as deck
from elementarium.cli import deck_study as deck_study
from elementarium.cli import hint as hint
from elementarium.cli import measure as measure
from elementarium.cli import play as play
from elementarium.cli import serve as serve
from elementarium.cli import solve as solve
from elementarium.cli import study as study
from elementarium.cli import train as train
from elementarium.cli import trainer as trainer
from elementarium.cli.common import app, complain, err
from elementarium.core.errors import ElementariumError

INTERRUPTED = 130

UsageError: Any = typer.BadParameter.__base__
"""What Typer raises for a wrong flag, a missing argument, an unknown command."""


def main() -> None:
    """Run a command; what a person did wrong is told in one line."""
    try:
        code = app(standalone_mode=False)
    except ElementariumError as error:
        code = complain(str(error))
    except UsageError as error:
        code = complain(error.format_message())
    except OSError as error:
        code = complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    if code == INTERRUPTED:
        err.print("Stopped.")
    sys.exit(code)
