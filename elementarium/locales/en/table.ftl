# The table in the browser. $name is a player's name; $who says who that is: you, they.
# $guild is a guild's name in code, $number a card's number; $location is a numeral: I, II, III …

## At any table

table-player = Player { $number }
table-done = Done
table-undo = Undo
table-cancel = Put back
table-confirm = That ends your turn: press Done, or choose differently.
table-waits = waits
table-thinks = thinking …
table-your-turn = your action
table-away = away
table-to-move = to move
table-watchers = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
}
table-watching = You are watching.
table-lost = Connection lost. Reconnecting …
table-menu = Menu
table-close = Close
table-rules = Rules
table-settings = Settings
table-home = To the start
table-sound-on = Turn sounds on
table-sound-off = Turn sounds off

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-sat = { $name } sits down.
table-log-started = The game begins.
table-log-undo = { $who ->
    [you] You take back a choice.
   *[they] { $name } takes back a choice.
}
table-log-resigned = { $who ->
    [you] You resign.
   *[they] { $name } resigns.
}
table-log-flagged = { $who ->
    [you] Your time is up.
   *[they] { $name }’s time is up.
}

table-hint = Hint
table-hint-again = Ask again
table-hint-none = Hints are given when it is your turn.

table-chat = Chat
table-chat-say = Say something
table-chat-send = Send
table-chat-empty = Nobody has said anything yet.
table-chat-mute = Hide what is said
table-chat-unmute = Show what is said
table-chat-muted = What is said here is hidden.
table-chat-new = { $count ->
    [one] { $count } new line
   *[other] { $count } new lines
}
chat-hello = Hello!
chat-luck = Good luck!
chat-well = Well played!
chat-oops = Oops.
chat-thinking = Let me think …
chat-thanks = Thank you!
chat-again = Another game?
chat-bye = I have to go.

table-resign = Resign
table-resign-sure = Resign this game?
table-resign-yes = Yes, resign
table-resign-no = Play on

table-clock-left = { $name }: { $time } left

table-pass = Pass the device to { $name }.
table-pass-about = The hand stays hidden until you press the button.
table-pass-ready = I am { $name }

table-sit = Sit down and play
table-not-here = This table cannot be shown.

## The end

table-won = { $who ->
    [you] You win!
    [they] { $name } wins.
   *[nobody] A draw.
}
table-how = { $how ->
    [resigned] By resignation.
    [flagged] On time.
   *[played] { $own } : { $other }
}
table-rematch = Rematch
table-rematch-ready = To the rematch
table-replay = Replay
table-export = Save the match
table-fair = Was chance fair?
table-fair-about = The shuffles were fixed by this key before the first card was dealt. The server showed its fingerprint then and the key now; “elementarium replay --verify” on the saved match checks both.
table-fair-commitment = Fingerprint
table-fair-key = Key

## Help

table-help = Keys
table-help-arrows = Arrows: walk through hand and board
table-help-enter = Enter or space: choose
table-help-escape = Escape: put back, skip, close
table-help-d = D: Done
table-help-u = U: Undo
table-help-c = C: Check & Draw
table-help-h = H: Hint
table-help-l = L: Log
table-help-look = Point at something, or press long, to see what it would do.
table-help-drag = Tap a card, then a location or an elemental; or drag it there.

## Riftforce: what the other side is choosing

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

## Riftforce: a card picked up, and what a choice would do, in a few words

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

## Riftforce: the draft

riftforce-draft-about = Each guild brings nine elementals: four 5s, three 6s, two 7s.
riftforce-draft-sure = { riftforce-guild }: take it, or choose another.
riftforce-draft-take = Choose a summoner
riftforce-draft-pick = your pick
riftforce-draft-perhaps = { riftforce-guild }?

## Riftforce: words on the table, and for those who listen to it

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
riftforce-label-life = { $left } of { $number } life left
riftforce-label-row = row { $row }
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
