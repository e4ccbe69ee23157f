"""The accessibility tree: a page as those know it who do not see it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page

LINE = re.compile(
    r"""(?P<indent>\ *)-\ (?P<quote>'?)
        (?P<role>[\w/]+)
        (?:\ (?P<name>"(?:[^"\\]|\\.)*"))?
        (?P<states>(?:\ \[[^\]]+\])*)
        (?P=quote)(?::\ ?(?P<text>.*))?$""",
    re.VERBOSE,
)
"""- button "Fire 5, can be played" [pressed] [ref=e7]: 5"""


@dataclass
class Node:
    """Something that has a role: what it is called, how it stands, and what is in it."""

    role: str
    name: str = ""
    text: str = ""
    states: dict[str, str] = field(default_factory=dict)
    children: list[Node] = field(default_factory=list)

    @property
    def enabled(self) -> bool:
        """Whether it can be pressed."""
        return "disabled" not in self.states

    def walk(self) -> Iterator[Node]:
        """This and everything in it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def all(self, role: str) -> list[Node]:
        """Everything in it that has this role."""
        return [node for node in self.walk() if node.role == role]

    def find(self, role: str, name: str) -> Node | None:
        """The first with this role whose name begins so."""
        return next((node for node in self.all(role) if node.name.startswith(name)), None)

    def said(self) -> str:
        """Everything it says, names included."""
        return "\n".join(part for node in self.walk() for part in (node.name, node.text) if part)

    def on(self, page: Page) -> Locator:
        """The thing itself."""
        return page.locator(f"aria-ref={self.states['ref']}")


def read(page: Page) -> Node:
    """The page as it is now."""
    root = Node("page")
    path = [(-1, root)]
    for line in page.locator("body").aria_snapshot(mode="ai").splitlines():
        found = LINE.match(line)
        if not found or found["role"].startswith("/"):  # text that goes on, or an address
            continue
        indent, node = len(found["indent"]), node_of(found)
        while path[-1][0] >= indent:
            path.pop()
        path[-1][1].children.append(node)
        path.append((indent, node))
    return root


def node_of(found: re.Match[str]) -> Node:
    """A line of the snapshot."""
    states = (state.partition("=") for state in re.findall(r"\[([^\]]+)\]", found["states"]))
    return Node(
        found["role"],
        unquoted((found["name"] or "").replace("''", "'") if found["quote"] else found["name"]),
        unquoted(found["text"]),
        {name: value for name, _, value in states},
    )


def unquoted(text: str | None) -> str:
    """Text as it is read."""
    return str(json.loads(text)) if text and text.startswith('"') else text or ""
