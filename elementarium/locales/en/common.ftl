# Words of the table in a terminal, whatever the game.
# $name is a player's name; $who says who that is: you, they, nobody.

common-you = You
common-turn = { $who ->
    [you] your turn
   *[they] to move
}
common-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
common-pile = pile { $count }
common-discards = discard pile { $count }
common-your-hand = Your hand
common-no-cards = no cards
common-thinking = { $name } is thinking …
common-prompt = Your choice:
common-commands = A number or a note ({ $note }) · undo · help · rules · quit
common-unknown = “{ $text }” is not a choice here: type a number from 1 to { $last }, or help.
common-undone = Taken back.
common-nothing-to-undo = Nothing to take back: only your own choices of this turn, until a card is drawn.
common-farewell = The game ends here. See you at the table!
common-result = { $who ->
    [you] You win { $own } : { $other }.
    [they] { $name } wins { $other } : { $own }.
   *[nobody] A draw, { $own } : { $other }.
}
common-abilities = Guilds in play
common-help = Type the number of a choice, or the choice in notation, for example { $note }.
    undo takes back your last choice of this turn · rules shows the rules · quit leaves the table.
common-help-table = Your side is below the rift, the other side above; row 1 is nearest the rift.
    Fi5 3♥ •• is a Fire 5 with 2 damage and 3 life left · * activated in this action · ▼ you control the location, ▲ the other side does · ★ start marker.
