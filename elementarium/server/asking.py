"""What a client may ask for over the socket, to the letter."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter, ValidationError

from elementarium.server.errors import Refusal
from elementarium.server.messages import VERSION
from elementarium.server.terms import MOST_SEATS, Strict

LONGEST_TEXT = 300
MOST_ACTIONS = 4

Id = Annotated[str, Field(pattern=r"^[^\x00-\x1f]{1,40}$")]
TableId = Annotated[str, Field(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Field(ge=0, lt=2**31)]
ActionId = Annotated[int, Field(ge=0, lt=2**15)]


class Message(Strict):
    """Anything a client says."""

    v: Annotated[int, Field(ge=VERSION, le=VERSION)]
    id: Id


class Ping(Message):
    """Is anybody there?"""

    type: Literal["ping"]


class AtTable(Message):
    """Something about a table."""

    table: TableId


class Join(AtTable):
    """I want to follow this table."""

    type: Literal["join"]
    seen: Number = 0


class Leave(AtTable):
    """I have seen enough of it."""

    type: Literal["leave"]


class Act(AtTable):
    """My choices."""

    type: Literal["act"]
    seat: SeatNumber
    at: Number
    actions: Annotated[list[ActionId], Field(min_length=1, max_length=MOST_ACTIONS)]


class Undo(AtTable):
    """I take back my last choice."""

    type: Literal["undo"]
    seat: SeatNumber
    at: Number


class Resign(AtTable):
    """I give up."""

    type: Literal["resign"]
    seat: SeatNumber


class Hint(AtTable):
    """What would you do?"""

    type: Literal["hint"]
    seat: SeatNumber


class Chat(AtTable):
    """Something to say to all at the table."""

    type: Literal["chat"]
    phrase: Annotated[str, Field(pattern=r"^[a-z0-9-]{1,40}$")] | None = None
    text: Annotated[str, Field(max_length=LONGEST_TEXT)] | None = None


Asked = Ping | Join | Leave | Act | Undo | Resign | Hint | Chat
READER: TypeAdapter[Asked] = TypeAdapter(Annotated[Asked, Field(discriminator="type")])


def read_message(text: str) -> Asked:
    """A message, if it is one to the letter."""
    try:
        return READER.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        where = ".".join(str(step) for step in first["loc"])
        raise Refusal("bad_message", f"{where}: {first['msg']}".lstrip(": ")) from None
