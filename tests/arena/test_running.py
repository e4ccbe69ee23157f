"""What runs of many games share."""

from dataclasses import replace
from itertools import islice
from threading import Event, get_ident

import pytest

from elementarium.agents import make_agent
from elementarium.arena import running
from elementarium.arena.running import (
    Stopped,
    agent_seed,
    first_seed,
    next_seat,
    spread,
    thinks_by_the_clock,
    warm_up,
)
from elementarium.core.engine import Engine
from elementarium.core.game import find_game
from elementarium.core.match import Match

PATIENCE = 20


def test_runs_with_near_seeds_share_no_game():
    assert abs(first_seed(1) - first_seed(2)) > 10**9


def test_seeds_never_change():
    assert first_seed(1) == 30265923516445948
    assert agent_seed(1, "greedy", "random", 2, 0) == 57342362634037206


def test_every_place_has_its_own_agent_seed():
    places = [(seed, name, seat) for seed in (1, 11) for name in "ab" for seat in (0, 1)]
    assert len({agent_seed(*place) for place in places}) == len(places)


@pytest.mark.parametrize(
    ("agent", "by_the_clock"),
    [
        ("random", False),
        ("greedy", False),
        ("search", True),
        ("search:500ms", True),
        ("search:1s", True),
        ("search:400", False),
        ("search:gentle", False),
        ("search:master", False),
    ],
)
def test_some_agents_think_by_the_clock(agent, by_the_clock):
    assert thinks_by_the_clock(agent) is by_the_clock


def test_a_game_goes_on_until_it_is_over_or_too_long(monkeypatch):
    match = Match("riftforce", {"draft": "random"})
    while (seat := next_seat(match)) is not None:
        assert seat == match.to_move
        match.apply(match.legal()[0])
    assert match.is_over
    match.undo()
    assert next_seat(match) is not None
    monkeypatch.setattr(running, "MOST_DECISIONS", len(match.history))
    assert next_seat(match) is None


def test_a_game_that_nobody_waits_for_is_given_up():
    match, stopped = Match("riftforce"), Event()
    assert next_seat(match, stopped) == match.to_move
    stopped.set()
    with pytest.raises(Stopped):
        next_seat(match, stopped)


def test_all_is_compiled_before_the_games(monkeypatch):
    made: list[str] = []
    make = Engine.make

    def noted(engine, template, name):
        made.append(name)
        return make(engine, template, name)

    monkeypatch.setattr(Engine, "make", noted)
    game, agents = replace(find_game("riftforce")), ["greedy", "search:steady"]
    warm_up(game, {}, agents)
    assert {"setup", "apply", "plan", "try_turns"} <= set(made)
    before = list(made)
    match = Match(game)
    players = [make_agent(agent, 1) for agent in agents]
    while (seat := next_seat(match)) is not None:
        match.apply(players[seat].choose(match))
    match.returns()
    assert made == before


def test_warming_up_takes_no_time_to_think(monkeypatch):
    asked: list[str] = []

    def noted(name: str, seed: int):
        asked.append(name)
        return make_agent(name, seed)

    monkeypatch.setattr(running, "make_agent", noted)
    warm_up(find_game("riftforce"), {}, ["search:3600s", "search", "search:master", "random"])
    assert sorted(asked) == ["random", "search:1"]


# ── threads ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_results_come_in_order(threads):
    assert list(spread(lambda job, stopped: 2 * job, range(20), threads)) == list(range(0, 40, 2))


def test_one_thread_is_this_one():
    assert set(spread(lambda job, stopped: get_ident(), range(3))) == {get_ident()}


def test_what_is_done_first_may_come_first():
    others_done = Event()

    def play(job: int, stopped: Event | None) -> int:
        if job == 0:
            assert others_done.wait(PATIENCE)
        return job

    found = []
    for job in spread(play, range(8), threads=2, in_order=False):
        found.append(job)
        if len(found) == 7:
            others_done.set()
    assert found[-1] == 0
    assert sorted(found) == list(range(8))


@pytest.mark.parametrize("in_order", [True, False])
def test_those_who_leave_early_stop_what_goes_on(in_order):
    given_up = []

    def play(job: int, stopped: Event | None) -> int:
        if job > 0:
            assert stopped
            given_up.append(stopped.wait(PATIENCE))
        return job

    games = spread(play, range(20), threads=2, in_order=in_order)
    assert list(islice(games, 1)) == [0]
    games.close()
    assert given_up
    assert all(given_up)
    assert len(given_up) < 19


def test_an_error_in_one_game_stops_the_others():
    def play(job: int, stopped: Event | None) -> int:
        if job == 0:
            raise ZeroDivisionError
        assert stopped
        assert stopped.wait(PATIENCE)
        return job

    with pytest.raises(ZeroDivisionError):
        list(spread(play, range(20), threads=2))
