"""What is true of every Riftforce table, at every decision, whatever is played.

Hypothesis chooses guilds and seeds; every property then walks through a whole game. The twin
worlds differ only in what a seat cannot know: that seat must notice nothing.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from elementarium import Match, find_game
from elementarium.core.engine import Table
from elementarium.core.events import Event, new_log, take_events
from elementarium.core.random import MAX_SEED
from elementarium.games.riftforce.actions import (
    CHOOSE_ACTION,
    CHOOSE_NEIGHBOUR,
    CHOOSE_NEXT_CARD,
    CHOOSE_NEXT_ELEMENTAL,
    CHOOSE_PLACE,
    CHOOSE_PLAN,
    CHOOSE_SUMMONER,
    FINISH,
    OVER,
    PHASES,
)
from elementarium.games.riftforce.cards import (
    ACTIVATED,
    COPIES,
    GUILDS,
    NO_CARD,
    NUMBERS,
    card_of,
    damage_on,
    guild_of,
    number_of,
    owner_of,
)
from elementarium.games.riftforce.events import ACTIVATED as WAS_ACTIVATED
from elementarium.games.riftforce.hidden import plans_seen
from elementarium.games.riftforce.modes import is_solo, trainer_acts
from elementarium.games.riftforce.notation import CARD_NAMES
from elementarium.games.riftforce.state import (
    HAND,
    LOCATIONS,
    PLANS,
    ROOM,
    SEATS,
    SIDES,
    side_of,
)

RIFTFORCE = find_game("riftforce")
NAMES = [guild.name for guild in GUILDS]
ACTION_FIELDS = ("card", "shares", "count", "low", "high", "picked", "actor", "place", "step")

Options = dict[str, Any]


# ── games to look at ─────────────────────────────────────────────────────────────────────────


def decks_options(guilds: list[str], back: str = "captor") -> Options:
    """A fixed draft of eight guilds, four a seat."""
    decks = [guilds[:4], guilds[4:]]
    return {"guilds": "beyond", "draft": "fixed", "decks": decks, "stolen_return": back}


def guilds_around(guild: int) -> list[str]:
    """Eight guilds that begin with the given one."""
    return [NAMES[(guild + 5 * i) % len(NAMES)] for i in range(8)]


MUSIC_GUILDS = ["music", "earth", "star", "love", "crystal", "acid", "magnet", "light"]
MUSIC_GAME = decks_options(MUSIC_GUILDS)
MUSIC_GAME_OWNER = decks_options(MUSIC_GUILDS, "owner")
BASE_GAME: Options = {"guilds": "base"}


TEAM_GAMES: list[Options] = [
    {"mode": "team3"},
    {
        "mode": "team3",
        "draft": "fixed",
        "decks": "music,earth,star/love,crystal,acid,magnet/light,thunderbolt,plant",
        "stolen_return": "owner",
    },
    {"mode": "team4", "draft": "random"},
    {
        "mode": "team4",
        "draft": "fixed",
        "decks": "music,earth,star/love,crystal,magnet/light,thunderbolt,plant/shadow,acid,lava",
    },
]
with_partners = pytest.mark.parametrize(
    "options", TEAM_GAMES, ids=["team3", "team3-music", "team4", "team4-music"]
)

SOLO_GAMES: list[Options] = [
    {"mode": "solo", "challenges": "4-2-1", "stronger": "5:mend"},
    {"mode": "solo", "draft": "random", "challenges": "2-3-4", "stronger": "6:move"},
    {
        "mode": "solo",
        "draft": "fixed",
        "decks": "music,earth,star,love/crystal,acid,magnet,light",
        "challenges": "4-3-2",
        "stolen_return": "owner",
    },
]
with_trainer = pytest.mark.parametrize("options", SOLO_GAMES, ids=["drafted", "moving", "music"])

returns_to = st.sampled_from(["captor", "owner"])
eight_guilds = st.lists(st.sampled_from(NAMES), min_size=8, max_size=8, unique=True)
fixed_drafts = st.builds(decks_options, eight_guilds, returns_to)
other_drafts = st.fixed_dictionaries(
    {
        "guilds": st.sampled_from(["base", "beyond"]),
        "draft": st.sampled_from(["standard", "random"]),
        "stolen_return": returns_to,
    }
)
all_options = st.one_of(fixed_drafts, other_drafts)
seeds = st.integers(0, MAX_SEED)


def walk(options: Options, seed: int) -> Iterator[tuple[Match, list[Event]]]:
    """A random game: the match at every decision and at the end, and what happened before."""
    match = Match("riftforce", options, seed)
    chance = random.Random(seed)
    events = match.opening
    while not match.is_over:
        yield match, events
        events = match.apply(chance.choice(eager(match)))
    yield match, events


def eager(match: Match) -> list[int]:
    """The choices of players who always activate as many as they may, so that abilities meet."""
    ids = match.legal()
    return ids[1:] if match.state.phase == CHOOSE_NEXT_ELEMENTAL else ids


def record(table: Table) -> np.record:
    """A table as the plain functions read it."""
    state: np.record = table.view(np.recarray)[0]
    return state


def bytes_of(match: Match) -> bytes:
    return match.copy_table().tobytes()


# ── every table is sound ─────────────────────────────────────────────────────────────────────


def hand_of(state: Any, seat: int) -> list[int]:
    return list(state.hand[seat, : state.held[seat]].tolist())


def pile_of(state: Any, seat: int) -> list[int]:
    return list(state.cards[seat, : state.pile[seat]].tolist())


def discard_of(state: Any, seat: int) -> list[int]:
    return list(state.cards[seat, ROOM - int(state.discard[seat]) :].tolist())


def elementals_of(state: Any, side: int) -> list[int]:
    return list(state.elementals[side, : state.columns[side, LOCATIONS]].tolist())


def captive_of(state: Any) -> list[int]:
    """What Music holds between capturing and playing it."""
    return [int(state.picked) - 1] if state.picked and state.phase == CHOOSE_NEIGHBOUR else []


def check_cards_conserved(state: Any) -> None:
    """Each guild in play has its four 5s, three 6s and two 7s, all of them somewhere."""
    found = Counter(captive_of(state))
    for seat in range(SEATS):
        found.update(hand_of(state, seat) + pile_of(state, seat) + discard_of(state, seat))
    for side in range(SIDES):
        found.update(card_of(elemental) for elemental in elementals_of(state, side))
    guilds = state.guilds[state.guilds > 0].tolist() if state.phase != CHOOSE_SUMMONER else []
    assert found == {
        (guild - 1) * NUMBERS + number: copies
        for guild in guilds
        for number, copies in enumerate(COPIES)
    }


def check_elementals(state: Any) -> None:
    """Between actions nobody has as much damage as life, or is still marked as activated."""
    for side in range(SIDES):
        for elemental in elementals_of(state, side):
            assert side_of(owner_of(elemental)) == side
            assert owner_of(elemental) < state.seats
            if state.phase in (CHOOSE_ACTION, CHOOSE_PLAN, OVER):
                assert damage_on(elemental) < number_of(card_of(elemental))
                assert not elemental & ACTIVATED
    if not state.step:
        assert state.fallen == 0, "the fallen wait only while an ability is under way"


def check_hands(state: Any) -> None:
    """Hands hold at most seven, in rising order."""
    for seat in range(SEATS):
        hand = hand_of(state, seat)
        assert len(hand) <= HAND
        assert hand == sorted(hand)


def check_canonical(state: Any) -> None:
    """What is not in use is zero, or NO_CARD in a hand: equal tables are equal bytes."""
    for seat in range(SEATS):
        assert set(state.hand[seat, state.held[seat] :].tolist()) <= {NO_CARD}
        assert not state.cards[seat, state.pile[seat] : ROOM - int(state.discard[seat])].any()
        if seat >= state.seats:
            assert [state.held[seat], state.pile[seat], state.discard[seat]] == [0, 0, 0]
            assert not state.guilds[seat].any()
        assert seat < state.positions or state.order[seat] == 0
    for side in range(SIDES):
        columns = state.columns[side].tolist()
        assert columns == sorted(columns)
        assert columns[0] == 0
        assert columns[state.locations] == columns[LOCATIONS], "nobody stands beyond the row"
        assert not state.elementals[side, columns[-1] :].any()
    assert not state.spare.any()
    assert state.phase == CHOOSE_SUMMONER or state.display == 0
    if state.phase in (CHOOSE_SUMMONER, CHOOSE_ACTION, CHOOSE_PLAN, OVER):
        for name in ACTION_FIELDS:
            assert state[name] == 0, name
    if state.phase != OVER:
        assert state.seat == state.order[state.position]


def check_table(state: Any) -> None:
    """All that must hold at any decision."""
    check_cards_conserved(state)
    check_elementals(state)
    check_hands(state)
    check_canonical(state)


MAY_BE_FORCED = (CHOOSE_SUMMONER, CHOOSE_ACTION, CHOOSE_NEXT_CARD, CHOOSE_PLAN, OVER)


def check_whole_game(options: Options, seed: int) -> Counter[str]:
    """Check every decision of a game; returns how often each guild was activated."""
    active: Counter[str] = Counter()
    scores = [0, 0]
    for match, events in walk(options, seed):
        check_table(match.state)
        if match.state.phase not in MAY_BE_FORCED:
            assert len(match.legal()) > 1, "forced answers are given at once"
        now = match.state.score.tolist()
        assert all(after >= before for before, after in zip(scores, now, strict=True))
        scores = now
        active.update(NAMES[guild_of(e[4])] for e in events if e[0] == WAS_ACTIVATED)
    return active


@given(all_options, seeds)
@example(MUSIC_GAME, 1)
@settings(max_examples=20)
def test_cards_are_conserved_and_every_table_is_sound(options: Options, seed: int):
    check_whole_game(options, seed)


@pytest.mark.parametrize("guild", range(len(GUILDS)), ids=NAMES)
def test_every_table_is_sound_whatever_guild_is_in_play(guild: int):
    active: Counter[str] = Counter()
    for seed, back in enumerate(["captor", "owner", "captor", "owner"]):
        active += check_whole_game(decks_options(guilds_around(guild), back), seed)
    assert active[NAMES[guild]] >= 3, "the guild was hardly seen"


@with_partners
def test_cards_are_conserved_and_every_table_is_sound_with_partners(options: Options):
    for seed in range(3):
        check_whole_game(options, seed)


@with_trainer
def test_cards_are_conserved_and_every_table_is_sound_with_a_trainer(options: Options):
    for seed in range(4):
        check_whole_game(options, seed)


# ── positions ────────────────────────────────────────────────────────────────────────────────


def check_positions(options: Options, seed: int) -> set[str]:
    """Every table of a game as a document and back; returns the questions met."""
    met = set()
    for match, _ in walk(options, seed):
        again = Match.from_position(json.dumps(match.position()))
        assert bytes_of(again) == bytes_of(match)
        assert again.legal() == match.legal()
        assert again.position() == match.position()
        assert again.to_move == match.to_move
        met.add(PHASES[match.state.phase])
    return met


@given(all_options, seeds)
@settings(max_examples=5)
def test_a_position_written_down_is_the_same_table(options: Options, seed: int):
    check_positions(options, seed)


def test_positions_are_exact_in_the_middle_of_every_question():
    met = check_positions(BASE_GAME, 1)
    for guild in range(0, len(GUILDS), 4):
        met |= check_positions(decks_options(guilds_around(guild)), guild)
    for seed in range(4):
        met |= check_positions(MUSIC_GAME, seed)
    for seed in range(4):
        for options in SOLO_GAMES:
            met |= check_positions(options, seed)
    assert met == set(PHASES)


@with_partners
def test_a_position_written_down_is_the_same_table_with_partners(options: Options):
    check_positions(options, 1)


def check_redacted_positions(options: Options, seed: int, every: int) -> None:
    for match, _ in walk(options, seed):
        if (len(match.history) + seed) % every:
            continue
        for seat in range(match.seats):
            text = json.dumps(match.position(seat))
            for filling in (0, 1):
                again = Match.from_position(text, seed=filling)
                check_table(again.state)
                assert again.view(seat) == match.view(seat)
                assert again.position(seat) == match.position(seat)
                if match.to_move == seat:
                    assert again.legal() == match.legal()


@given(all_options, seeds)
@settings(max_examples=8)
def test_what_a_seat_knows_of_a_position_is_all_it_needs(options: Options, seed: int):
    check_redacted_positions(options, seed, every=8)


@pytest.mark.parametrize("options", [MUSIC_GAME, MUSIC_GAME_OWNER], ids=["captor", "owner"])
def test_what_a_seat_knows_of_a_position_is_all_it_needs_with_music(options: Options):
    for seed in range(2):
        check_redacted_positions(options, seed, every=5)


@with_trainer
def test_what_a_player_knows_of_a_trainer_is_all_it_needs(options: Options):
    check_redacted_positions(options, 2, every=3)


@with_partners
def test_what_a_seat_knows_of_a_position_is_all_it_needs_with_partners(options: Options):
    check_redacted_positions(options, 2, every=12)


def test_what_a_seat_knows_of_a_position_includes_who_has_captured_cards():
    """A captured Cr7 was destroyed and lies, covered, in its captor's discard pile."""
    document = Match("riftforce", MUSIC_GAME, 1).position()
    captor, loser = document["seats"]
    loser["hand"], loser["pile"] = 7, len(loser["pile"]) - 1
    captor["discard"] = [captor["pile"].pop(), "Cr7"]
    for filling in range(20):
        match = Match.from_position(document, filling)
        for seat in range(match.seats):
            again = Match.from_position(match.position(seat), filling + 1)
            assert again.view(seat) == match.view(seat)


# ── twin worlds ──────────────────────────────────────────────────────────────────────────────


def imagined(match: Match, seat: int, seed: int) -> Table:
    """Another world by the game's own means."""
    table = match.copy_table()
    match.engine.determinize(table, seat, seed)
    return table


def swapped(match: Match, seat: int, seed: int) -> Table:
    """Another world by hand: unseen cards of each player change places, chance is another.

    While another player is about to place a card their hand stays: it must hold that card.
    """
    table = match.copy_table()
    state, chance = record(table), random.Random(seed)
    playing = state.phase == CHOOSE_PLACE
    for other in range(state.seats):
        row, hand = state.cards[other], state.hand[other]
        places: list[tuple[Any, int]] = [(row, i) for i in range(state.pile[other])]
        places += [(row, ROOM - 1 - i) for i in range(int(state.discard[other]) - 1)]
        if other != seat and not (playing and state.seat == other):
            places += [(hand, i) for i in range(state.held[other])]
        cards = [int(zone[i]) for zone, i in places]
        chance.shuffle(cards)
        for (zone, i), card in zip(places, cards, strict=True):
            zone[i] = card
        hand.sort()
    if is_solo(state):
        for kind in (0, 1):
            left = [i for i in range(plans_seen(state), PLANS) if (i % 4 == 3) == kind]
            plans = state.plans[left].tolist()
            chance.shuffle(plans)
            state.plans[left] = plans
    state.random[:] = [chance.getrandbits(32) for _ in range(4)]
    return table


def imagined_again(match: Match, twin: Table | None, seat: int) -> bytes:
    """What a seat imagines, from this world or from one that looks the same to it."""
    table = match.copy_table() if twin is None else twin.copy()
    match.engine.determinize(table, seat, 11)
    return table.tobytes()


worlds = pytest.mark.parametrize("world", [imagined, swapped])


def choices(match: Match, table: Table) -> list[Any]:
    """What a seat to move is asked and may answer, in all its forms."""
    ids = np.zeros(RIFTFORCE.most_legal, np.int16)
    legal = ids[: match.engine.legal(table, ids)].tolist()
    state = record(table)
    words = [RIFTFORCE.describe(state, action) for action in legal]
    notes = [RIFTFORCE.format(state, action) for action in legal]
    return [legal, words, notes, RIFTFORCE.ask(state)]


def observation(match: Match, table: Table, seat: int) -> bytes:
    out = np.zeros(RIFTFORCE.observation, np.int8)
    match.engine.encode(table, seat, out)
    return out.tobytes()


def check_looks_the_same(match: Match, twin: Table, seat: int) -> None:
    """Nothing that a seat is shown or asked tells two worlds apart."""
    here, there = match.state, record(twin)
    assert RIFTFORCE.view(here, seat) == RIFTFORCE.view(there, seat)
    assert RIFTFORCE.view(here, None) == RIFTFORCE.view(there, None)
    table = match.copy_table()
    assert observation(match, table, seat) == observation(match, twin, seat)
    if match.to_move == seat:
        assert choices(match, table) == choices(match, twin)


def check_goes_on_the_same(match: Match, twin: Table, seat: int, action: int) -> None:
    """The same action shows the seat the same events, but for the cards it draws itself."""
    table, twin, log = match.copy_table(), twin.copy(), new_log()
    match.engine.apply(table, action, log)
    seen = [RIFTFORCE.event(event, seat) for event in take_events(log)]
    match.engine.apply(twin, action, log)
    twin_seen = [RIFTFORCE.event(event, seat) for event in take_events(log)]
    drew = any(event["event"] == "drew" and event["seat"] == seat for event in seen)
    for event in (*seen, *twin_seen):
        if event["event"] == "drew":
            event["card"] = None
    assert seen == twin_seen
    if not drew:
        assert RIFTFORCE.view(record(table), seat) == RIFTFORCE.view(record(twin), seat)


def open_actions(match: Match, twin: Table, seat: int) -> list[int]:
    """The actions possible in both worlds whose outcome depends on nothing this seat cannot see.

    Its own choices do not, nor do another's while they activate or finish; placing a card shows
    that card, so it must be the same in both worlds.
    """
    state = match.state
    if trainer_acts(state):
        return []  # its next bot comes, its next plan is seen
    if state.phase == CHOOSE_SUMMONER:
        return []  # after the last pick everybody's cards are dealt
    if match.to_move == seat or state.phase == CHOOSE_NEXT_ELEMENTAL or state.step > 0:
        return match.legal()
    if state.phase == CHOOSE_NEXT_CARD:
        return [FINISH]
    same_pick = state.phase == CHOOSE_PLACE and state.picked == record(twin).picked
    return match.legal() if same_pick else []


def check_twin_worlds(world: Any, options: Options, seed: int, every: int) -> None:
    different = Counter[bool]()
    for match, _ in walk(options, seed):
        decision = len(match.history)
        if (decision + seed) % every:
            continue
        for seat in range(match.seats):
            twin = world(match, seat, seed + decision)
            check_looks_the_same(match, twin, seat)
            assert imagined_again(match, twin, seat) == imagined_again(match, None, seat)
            check_table(record(twin))
            for action in open_actions(match, twin, seat)[decision % 5 :: 5]:
                check_goes_on_the_same(match, twin, seat, action)
            if match.state.phase != CHOOSE_SUMMONER:
                cards = np.array_equal(record(twin).cards, match.state.cards)
                different[not cards] += 1
    assert different[True] > 10 * different[False], "the worlds hardly differ"


@worlds
@given(all_options, seeds)
@example(MUSIC_GAME, 7)
@settings(max_examples=5)
def test_a_seat_cannot_tell_twin_worlds_apart(world: Any, options: Options, seed: int):
    check_twin_worlds(world, options, seed % 2**40, every=3)


@worlds
@pytest.mark.parametrize("guild", range(0, len(GUILDS), 3), ids=NAMES[::3])
def test_a_seat_cannot_tell_twin_worlds_apart_whatever_is_in_play(guild: int, world: Any):
    check_twin_worlds(world, decks_options(guilds_around(guild)), guild, every=3)


@worlds
@with_partners
def test_a_seat_cannot_tell_twin_worlds_apart_nor_can_its_partner(options: Options, world: Any):
    check_twin_worlds(world, options, 3, every=12)


@worlds
@with_trainer
def test_a_player_cannot_tell_twin_worlds_with_a_trainer_apart(options: Options, world: Any):
    check_twin_worlds(world, options, 3, every=2)


@worlds
@with_trainer
def test_the_position_a_player_is_given_is_the_same_whatever_plans_are_to_come(
    options: Options, world: Any
):
    check_positions_of_twin_worlds(world, options, 5, every=2)


def check_positions_of_twin_worlds(world: Any, options: Options, seed: int, every: int) -> None:
    for match, _ in walk(options, seed):
        if (len(match.history) + seed) % every:
            continue
        for seat in range(match.seats):
            twin = world(match, seat, len(match.history))
            there = RIFTFORCE.write_position(record(twin), seat)
            assert match.position(seat) == there


@worlds
@given(all_options, seeds)
@example(BASE_GAME, 8)
@settings(max_examples=5)
def test_the_position_a_seat_is_given_is_the_same_in_twin_worlds(
    world: Any, options: Options, seed: int
):
    check_positions_of_twin_worlds(world, options, seed % 2**40, every=3)


@worlds
@with_partners
def test_the_position_a_partner_is_given_is_the_same_in_twin_worlds(options: Options, world: Any):
    check_positions_of_twin_worlds(world, options, 4, every=12)


@given(all_options, seeds)
@settings(max_examples=10)
def test_an_imagined_world_can_be_played_to_its_end(options: Options, seed: int):
    ids, log = np.zeros(RIFTFORCE.most_legal, np.int16), new_log()
    for match, _ in walk(options, seed % 2**40):
        table = imagined(match, len(match.history) % match.seats, len(match.history))
        chance = random.Random(len(match.history))
        for _ in range(60):
            count = match.engine.legal(table, ids)
            if match.engine.to_move(table) < 0:
                break
            assert count > 0
            match.engine.apply(table, int(ids[chance.randrange(count)]), log)
            take_events(log)
        check_table(record(table))


@given(st.one_of(all_options, st.sampled_from(TEAM_GAMES)), seeds)
@settings(max_examples=8)
def test_a_seat_sees_its_own_hand_and_no_other_not_even_its_partners(options: Options, seed: int):
    for match, _ in walk(options, seed):
        state = match.state
        hands = [[CARD_NAMES[c] for c in hand_of(state, seat)] for seat in range(match.seats)]
        for viewer in (*range(match.seats), None):
            seen = [player["hand"] for player in match.view(viewer)["seats"]]
            assert seen == [hand if seat == viewer else None for seat, hand in enumerate(hands)]


@given(st.one_of(all_options, st.sampled_from(TEAM_GAMES)), seeds)
@settings(max_examples=8)
def test_a_drawn_card_is_told_to_the_one_who_drew_it(options: Options, seed: int):
    drawn = 0
    for match, events in walk(options, seed):
        for event in events:
            viewers = (*range(match.seats), None)
            told = {viewer: RIFTFORCE.event(event, viewer) for viewer in viewers}
            if told[None]["event"] == "drew":
                drawn += 1
                assert told.pop(told[None]["seat"])["card"] == CARD_NAMES[event[2]]
                assert all(each["card"] is None for each in told.values())
            else:
                assert all(each == told[None] for each in told.values())
    assert drawn >= 2 * HAND
