"""The page that says how page and server talk says what the server does."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from elementarium.server import asking
from elementarium.server.app import create_app
from elementarium.server.errors import STATUS
from elementarium.server.settings import Settings
from elementarium.server.terms import WantedTable

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def rows(after: str) -> list[list[str]]:
    """The cells of the first table after some words."""
    table = PAGE[PAGE.index(after) :].split("| --- |", 1)[1]
    lines = table.split("\n\n", 1)[0].splitlines()[1:]
    return [re.split(r"(?<!\\)\|", line)[1:-1] for line in lines]


def test_every_error_is_on_the_page():
    (line,) = [line for line in PAGE.splitlines() if line.startswith("Errors: ")]
    assert quoted(line) == list(STATUS)


def test_every_message_of_a_client_is_on_the_page_with_its_fields():
    told = {quoted(row[0])[0]: quoted(row[1]) for row in rows("From the client")}
    models = {get_args(model.model_fields["type"].annotation)[0]: model
              for model in get_args(asking.Asked)}  # fmt: skip
    assert told.keys() == models.keys()
    for type, fields in told.items():
        names = {name for part in fields for name in part.split(", ")}
        assert names == set(models[type].model_fields) - {"v", "type"}, type


def test_every_request_on_the_page_is_answered_and_every_answer_is_on_the_page(tmp_path):
    paths = create_app(Settings(tmp_path)).openapi()["paths"]
    served = {f"{method.upper()} {path}" for path, each in paths.items() for method in each}
    told = set()
    for row in rows("## Over HTTP"):
        for request in quoted(row[0]):
            method, path = request.split(" ")[:2]
            told.add(f"{method} {path.split('?')[0]}")
    assert told == served


def test_the_table_on_the_page_can_be_set_up():
    document = re.search(r"```json\n(.+?)```", PAGE, re.DOTALL)
    assert document
    wanted = WantedTable.model_validate_json(document[1])
    assert set(wanted.model_fields_set) == set(WantedTable.model_fields)
