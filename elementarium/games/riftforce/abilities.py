"""What the eighteen guilds do.

An ability runs in steps. A step does what it can and returns the question it needs answered
before it can go on, or DONE. Step 0 comes right after the activation; the next one gets the
answer as `choice`: a location, an index on a side, or NONE where there was nothing to choose.
Questions with one possible answer are not put to the player (see `turn.py`).
"""

from __future__ import annotations

from elementarium.core.events import Log, emit
from elementarium.core.rule import rule
from elementarium.games.riftforce.actions import (
    CHOOSE_DAMAGED_ALLY,
    CHOOSE_DAMAGED_ALLY_HERE,
    CHOOSE_ELSEWHERE,
    CHOOSE_ENEMY_HERE,
    CHOOSE_NEIGHBOUR,
    CHOOSE_PREY,
)
from elementarium.games.riftforce.cards import (
    ACID,
    AIR,
    BEAST,
    CRYSTAL,
    EARTH,
    FIRE,
    ICE,
    LAVA,
    LIGHT,
    LOVE,
    MUSIC,
    PLANT,
    SAND,
    SHADOW,
    STAR,
    THUNDERBOLT,
    WATER,
    card_of,
    damage_on,
    guild_of,
    is_fallen,
    new_elemental,
)
from elementarium.games.riftforce.choices import NONE
from elementarium.games.riftforce.damage import (
    destroy,
    place_damage,
    remove_damage,
    score,
    strike_all,
    strike_first,
    strike_second,
    worth,
)
from elementarium.games.riftforce.events import (
    CAPTURED,
    FOR_DESTROYING,
    FOR_SHADOW,
    MOVED,
    PLAYED,
)
from elementarium.games.riftforce.piles import draw
from elementarium.games.riftforce.state import (
    HAND,
    State,
    insert_last,
    is_empty,
    location_at,
    remove,
    side_of,
)

DONE = 0


@rule
def use_ability(state: State, choice: int, log: Log) -> int:
    """Go on with the ability of the activated elemental."""
    us = side_of(state.seat)
    here = int(state.place)
    step = int(state.step)
    guild = guild_of(card_of(int(state.elementals[us, state.actor])))
    if guild == FIRE:
        return fire(state, us, here, log)
    if guild == EARTH:
        return earth(state, us, here, log)
    if guild == LIGHT:
        return light(state, us, here, step, choice, log)
    if guild == PLANT:
        return plant(state, us, here, step, choice, log)
    if guild == WATER:
        return water(state, us, here, step, choice, log)
    if guild == ICE:
        return ice(state, us, here, log)
    if guild == SHADOW:
        return shadow(state, us, step, choice, log)
    if guild == CRYSTAL:
        return crystal(state, us, here, log)
    if guild == THUNDERBOLT:
        return thunderbolt(state, us, here, step, choice, log)
    if guild == AIR:
        return air(state, us, step, choice, log)
    if guild == BEAST:
        return beast(state, us, step, choice, log)
    if guild == SAND:
        return sand(state, us, step, choice, log)
    if guild == LAVA:
        return lava(state, us, here, log)
    if guild == MUSIC:
        return music(state, us, here, step, choice, log)
    if guild == ACID:
        return acid(state, us, here, log)
    if guild == STAR:
        return star(state, us, here, log)
    if guild == LOVE:
        return love(state, us, here, log)
    return magnet(state, us, here, step, choice, log)


@rule
def fire(state: State, us: int, here: int, log: Log) -> int:
    """3 to the first enemy here. 1 to the ally directly behind this Fire."""
    strike_first(state, 1 - us, here, 3, log)
    behind = int(state.actor) + 1
    if behind < state.columns[us, here + 1]:
        place_damage(state, us, here, behind, 1, log)
    return DONE


@rule
def earth(state: State, us: int, here: int, log: Log) -> int:
    """2 to the first enemy here."""
    strike_first(state, 1 - us, here, 2, log)
    return DONE


@rule
def light(state: State, us: int, here: int, step: int, choice: int, log: Log) -> int:
    """2 to the first enemy here. Remove 1 damage from this Light or any ally anywhere."""
    if step == 0:
        strike_first(state, 1 - us, here, 2, log)
        return CHOOSE_DAMAGED_ALLY
    if choice != NONE:
        remove_damage(state, us, location_at(state, us, choice), choice, 1, log)
    return DONE


@rule
def plant(state: State, us: int, here: int, step: int, choice: int, log: Log) -> int:
    """2 to the first enemy at a neighbouring location. That enemy moves here."""
    if step == 0:
        return CHOOSE_PREY
    if choice != NONE and not strike_first(state, 1 - us, choice, 2, log):
        first = int(state.columns[1 - us, choice])
        move(state, 1 - us, choice, first, here, log)
    return DONE


@rule
def water(state: State, us: int, here: int, step: int, choice: int, log: Log) -> int:
    """2 to the first enemy here. Move to a neighbouring location. 1 to the first enemy there."""
    if step == 0:
        strike_first(state, 1 - us, here, 2, log)
        return CHOOSE_NEIGHBOUR
    move_this(state, us, choice, log)
    strike_first(state, 1 - us, choice, 1, log)
    return DONE


@rule
def ice(state: State, us: int, here: int, log: Log) -> int:
    """The last enemy here: 4 if it already has damage, else 1."""
    if not is_empty(state, 1 - us, here):
        last = int(state.columns[1 - us, here + 1]) - 1
        hurt = damage_on(int(state.elementals[1 - us, last])) > 0
        place_damage(state, 1 - us, here, last, 4 if hurt else 1, log)
    return DONE


@rule
def shadow(state: State, us: int, step: int, choice: int, log: Log) -> int:
    """Move to any other location. 1 to the first enemy there; if this destroys it, score 1 more."""
    if step == 0:
        return CHOOSE_ELSEWHERE
    move_this(state, us, choice, log)
    if strike_first(state, 1 - us, choice, 1, log):
        score(state, us, 1, FOR_SHADOW, log)
    return DONE


@rule
def crystal(state: State, us: int, here: int, log: Log) -> int:
    """4 to the first enemy here."""
    strike_first(state, 1 - us, here, 4, log)
    return DONE


@rule
def thunderbolt(state: State, us: int, here: int, step: int, choice: int, log: Log) -> int:
    """2 to any enemy here. If this destroys it, at once, repeat this once."""
    if step == 0:
        return CHOOSE_ENEMY_HERE
    if choice != NONE and place_damage(state, 1 - us, here, choice, 2, log):
        destroy(state, 1 - us, here, choice, True, log)
        state.fallen = 0
        if step == 1:
            return CHOOSE_ENEMY_HERE
    return DONE


@rule
def air(state: State, us: int, step: int, choice: int, log: Log) -> int:
    """Move to any other location. 1 to the first enemy there and at each of its neighbours."""
    if step == 0:
        return CHOOSE_ELSEWHERE
    move_this(state, us, choice, log)
    strike_first(state, 1 - us, choice, 1, log)
    strike_neighbours(state, us, choice, 1, log)
    return DONE


@rule
def beast(state: State, us: int, step: int, choice: int, log: Log) -> int:
    """Move to a neighbouring location. 3 to the first enemy there if this is damaged, else 2."""
    if step == 0:
        return CHOOSE_NEIGHBOUR
    move_this(state, us, choice, log)
    hurt = damage_on(int(state.elementals[us, state.actor])) > 0
    strike_first(state, 1 - us, choice, 3 if hurt else 2, log)
    return DONE


@rule
def sand(state: State, us: int, step: int, choice: int, log: Log) -> int:
    """Move to any other location. 1 to each enemy there. Remove 1 damage from this Sand."""
    if step == 0:
        return CHOOSE_ELSEWHERE
    move_this(state, us, choice, log)
    strike_all(state, 1 - us, choice, 1, log)
    remove_damage(state, us, choice, int(state.actor), 1, log)
    return DONE


@rule
def lava(state: State, us: int, here: int, log: Log) -> int:
    """2 to the first enemy at each neighbour. 1 to this Lava and to every ally in front of it."""
    strike_neighbours(state, us, here, 2, log)
    for index in range(state.columns[us, here], state.actor + 1):
        place_damage(state, us, here, index, 1, log)
    return DONE


@rule
def music(state: State, us: int, here: int, step: int, choice: int, log: Log) -> int:
    """2 to the first enemy here. If this destroys it, score, and play it yourself next door."""
    if step == 0:
        if strike_first(state, 1 - us, here, 2, log):
            capture(state, us, here, log)
            return CHOOSE_NEIGHBOUR
        return DONE
    if step == 1:
        return play_captive(state, us, choice, log)
    return heal_fully(state, us, choice, log)


@rule
def acid(state: State, us: int, here: int, log: Log) -> int:
    """3 to the first enemy here, 1 to the second. Nobody scores for what it destroys."""
    strike_first(state, 1 - us, here, 3, log)
    strike_second(state, 1 - us, here, 1, log)
    return DONE


@rule
def star(state: State, us: int, here: int, log: Log) -> int:
    """2 to the first enemy here. If you hold fewer than 7 cards, draw 1."""
    strike_first(state, 1 - us, here, 2, log)
    if state.held[state.seat] < HAND:
        draw(state, state.seat, log)
    return DONE


@rule
def love(state: State, us: int, here: int, log: Log) -> int:
    """2 to the first enemy here."""
    strike_first(state, 1 - us, here, 2, log)
    return DONE


@rule
def magnet(state: State, us: int, here: int, step: int, choice: int, log: Log) -> int:
    """2 to the last enemy here. It and this Magnet move to the same neighbouring location."""
    last = int(state.columns[1 - us, here + 1]) - 1
    if step == 0:
        if not is_empty(state, 1 - us, here):
            place_damage(state, 1 - us, here, last, 2, log)
        return CHOOSE_NEIGHBOUR
    if not is_empty(state, 1 - us, here) and not is_fallen(int(state.elementals[1 - us, last])):
        move(state, 1 - us, here, last, choice, log)
    move_this(state, us, choice, log)
    return DONE


@rule
def when_played(state: State, us: int, location: int, log: Log) -> int:
    """What an elemental does when it comes to a location: only Earth and Love do anything."""
    newest = int(state.columns[us, location + 1]) - 1
    guild = guild_of(card_of(int(state.elementals[us, newest])))
    if guild == EARTH:
        strike_all(state, 1 - us, location, 1, log)
    if guild == LOVE:
        state.place = location
        return CHOOSE_DAMAGED_ALLY_HERE
    return DONE


@rule
def heal_fully(state: State, us: int, choice: int, log: Log) -> int:
    """Love's welcome: remove all damage from one ally where it came."""
    if choice != NONE:
        damage = damage_on(int(state.elementals[us, choice]))
        remove_damage(state, us, int(state.place), choice, damage, log)
    return DONE


@rule
def capture(state: State, us: int, here: int, log: Log) -> None:
    """Music takes the fallen first enemy off the table, scores it, and keeps it in mind."""
    index = int(state.columns[1 - us, here])
    card = card_of(remove(state, 1 - us, here, index))
    state.picked = card + 1
    state.fallen = 0
    emit(log, CAPTURED, 1 - us, here, 0, state.seat, card)
    score(state, us, worth(state, 1 - us, card), FOR_DESTROYING, log)


@rule
def play_captive(state: State, us: int, location: int, log: Log) -> int:
    """The captured elemental counts as just played, undamaged, and is yours from now on."""
    card = int(state.picked) - 1
    state.picked = 0
    if play_card(state, us, location, card, log) <= state.actor:
        state.actor += 1
    return when_played(state, us, location, log)


@rule
def play_card(state: State, us: int, location: int, card: int, log: Log) -> int:
    """A card becomes the last elemental at a location. Returns its index."""
    index = insert_last(state, us, location, new_elemental(card, state.seat))
    row = index - int(state.columns[us, location])
    emit(log, PLAYED, state.seat, location, row, card, 0)
    return index


@rule
def strike_neighbours(state: State, us: int, location: int, amount: int, log: Log) -> None:
    """Damage the first enemy at each neighbour of a location."""
    if location > 0:
        strike_first(state, 1 - us, location - 1, amount, log)
    if location + 1 < state.locations:
        strike_first(state, 1 - us, location + 1, amount, log)


@rule
def move(state: State, side: int, location: int, index: int, to: int, log: Log) -> int:
    """An elemental becomes the last at another location. Returns its new index."""
    row = index - int(state.columns[side, location])
    elemental = remove(state, side, location, index)
    emit(log, MOVED, side, location, row, to, card_of(elemental))
    return insert_last(state, side, to, elemental)


@rule
def move_this(state: State, us: int, to: int, log: Log) -> None:
    """The activated elemental moves."""
    state.actor = move(state, us, int(state.place), int(state.actor), to, log)
    state.place = to
