"""The agent that thinks ahead."""

import pytest

from elementarium import Match
from elementarium.agents import make_agent
from elementarium.agents.search import Search, SearchAgent, Thinking, halvings
from elementarium.agents.trials import CHUNK
from tests.agents.tables import kill_that_takes_the_whole_turn
from tests.playing import score


class FakeClock:
    """A clock that goes on by a fixed step each time somebody looks."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.step


def middle_of_a_game(seed: int) -> Match:
    match = Match("riftforce", {"guilds": "beyond", "draft": "random"}, seed)
    agent = make_agent("greedy", seed)
    for _ in range(40):
        match.apply(agent.choose(match))
    while match.view(None)["phase"] != "action":
        match.apply(agent.choose(match))
    return match


def test_the_worse_half_is_given_up_again_and_again():
    assert halvings(48, 2) == [48, 24, 12, 6, 3, 2]
    assert halvings(48, 5) == [48, 24, 12, 6, 3]
    assert halvings(2, 2) == [2]
    assert halvings(1, 2) == [], "nothing to compare"


def test_search_looks_at_the_clock_before_every_few_trials_and_stops_when_time_is_up():
    clock = FakeClock(step=0.010)
    search = Search(1, Thinking(milliseconds=95, turns=CHUNK), clock=clock)
    search.prospects(middle_of_a_game(3))
    assert clock.looks == 11, "at the start, then every 10 ms until 95 ms are over"
    over = len(halvings(CHUNK, 2)) - 1
    assert search.iterations == (9 - over) * CHUNK, "three looks only ended a round"


@pytest.mark.parametrize("threads", [1, 3])
def test_no_more_than_a_few_trials_lie_between_two_looks_at_the_clock(threads, monkeypatch):
    clock = FakeClock(step=0.001)
    search = Search(1, Thinking(milliseconds=60), threads, clock)
    tried = []
    monkeypatch.setattr(
        "elementarium.agents.trials.Trials.try_best",
        lambda self, turns, worlds: tried.append((turns, worlds)),
    )
    search.prospects(middle_of_a_game(3))
    assert clock.looks <= 1 + 60
    assert all(worlds * turns <= threads * max(CHUNK, turns) for turns, worlds in tried)
    assert len(tried) > 40


def test_search_makes_the_trials_it_is_given_and_hardly_fewer():
    search = Search(1, Thinking(iterations=500))
    search.prospects(middle_of_a_game(3))
    assert 500 - 48 < search.iterations <= 500


def test_a_budget_smaller_than_the_number_of_turns_is_spent_on_the_most_promising():
    search = Search(1, Thinking(iterations=10))
    prospects = search.prospects(middle_of_a_game(3))
    assert 0 < search.iterations <= 10
    assert prospects[0].worlds > 0
    assert prospects[-1].worlds == 0


def test_without_trials_turns_are_judged_at_first_sight():
    search = Search(1, Thinking(iterations=0))
    prospects = search.prospects(middle_of_a_game(3))
    assert search.iterations == 0
    values = [each.value for each in prospects]
    assert values == sorted(values, reverse=True)


def test_finalists_were_tried_in_most_worlds():
    prospects = Search(1, Thinking(iterations=2000)).prospects(middle_of_a_game(3), finalists=3)
    worlds = [each.worlds for each in prospects]
    assert worlds == sorted(worlds, reverse=True)
    assert worlds[0] == worlds[2] > worlds[3]


def test_any_number_of_threads_finds_the_same():
    match = middle_of_a_game(4)
    one, three = (
        Search(7, Thinking(iterations=600), threads).prospects(match) for threads in (1, 3)
    )
    assert one == three


def test_the_same_seed_finds_the_same_and_another_seed_other_worlds():
    match = middle_of_a_game(4)
    first, again, other = (
        Search(seed, Thinking(iterations=600)).prospects(match) for seed in (7, 7, 8)
    )
    assert first == again
    assert [each.value for each in first] != [each.value for each in other]


def test_paths_are_whole_turns():
    match = middle_of_a_game(6)
    seat, turn = match.to_move, match.turn
    for prospect in Search(1, Thinking(iterations=100)).prospects(match)[:5]:
        trial = Match.from_position(match.position())
        for action in prospect.path:
            assert trial.to_move == seat
            trial.apply(action)
        assert trial.turn != turn or trial.to_move != seat


def test_search_takes_the_turn_it_thought_of_without_thinking_again():
    match = middle_of_a_game(8)
    seat = match.to_move
    agent = SearchAgent(Search(1, Thinking(iterations=64)))
    counted = []
    choice = agent.search.choice
    agent.search.choice = lambda match: counted.append(1) or choice(match)  # type: ignore
    taken = 0
    while match.to_move == seat:
        match.apply(agent.choose(match))
        taken += 1
    assert taken > 1
    assert len(counted) == 1


def test_doubt_takes_lesser_turns_now_and_then_and_good_ones_more_often():
    match = middle_of_a_game(3)
    gentle = Search(1, Thinking(iterations=0, doubt=0.05))
    best = gentle.prospects(match)[0].value
    gaps = [best - gentle.choice(match).value for _ in range(60)]
    assert len({round(gap, 9) for gap in gaps}) > 3
    assert sum(gaps) / len(gaps) < 0.1


def test_search_sees_a_kill_that_takes_the_whole_turn():
    match = kill_that_takes_the_whole_turn()
    agent = SearchAgent(Search(1, Thinking(iterations=12, turns=6)))
    while match.to_move == 0:
        match.apply(agent.choose(match))
    assert score(match) == (1, 0)


def test_a_turn_that_was_given_up_is_never_taken():
    search = Search(1, Thinking(iterations=24, doubt=10.0))
    for seed in range(3, 9):
        match = middle_of_a_game(seed)
        assert search.choice(match).worlds > 0


def test_thinking_changes_nothing_at_the_table():
    match = middle_of_a_game(5)
    before = match.digest()
    Search(1, Thinking(iterations=64)).prospects(match)
    assert match.digest() == before


@pytest.mark.slow
def test_search_beats_greedy():
    won = 0
    for game in range(40):
        seat = game % 2
        match = Match("riftforce", {"guilds": "beyond"}, seed=game // 2)
        players = [make_agent("greedy", game), make_agent("search:sharp", game)]
        while not match.is_over:
            match.apply(players[match.to_move == seat].choose(match))
        won += match.returns()[seat] > 0
    assert won >= 24
