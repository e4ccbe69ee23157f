# Riftforce, in the words of its rule book.
#
# $guild is a guild's name in code, $number a card's number, $location and $row count from 1.
# In what is told of events, $who says who it concerns and $name is their name: you, they, nobody; in
# a team game also ours, theirs, and team where an onlooker is told of a side.

riftforce-guild = { $guild ->
    [fire] Fire
    [earth] Earth
    [light] Light
    [plant] Plant
    [water] Water
    [ice] Ice
    [shadow] Shadow
    [crystal] Crystal
    [thunderbolt] Thunderbolt
    [air] Air
    [beast] Beast
    [sand] Sand
    [lava] Lava
    [music] Music
    [acid] Acid
    [star] Star
    [love] Love
    [magnet] Magnet
   *[other] { $guild }
}
riftforce-card = { riftforce-guild } { $number }
riftforce-score = Riftforce

## Abilities

riftforce-ability = { $guild ->
    [fire] 3 damage to the first enemy here; 1 damage to the ally directly behind this Fire.
    [earth] 2 damage to the first enemy here.
    [light] 2 damage to the first enemy here; remove 1 damage from this Light or any ally anywhere.
    [plant] 2 damage to the first enemy at one neighbouring location; that enemy moves to this location.
    [water] 2 damage to the first enemy here; this Water moves to a neighbouring location; 1 damage to the first enemy there.
    [ice] 4 damage to the last enemy here if it already has damage, otherwise 1.
    [shadow] Moves to any other location; 1 damage to the first enemy there; if this destroys it, you score 1 more.
    [crystal] 4 damage to the first enemy here.
    [thunderbolt] 2 damage to any enemy here; if this destroys it, strike once more.
    [air] Moves to any other location; 1 damage to the first enemy there and at each location beside it.
    [beast] Moves to a neighbouring location; 2 damage to the first enemy there, 3 if this Beast has damage.
    [sand] Moves to any other location; 1 damage to each enemy there; remove 1 damage from this Sand.
    [lava] 2 damage to the first enemy at each neighbouring location; 1 damage to this Lava and every ally in front of it.
    [music] 2 damage to the first enemy here; if this destroys it, you score it and play it on your side at a neighbouring location.
    [acid] 3 damage to the first enemy here, 1 to the second; nobody scores for what this destroys.
    [star] 2 damage to the first enemy here; with fewer than 7 cards in hand, draw 1.
    [love] 2 damage to the first enemy here.
    [magnet] 2 damage to the last enemy here; it and this Magnet move to the same neighbouring location.
   *[other] { "" }
}
# What a guild does besides being activated; nothing for most.
riftforce-note = { $guild ->
    [earth] When played: 1 damage to every enemy here.
    [love] When played: remove all damage from one ally here.
    [crystal] When destroyed: the other side scores 2 instead of 1.
   *[other] { "" }
}

## What is expected. $left: how many more; $by: what they must share (guild, number, either).

riftforce-ask-over = The game is over.
riftforce-ask-summoner = Choose a summoner.
# $check: whether Check & Draw is possible (yes, no).
riftforce-ask-action = { $check ->
    [no] Your action: play or activate.
   *[yes] Your action: play, activate, or Check & Draw.
}
riftforce-ask-place = Choose the location for { riftforce-card }.
riftforce-ask-next_card = { $left ->
    [one] Choose one more card
   *[other] Choose up to { $left } more cards
} { $by ->
    [guild] of { riftforce-guild }
    [number] with a { $number }
   *[either] of { riftforce-guild } or with a { $number }
} to play, or finish.
riftforce-ask-next_elemental = { $left ->
    [one] Choose one more elemental
    [3] Choose up to { $left } elementals
   *[other] Choose up to { $left } more elementals
} { $by ->
    [guild] of { riftforce-guild }
    [number] with a { $number }
   *[either] of { riftforce-guild } or with a { $number }
} to activate, or finish.
riftforce-ask-neighbour = { $guild ->
    [music] { riftforce-card }: choose the neighbouring location where you play its catch.
   *[other] { riftforce-card } moves: choose a neighbouring location.
}
riftforce-ask-elsewhere = { riftforce-card } moves: choose any other location.
riftforce-ask-prey = { riftforce-card }: choose the neighbouring location whose first enemy it strikes.
riftforce-ask-damaged_ally = { riftforce-card }: choose the ally that loses 1 damage.
riftforce-ask-damaged_ally_here = Love came to location { $location }: choose the ally there that loses all its damage.
riftforce-ask-enemy_here = { riftforce-card }: choose the enemy it strikes.

## What can be chosen

riftforce-finish = Finish
riftforce-check = Check & Draw
# $area: green, gray.
riftforce-check-area = { riftforce-check } ({ $area ->
    [green] green area
   *[gray] gray area
})
riftforce-take = Take { riftforce-guild }
riftforce-play = Play { riftforce-card }
riftforce-discard = Discard { riftforce-card } to activate
riftforce-at-place = At location { $location }
riftforce-at-neighbour = To location { $location }
riftforce-at-elsewhere = To location { $location }
riftforce-at-prey = Strike at location { $location }
riftforce-activate = Activate { riftforce-card } (location { $location }, row { $row })
riftforce-activate-partner = Activate your partner’s { riftforce-card } (location { $location }, row { $row })
riftforce-heal = Remove damage from { riftforce-card } (location { $location }, row { $row })
riftforce-strike = Strike { riftforce-card } (location { $location }, row { $row })

## What happened

riftforce-started = { $who ->
    [you] You get the start marker.
   *[they] { $name } gets the start marker.
}
riftforce-dealt = { $who ->
    [you] You are dealt the { riftforce-guild } summoner.
   *[they] { $name } is dealt the { riftforce-guild } summoner.
}
riftforce-shown = The { riftforce-guild } summoner is on display.
riftforce-taken = { $who ->
    [you] You take the { riftforce-guild } summoner.
   *[they] { $name } takes the { riftforce-guild } summoner.
}
riftforce-placed = { $who ->
    [you] Your { riftforce-card } is placed at location { $location }.
   *[they] { $name }’s { riftforce-card } is placed at location { $location }.
}
riftforce-turn = { $who ->
    [you] Your turn.
   *[they] { $name }’s turn.
}
riftforce-played = { $who ->
    [you] You play { riftforce-card } at location { $location }.
   *[they] { $name } plays { riftforce-card } at location { $location }.
}
riftforce-discarded = { $who ->
    [you] You discard { riftforce-card }.
   *[they] { $name } discards { riftforce-card }.
}
riftforce-activated = { $who ->
    [you] You activate { riftforce-card } at location { $location }.
   *[they] { $name } activates { riftforce-card } at location { $location }.
}
riftforce-moved = { $who ->
    [you] Your { riftforce-card } moves from location { $location } to location { $to }.
    [ours] Your team’s { riftforce-card } moves from location { $location } to location { $to }.
    [theirs] The other team’s { riftforce-card } moves from location { $location } to location { $to }.
   *[they] { $name }’s { riftforce-card } moves from location { $location } to location { $to }.
}
riftforce-damaged = { $who ->
    [you] Your { riftforce-card } at location { $location } takes { $amount } damage.
    [ours] Your team’s { riftforce-card } at location { $location } takes { $amount } damage.
    [theirs] The other team’s { riftforce-card } at location { $location } takes { $amount } damage.
   *[they] { $name }’s { riftforce-card } at location { $location } takes { $amount } damage.
}
riftforce-healed = { $who ->
    [you] Your { riftforce-card } at location { $location } loses { $amount } damage.
    [ours] Your team’s { riftforce-card } at location { $location } loses { $amount } damage.
    [theirs] The other team’s { riftforce-card } at location { $location } loses { $amount } damage.
   *[they] { $name }’s { riftforce-card } at location { $location } loses { $amount } damage.
}
riftforce-destroyed = { $who ->
    [you] Your { riftforce-card } at location { $location } is destroyed.
    [ours] Your team’s { riftforce-card } at location { $location } is destroyed.
    [theirs] The other team’s { riftforce-card } at location { $location } is destroyed.
   *[they] { $name }’s { riftforce-card } at location { $location } is destroyed.
}
riftforce-captured = { $who ->
    [you] You capture { riftforce-card } at location { $location }.
   *[they] { $name } captures { riftforce-card } at location { $location }.
}
riftforce-scored = { $who ->
    [you] You score { $points } Riftforce
    [ours] Your team scores { $points } Riftforce
    [theirs] The other team scores { $points } Riftforce
    [team] { $name } score { $points } Riftforce
   *[they] { $name } scores { $points } Riftforce
} { $reason ->
    [shadow] for a Shadow’s kill.
    [control] for control.
   *[destroyed] for a destroyed elemental.
}
riftforce-reshuffled = { $who ->
    [you] You shuffle { $count ->
        [one] the discarded card
       *[other] { $count } discarded cards
    } into a new pile.
   *[they] { $name } shuffles { $count ->
        [one] the discarded card
       *[other] { $count } discarded cards
    } into a new pile.
}
riftforce-drew = { $who ->
    [you] You draw { riftforce-card }.
   *[they] { $name } draws { riftforce-card }.
}
# Several cards in a row; $cards is their list.
riftforce-drew-cards = { $who ->
    [you] You draw { $cards }.
   *[they] { $name } draws { $cards }.
}
riftforce-drew-unseen = { $who ->
    [you] You draw a card.
   *[they] { $name } draws a card.
}
riftforce-drew-cards-unseen = { $who ->
    [you] You draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
   *[they] { $name } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
riftforce-checked = { $who ->
    [you] You Check & Draw.
   *[they] { $name } takes Check & Draw.
}
riftforce-round = Round { $rounds } is over.
riftforce-ended = { $who ->
    [you] You win!
    [ours] Your team wins!
    [theirs] The other team wins.
    [team] { $name } win.
    [they] { $name } wins.
   *[nobody] A draw.
}

## Help in a terminal

riftforce-abilities = Guilds in play
riftforce-help-table = Your side is below the rift, the other side above; row 1 is nearest the rift.
    Fi5 3♥ •• is a Fire 5 with 2 damage and 3 life left · * activated in this action · ▼ you control the location, ▲ the other side does · ★ start marker.
riftforce-help-team = In a team game the rift has a green area (1–3) and a gray one (4–6); ° marks your partner’s elementals: by number you may activate them too, by guild only your own. Check & Draw looks at your own area; the lone player looks at both.
# $area: green, gray.
riftforce-area = { $area ->
    [green] green area (1–3)
   *[gray] gray area (4–6)
}

# $guild is a guild's name in code, $number a card's number; $location is a numeral: I, II, III …

## On the page: what the other side is choosing

riftforce-wait-summoner = { $name } chooses a summoner.
riftforce-wait-action = { $name } chooses an action.
riftforce-wait-place = { $name } chooses a location.
riftforce-wait-next_card = { $name } may play another card.
riftforce-wait-next_elemental = { $name } may activate another elemental.
riftforce-wait-neighbour = { $name } chooses a neighbouring location.
riftforce-wait-elsewhere = { $name } chooses where to move.
riftforce-wait-prey = { $name } chooses where to strike.
riftforce-wait-damaged_ally = { $name } chooses whom to heal.
riftforce-wait-damaged_ally_here = { $name } chooses whom to heal.
riftforce-wait-enemy_here = { $name } chooses whom to strike.

## On the page: a card picked up, and what a choice would do, in a few words

# $way: both, play, discard.
riftforce-picked = { $way ->
    [both] { $card }: choose a location to play it, or an elemental to activate.
    [play] { $card }: choose a location to play it.
   *[discard] { $card }: discard it to activate?
}
riftforce-discard-short = Discard
riftforce-badge-discard = discard
riftforce-check-brings = { $points ->
    [0] Check & Draw: no location is yours alone; draw to 7.
    [one] Check & Draw: 1 Riftforce for the location that is yours alone; draw to 7.
   *[other] Check & Draw: { $points } Riftforce for locations that are yours alone; draw to 7.
}
riftforce-about = { $name }:
riftforce-then-join = ; { "" }
riftforce-then-played = comes to { $location }
riftforce-then-moved = { $who ->
    [you] { riftforce-card } moves to { $location }
   *[they] their { riftforce-card } moves to { $location }
}
riftforce-then-damaged = { $who ->
    [you] { $amount } to your { riftforce-card }
   *[they] { $amount } to { riftforce-card }
}
riftforce-then-healed = { riftforce-card } loses { $amount } damage
riftforce-then-destroyed = { $who ->
    [you] your { riftforce-card } is destroyed
   *[they] { riftforce-card } is destroyed
}
riftforce-then-captured = { riftforce-card } is captured
riftforce-then-scored = { $who ->
    [you] +{ $points }
   *[they] +{ $points } for { $name }
}

## On the page: the draft

riftforce-draft-about = Each guild brings nine elementals: four 5s, three 6s, two 7s.
riftforce-draft-sure = { riftforce-guild }: take it, or choose another.
riftforce-draft-take = Choose a summoner
riftforce-draft-pick = your pick
riftforce-draft-perhaps = { riftforce-guild }?

## On the page: words on the table, and for those who listen to it

riftforce-pile = pile
riftforce-discards = discard
riftforce-label-board = The rift
riftforce-label-pile = Pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
# $top: whether there is a card on top (yes, no).
riftforce-label-discards = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $top ->
    [yes] , { $card } on top
   *[no] { "" }
}
riftforce-label-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
riftforce-label-held = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
riftforce-label-guilds = Guilds: { $name }
riftforce-label-display = Summoners on display
riftforce-label-column = { $name }, location { $location }
# $control: mine, theirs, both, empty.
riftforce-label-location = { $control ->
    [mine] Location { $location }, yours alone
    [theirs] Location { $location }, held by the other side
    [both] Location { $location }, contested
   *[empty] Location { $location }, empty
}
riftforce-label-area = { $area ->
    [green] green area
    [gray] gray area
   *[both] both areas
}
riftforce-label-life = { $left } of { $number } life left
riftforce-label-row = row { $row }
riftforce-label-owner = { $who ->
    [partner] your partner’s
   *[they] { $name }’s
}
riftforce-label-places = acts as number { $places } of 4
riftforce-label-activated = activated
riftforce-label-discarded = discarded for this action
riftforce-label-picked = picked up
riftforce-label-ghost = { $card } would stand here
riftforce-label-score = Score: { $you } below, { $name } { $them }; { $goal } ends the game
riftforce-can-play = can be played
riftforce-can-play-or-discard = can be played or discarded
riftforce-can-place = Play { $card } here
riftforce-can-activate = can be activated
riftforce-can-heal = can lose damage
riftforce-can-strike = can be struck

# Abilities in a few words, for the plaques beside the board.
riftforce-brief = { $guild ->
    [fire] 3 to the first enemy here; 1 to the ally directly behind.
    [earth] 2 to the first enemy here. Played: 1 to every enemy here.
    [light] 2 to the first enemy here; remove 1 damage from any ally.
    [plant] 2 to the first enemy at a neighbour; it moves here.
    [water] 2 to the first enemy here; move to a neighbour; 1 to the first there.
    [ice] The last enemy here: 4 if it is damaged, else 1.
    [shadow] Move anywhere else; 1 to the first enemy there; +1 if destroyed.
    [crystal] 4 to the first enemy here. Destroyed, it is worth 2.
    [thunderbolt] 2 to any enemy here; destroyed: strike once more.
    [air] Move anywhere else; 1 to the first enemies there and beside it.
    [beast] Move to a neighbour; 2 to the first enemy there, 3 if damaged.
    [sand] Move anywhere else; 1 to each enemy there; heals 1 of its own.
    [lava] 2 to the first enemies beside it; 1 to itself and allies in front.
    [music] 2 to the first enemy here; destroyed, it joins you beside.
    [acid] 3 to the first enemy here, 1 to the second; nobody scores.
    [star] 2 to the first enemy here; with fewer than 7 cards, draw 1.
    [love] 2 to the first enemy here. Played: heal one ally here fully.
    [magnet] 2 to the last enemy here; both move to the same neighbour.
   *[other] { "" }
}

## On the page: keys

riftforce-help-c = C: Check & Draw
riftforce-help-drag = Tap a card, then a location or an elemental; or drag it there.
riftforce-help-areas = Round stones are the green area, square ones the gray area. Check & Draw looks at your own; who is alone looks at both.
riftforce-help-signs = A letter on an elemental says whose it is. By number you may activate your partner’s too, by guild only your own.
