"""A match as text: readable, diffable, exact.

    elementarium match 1
    game: riftforce
    rules: 1
    option guilds: beyond
    seed: 42
    seat 0: Anna
    seat 1: Boris

    0 play Fi5
    0 at 3

    1 check

    end: +1 -1
    table: 0f3a…          fingerprint of the last table, to verify the replay

A match whose chance can be verified has `commitment:` and `key:` in place of the seed. One that a
player gave up, or lost on time, ends with `resigned: 0` or `flagged: 0` (the seat) before its end.

One action a line, after the seat that chose it; a line beginning with # is a remark. A match
that begins with a position has, instead of options, its document in indented lines after
`position:`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NoReturn

from elementarium.core.chance import KEY_BYTES
from elementarium.core.engine import Engine
from elementarium.core.errors import (
    BadOption,
    BadSeat,
    IllegalAction,
    NotationError,
    PositionError,
    UnknownGame,
    VerificationError,
)
from elementarium.core.game import find_game
from elementarium.core.match import Match
from elementarium.core.random import MAX_SEED
from elementarium.core.reading import shortened

TITLE = "elementarium match 1"
INDENT = "  "
DIGITS = "0123456789"
MOST_CHARACTERS = 4_000_000
CONCESSIONS: tuple[Literal["resigned", "flagged"], ...] = ("resigned", "flagged")


def write_match(match: Match) -> str:
    """A match as text."""
    lines = [TITLE, f"game: {match.game.name}", f"rules: {match.game.rules_version}"]
    if match.start is not None:
        document = json.dumps(match.start, indent=1, ensure_ascii=False)
        lines += ["position:", *(INDENT + line for line in document.splitlines())]
    else:
        lines += [f"option {name}: {_plain(value)}" for name, value in match.options.items()]
    if match.key is None:
        lines.append(f"seed: {match.seed}")
    else:
        lines += [f"commitment: {match.commitment}", f"key: {match.key.hex()}"]
    lines += [f"seat {seat}: {one_line(name)}" for seat, name in enumerate(match.names)]
    before: int | None = None
    for then, action in match.replay():
        if then.to_move != before:
            lines.append("")
            before = then.to_move
        lines.append(f"{before} {then.notation(action)}")
    lines.append("")
    if match.concession:
        lines.append(f"{match.concession.how}: {match.concession.seat}")
    if match.is_over:
        lines.append("end: " + " ".join(results(match)))
    lines.append(f"table: {match.digest()}")
    return "\n".join(lines) + "\n"


def results(match: Match) -> list[str]:
    """The result of each seat, as it is written."""
    return [f"{result:+.0f}" for result in match.returns()]


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def one_line(name: str) -> str:
    """A name that stays on its line."""
    return " ".join(name.split())


def read_match(text: str, verify: bool = False, engine: Engine | None = None) -> Match:
    """The match a text describes; with `verify`, its end must be what the text says."""
    return _MatchReader(text).read(verify, engine)


@dataclass
class _Line:
    number: int
    text: str

    @property
    def value_column(self) -> int:
        """Where the value of a field begins."""
        value = self.text.partition(":")[2]
        return len(self.text) - len(value.lstrip()) + 1

    def fail(self, message: str, column: int = 1) -> NoReturn:
        raise NotationError(message, self.number, column)


@dataclass
class _Header:
    game: str = ""
    rules: int | None = None
    seed: int = 0
    key: bytes | None = None
    options: dict[str, Any] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    position: list[_Line] = field(default_factory=list)


class _MatchReader:
    """Reads a match line by line."""

    def __init__(self, text: str) -> None:
        if len(text) > MOST_CHARACTERS:
            raise NotationError(f"a match has at most {MOST_CHARACTERS} characters", 1, 1)
        self.lines = [_Line(i + 1, line) for i, line in enumerate(text.splitlines())]
        self.header = _Header()
        self.fields: dict[str, _Line] = {}

    def read(self, verify: bool, engine: Engine | None) -> Match:
        first = self.lines[0] if self.lines else _Line(1, "")
        if first.text.strip() != TITLE:
            first.fail(f"expected {TITLE!r}, got {shortened(first.text)!r}")
        rest = iter(self.lines[1:])
        actions = list(self._read_header(rest))
        match = self._begin(first, engine)
        for line in actions:
            self._read_action(match, line)
        self._read_concession(match)
        if verify:
            self._verify(match)
        return match

    def _read_header(self, lines: Iterator[_Line]) -> Iterator[_Line]:
        """Take in header and footer; pass on the lines with actions."""
        for line in lines:
            text = line.text.strip()
            if not text or text.startswith("#"):
                continue
            if self.header.position and line.text.startswith(INDENT):
                self.header.position.append(line)
            elif text[0] in DIGITS:
                yield line
            else:
                self._read_field(line)

    def _read_field(self, line: _Line) -> None:
        key, colon, value = (part.strip() for part in line.text.partition(":"))
        header = self.header
        if not colon:
            line.fail(f"expected an action or a field, got {shortened(line.text)!r}")
        if key in self.fields:
            line.fail(f"{key} is given twice")
        self.fields[key] = line
        if key == "game":
            header.game = value
        elif key == "rules":
            header.rules = self._whole(line, value)
        elif key == "seed":
            header.seed = self._whole(line, value)
        elif key == "key":
            header.key = self._key(line, value)
        elif key == "position":
            header.position.append(line)
        elif key in ("commitment", *CONCESSIONS, "end", "table"):
            pass  # looked at after the last action
        elif key.startswith("option "):
            header.options[key.removeprefix("option ").strip()] = _value(value)
        elif re.fullmatch(r"seat [0-9]", key):
            header.names[int(key[-1])] = value
        else:
            line.fail(
                "expected game, rules, option, seed, commitment, key, seat, position, resigned, "
                f"flagged, end or table, got {key!r}"
            )

    def _whole(self, line: _Line, text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,19}", text) or int(text) > MAX_SEED:
            line.fail(f"expected a whole number, got {shortened(text)!r}", line.value_column)
        return int(text)

    def _key(self, line: _Line, text: str) -> bytes:
        if not re.fullmatch(rf"[0-9a-f]{{{2 * KEY_BYTES}}}", text):
            expected = f"expected {2 * KEY_BYTES} hexadecimal digits, got {shortened(text)!r}"
            line.fail(expected, line.value_column)
        if "seed" in self.fields:
            line.fail("a match has a seed or a key, not both")
        return bytes.fromhex(text)

    def _begin(self, first: _Line, engine: Engine | None) -> Match:
        header = self.header
        if not header.game:
            first.fail("expected a line 'game: …'")
        try:
            game = find_game(header.game)
        except UnknownGame as error:
            line = self.fields["game"]
            line.fail(str(error), line.value_column)
        if header.rules is None:
            first.fail(f"expected a line 'rules: {game.rules_version}'")
        if header.rules != game.rules_version:
            line = self.fields["rules"]
            expected = f"expected 'rules: {game.rules_version}', got {header.rules}"
            line.fail(expected, line.value_column)
        seats = range(max(header.names, default=-1) + 1)
        names = [header.names.get(seat, f"seat {seat}") for seat in seats]
        try:
            if header.position:
                return self._begin_from_position(header, names, engine)
            return Match(game, header.options, header.seed, names, key=header.key, engine=engine)
        except BadOption as error:
            self._option_line(str(error)).fail(str(error))
        except BadSeat as error:
            self.fields[f"seat {max(header.names)}"].fail(str(error))

    def _option_line(self, complaint: str) -> _Line:
        """The line of the option a complaint is about."""
        lines = {key: line for key, line in self.fields.items() if key.startswith("option ")}
        for key, line in lines.items():
            if re.search(rf"\b{re.escape(key.removeprefix('option '))}\b", complaint):
                return line
        return next(iter(lines.values()), self.lines[0])

    def _begin_from_position(
        self, header: _Header, names: list[str], engine: Engine | None
    ) -> Match:
        for key, line in self.fields.items():
            if key.startswith("option "):
                line.fail("the options of a match that begins with a position are in the position")
        _, *body = header.position
        text = "\n".join(line.text.removeprefix(INDENT) for line in body)
        try:
            return Match.from_position(text, header.seed, names, key=header.key, engine=engine)
        except PositionError as error:
            raise error.at(*self._within(body, error)) from None
        except NotationError as error:
            raise NotationError(error.reason, *self._within(body, error)) from None

    def _within(self, body: list[_Line], error: NotationError) -> tuple[int, int]:
        """A place within the position's document, as a place in the whole text."""
        if not body or error.line is None or error.column is None:
            return self.fields["position"].number, 1
        return body[min(error.line, len(body)) - 1].number, error.column + len(INDENT)

    def _read_action(self, match: Match, line: _Line) -> None:
        found = re.fullmatch(r" *([0-9]) +(\S.*)", line.text)
        if not found:
            line.fail(f"expected a seat and an action, got {shortened(line.text)!r}")
        seat, text, column = found[1], found[2], found.start(2) + 1
        if match.to_move != int(seat):
            line.fail(f"expected an action of seat {match.to_move}, got one of seat {seat}")
        try:
            match.apply(text)
        except NotationError as error:
            line.fail(error.reason, column)
        except IllegalAction as error:
            line.fail(str(error), column)

    def _read_concession(self, match: Match) -> None:
        for how in CONCESSIONS:
            if line := self.fields.get(how):
                try:
                    match.concede(self._whole(line, line.text.partition(":")[2].strip()), how)
                except (BadSeat, IllegalAction) as error:
                    line.fail(str(error), line.value_column)

    def _verify(self, match: Match) -> None:
        self._verify_commitment(match)
        table, end = self.fields.get("table"), self.fields.get("end")
        if table is None:
            raise VerificationError("the file has no line 'table: …' to verify the replay with")
        try:
            match.verify(shortened(table.text.partition(":")[2].strip()))
        except VerificationError as error:
            raise VerificationError(f"line {table.number}: {error}") from None
        if end is not None and end.text.partition(":")[2].split() != results(match):
            raise VerificationError(f"line {end.number}: the replay has another result")

    def _verify_commitment(self, match: Match) -> None:
        line = self.fields.get("commitment")
        if line is None:
            return
        if match.key is None:
            raise VerificationError(f"line {line.number}: a commitment, but no line 'key: …'")
        if line.text.partition(":")[2].strip() != match.commitment:
            raise VerificationError(f"line {line.number}: the commitment is not that of the key")


def _value(text: str) -> Any:
    """An option's value: JSON where it is a list or a number, else the text itself."""
    try:
        return json.loads(text) if text[:1] in "[{-0123456789" and text else text
    except (ValueError, RecursionError):
        return text
