"""The estimate that agents go by."""

from __future__ import annotations

from elementarium.core.match import Match
from elementarium.games.elements.evaluate import evaluate
from tests.elements.laid import dealt, laid
from tests.playing import go


def worth(match: Match, seat: int = 0) -> float:
    """What a table is worth to a seat."""
    return float(evaluate(match.state, seat))


def test_a_reveal_that_wins_is_nearly_the_round():
    ready = laid(chain="5 6 3", hand="4 4", other_hand="1 2", discarded=3)
    unready = laid(chain="5 6 3", hand="1 2", other_hand="4 4", discarded=3)
    assert worth(ready) > 0.3
    assert worth(unready) < 0
    assert worth(ready, seat=1) == -worth(ready)


def test_a_lead_is_worth_more_than_none():
    values = [worth(dealt(score=score)) for score in ((1, 5), (3, 3), (5, 1))]
    assert values == sorted(values)
    assert values[0] < -0.5 < 0.5 < values[2]


def test_nearer_to_the_limit_is_better():
    lighter = dealt("1 1 2 2 3 3", "4 4 5 5 6 6")
    assert worth(lighter) > 0 > worth(dealt("4 4 5 5 6 6", "1 1 2 2 3 3"))


def test_a_match_that_is_over_is_worth_its_result():
    match = dealt(score=(5, 5))
    go(match, "surrender")
    assert [worth(match, 0), worth(match, 1)] == match.returns() == [-1, 1]


def test_every_action_is_a_turn():
    match = dealt()
    turns = [match.turn]
    for note in ("play 1", "take", "discard 6", "surrender"):
        go(match, note)
        turns.append(match.turn)
    assert turns == [0, 1, 2, 3, 4]
