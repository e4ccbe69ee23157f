# Elemental Rift, in the words of its rules.
#
# $card is a card's code, $spell its name in the deck file; $element an element in code;
# $row and $column say where a tile lies. In what is told of events, $who says who it concerns
# (you, they) and $name is their name.

elemental-rift-element = { $element ->
    [fire] Fire
    [earth] Earth
    [water] Water
    [air] Air
   *[any] any element
}
elemental-rift-tile = { $element ->
    [fire] Fire tile
    [earth] Earth tile
    [water] Water tile
    [air] Air tile
   *[any] tile of any element
}
elemental-rift-second = { $second ->
    [fire] Fire
    [earth] Earth
    [water] Water
   *[air] Air
}
# The spells of the reconstructed deck; another deck's are called as in its file.
elemental-rift-spell = { $spell ->
    [Wildfire] Wildfire
    [Ashes] Ashes
    [Kindling] Kindling
    [Scorch] Scorch
    [Landslide] Landslide
    [Sinkhole] Sinkhole
    [Burrow] Burrow
    [Petrify] Petrify
    [Undertow] Undertow
    [Driftwood] Driftwood
    [Spring] Spring
    [Current] Current
    [Inspiration] Inspiration
    [Whirlwind] Whirlwind
    [Evaporate] Evaporate
    [Tempest] Tempest
   *[other] { $spell }
}
elemental-rift-card = { elemental-rift-spell } { $card }
elemental-rift-accolade = { $accolade ->
    [Pyre] Pyre
    [Stone] Stone
    [Tide] Tide
    [Gale] Gale
    [Confluence] Confluence
   *[other] { $accolade }
}
elemental-rift-place = row { $row }, column { $column }

## What lies on the table

elemental-rift-rift = Rift
elemental-rift-supply = Supply
elemental-rift-front = In front
elemental-rift-accolades = Accolades
elemental-rift-pile = Pile
elemental-rift-discard-pile = Discard pile
elemental-rift-linked = Largest group
elemental-rift-unseen = Unseen
elemental-rift-turn-number = Turn { $turn }
elemental-rift-priority = priority { $priority }
# A card's cost and trigger.
elemental-rift-cost = costs { $decay } { $element ->
    [fire] Fire
    [earth] Earth
    [water] Water
   *[air] Air
}
elemental-rift-ends = ends at { $value } { elemental-rift-element }
elemental-rift-goal = { $element ->
    [any] spells of at least { $needs } elements, and of more than anybody else
   *[other] at least { $needs } { elemental-rift-element } spells, and more than anybody else
}

## Effects, a sentence for each word

elemental-rift-word-place = { $element ->
    [any] { $number ->
        [one] Place { $number } tile of any element.
       *[other] Place { $number } tiles of any elements.
    }
   *[other] { $number ->
        [one] Place { $number } { elemental-rift-element } tile.
       *[other] Place { $number } { elemental-rift-element } tiles.
    }
}
elemental-rift-word-transmute = { $number ->
    [one] Turn { $number } { elemental-rift-element } tile into { elemental-rift-second }.
   *[other] Turn { $number } { elemental-rift-element } tiles into { elemental-rift-second }.
}
elemental-rift-word-swap = { $number ->
    [one] Swap two tiles of different elements.
   *[other] Swap two tiles of different elements, { $number } times.
}
elemental-rift-word-move = { $number ->
    [one] Move a tile.
   *[other] Move a tile, { $number } times.
}
elemental-rift-word-remove = { $number ->
    [one] Remove { $number } tile.
   *[other] Remove { $number } tiles.
}
elemental-rift-word-decay_group = { $element ->
    [any] One linked group of any element decays.
   *[other] One linked { elemental-rift-element } group decays.
}
elemental-rift-word-draw = { $number ->
    [one] Draw { $number } card.
   *[other] Draw { $number } cards.
}
elemental-rift-word-discard = { $number ->
    [one] Another player discards { $number } card at random.
   *[other] Another player discards { $number } cards at random.
}
elemental-rift-word-banish = Discard another player’s spell in play, of priority { $number } or less.
elemental-rift-word-recall = Take one of your other spells back to your hand.
elemental-rift-word-retrieve = Take the newest { elemental-rift-element } spell from the discard pile.
elemental-rift-word-retrieve-either = Take the newest { elemental-rift-element } or { elemental-rift-second } spell from the discard pile.

## What is expected. $left: how many more.

elemental-rift-ask-over = The game is over.
elemental-rift-ask-element = { $left ->
    [one] Add a tile: of which element?
   *[other] Add { $left } tiles: of which element is the first?
}
elemental-rift-ask-square = Where does the { elemental-rift-tile } go?
elemental-rift-ask-decay = The rift is full: which element decays?
elemental-rift-ask-replacement = { $left ->
    [one] Where does the { elemental-rift-tile } come?
   *[other] Where do { $left } { elemental-rift-element } tiles come? They must not touch.
}
elemental-rift-ask-spell = Play a spell?
elemental-rift-ask-cost = { $left ->
    [one] { elemental-rift-card }: which tile pays?
   *[other] { elemental-rift-card }: which { $left } linked tiles pay?
}
elemental-rift-ask-transmuted = { $left ->
    [one] Which tile is turned into another?
   *[other] Which { $left } tiles are turned into others?
}
elemental-rift-ask-swapped = Which tile is swapped?
elemental-rift-ask-partner = Swap the tile at { elemental-rift-place } with which one?
elemental-rift-ask-lifted = Which tile moves?
elemental-rift-ask-put_down = Where does the { elemental-rift-tile } move?
elemental-rift-ask-removed = { $left ->
    [one] Which tile is removed?
   *[other] Which { $left } tiles are removed?
}
elemental-rift-ask-group = Which group decays?
elemental-rift-ask-player = Whose hand loses a card?
elemental-rift-ask-banished = Which spell is banished?
elemental-rift-ask-recalled = Which of your spells do you take back?
elemental-rift-ask-retrieved = A spell of which element do you take from the discard pile?
elemental-rift-ask-end = Discard up to two cards, or take an accolade.
elemental-rift-ask-discard = Discard another card?

## What can be chosen

elemental-rift-finish-spells = Play no more spells
elemental-rift-finish-turn = End the turn
elemental-rift-finish-discards = Discard no more
elemental-rift-play = Play { elemental-rift-card }
elemental-rift-discard = Discard { elemental-rift-card }
elemental-rift-take = { $held ->
    [yes] Take { elemental-rift-accolade } from whoever holds it
   *[no] Take { elemental-rift-accolade }
}
elemental-rift-choose-element = { elemental-rift-element }
elemental-rift-choose-square = Place { elemental-rift-element } at { elemental-rift-place }
elemental-rift-choose-decay = { elemental-rift-element } decays
elemental-rift-choose-replacement = { elemental-rift-element } at { elemental-rift-place }
elemental-rift-choose-cost = Pay with the { elemental-rift-tile } at { elemental-rift-place }
elemental-rift-choose-transmuted = Turn the { elemental-rift-tile } at { elemental-rift-place }
elemental-rift-choose-swapped = Swap the { elemental-rift-tile } at { elemental-rift-place }
elemental-rift-choose-partner = With the { elemental-rift-tile } at { elemental-rift-place }
elemental-rift-choose-lifted = Lift the { elemental-rift-tile } at { elemental-rift-place }
elemental-rift-choose-put_down = Put { elemental-rift-element } down at { elemental-rift-place }
elemental-rift-choose-removed = Remove the { elemental-rift-tile } at { elemental-rift-place }
elemental-rift-choose-group = { $count ->
    [one] The { elemental-rift-tile } at { elemental-rift-place }
   *[other] The group of { $count } { elemental-rift-element } at { elemental-rift-place }
}
elemental-rift-choose-player = Player { $player }
elemental-rift-choose-banished = Banish { elemental-rift-card }
elemental-rift-choose-recalled = Take back { elemental-rift-card }
elemental-rift-choose-retrieved = The newest { elemental-rift-element } spell

## What happened

elemental-rift-started = { $who ->
    [you] You begin.
   *[they] { $name } begins.
}
elemental-rift-laid = { elemental-rift-element } lies at { elemental-rift-place }.
elemental-rift-turn = Turn { $turn }: { $who ->
    [you] yours.
   *[they] { $name }.
}
elemental-rift-drew = { $who ->
    [you] You draw { elemental-rift-card }.
   *[they] { $name } draws { elemental-rift-card }.
}
elemental-rift-drew-unseen = { $who ->
    [you] You draw a card.
   *[they] { $name } draws a card.
}
elemental-rift-drew-cards = { $who ->
    [you] You draw { $cards }.
   *[they] { $name } draws { $cards }.
}
elemental-rift-drew-cards-unseen = { $who ->
    [you] You draw { $count } cards.
   *[they] { $name } draws { $count } cards.
}
elemental-rift-placed = { $who ->
    [you] You place { elemental-rift-element } at { elemental-rift-place }.
   *[they] { $name } places { elemental-rift-element } at { elemental-rift-place }.
}
elemental-rift-decayed = { elemental-rift-element } decays at { elemental-rift-place }.
elemental-rift-grew = { elemental-rift-element } comes to { elemental-rift-place }.
elemental-rift-played = { $who ->
    [you] You play { elemental-rift-card }.
   *[they] { $name } plays { elemental-rift-card }.
}
elemental-rift-resolved = { elemental-rift-card } takes effect.
elemental-rift-triggered = { $who ->
    [you] Your { elemental-rift-card } ends: { $linked } linked { elemental-rift-element }.
   *[they] { $name }’s { elemental-rift-card } ends: { $linked } linked { elemental-rift-element }.
}
elemental-rift-transmuted = { elemental-rift-element } at { elemental-rift-place } becomes { $becomes ->
    [fire] Fire
    [earth] Earth
    [water] Water
   *[air] Air
}.
elemental-rift-swapped = { elemental-rift-element } at { elemental-rift-place } changes places with { $other ->
    [fire] Fire
    [earth] Earth
    [water] Water
   *[air] Air
} at row { $to_row }, column { $to_column }.
elemental-rift-moved = { elemental-rift-element } moves from { elemental-rift-place } to row { $to_row }, column { $to_column }.
elemental-rift-removed = { elemental-rift-element } is removed from { elemental-rift-place }.
elemental-rift-lost = { $who ->
    [you] You lose { elemental-rift-card } from your hand.
   *[they] { $name } loses { elemental-rift-card } from the hand.
}
elemental-rift-banished = { $who ->
    [you] Your { elemental-rift-card } is banished.
   *[they] { $name }’s { elemental-rift-card } is banished.
}
elemental-rift-recalled = { $who ->
    [you] You take { elemental-rift-card } back to your hand.
   *[they] { $name } takes { elemental-rift-card } back to the hand.
}
elemental-rift-retrieved = { $who ->
    [you] You take { elemental-rift-card } from the discard pile.
   *[they] { $name } takes { elemental-rift-card } from the discard pile.
}
elemental-rift-discarded = { $who ->
    [you] You discard { elemental-rift-card }.
   *[they] { $name } discards { elemental-rift-card }.
}
elemental-rift-took = { $who ->
    [you] You take { elemental-rift-accolade }{ $held ->
        [yes] {" "}from another player
       *[no] {""}
    }!
   *[they] { $name } takes { elemental-rift-accolade }{ $held ->
        [yes] {" "}from another player
       *[no] {""}
    }!
}
elemental-rift-reshuffled = { $count ->
    [one] The discard pile, { $count } card, becomes the new pile.
   *[other] The discard pile, { $count } cards, is shuffled and becomes the new pile.
}
# $reason: accolades (two at the beginning of a turn), turns (after the last one).
elemental-rift-ended = { $who ->
    [you] You win{ $reason ->
        [accolades] {" "}with two accolades!
       *[turns] {" "}with the most accolades after the last turn!
    }
    [nobody] After the last turn nobody has the most accolades: a draw.
   *[they] { $name } wins{ $reason ->
        [accolades] {" "}with two accolades.
       *[turns] {" "}with the most accolades after the last turn.
    }
}

## Help in a terminal

elemental-rift-help-table = Each letter is a tile: F Fire, E Earth, W Water, A Air; rows and columns are numbered at the edges.
    A spell shows its cost, its trigger and how many linked tiles are still missing to end it.
elemental-rift-deck-note = The deck is reconstructed: the printed spells are not known here.
