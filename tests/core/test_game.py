"""The registry of games, and options checked at the door."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import deepcopy
from typing import Any

import pytest

import elementarium
from elementarium import find_game, game_names
from elementarium.core import game as registry
from elementarium.core.errors import BadOption, ElementariumError, UnknownGame
from elementarium.core.game import Option

RIFTFORCE = find_game("riftforce")
DECKS = [["fire", "water", "light", "plant"], ["earth", "ice", "air", "crystal"]]


def run_python(code: str) -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_importing_the_package_stays_light():
    code = "import sys, elementarium; print([m for m in ('numba', 'numpy') if m in sys.modules])"
    assert run_python(code) == "[]\n"


def test_interpreted_rules_need_no_compiler():
    code = """
import sys
from elementarium import Match, find_game
match = Match("riftforce", {"draft": "random"}, engine=find_game("riftforce").interpreted)
while len(match.history) < 20:
    match.apply(match.legal()[0])
print("numba" in sys.modules)
"""
    assert run_python(code) == "False\n"


def test_every_public_name_is_there():
    for name in elementarium.__all__:
        assert getattr(elementarium, name) is not None


def test_a_name_that_is_not_public_is_not_there():
    with pytest.raises(AttributeError, match="nothing"):
        _ = elementarium.nothing


def test_every_registered_game_can_be_found():
    for name in game_names():
        assert find_game(name).name == name
        assert find_game(name) is find_game(name)


def test_an_unknown_game_is_refused_with_the_games_there_are():
    with pytest.raises(UnknownGame) as caught:
        find_game("chess")
    assert "'chess'" in str(caught.value)
    for name in game_names():
        assert name in str(caught.value)


def test_a_game_is_imported_when_it_is_first_wanted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "_REGISTRY", dict(registry._REGISTRY))
    registry.register("later", "elementarium.nowhere:GAME")
    assert "later" in game_names()
    with pytest.raises(ModuleNotFoundError):
        find_game("later")


def test_a_new_table_is_one_empty_record():
    table = RIFTFORCE.new_table()
    assert table.shape == (1,)
    assert table.dtype == RIFTFORCE.STATE
    assert not any(table.tobytes())


def test_options_not_given_have_their_defaults():
    options = [option for option in RIFTFORCE.options if option.goes_with is None]
    assert RIFTFORCE.checked_options({}) == {
        option.name: option.checked(option.default) for option in options
    }


def test_an_option_that_goes_with_another_is_there_only_with_it():
    alone = {option.name for option in RIFTFORCE.options if option.goes_with == ("mode", "solo")}
    assert alone
    assert alone <= RIFTFORCE.checked_options({"mode": "solo"}).keys()
    assert not alone & RIFTFORCE.checked_options({"mode": "duel"}).keys()
    with pytest.raises(BadOption, match="option challenges: goes with mode solo"):
        RIFTFORCE.checked_options({"challenges": "1-1-1"})


def test_an_option_given_may_imply_another_default():
    assert RIFTFORCE.checked_options({"mode": "team4"})["guilds"] == "beyond"
    assert RIFTFORCE.checked_options({"mode": "team4", "guilds": "base"})["guilds"] == "base"


def test_options_given_are_kept():
    checked = RIFTFORCE.checked_options({"guilds": "beyond", "draft": "fixed", "decks": DECKS})
    assert checked["guilds"] == "beyond"
    assert checked["decks"] == DECKS


def test_decks_may_be_given_as_one_text():
    text = "/".join(",".join(deck) for deck in DECKS)
    assert RIFTFORCE.checked_options({"decks": text})["decks"] == DECKS


def test_checking_options_twice_changes_nothing():
    checked = RIFTFORCE.checked_options({"draft": "fixed", "decks": DECKS})
    assert RIFTFORCE.checked_options(checked) == checked


def test_an_unknown_option_is_refused_with_the_options_there_are():
    with pytest.raises(BadOption) as caught:
        RIFTFORCE.checked_options({"colour": "red"})
    assert "'colour'" in str(caught.value)
    for option in RIFTFORCE.options:
        assert option.name in str(caught.value)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"guilds": "some"}, "guilds: expected base or beyond, got 'some'"),
        ({"guilds": 1}, "guilds: expected base or beyond, got 1"),
        ({"guilds": None}, "guilds"),
        ({"guilds": ["base"]}, "guilds"),
        ({"draft": "blind"}, "draft: expected standard or random or fixed"),
        ({"stolen_return": "nobody"}, "stolen_return: expected captor or owner"),
        ({"mode": "opera"}, "mode"),
        ({"decks": 5}, "decks"),
        ({"decks": [["fire", "steam", "ice", "air"]]}, "steam"),
        ({"decks": [["fire"], ["fire"]]}, "decks: expected every guild at most once"),
        ({"decks": {"0": 1}}, "decks"),
    ],
)
def test_a_bad_value_is_refused(given: dict[str, Any], complaint: str):
    with pytest.raises(BadOption, match=complaint):
        RIFTFORCE.checked_options(given)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"decks": DECKS}, "goes with draft fixed"),
        ({"draft": "fixed"}, "4 guilds"),
        ({"draft": "fixed", "decks": DECKS[:1]}, "4 guilds"),
        ({"draft": "fixed", "decks": [DECKS[0], DECKS[1][:3]]}, "4 guilds"),
        ({"draft": "fixed", "decks": [["sand", *DECKS[0][1:]], DECKS[1]]}, "sand needs"),
    ],
)
def test_values_that_do_not_go_together_are_refused(given: dict[str, Any], complaint: str):
    with pytest.raises(BadOption, match=complaint):
        RIFTFORCE.pack(RIFTFORCE.checked_options(given))


def test_an_option_reads_its_value():
    option = Option("size", 3, "how many", read=int)
    assert option.checked("4") == 4
    with pytest.raises(BadOption, match="option size: invalid literal"):
        option.checked("four")


def test_all_complaints_are_of_one_family():
    assert issubclass(BadOption, ElementariumError)
    assert issubclass(UnknownGame, ElementariumError)


def test_a_game_is_copied_and_saved_by_name():
    for again in (deepcopy(RIFTFORCE), pickle.loads(pickle.dumps(RIFTFORCE))):
        assert again is RIFTFORCE
    for engine in (RIFTFORCE.native, RIFTFORCE.interpreted):
        assert deepcopy(engine) is pickle.loads(pickle.dumps(engine)) is engine


def test_a_saved_game_is_found_again_by_a_process_that_knows_none_yet():
    saved = pickle.dumps(RIFTFORCE)
    assert run_python(f"import pickle; print(pickle.loads({saved!r}).name)").strip() == "riftforce"
