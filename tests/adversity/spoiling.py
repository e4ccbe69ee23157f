"""Messages as nobody should send them: good ones, spoiled in one or several ways."""

from __future__ import annotations

import json
from typing import NamedTuple

from hypothesis import strategies as st

AT, CHOICE, MINE, PRIVATE, FRESH = '"@at"', '"@choice"', '"@mine"', '"@private"', '"@fresh"'
"""What is filled in when a message is sent, since only then it is known."""

Fields = dict[str, str]
"""A message: names, and values as they are written in JSON."""

COMMON: Fields = {"v": "1", "id": FRESH}
SEATED: Fields = {"seat": "0", "at": AT}
GOOD: list[Fields] = [
    {**COMMON, "type": '"ping"'},
    *(
        {**COMMON, "type": json.dumps(type), "table": table, **fields}
        for table in (MINE, PRIVATE)
        for type, fields in (
            ("join", {"seen": "0"}),
            ("hint", {"seat": "0"}),
            ("undo", SEATED),
            ("act", {**SEATED, "actions": f"[{CHOICE}]"}),
            ("act", {"seat": "1", "at": AT, "actions": f"[{CHOICE}]"}),
            ("chat", {"phrase": '"phrase-hello"'}),
            ("chat", {"text": '"<b>hello</b>"'}),
            ("leave", {}),
            ("resign", {"seat": "1"}),
        )
    ),
]

ODD = [
    *("null", "true", "false", "0", "1", "-1", "-0", "7", "8", "255", "32767", "32768"),
    *(str(2**31 - 1), str(2**31), str(2**63), str(2**64), str(-(2**63) - 1), "9" * 400),
    *("9" * 5000, "0.0", "1.0", "1e0", "1e400", "-1e400", "1e-400", "NaN", "Infinity"),
    *("-Infinity", "01", "+1", "0x1", "1_000", '""', '"0"', '"1"', '"null"', '"\\u0000"'),
    *('"\\ud800"', '"\\udfff\\ud800"', '"\\ud83d\\ude00"', '"\u202e\u200b"', '"\\u001f"'),
    *('"\\x00"', '"a', "'a'", '"' + "a" * 41 + '"', '"' + "a" * 301 + '"', '"' + "é" * 9000 + '"'),
    *("[]", "[[]]", "[true]", "[0,1]", "[0,1,2,3,4]", "[null]", "[1.0]", '["0"]', "[-1]", "{}"),
    *('{"a":1,"a":2}', "[" * 60 + "]" * 60, "[" * 7000, '{"a":' * 3000, "[1", "", " ", ","),
    *('"ping"', '"act"', '"dance"', '["ping"]', AT, CHOICE, MINE, PRIVATE, FRESH),
]
"""Values that break what takes its input for granted."""

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=5,
)
NAMES = [*dict.fromkeys(name for each in GOOD for name in each), "more", "", "v "]
LONGEST_SLIP = 120
"""Characters into a message where a letter may be missing."""


class Spoiler(NamedTuple):
    """One thing that is done to a message."""

    how: str
    name: str
    value: str
    where: int

    def fields(self, pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
        """A field has another value, is missing, or comes once more."""
        if self.how == "change":
            return [(name, self.value if name == self.name else old) for name, old in pairs]
        if self.how == "drop":
            return [pair for pair in pairs if pair[0] != self.name]
        return [*pairs, (self.name, self.value)] if self.how == "again" else pairs

    def text(self, text: str) -> str:
        """A letter is missing, or the rest is."""
        if self.how == "slip":
            return text[: self.where] + text[self.where + 1 :]
        return text[: self.where] if self.how == "cut" else text


HOW = ("change",) * 4 + ("drop", "again", "slip", "cut")
spoilers = st.builds(
    Spoiler,
    st.sampled_from(HOW),
    st.sampled_from(NAMES),
    st.sampled_from(ODD) | json_values.map(json.dumps),
    st.integers(0, LONGEST_SLIP),
)


def spoiled(good: Fields, spoilers: list[Spoiler]) -> str:
    """A message after all that was done to it."""
    pairs = list(good.items())
    for each in spoilers:
        pairs = each.fields(pairs)
    text = "{" + ",".join(f"{json.dumps(name)}:{value}" for name, value in pairs) + "}"
    for each in spoilers:
        text = each.text(text)
    return text


@st.composite
def messages(draw: st.DrawFn) -> list[str | bytes]:
    """Every good message, spoiled in some ways, in each by itself and in all of them together;
    now and then as bytes, which are no messages.
    """
    ways = draw(st.lists(spoilers, min_size=WAYS, max_size=WAYS))
    said = [spoiled(good, each) for each in (*([way] for way in ways), ways) for good in GOOD]
    return list(map(str.encode, said)) if draw(rarely) else list(said)


WAYS = 3
AT_ONCE = (WAYS + 1) * len(GOOD)
"""So many messages are made together."""
rarely = st.sampled_from((False,) * 30 + (True,))
