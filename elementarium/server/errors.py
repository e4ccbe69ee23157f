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
    "other_rules": 409,
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


LONGEST_DETAIL = 500
"""Characters: what somebody sent is quoted to them, but not all of it."""


class Refusal(Exception):
    """Something a guest asked for that the house does not do."""

    def __init__(self, code: str, detail: str) -> None:
        assert code in STATUS, code
        self.code = code
        self.detail = readable(detail)
        super().__init__(f"{code}: {self.detail}")

    @property
    def status(self) -> int:
        """The HTTP status that says it."""
        return STATUS[self.code]


def readable(detail: str) -> str:
    """What can be sent and read, whatever it quotes."""
    short = detail if len(detail) <= LONGEST_DETAIL else f"{detail[:LONGEST_DETAIL]}…"
    return short.encode("utf-8", "backslashreplace").decode()


class HangUp(Refusal):
    """The book cannot be reached, so nobody knows what it says: come again and ask again."""

    def __init__(self) -> None:
        super().__init__("busy", "the database cannot be reached; try again soon")


class OtherRules(Refusal):
    """A table whose match was played by rules that are no longer ours: it is not told wrongly."""

    def __init__(self, detail: str) -> None:
        super().__init__("other_rules", detail)


def refusal_of(error: ElementariumError) -> Refusal:
    """An error of the rules, as the house puts it."""
    code = next((code for kind, code in CODES.items() if isinstance(error, kind)), "bad_message")
    return Refusal(code, str(error))
