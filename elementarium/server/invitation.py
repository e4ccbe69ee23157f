"""An invitation: the address of a table, and its QR code for a phone's camera."""

from __future__ import annotations

import io
import socket
from typing import Any
from urllib.parse import urlsplit

from elementarium.server.settings import Settings, is_address, is_loopback

ANY = ("0.0.0.0", "::", "")
"""Hosts that mean every network this machine is in."""
ELSEWHERE = ("192.0.2.1", 9)
"""An address reserved for documentation: asking the way there sends nothing."""


def invitation(address: str, settings: Settings, table: str) -> dict[str, Any]:
    """Where others find a table, given the address by which this guest found the house."""
    parts = urlsplit(address)
    if is_loopback(parts.hostname or "") and settings.host in ANY:
        parts = parts._replace(netloc=f"{own_address()}:{parts.port or settings.port}")
    link = f"{parts.scheme}://{parts.netloc}/t/{table}"
    return {"link": link, "local": is_loopback(parts.hostname or ""), "svg": qr_code(link)}


def own_address() -> str:
    """The address of this machine in its network; the loopback where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(ELSEWHERE)
            name = str(way.getsockname()[0])
        except OSError:
            return "127.0.0.1"
    return name if is_address(name) else "127.0.0.1"


def qr_code(link: str) -> str:
    """The link as a drawing."""
    import segno

    out = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(out, kind="svg", xmldecl=False, svgns=True, border=2, omitsize=True, light="#fff")
    return out.getvalue().decode()
