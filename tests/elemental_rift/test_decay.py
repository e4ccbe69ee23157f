"""Linked tiles, decay and its replacements; the offered squares against brute force."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from elementarium.core.match import Match
from elementarium.games.elemental_rift.notation import write_square
from tests.elemental_rift.laid import asked, laid, rift, squares, supply
from tests.playing import choices, go, named

Square = tuple[int, int]

# ── linked ───────────────────────────────────────────────────────────────────────────────────


def linked(match: Match) -> dict[Square, int]:
    return {tuple(tile["at"]): tile["linked"] for tile in match.view(None)["rift"]}


def test_linked_is_the_same_element_connected_orthogonally():
    match = laid("WWE\nFWE\nWWF")
    assert match.view(None)["largest"] == {"fire": 1, "earth": 2, "water": 5, "air": 0}
    assert linked(match)[16, 16] == 5
    assert linked(match)[18, 18] == 1


def test_tiles_that_touch_at_a_corner_are_not_linked():
    assert set(linked(laid("FE\nEF")).values()) == {1}


def test_a_group_is_linked_around_corners_and_holes():
    match = laid("FFF\nF.F\nFEF")
    assert match.view(None)["largest"]["fire"] == 7


def test_tiles_of_a_group_carry_its_number():
    tiles = laid("FFE\nWFE").view(None)["rift"]
    assert [tile["group"] for tile in tiles] == [0, 0, 2, 3, 0, 2]


# ── decay ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("tiles", "come"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_of_the_decayed_tiles_rounded_up_come_back(tiles: int, come: int):
    match = laid("F" * tiles + "\n" + "AAAEEEEW", ask="decay")
    events = go(match, "decay fire")
    while asked(match) == "replacement":
        events += go(match, choices(match)[0])
    assert len(named(events, "decayed")) == tiles
    assert len(named(events, "grew")) == come
    assert {event["element"] for event in named(events, "grew")} == {"water"}


def test_decayed_tiles_go_to_the_supply():
    match = laid("FFFF\nAAAEEEEW", ask="decay")
    before = supply(match)
    go(match, "decay fire")
    assert supply(match)["fire"] == before["fire"] + 4


def test_new_tiles_come_to_vacated_squares_only():
    match = laid("FWFA\nEAFE\nEWAE", ask="decay")
    go(match, "decay fire")
    assert squares(match) <= {"R16C16", "R16C18", "R17C18"}


def test_fire_decays_into_earth_in_the_reconstructed_deck():
    match = laid("FWAA\nEAWE\nEWAE", ask="decay", deck="reconstructed")
    go(match, "decay fire")
    assert rift(match) == "EWAA\nEAWE\nEWAE"


def test_new_tiles_do_not_touch_each_other():
    match = laid("FFF\nAAA\nEEE\nEWW", ask="decay")
    go(match, "decay fire")
    assert rift(match) == "W.W\nAAA\nEEE\nEWW"  # the only way: nothing is asked


def test_old_tiles_of_the_decay_element_do_not_count_as_touching():
    match = laid("WFW\nWFW\nAAA\nEEE", ask="decay")
    go(match, "decay fire")
    assert squares(match) == {"R16C17", "R17C17"}


def test_if_the_supply_is_short_fewer_come_and_the_decayed_tiles_leave_all_the_same():
    match = laid("FFFFF\nWWWWWWWWW", ask="decay")
    assert supply(match)["water"] == 1
    go(match, "decay fire")
    assert asked(match) == "replacement"
    assert match.view(None)["action"]["left"] == 1
    assert squares(match) == {"R16C16", "R16C17", "R16C18", "R16C19", "R16C20"}


def test_with_no_supply_of_the_decay_element_nothing_comes():
    match = laid("FFFF\nWWWWWWWWWW", ask="decay")
    go(match, "decay fire")
    assert rift(match) == "WWWWWWWWWW"
    assert asked(match) != "replacement"


def test_tiles_that_return_can_come_back_as_what_they_decay_into():
    """Air decays into Fire: of two Air tiles one comes back as Fire, both are in the supply."""
    match = laid("AA\nEEEE\nWWWW", ask="decay")
    before = supply(match)
    go(match, "decay air")
    go(match, choices(match)[0])
    assert supply(match)["air"] == before["air"] + 2
    assert supply(match)["fire"] == before["fire"] - 1


# ── least touching, by brute force ───────────────────────────────────────────────────────────


def touching_pairs(chosen: tuple[Square, ...]) -> int:
    return sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in combinations(chosen, 2))


def least_touching(vacated: list[Square], size: int) -> set[frozenset[Square]]:
    """All sets of so many vacated squares with the fewest touching pairs."""
    sets = list(combinations(vacated, size))
    fewest = min(map(touching_pairs, sets))
    return {frozenset(chosen) for chosen in sets if touching_pairs(chosen) == fewest}


def offered_sets(match: Match) -> set[frozenset[Square]]:
    """All sets that can be reached by choosing offered squares, forced ones included."""
    tables = {match.copy_table().tobytes(): (match, frozenset[Square]())}
    found: set[frozenset[Square]] = set()
    while tables:
        later: dict[bytes, tuple[Match, frozenset[Square]]] = {}
        for table, chosen in tables.values():
            if asked(table) != "replacement":
                found.add(chosen)
                continue
            for action in table.legal():
                after = Match.from_position(table.position(), engine=table.engine)
                grown = named(go(after, after.notation(action)), "grew")
                more = chosen | {tuple(event["square"]) for event in grown}
                later[after.copy_table().tobytes() + bytes(len(more))] = (after, more)
        tables = later
    return found


def random_shape(chance: random.Random, size: int) -> list[Square]:
    """Some squares, near each other."""
    squares = {(16, 16)}
    while len(squares) < size:
        row, column = chance.choice(sorted(squares))
        squares.add((row + chance.randint(-1, 1), column + chance.randint(-1, 1)))
    return sorted(squares)


def decaying(vacated: list[Square], spare: int) -> Match:
    """A table where all Fire, on these squares, is about to decay, with so much Water left."""
    drawn = [["."] * 24 for _ in range(24)]
    for row, column in vacated:
        drawn[row - 8][column - 8] = "F"
    drawn[23][: 10 - spare] = "W" * (10 - spare)
    drawn[22][:8] = "E" * 8
    drawing = "\n".join("".join(row) for row in drawn)
    return laid(drawing, row=8, column=8, ask="decay")


@pytest.mark.parametrize("seed", range(24))
def test_the_offered_replacements_are_those_with_the_least_touching_pairs(seed: int):
    chance = random.Random(seed)
    vacated = random_shape(chance, 2 + seed % 6)
    size = (len(vacated) + 1) // 2
    spare = chance.choice([size, 1, max(size - 1, 1)])
    match = decaying(vacated, spare)
    events = named(go(match, "decay fire"), "grew")
    forced = {tuple(event["square"]) for event in events}
    size = min(size, spare)
    assert {chosen | forced for chosen in offered_sets(match)} == least_touching(vacated, size)


@pytest.mark.parametrize("seed", range(12))
def test_every_offered_square_is_in_a_set_with_the_least_touching_pairs(seed: int):
    """Larger shapes, one choice deep: a square is offered, or taken at once, just if it is."""
    vacated = random_shape(random.Random(100 + seed), 8 + seed % 2)
    match = decaying(vacated, 10)
    events = go(match, "decay fire")
    best = least_touching(vacated, (len(vacated) + 1) // 2)
    wanted = {write_square(row * 34 + column) for row, column in frozenset().union(*best)}
    if len(best) == 1:
        grown = {tuple(event["square"]) for event in named(events, "grew")}
        assert grown == next(iter(best))
    else:
        assert squares(match) == wanted


def test_replacements_always_find_squares_that_do_not_touch():
    """Of the vacated squares of the more frequent chessboard colour there are always enough."""
    chance = random.Random(0)
    for size in range(1, 10):
        for _ in range(20):
            vacated = random_shape(chance, size)
            best = least_touching(vacated, (size + 1) // 2)
            assert all(touching_pairs(tuple(chosen)) == 0 for chosen in best)


def test_the_order_in_which_replacements_are_chosen_leaves_no_trace():
    tables = set()
    for order in (("R16C16", "R16C20"), ("R16C20", "R16C16")):
        match = laid("FF.FF\nAAAEEEEW", ask="decay", hand="F1 F2 F3")
        go(match, "decay fire", *(f"grow {square}" for square in order))
        tables.add(match.copy_table().tobytes())
    assert len(tables) == 1


def test_the_order_in_which_tiles_are_picked_leaves_no_trace():
    tables = set()
    for order in (("R16C17", "R16C18"), ("R16C18", "R16C17")):
        match = laid("FFFF\nEWAE", hand="F1 F2")
        go(match, "play F1", *(f"pay {square}" for square in order))
        tables.add(match.copy_table().tobytes())
    assert len(tables) == 1
