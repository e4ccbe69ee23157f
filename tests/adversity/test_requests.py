"""Whatever is requested over HTTP: it is answered as the description says, and nothing breaks."""

from __future__ import annotations

import math
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.adversity.indoors import Indoors, nothing_goes_wrong, staying
from tests.adversity.size import Progress, size
from tests.adversity.test_imports import FILES
from tests.server.visiting import ALONE, DUEL, Person

JSON = "application/json"
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


async def furnished(visit: Indoors) -> tuple[Person, dict[str, list[str]]]:
    """Somebody in a house where there is something to ask for, and the names of it."""
    anna = await visit.connected("Anna")
    over = await anna.set_up(ALONE)
    await anna.answer("resign", over, seat=0)
    tables = [over, await anna.set_up(DUEL, listed=True), await anna.set_up(watch="nobody")]
    brought = await anna.client.post("/api/replays", content=FILES[0])
    known = {
        "table": tables,
        "replay": [*tables, brought.json()["replay"]],
        "game": ["riftforce", "elements", "elemental-rift"],
    }
    return anna, known


def described(visit: Indoors, known: dict[str, list[str]]) -> Any:
    """What the house says of itself, with names of what is really there among all other names."""
    document = visit.app.openapi()
    for path in document["paths"].values():
        for operation in path.values():
            for parameter in operation.get("parameters", ()):
                if parameter["name"] in known:
                    other = parameter["schema"]
                    there = {"enum": known[parameter["name"]]}
                    parameter["schema"] = {"anyOf": [there, there, other]}
    return schemathesis.openapi.from_dict(document)


def kinds(operation: Any) -> list[Any]:
    """Requests as they should be and, where that is not anything at all, as they should not."""
    described = operation.definition.raw
    told = [parameter["schema"] for parameter in described.get("parameters", ())]
    picky = any("enum" in each or each.get("type") == "integer" for each in told)
    reads_json = JSON in described.get("requestBody", {}).get("content", {})
    return list(GenerationMode) if picky or reads_json else [GenerationMode.POSITIVE]


def varies(operation: Any) -> bool:
    """Whether there is more than one way to ask."""
    return bool(operation.path_parameters or operation.query or operation.body)


async def sent(person: Person, case: Any) -> httpx.Response:
    """A request as it was made up."""
    asked = case.as_transport_kwargs(base_url=str(person.client.base_url))
    del asked["cookies"]  # the person has their own
    if "data" in asked:
        asked["content"] = asked.pop("data")
    return await person.client.request(**asked)


def test_whatever_is_requested_is_answered_as_the_description_says(tmp_path: Path):
    with staying(tmp_path) as (visit, runner), nothing_goes_wrong():
        anna, known = runner.run(furnished(visit))
        operations = [each.ok() for each in described(visit, known).get_all_operations()]
        pairs = [(operation, kind) for operation in operations for kind in kinds(operation)]
        progress = Progress("requests", size(150, 20_000))
        answers: Counter[int] = Counter()
        asked: Counter[str] = Counter()
        for number, (operation, kind) in enumerate(pairs):
            left = sum(varies(each) for each, _ in pairs[number:]) or 1
            share = math.ceil((progress.of - progress.done) / left)

            @settings(max_examples=share, suppress_health_check=list(HealthCheck))
            @given(operation.as_strategy(generation_mode=kind))
            def ask(case: Any) -> None:
                response = runner.run(sent(anna, case))
                case.validate_response(response, checks=CHECKS)
                answers[response.status_code] += 1
                asked[case.operation.label] += 1
                progress.add()

            ask()
    progress.say()
    print(dict(answers), dict(asked), sep="\n")
    assert progress.done >= progress.of
    assert asked.keys() == {each.label for each in operations}
    assert {200, 404, 422} <= set(answers), "some answers were never given"
