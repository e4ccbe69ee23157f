from dataclasses import replace
from threading import Event

import pytest

from elementarium.agents.random import RandomAgent
from elementarium.arena import contest as contests
from elementarium.arena import running
from elementarium.arena.contest import (
    BadContest,
    Contest,
    Pairing,
    begin,
    deal_seed,
    play_batch,
    play_game,
    winner,
)
from elementarium.arena.on_threads import on_threads
from elementarium.arena.running import Stopped
from elementarium.core.errors import BadOption, UnknownAgent, UnknownGame
from elementarium.core.match import Match


def contest(*agents: str, games: int = 6, seed: int = 0) -> Contest:
    return Contest("riftforce", {"guilds": "beyond"}, agents or ("random", "greedy"), games, seed)


def records(of: Contest, threads: int = 1) -> dict:
    """What came of all games, except for how long it took."""
    played = (each.record for batch in on_threads(of.batches(), threads) for each in batch)
    return {record.pairing: replace(record, seconds={}) for record in played}


def test_every_pair_plays_every_deal_from_both_sides():
    meeting = contest("random", "greedy", "search", games=4)
    pairings = meeting.pairings()
    assert len(pairings) == len(set(pairings)) == 3 * 4
    assert meeting.pairs == [("random", "greedy"), ("random", "search"), ("greedy", "search")]
    for a, b in meeting.pairs:
        own = [each for each in pairings if {each.a, each.b} == {a, b}]
        assert [each.number for each in own] == [0, 1, 2, 3]
        assert [each.seating(2)[0] for each in own] in ([a, b, a, b], [b, a, b, a])


def test_the_two_games_of_a_deal_begin_with_the_same_table_and_exchanged_seats():
    conditions = contest(seed=5).conditions
    first, second, third = (begin(conditions, Pairing("greedy", "random", n)) for n in range(3))
    assert first.seed == second.seed == deal_seed(5, 0)
    assert third.seed == first.seed + 1
    assert first.digest() == second.digest() != third.digest()
    assert first.names == ["greedy", "random"]
    assert second.names == ["random", "greedy"]


def test_other_pairs_get_the_same_deals():
    conditions = contest().conditions
    ours, theirs = (begin(conditions, Pairing("a", b, 3)) for b in ("b", "c"))
    assert ours.digest() == theirs.digest()


def test_at_a_larger_table_agents_sit_alternately():
    assert Pairing("a", "b", 0).seating(5) == ["a", "b", "a", "b", "a"]
    assert Pairing("a", "b", 1).seating(5) == ["b", "a", "b", "a", "b"]


@pytest.mark.parametrize("mode", ["team3", "team4"])
def test_in_a_team_game_each_agent_has_a_side_in_turn(mode):
    contest = Contest("riftforce", {"mode": mode, "draft": "random"}, ["greedy", "random"], 2)
    for pairing in contest.pairings():
        record, match = play_game(contest.conditions, pairing)
        assert record.winner == "greedy"
        won = [
            name for name, result in zip(match.names, match.returns(), strict=True) if result > 0
        ]
        assert set(won) == {"greedy"}


@pytest.fixture
def seeds(monkeypatch) -> list[int]:
    """Those of the agents, as they are made."""
    found = []

    def make(name: str, seed: int) -> RandomAgent:
        found.append(seed)
        return RandomAgent(seed)

    monkeypatch.setattr(contests, "make_agent", make)
    return found


def test_every_agent_of_every_game_has_its_own_seed(seeds):
    for seed in (0, 1):
        for a, b in (("a", "b"), ("a", "c")):
            for number in range(2):
                play_game(contest(seed=seed).conditions, Pairing(a, b, number))
    assert len(set(seeds)) == 2 * 2 * 2 * 2


def test_the_seeds_of_agents_never_change(seeds):
    play_game(contest(seed=1).conditions, Pairing("greedy", "random", 2))
    assert seeds[0] == 57342362634037206


def test_threads_change_nothing():
    assert records(contest()) == records(contest(), threads=3)


def test_who_is_named_first_and_who_else_comes_changes_nothing():
    alone = records(contest("random", "greedy", games=2))
    turned = records(contest("greedy", "random", games=2))
    conditions = contest("search", "greedy", "random", games=2).conditions
    assert alone == turned
    for pairing, record in alone.items():
        again, _ = play_game(conditions, pairing)
        assert replace(again, seconds={}) == record


def test_another_seed_is_another_contest():
    mine, other = (records(contest(games=2, seed=seed)) for seed in (1, 2))
    assert {r.deal for r in mine.values()}.isdisjoint(r.deal for r in other.values())


def test_a_record_tells_who_won():
    for record in records(contest()).values():
        assert sorted(record.seats) == ["greedy", "random"]
        assert record.winner == "greedy"
        assert record.decisions > 20


def test_a_game_without_end_is_a_draw(monkeypatch):
    monkeypatch.setattr(running, "MOST_DECISIONS", 10)
    record, match = play_game(contest().conditions, Pairing("greedy", "random", 0))
    assert record.winner is None
    assert record.decisions == len(match.history) == 10


@pytest.mark.parametrize(
    ("results", "best"),
    [([1.0, -1.0], "a"), ([-1.0, 1.0], "b"), ([0.0, 0.0], None)],
)
def test_the_better_result_wins(monkeypatch, results, best):
    match = Match("riftforce", names=["a", "b"])
    monkeypatch.setattr(match, "returns", lambda: results)
    assert winner(match, Pairing("a", "b", 0)) == best


def test_games_already_played_are_left_out():
    meeting = contest(games=4)
    played = {Pairing("greedy", "random", 1), Pairing("greedy", "random", 2)}
    left = [pairing for batch in meeting.batches(played) for pairing in batch.pairings]
    assert [pairing.number for pairing in left] == [0, 3]


def test_a_game_is_given_up_when_nobody_waits_for_it():
    stopped = Event()
    stopped.set()
    with pytest.raises(Stopped):
        play_batch(contest().batches()[0], stopped)


def test_those_who_leave_early_stop_the_games_in_flight(monkeypatch):
    first, *others = contest(games=20).batches()
    given_up = []

    def endless(batch, stopped):
        if batch is not first:
            given_up.append(stopped.wait(timeout=10))
        return []

    monkeypatch.setattr("elementarium.arena.on_threads.play_batch", endless)
    games = on_threads([first, *others], threads=2)
    assert next(games) == []
    games.close()
    assert given_up
    assert all(given_up)
    assert len(given_up) < len(others)


def test_games_of_other_agents_are_not_played():
    batch = contest().batches()[0]
    forged = replace(batch, conditions=replace(batch.conditions, sources="0badc0de"))
    with pytest.raises(BadContest, match=r"another Elementarium .*not 0badc0de"):
        play_batch(forged)


@pytest.mark.parametrize(
    ("agents", "games", "error", "said"),
    [
        (["random"], 2, BadContest, "at least two"),
        (["random", "greedy", "random"], 2, BadContest, "random is named twice"),
        (["random", "clever"], 2, UnknownAgent, "clever"),
        (["random", "greedy"], 3, BadContest, "even"),
        (["random", "greedy"], 0, BadContest, "even"),
    ],
)
def test_a_contest_that_cannot_be_held_is_refused(agents, games, error, said):
    with pytest.raises(error, match=said):
        Contest("riftforce", {}, agents, games)


def test_game_and_options_are_checked():
    with pytest.raises(UnknownGame):
        Contest("chess", {}, ["random", "greedy"], 2)
    with pytest.raises(BadOption):
        Contest("riftforce", {"guilds": "moon"}, ["random", "greedy"], 2)
