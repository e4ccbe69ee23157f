"""Guests: browsers, each known by a secret that it keeps in a cookie."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from unicodedata import category, normalize

from sqlalchemy import insert, select, update

from elementarium.server.errors import Refusal
from elementarium.server.models import GuestRow
from elementarium.server.settings import Settings
from elementarium.server.storage import Storage

COOKIE = "elementarium"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie at most."""
TOKEN_BYTES = 32
LONGEST_NAME = 24
INVISIBLE = ("C", "Zl", "Zp")
"""Classes of characters that write nothing, or something else than they seem to."""
MOST_REMEMBERED = 50_000
"""Guests in memory; the book remembers all."""


@dataclass(eq=False)
class Guest:
    """Somebody at the door."""

    id: str
    name: str = ""
    known: bool = True
    """Whether they have a cookie; a passer-by has none, and can only watch."""


class Guests:
    """Everybody who is here, and many of those who were lately."""

    def __init__(
        self, storage: Storage, settings: Settings, here: Callable[[], set[str]] = set
    ) -> None:
        self._storage = storage
        self._settings = settings
        self._here = here
        """Who must not be forgotten."""
        self._by_id: dict[str, Guest] = {}
        """Whoever was looked for last is last."""
        self._by_token: dict[bytes, Guest] = {}

    async def find(self, token: str | None) -> Guest | None:
        """The guest with this cookie."""
        if not token or len(token) > 2 * TOKEN_BYTES:
            return None
        fingerprint = fingerprint_of(token)
        if fingerprint not in self._by_token:
            query = select(GuestRow.id, GuestRow.name).where(GuestRow.token == fingerprint)
            for id, name in await self._storage.rows(query):
                self._by_token[fingerprint] = self._known(id, name)
        guest = self._by_token.get(fingerprint)
        if guest:
            self._by_id.pop(guest.id, None)
            self._by_id[guest.id] = guest
        return guest

    async def welcome(self) -> tuple[Guest, str]:
        """A new guest, and the secret for their cookie."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        id, fingerprint = secrets.token_hex(8), fingerprint_of(token)
        await self._storage.commit(
            insert(GuestRow).values(
                id=id, token=fingerprint, name="", created=self._settings.clock()
            )
        )
        self._by_token[fingerprint] = guest = self._known(id, "")
        return guest, token

    async def rename(self, guest: Guest, name: str) -> None:
        """Call a guest by another name from now on."""
        name = clean(name)
        if len(name) > LONGEST_NAME:
            raise Refusal("bad_message", f"a name has at most {LONGEST_NAME} characters")
        await self._storage.commit(
            update(GuestRow).where(GuestRow.id == guest.id).values(name=name)
        )
        guest.name = name

    async def hear_name(self, id: str) -> None:
        """Another worker wrote down a name."""
        if id in self._by_id:
            query = select(GuestRow.name).where(GuestRow.id == id)
            for (name,) in await self._storage.rows(query):
                self._by_id[id].name = name

    async def meet(self, ids: Iterable[str]) -> None:
        """Learn the names of guests who sat down before the house was opened."""
        unknown = [id for id in ids if id not in self._by_id]
        if unknown:
            query = select(GuestRow.id, GuestRow.name).where(GuestRow.id.in_(unknown))
            for id, name in await self._storage.rows(query):
                self._known(id, name)

    def name(self, id: str) -> str:
        """What a guest is called; nothing for those who did not say."""
        return self._by_id[id].name if id in self._by_id else ""

    def _known(self, id: str, name: str) -> Guest:
        guest = self._by_id.setdefault(id, Guest(id, name))
        if len(self._by_id) > MOST_REMEMBERED:
            self._forget_half()
        return guest

    def _forget_half(self) -> None:
        """Those who were seen long ago and are not here; their cookies are still good."""
        kept = {*list(self._by_id)[len(self._by_id) // 2 :], *self._here()}
        self._by_id = {id: guest for id, guest in self._by_id.items() if id in kept}
        self._by_token = {
            token: guest for token, guest in self._by_token.items() if guest.id in kept
        }


def passer_by() -> Guest:
    """Somebody without a cookie."""
    return Guest(secrets.token_hex(8), known=False)


def fingerprint_of(token: str) -> bytes:
    """What the house keeps of a token."""
    return hashlib.sha256(token.encode("utf-8", "replace")).digest()


def clean(text: str) -> str:
    """A text of one line, without characters that one cannot see."""
    shown = (" " if sign.isspace() else sign for sign in text)
    visible = "".join(sign for sign in shown if not category(sign).startswith(INVISIBLE))
    return " ".join(normalize("NFC", visible).split())
