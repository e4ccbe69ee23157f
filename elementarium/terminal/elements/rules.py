"""What the rules page of Elements leaves to be drawn: examples, and the cards."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from elementarium.games.elements.cards import CARDS, COPIES
from elementarium.terminal.elements.draw import element_name
from elementarium.words import Words

Picture = Mapping[str, Any]
"""The cards of an example, by where they lie."""
CLOSED = "?"


def tell_cards(name: str, body: str, words: Words) -> str:
    """The cards there are, a line each."""
    return "\n".join(
        f"- `{value}` **{element_name(card, words)}** × {copies}"
        for value, (card, copies) in enumerate(zip(CARDS, COPIES, strict=True), 1)
    )


def draw_example(name: str, body: str, words: Words) -> str:
    """An example: the table before, the table after, and what it shows."""
    example = json.loads(body)
    pictures = [example, example["then"]] if "then" in example else [example]
    shown = "\n  ↓\n".join("\n".join(draw_picture(each, words)) for each in pictures)
    return f"```text\n{shown}\n```\n\n*{example['caption']}*"


def draw_picture(picture: Picture, words: Words) -> Iterator[str]:
    """The other player, the chain, oneself: each with its cards and what they come to."""
    limit = f"{words.say('elements-limit')} {sum(picture['chain'])}"
    lines = [
        ("elements-chain", f"{row(picture['chain'])} · {limit}"),
        ("common-you", draw_side(picture["mine"], words)),
    ]
    if "other" in picture:
        lines.insert(0, ("hint-opponent", draw_side(picture["other"], words)))
    width = max(len(words.say(label)) for label, _ in lines)
    for label, line in lines:
        yield f"{words.say(label).ljust(width)}  {line}"


def draw_side(side: Picture, words: Words) -> str:
    """A player's hand, what lies in front, and the sum."""
    parts = [row(side["hand"]) if "hand" in side else CLOSED]
    if side["front"]:
        parts.append(f"{words.say('elements-front')} {row(side['front'])}")
    if "hand" in side:
        parts.append(f"{words.say('elements-sum')} {sum(side['hand']) + sum(side['front'])}")
    return " · ".join(parts)


def row(cards: Sequence[int]) -> str:
    """Cards side by side."""
    return " ".join(map(str, cards)) or "–"
