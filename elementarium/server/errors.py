"""What the house refuses, by cause: a code that the page puts into words, and a detail."""

from __future__ import annotations

from elementarium.core.errors import (
    BadOption,
    BadSeat,
    ElementariumError,
    GameOver,
    IllegalAction,
    NotationError,
    NotYourTurn,
    UnknownAgent,
    UnknownGame,
)

STATUS = {
    "bad_message": 422,
    "too_large": 413,
    "too_fast": 429,
    "bad_origin": 403,
    "not_found": 404,
    "not_seated": 403,
    "not_your_turn": 409,
    "stale": 409,
    "illegal": 409,
    "over": 409,
    "not_started": 409,
    "nothing_to_undo": 409,
    "not_allowed": 403,
    "seat_taken": 409,
    "bad_option": 422,
    "bad_file": 422,
    "busy": 503,
}
"""Every code there is, and its HTTP status."""

CODES: dict[type[ElementariumError], str] = {
    BadOption: "bad_option",
    BadSeat: "bad_option",
    UnknownAgent: "bad_option",
    UnknownGame: "bad_option",
    NotationError: "bad_file",
    GameOver: "over",
    NotYourTurn: "not_your_turn",
    IllegalAction: "illegal",
}
"""The code of an error of the rules; the first that fits."""


class Refusal(Exception):
    """Something a guest asked for that the house does not do."""

    def __init__(self, code: str, detail: str) -> None:
        assert code in STATUS, code
        self.code = code
        self.detail = detail
        super().__init__(f"{code}: {detail}")

    @property
    def status(self) -> int:
        """The HTTP status that says it."""
        return STATUS[self.code]


def refusal_of(error: ElementariumError) -> Refusal:
    """An error of the rules, as the house puts it."""
    code = next((code for kind, code in CODES.items() if isinstance(error, kind)), "bad_message")
    return Refusal(code, str(error))
