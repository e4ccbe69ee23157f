"""Reading a position: every complaint says where, what was expected, what came."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import numpy as np

from elementarium.core.position import UNKNOWN, open_position, read_random
from elementarium.core.random import FILLING, Words, seed_words, shuffle
from elementarium.core.reading import Reader
from elementarium.core.records import records
from elementarium.games.riftforce.actions import (
    CHOOSE_ACTION,
    CHOOSE_DAMAGED_ALLY_HERE,
    CHOOSE_PLACE,
    CHOOSE_SUMMONER,
    MOST_PER_ACTION,
    OVER,
    PHASES,
)
from elementarium.games.riftforce.cards import (
    ACTIVATED,
    COPIES,
    DAMAGE_SHIFT,
    NO_CARD,
    NUMBERS,
    card_of,
    guild_of,
    is_fallen,
    new_elemental,
)
from elementarium.games.riftforce.choices import is_play
from elementarium.games.riftforce.hidden import imagine_picked
from elementarium.games.riftforce.modes import (
    MODES,
    TRAINER,
    guilds_due,
    is_solo,
    is_trainer,
    take_seats,
    tosses_coin,
    trainer_acts,
)
from elementarium.games.riftforce.notation import CARD_IDS, CARD_NAMES, GUILD_IDS
from elementarium.games.riftforce.options import TRAINER_OPTIONS
from elementarium.games.riftforce.position import GAME_NAME, RULES_VERSION, SHARED
from elementarium.games.riftforce.position_checks import (
    check_action,
    check_activated,
    check_draft,
    check_end,
    check_guild_set,
    check_in_set,
    check_question,
    check_unknown_action,
)
from elementarium.games.riftforce.position_trainer import (
    TRAINER_QUESTIONS,
    check_question_of_trainer,
    read_plan_action,
    read_plans,
    read_trainer_options,
)
from elementarium.games.riftforce.setup import (
    DRAFTS,
    GUILD_SETS,
    STOLEN_RETURNS,
    lacks_guilds,
)
from elementarium.games.riftforce.state import (
    HAND,
    ROOM,
    SIDES,
    STATE,
    add_to_hand,
    insert_last,
    side_of,
)

MOST_DAMAGE = 11  # 6 that lie on a 7, and a blow of 5
MOST_SCORE = 30000
ELEMENTAL = re.compile(r"([A-Z][a-z][5-7])(?:-([1-9][0-9]?))?(?:@([0-3]))?(\*)?")


FIELDS = (
    "game", "rules", "options", "start", "rounds", "score", "to_move", "position", "ask",
    "display", "seats", "locations", "plans", "action", "random",
)  # fmt: skip


def read_position(document: Mapping[str, Any], seed: int) -> np.record:
    """The table a document describes; what it leaves open is filled by chance."""
    reader = open_position(document, GAME_NAME, RULES_VERSION, FIELDS)
    state: np.record = records(np.zeros(1, STATE))[0]
    state.hand[:] = NO_CARD
    read_options(state, reader.field("options", {}))
    read_random(state, reader.field("random", None), seed)
    start = reader.field("start", 0).whole(0, SIDES - 1 if tosses_coin(state) else 0)
    take_seats(state, start)
    state.rounds = reader.field("rounds", 0).whole(0, MOST_SCORE)
    for side, points in enumerate(reader.field("score", [0, 0]).items(SIDES)):
        state.score[side] = points.whole(0, MOST_SCORE)
    state.phase = reader.field("ask", PHASES[CHOOSE_ACTION]).one_of(PHASES)
    read_to_move(state, reader.field("to_move", usual_turn(state, start)))
    read_turn(state, reader.field("position", None))
    check_question_of_trainer(state, reader.field("ask"))
    read_plans(state, reader.field("plans", None), seed)
    zones = read_seats(state, reader.field("seats"))
    if state.phase == CHOOSE_SUMMONER:
        for name in ("locations", "action"):
            if any_text(reader.field(name, None).value):
                reader.field(name).complain(
                    "there is nothing on the table before the draft is over"
                )
        read_display(state, reader.field("display"))
        check_draft(state, reader.field("seats"))
    else:
        read_locations(state, reader.field("locations", [[[], []]] * int(state.locations)))
        read_action(state, reader.field("action", None))
        unknown = unknown_to_reader(zones[state.seat])
        fill_zones(state, zones, reader.field("seats"), seed)
        check_unknown_action(reader.field("action", None), unknown)
        if unknown and state.phase == CHOOSE_PLACE:
            imagine_picked(state)
        check_action(state, reader.field("action", None))
        check_activated(state, reader.field("locations"))
        check_end(state, reader.field("ask"))
    check_question(state, reader.field("ask"))
    return state


def any_text(value: Any) -> bool:
    """Whether there is any text in nested lists and objects."""
    if isinstance(value, list):
        return any(any_text(each) for each in value)
    return bool(value)


def read_options(state: np.record, reader: Reader) -> None:
    """What was agreed."""
    state.mode = reader.field("mode", MODES[0]).one_of(MODES)
    trainer = [option.name for option in TRAINER_OPTIONS] if is_solo(state) else []
    reader.only("mode", "guilds", "draft", "stolen_return", *trainer)
    if is_solo(state):
        read_trainer_options(state, reader)
    state.guild_set = reader.field("guilds", "beyond").one_of(GUILD_SETS)
    state.draft = reader.field("draft", "standard").one_of(DRAFTS)
    state.stolen_return = reader.field("stolen_return", "captor").one_of(STOLEN_RETURNS)
    check_guild_set(state, reader.field("guilds", "beyond"))


def usual_turn(state: np.record, start: int) -> int | None:
    """Whose turn it is where a position does not say."""
    if state.phase == OVER:
        return None
    return TRAINER if state.phase in TRAINER_QUESTIONS else start


def read_to_move(state: np.record, reader: Reader) -> None:
    """Whose turn it is, and so which position of the round."""
    order = state.order[: state.positions].tolist()
    if state.phase == OVER:
        if reader.value is not None:
            reader.fail("null, since the game is over")
        state.seat = order[-1]
        return
    state.seat = reader.whole(0, state.seats - 1)
    state.position = order.index(state.seat)


def read_turn(state: np.record, reader: Reader) -> None:
    """Which of their positions it is, where the player to move sits at two."""
    if reader.value is None:
        return
    position = reader.whole(1, int(state.positions)) - 1
    if state.phase == OVER or state.order[position] != state.seat:
        reader.complain("the player to move does not sit at this position")
    state.position = position


ZONES = ("hand", "pile", "discard")
Zones = list[Mapping[str, list[int]]]
"""For each seat its hand, pile and discard pile; NO_CARD where a card is not known."""


def read_seats(state: np.record, reader: Reader) -> Zones:
    """Guilds and cards of each player."""
    zones: Zones = []
    for seat, player in enumerate(reader.items(int(state.seats))):
        player.only("guilds", "hand", "pile", "discard", "unseen")
        drafted = state.phase != CHOOSE_SUMMONER
        due = guilds_due(state, seat)
        guilds = player.field("guilds").items(due if drafted else None)
        for i, guild in enumerate(guilds):
            number = guild.one_of(GUILD_IDS) + 1
            if number in state.guilds:
                guild.complain("a guild belongs to one player only")
            check_in_set(state, guild, number - 1)
            if i == due:
                player.field("guilds").complain(f"at most {due} guilds")
            state.guilds[seat, i] = number
        zones.append({
            name: read_zone(player.field(name, [])) for name in ZONES
        })  # fmt: skip
        most = 0 if is_trainer(state, seat) else HAND
        if len(zones[seat]["hand"]) > most:
            player.field("hand").complain(f"a hand holds at most {most} cards")
        for name, zone in zones[seat].items():
            if zone and not drafted:
                player.field(name).complain("nobody has cards before the draft is over")
    return zones


def read_zone(reader: Reader) -> list[int]:
    """Cards from the top; a number stands for so many unknown ones."""
    if type(reader.value) is int:
        return [NO_CARD] * reader.whole(0, ROOM)
    names = {**CARD_IDS, UNKNOWN: NO_CARD}
    for card in reader.items():
        if not isinstance(card.value, str) or card.value not in names:
            card.fail("a card such as Fi5, or ?")
    return [names[card.value] for card in reader.items()]


def read_display(state: np.record, reader: Reader) -> None:
    """The summoners still to choose from."""
    for guild in reader.items():
        number = guild.one_of(GUILD_IDS)
        check_in_set(state, guild, number)
        if number + 1 in state.guilds or (int(state.display) >> number) & 1:
            guild.complain("a guild belongs to one player only")
        state.display |= 1 << number
    if not lacks_guilds(state, state.seat):
        reader.complain("the player to move has all their guilds")


def read_locations(state: np.record, reader: Reader) -> None:
    """The columns of the table."""
    for location, columns in enumerate(reader.items(int(state.locations))):
        for side, column in enumerate(columns.items(SIDES)):
            for elemental in column.items():
                if state.columns[side, -1] == ROOM:
                    elemental.complain(f"at most {ROOM} elementals")
                insert_last(state, side, location, read_elemental(state, side, elemental))
                if is_fallen(int(state.elementals[side, state.columns[side, location + 1] - 1])):
                    state.fallen |= 1 << (2 * location + side)


def read_elemental(state: np.record, side: int, reader: Reader) -> int:
    """An elemental such as Fi5-2@1."""
    found = ELEMENTAL.fullmatch(reader.text())
    if not found or found[1] not in CARD_IDS:
        reader.fail("an elemental such as Fi5 or Fi5-2")
    owner = int(found[3] or side)
    if owner >= state.seats or side_of(owner) != side:
        reader.complain(f"seat {owner} does not play on side {side}")
    damage = int(found[2] or 0)
    if damage > MOST_DAMAGE:
        reader.complain(f"at most {MOST_DAMAGE} damage")
    elemental = new_elemental(CARD_IDS[found[1]], owner) + (damage << DAMAGE_SHIFT)
    return elemental | (ACTIVATED if found[4] else 0)


def read_action(state: np.record, reader: Reader) -> None:
    """The action under way."""
    if reader.value is None:
        return
    if trainer_acts(state):
        actor = read_plan_action(state, reader)
        if actor:
            read_actor(state, actor)
        return
    reader.only("card", "by", "count", "run", "picked", "actor", "step", "place")
    state.card = read_action_card(reader.field("card"))
    for name in reader.field("by").items():
        state.shares |= SHARED[tuple(SHARED)[name.one_of(tuple(SHARED))]]
    state.count = reader.field("count").whole(0, MOST_PER_ACTION)
    state.step = reader.field("step", 0).whole(0, 2)
    if (picked := reader.field("picked", None)).value is not None:
        state.picked = read_action_card(picked) + 1
    if is_play(state) and state.count:
        low, high = reader.field("run").items(2)
        state.low = low.whole(1, int(state.locations)) - 1
        state.high = high.whole(low.value, int(state.locations)) - 1
    if state.step:
        read_actor(state, reader.field("actor"))
    if state.phase == CHOOSE_DAMAGED_ALLY_HERE:
        state.place = reader.field("place").whole(1, int(state.locations)) - 1


def read_action_card(reader: Reader) -> int:
    """A card of the action; an unknown one is chosen later, from the cards that fit."""
    return 0 if reader.value == UNKNOWN else reader.one_of(CARD_IDS)


def read_actor(state: np.record, reader: Reader) -> None:
    """Where the activated elemental stands."""
    found = re.fullmatch(r"([1-6])\.([1-9][0-9]{0,2})", reader.text())
    if not found or int(found[1]) > state.locations:
        reader.fail("a place such as 3.1")
    us, location = side_of(state.seat), int(found[1]) - 1
    index = int(state.columns[us, location]) + int(found[2]) - 1
    if index >= state.columns[us, location + 1]:
        reader.complain(f"nobody stands at {found[0]}")
    state.actor, state.place = index, location


def unknown_to_reader(zones: Mapping[str, list[int]]) -> bool:
    """Whether nothing of a player's cards is known but the top of the discard pile."""
    cards = [*zones["hand"], *zones["pile"], *zones["discard"][1:]]
    return bool(zones["hand"]) and set(cards) == {NO_CARD}


def fill_zones(state: np.record, zones: Zones, reader: Reader, seed: int) -> None:
    """Count all cards, deal the unknown ones by chance, and lay everybody's cards out."""
    words = np.zeros(4, np.uint32)
    seed_words(words, seed, FILLING)
    missing = missing_cards(state, zones, reader)
    unknown = [sum(zone.count(NO_CARD) for zone in zones[s].values()) for s in range(state.seats)]
    if sum(missing.values()) != sum(unknown):
        reader.complain(
            f"{sum(missing.values())} cards are nowhere on the table, "
            f"but {sum(unknown)} places hold unknown cards"
        )
    shares = share_out(state, missing, unknown, words, reader)
    for seat, player in enumerate(zones):
        for zone in player.values():
            for i, card in enumerate(zone):
                if card == NO_CARD:
                    zone[i] = shares[seat].pop()
        lay_out(state, seat, player)


def missing_cards(state: np.record, zones: Zones, reader: Reader) -> Counter[int]:
    """The cards of the guilds in play that are nowhere; none may be there too often."""
    cards: Counter[int] = Counter()
    for guild in state.guilds[state.guilds > 0].tolist():
        for number in range(NUMBERS):
            cards[(guild - 1) * NUMBERS + number] = COPIES[number]
    cards.subtract(card for player in zones for zone in player.values() for card in zone)
    for side in range(SIDES):
        on_table = state.elementals[side, : state.columns[side, -1]].tolist()
        cards.subtract(card_of(elemental) for elemental in on_table)
    if state.picked and state.phase != CHOOSE_PLACE:
        cards[int(state.picked) - 1] -= 1
    del cards[NO_CARD]
    for card, count in cards.items():
        if count < 0:
            in_play = guild_of(card) + 1 in state.guilds
            copies = COPIES[card % NUMBERS] if in_play else 0
            reader.complain(f"{CARD_NAMES[card]} is there {copies - count} times, not {copies}")
    return +cards


def share_out(
    state: np.record, missing: Counter[int], unknown: list[int], words: Words, reader: Reader
) -> list[list[int]]:
    """Who has the missing cards: as it is said, or their first owners as far as there is room."""
    shares = [read_unseen(player, missing) for player in reader.items()]
    for seat, share in enumerate(shares):
        if len(share) > unknown[seat]:
            reader.complain(f"seat {seat} has more unseen cards than unknown places")
    for seat, share in enumerate(shares):
        own = [card for card in missing.elements() if guild_of(card) + 1 in state.guilds[seat]]
        more = shuffled(words, own)[: max(unknown[seat] - len(share), 0)]
        missing.subtract(more)
        share += more
    rest = shuffled(words, list(missing.elements()))
    for seat, share in enumerate(shares):
        while len(share) < unknown[seat]:
            share.append(rest.pop())
    return [shuffled(words, share) for share in shares]


def read_unseen(reader: Reader, missing: Counter[int]) -> list[int]:
    """The cards a player's unknown ones are said to be: they are no longer missing."""
    said = reader.field("unseen", [])
    cards = [card.one_of(CARD_IDS) for card in said.items()]
    if Counter(cards) - missing:
        said.complain("some of these cards are elsewhere")
    missing.subtract(cards)
    return cards


def shuffled(words: Words, cards: list[int]) -> list[int]:
    """Cards in random order."""
    row = np.array(cards, np.uint8)
    shuffle(words, row, len(cards))
    return [int(card) for card in row]


def lay_out(state: np.record, seat: int, zones: Mapping[str, list[int]]) -> None:
    """Put a player's cards where they belong."""
    for card in zones["hand"]:
        add_to_hand(state, seat, card)
    state.pile[seat], state.discard[seat] = len(zones["pile"]), len(zones["discard"])
    state.cards[seat, : len(zones["pile"])] = zones["pile"][::-1]
    state.cards[seat, ROOM - len(zones["discard"]) :] = zones["discard"]
