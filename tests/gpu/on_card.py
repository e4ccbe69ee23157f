"""The games of a batch are those of the processor, byte by byte.

`test_on_card.py` runs these tests, in numba-cuda's simulator where there is no graphics card.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from elementarium.core.engine import DECISIONS, GAMES, WINS, Table
from elementarium.core.errors import BadOption, BadSeat, BadSeed, ElementariumError, IllegalAction
from elementarium.core.events import silence
from elementarium.gpu.backend import SIMULATED
from elementarium.gpu.batch import BLOCK, GpuBatch
from elementarium.solving import card, exploring
from elementarium.solving.ledger import Guide, Ledger
from elementarium.solving.stages import SITUATIONS
from tests.contract import CASES, ENDING_CASES, Case

FIRST_SEED = 2**32 - 1
PAGE = Path(__file__).parents[2] / "docs" / "gpu.md"

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_ending_case = pytest.mark.parametrize("case", ENDING_CASES, ids=str)


def batch_of(case: Case, games: int = 2) -> GpuBatch:
    batch = GpuBatch(case.game, case.options, games=games, block=2)
    batch.reset(FIRST_SEED)
    return batch


def packed(case: Case) -> Table:
    options = np.zeros(1, case.rules.OPTIONS)
    options[0] = case.rules.pack(case.rules.checked_options(case.options))
    return options


def seats(case: Case) -> int:
    return case.rules.seats(case.rules.checked_options(case.options))


def dealt(case: Case, seed: int) -> Table:
    table = case.rules.new_table()
    case.rules.native.setup(table, packed(case), seed, silence())
    return table


def played(case: Case, games: int) -> tuple[bytes, list[int]]:
    """The ends of random games on the processor, and their tally."""
    tables, tally = np.zeros(games, case.rules.STATE), np.zeros(WINS + seats(case), np.int64)
    for i in range(games):
        case.rules.native.play_games(
            tables[i : i + 1],
            packed(case),
            FIRST_SEED + i,
            1,
            np.zeros(4, np.uint32),
            np.zeros(case.rules.most_legal, np.int16),
            silence(),
            np.zeros(seats(case), np.float32),
            tally,
        )
    return tables.tobytes(), tally.tolist()


def play_to_the_end(batch: GpuBatch) -> None:
    while not batch.over.copy_to_host().all():
        batch.play(50)


def possible(case: Case, table: Table) -> list[int]:
    ids = np.zeros(case.rules.most_legal, np.int16)
    return [int(action) for action in ids[: case.rules.native.legal(table, ids)]]


def check_look(case: Case, batch: GpuBatch, tables: list[Table]) -> None:
    """What a batch shows of its games is what the processor says of these tables."""
    seated, mask, observations = (each.copy_to_host() for each in batch.look())
    engine = case.rules.native
    for i, table in enumerate(tables):
        assert seated[i] == engine.to_move(table)
        assert np.flatnonzero(mask[:, i]).tolist() == possible(case, table)
        seen = np.zeros(case.rules.observation, np.int8)
        engine.encode(table, max(0, int(seated[i])), seen)
        assert (observations[:, i] == seen).all()


@every_ending_case
def test_random_games_end_with_the_bytes_of_the_processor(case: Case):
    batch = batch_of(case)
    play_to_the_end(batch)
    assert (batch.states().tobytes(), batch.tally().tolist()) == played(case, 2)


@every_case
def test_games_stepped_and_looked_at_are_those_of_the_processor(case: Case):
    batch, engine, chance = batch_of(case), case.rules.native, np.random.default_rng(1)
    tables = [dealt(case, FIRST_SEED + i) for i in range(batch.games)]
    for _ in range(6):
        check_look(case, batch, tables)
        actions = [chance.choice(possible(case, table) or [0]) for table in tables]
        batch.step(np.array(actions, np.int32))
        for table, action in zip(tables, actions, strict=True):
            if engine.to_move(table) >= 0:
                engine.apply(table, int(action), silence())
        assert batch.states().tobytes() == b"".join(table.tobytes() for table in tables)


@every_case
def test_many_games_that_part_take_the_steps_of_the_processor(case: Case):
    """Of threads that run together some are done early, one with its game; others have much to do.

    It takes many games until they part in every way; that is tried where there is a card.
    """
    games, block, rounds = (2, 2, 1) if SIMULATED else (16_384, BLOCK, 20)
    batch, engine = GpuBatch(case.game, case.options, games=games, block=block), case.rules.native
    for _ in range(rounds):
        batch.play(7)
        batch.restart()
        tables, first = batch.states(), batch.look().mask.copy_to_host().argmax(axis=0)
        batch.step(first, check=False)
        for i in range(games):
            engine.apply(tables[i : i + 1], int(first[i]), silence())
        assert batch.states().tobytes() == tables.tobytes()


def test_those_that_have_ended_begin_anew_with_seeds_of_their_own():
    case, games = ENDING_CASES[-1], 3
    batch = batch_of(case, games)
    while not batch.over.copy_to_host().any():
        batch.play(20)
    over, before, results = batch.over.copy_to_host(), batch.states(), batch.returns.copy_to_host()
    assert not over.all()
    assert (results[:, ~over] == 0).all()
    assert (np.abs(results[:, over]).sum(axis=0) > 0).all()
    batch.restart()
    seeds = FIRST_SEED + np.arange(games)
    assert batch.seeds.copy_to_host().tolist() == np.where(over, seeds + games, seeds).tolist()
    for i, seed in enumerate(batch.seeds.copy_to_host()):
        now = dealt(case, int(seed)) if over[i] else before[i]
        assert batch.states()[i].tobytes() == now.tobytes()
    assert not batch.over.copy_to_host().any()
    assert (batch.returns.copy_to_host() == 0).all()
    assert batch.tally()[GAMES] == over.sum()


def test_a_game_that_is_over_takes_no_action_and_shows_none():
    case = ENDING_CASES[0]
    batch = batch_of(case)
    play_to_the_end(batch)
    before, decisions = batch.states(), batch.tally()[DECISIONS]
    batch.step([0, 0])
    batch.play(5)
    assert batch.states().tobytes() == before.tobytes()
    assert batch.tally()[DECISIONS] == decisions
    seated, mask, _ = (each.copy_to_host() for each in batch.look())
    assert seated.tolist() == [-1, -1]
    assert not mask.any()


def test_results_are_those_of_the_processor():
    case = ENDING_CASES[0]
    batch = batch_of(case)
    play_to_the_end(batch)
    for i, state in enumerate(batch.states()):
        out = np.zeros(seats(case), np.float32)
        case.rules.native.returns(np.array([state]), out)
        assert batch.returns.copy_to_host()[:, i].tolist() == out.tolist()


def test_a_batch_goes_on_from_tables_it_is_given():
    case = CASES[0]
    here, there = batch_of(case), batch_of(case)
    here.play(30)
    play_to_the_end(there)
    there.put(here.states())
    assert there.states().tobytes() == here.states().tobytes()
    assert not there.over.copy_to_host().any()
    assert not there.returns.copy_to_host().any()
    play_to_the_end(there)
    there.put(there.states())
    there.play(1)
    assert there.over.copy_to_host().all()


@every_case
def test_a_seat_imagines_what_it_would_on_the_processor(case: Case):
    batch = batch_of(case)
    batch.play(15)
    tables = [np.array([state]) for state in batch.states()]
    batch.imagine(1)
    for table, seed in zip(tables, batch.seeds.copy_to_host(), strict=True):
        case.rules.native.determinize(table, 1, int(seed))
    assert batch.states().tobytes() == b"".join(table.tobytes() for table in tables)


def test_only_those_at_the_table_imagine():
    with pytest.raises(BadSeat, match="expected a seat from 0 to 1, got 2"):
        batch_of(CASES[0]).imagine(2)


def test_an_impossible_action_is_refused_before_anything_is_done():
    case = CASES[0]
    batch = batch_of(case)
    before, mask = batch.states(), batch.look().mask.copy_to_host()
    good, bad = int(mask[:, 0].argmax()), int(mask[:, 1].argmin())
    with pytest.raises(IllegalAction, match=f"game 1 of this batch: action {bad} is not possible"):
        batch.step([good, bad])
    assert batch.states().tobytes() == before.tobytes()


@pytest.mark.parametrize("actions", [[0], [[0, 0]], [0.0, 0.0]], ids=str)
def test_an_action_is_needed_for_every_game(actions: list[object]):
    with pytest.raises(IllegalAction, match="expected 2 whole numbers, one for each game"):
        batch_of(CASES[0]).step(actions)


@pytest.mark.parametrize("seeds", [[1], [-1, 0], [0.5, 1.5], 2**63], ids=str)
def test_bad_seeds_are_refused_and_the_games_stay(seeds: object):
    batch = batch_of(CASES[0])
    before = batch.states()
    with pytest.raises(BadSeed):
        batch.reset(seeds)  # type: ignore[arg-type]
    assert batch.states().tobytes() == before.tobytes()


def test_seeds_can_be_given_one_by_one():
    case = CASES[0]
    batch = batch_of(case)
    batch.reset([7, 3])
    expected = dealt(case, 7).tobytes() + dealt(case, 3).tobytes()
    assert batch.states().tobytes() == expected


def test_records_of_another_game_are_refused():
    other = batch_of(next(case for case in CASES if case.game != CASES[0].game))
    with pytest.raises(ElementariumError, match=f"expected 2 records of {CASES[0].game}"):
        batch_of(CASES[0]).put(other.states())


@pytest.mark.parametrize("examples", [1, 2], ids=["play", "play from a position"])
def test_the_examples_of_the_page_work(examples: int):
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    code = "".join(blocks[:examples]).replace("65_536", "2")
    names: dict[str, Any] = {}
    exec(code, names)
    assert names["decisions"] >= names["games"] > 0


def test_a_batch_needs_a_game():
    with pytest.raises(BadOption, match="at least one game"):
        GpuBatch("elements", games=0)


def test_a_walker_learns_on_a_card_what_it_would_on_the_processor(monkeypatch: pytest.MonkeyPatch):
    for room in (card, exploring):
        monkeypatch.setattr(room, "WALKERS", 1)
        monkeypatch.setattr(room, "STEPS", 400)
    monkeypatch.setattr(card, "BLOCK", 1)
    here, there = Ledger.empty(12), Ledger.empty(12)
    for explorers in (
        exploring.ThreadExplorers(SITUATIONS, here, 1, 5),
        card.CardExplorers(SITUATIONS, there, 5, Guide()),
    ):
        for _ in range(3):
            explorers.explore(0.5)
        explorers.come_home()
        assert explorers.rounds > 3
    assert np.count_nonzero(here.places["key"]) > 20
    assert (here.places["key"] == there.places["key"]).all()
    for kind in ("regrets", "played"):
        assert np.allclose(here.places[kind], there.places[kind], atol=1e-4)


def test_scenes_go_on_on_a_card_as_on_the_processor():
    torch = pytest.importorskip("torch", reason="torch is not installed: make neural")
    from elementarium.agents.beliefs import GOING_ON
    from elementarium.solving.scenes import OnCard, OnThreads, Scenery

    device = torch.device("cpu" if SIMULATED else "cuda")
    here, there, chance = OnThreads(1), OnCard(), np.random.default_rng(1)
    costs = torch.tensor([[63, 63], [20, 100]], dtype=torch.int8)
    tables = Scenery(torch.device("cpu"), 1).begin(costs).tables
    for _ in range(8):
        following = there.go_on(tables.to(device)).cpu()
        assert following.equal(here.go_on(tables))
        for one, other in zip(
            here.see(tables, costs), there.see(tables.to(device), costs.to(device)), strict=True
        ):
            assert one.equal(other.cpu())
        tables = following[torch.arange(2), torch.from_numpy(chance.integers(0, GOING_ON, 2))]
