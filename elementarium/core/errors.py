"""Errors by cause. Each says what was expected and what came, in a player's words."""

from __future__ import annotations


class ElementariumError(Exception):
    """Something a person asked for that cannot be done; the message is for them."""


class MissingExtra(ElementariumError, ImportError):
    """Something that needs packages which are not installed for everybody."""

    def __init__(self, error: ImportError, extra: str) -> None:
        super().__init__(
            f"this needs the package {error.name}: pip install 'elementarium[{extra}]'"
        )


class UnknownGame(ElementariumError):
    """No game of that name."""


class UnknownAgent(ElementariumError):
    """No agent of that name."""


class BadOption(ElementariumError):
    """An option that does not exist, or a value it does not take."""


class BadSeed(ElementariumError):
    """A seed that is not a whole number from 0 to 2**63 - 1."""


class BadKey(ElementariumError):
    """A key of chance that is not one."""


class BadSeat(ElementariumError):
    """A seat that is not at this table."""


class IllegalAction(ElementariumError):
    """A choice that the rules do not allow now."""


class NotYourTurn(IllegalAction):
    """A choice made for a seat that is not asked."""


class GameOver(IllegalAction):
    """A choice made after the end."""


class NotationError(ElementariumError):
    """Text that is not a match, a position or an action."""

    def __init__(self, message: str, line: int | None = None, column: int | None = None) -> None:
        self.reason = message
        self.line = line
        self.column = column
        super().__init__(message if line is None else f"line {line}, column {column}: {message}")


class PositionError(NotationError):
    """A position that cannot be: ill written, or it breaks the count of cards."""

    def __init__(
        self,
        message: str,
        line: int | None = None,
        column: int | None = None,
        path: tuple[str | int, ...] = (),
    ) -> None:
        self.path = path
        where = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
        self.bare = message
        super().__init__(f"{where.lstrip('.')}: {message}" if where else message, line, column)

    def at(self, line: int, column: int) -> PositionError:
        """The same complaint, with the place in the text it came from."""
        return PositionError(self.bare, line, column, self.path)


class VerificationError(ElementariumError):
    """A match file whose end is not what its actions lead to."""
