# Words of the table in a terminal, whatever the game.
# $name is a player's name; $who says who that is: you, they, nobody.

common-you = You
common-partner = { $name } (partner)
# Who sits across in a game alone, and decides nothing.
common-trainer = Trainer
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
common-commands = A number or a note ({ $note }) · undo · hint · help · rules · quit
common-unknown = “{ $text }” is not a choice here: type a number from 1 to { $last }, or help.
common-undone = Taken back.
common-nothing-to-undo = Nothing to take back: only your own choices of this turn, until a card is drawn.
common-farewell = The game ends here, at { $score }. See you at the table!
common-result = { $who ->
    [you] You win { $score }.
    [ours] Your team wins { $score }.
    [theirs] The other team wins { $score }.
    [they] { $name } wins { $score }.
   *[nobody] A draw, { $score }.
}
common-help = Type the number of a choice, or the choice in notation, for example { $note }.
    undo takes back your last choice of this turn · hint shows a good turn · rules shows the rules · quit leaves the table.

## Hints

hint-title = { $count ->
    [one] The best turn
   *[other] The best turns
}
hint-chance = { $percent }% to win
# What most often follows, and how often.
hint-then = { $who ->
    [you] Then most often you ({ $percent }%):
   *[they] Then most often { $name } ({ $percent }%):
}
# $count: how many worlds a turn was tried in.
hint-worlds = { $count ->
    [0] Judged by the look of the table.
    [one] Tried in { $count } imagined world.
   *[other] Tried in { $count } imagined worlds.
}
hint-thinking = Looking for good turns …
hint-opponent = Opponent
hint-partner = Partner

## Opponents

opponents-title = Opponents
opponents-type = What to type
opponents-name = Name
opponents-about = How it plays
opponents-play = For example: { $command }

agent-random-name = Random
agent-random-about = Does anything at all. Good company while you learn how a turn goes.
agent-gentle-name = Gentle
agent-gentle-about = Plays plausible turns, but shallow ones, and overlooks things.
agent-greedy-name = Greedy
agent-greedy-about = Takes the turn that looks best and looks no further.
agent-steady-name = Steady
agent-steady-about = Thinks its own turn through and glances at your answer.
agent-sharp-name = Sharp
agent-sharp-about = Weighs your answers in many hands you might hold.
agent-master-name = Master
agent-master-about = Thinks longest and gives nothing away.
agent-equilibrium-name = Sphinx
agent-equilibrium-about = Cannot be read: varies its play so that knowing its habits helps you little.
agent-neural-name = Self-taught
agent-neural-about = Learned everything from games against itself, and judges whole turns at a glance. Duels only; neural:FILE plays by a file of your own.
agent-search-name = Thinker
agent-search-about = For researchers: thinks for a second, or for as long as you say: search:2s, search:500ms, or search:400 for a number of trials.
