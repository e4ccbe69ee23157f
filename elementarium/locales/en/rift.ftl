# The table of Elemental Rift in the browser. $name is a player's name; $element and $into are names of elements.

rift-wait = { $name } is choosing.
# $deed says what would be chosen.
rift-sure = { $deed }? Press { table-done }, or choose differently.
rift-progress = { $chosen } of { $of } chosen.
rift-laid = The first four tiles lie in a square.
rift-decayed = { $count ->
    [one] { $count } tile of { $element } decays.
   *[other] { $count } tiles of { $element } decay.
}
rift-grew = { $count ->
    [one] { $count } tile of { $element } comes in their place.
   *[other] { $count } tiles of { $element } come in their place.
}

## The rift

rift-label-grid = Squares of the rift
# $size: how many tiles are linked there.
rift-square-tile = { $size ->
    [1] { $element }, alone
   *[other] { $element }, { $size } linked
}
rift-square-empty = empty
rift-square-chosen = chosen
rift-label-lenses = Look at the rift
rift-larger = Larger
rift-smaller = Smaller
rift-fit = See all of the rift

## Spells

rift-label-hand = { $count ->
    [one] Your hand: { $count } spell
   *[other] Your hand: { $count } spells
}
rift-label-held = { $count ->
    [one] { $name }: { $count } card in hand
   *[other] { $name }: { $count } cards in hand
}
rift-label-front = { $count ->
    [one] In front of { $name }: { $count } spell
   *[other] In front of { $name }: { $count } spells
}
rift-front-none = No spell in front yet.
rift-about-spell = { $element }, decay value { $decay }.
rift-cost = { $decay ->
    [one] To play it, { $decay } tile of { $element } decays.
   *[other] To play it, { $decay } linked tiles of { $element } decay.
}
# $value is the trigger value, $size the largest group there is now.
rift-about-trigger = Ends when { $value } tiles of { $element } are linked; now { $size }.
rift-going = Would end.

## Supply and piles

rift-label-stock = Supply and piles
rift-label-supply = Supply of tiles
rift-label-heap = { $count ->
    [0] { $element }: none left; decays into { $into }
   *[other] { $element }: { $count } left; decays into { $into }
}
rift-label-pile = { $count ->
    [one] Draw pile: { $count } card
   *[other] Draw pile: { $count } cards
}
rift-label-discard = { $count ->
    [one] Discard pile: { $count } card
   *[other] Discard pile: { $count } cards
}
rift-discard = Discard pile, newest first
rift-discard-empty = Nothing was discarded yet.

## Accolades

rift-label-won = { $count ->
    [one] { $name }: { $count } accolade
   *[other] { $name }: { $count } accolades
}
rift-accolade-free = Nobody holds it.
rift-accolade-held = Held by { $name }.
# $merits: everybody and how many spells, or elements, they have.
rift-accolade-merits = Now: { $merits }.
rift-accolade-open = Could be taken by { $names }.

## Keys

rift-help-look = Point at a spell, or press it long, to read it and see its group in the rift.
rift-help-move = Drag, pinch or turn the wheel to move the rift.
rift-help-zoom = + and −: larger, smaller
rift-help-fit = 0: see all of the rift
