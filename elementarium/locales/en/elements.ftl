# Elements, in the words of its rules.
#
# $card is a card's name in code, $value its points, $limit the sum of the chain.
# In what is told of events, $who says who it concerns (you, they) and $name is their name.

elements-element = { $card ->
    [wood] Wood
    [fire] Fire
    [earth] Earth
    [metal] Metal
    [water] Water
    [yin_yang] Yin-Yang
   *[other] { $card }
}
elements-card = { elements-element } { $value }

## What lies on the table

elements-chain = Chain
elements-limit = Limit
elements-sum = Sum
elements-front = In front
elements-aside = Discarded
elements-unseen = Unseen
elements-score = Points
elements-no-chain = no cards yet

## What is expected. $can: reveal, or not; $held: cards left in hand.

elements-ask-over = The match is over.
elements-ask = { $can ->
    [reveal] Your sum is { $sum }, the limit is { $limit }: you may reveal.
    [foolish] Your sum is { $sum }, the limit is { $limit }: to reveal now would lose the round.
    [must] Your sum is { $sum }, the limit is { $limit }: nothing else is left, you have to reveal.
   *[not] Your sum is { $sum }, the limit is { $limit }: too much to reveal.
} { $held ->
    [0] Your hand is empty.
   *[other] What will you do?
}

## What can be chosen

elements-play = Play { elements-card }
elements-take = Take { elements-card }
elements-discard = Discard a Yin-Yang
elements-reveal = Reveal
elements-surrender = Surrender the round

## What happened

elements-round = Round { $round }: { $who ->
    [you] you begin.
   *[they] { $name } begins.
}
elements-drew = { $who ->
    [you] You are dealt { elements-card }.
   *[they] { $name } is dealt { elements-card }.
}
# Several cards at once; $cards is their list.
elements-drew-cards = { $who ->
    [you] You are dealt { $cards }.
   *[they] { $name } is dealt { $cards }.
}
elements-played = { $who ->
    [you] You play { elements-card }. Limit { $limit }.
   *[they] { $name } plays { elements-card }. Limit { $limit }.
}
elements-took = { $who ->
    [you] You take { elements-card }. Limit { $limit }.
   *[they] { $name } takes { elements-card }. Limit { $limit }.
}
elements-discarded = { $who ->
    [you] You discard a Yin-Yang.
   *[they] { $name } discards a Yin-Yang.
}
elements-revealed = { $who ->
    [you] You reveal at a limit of { $limit }!
   *[they] { $name } reveals at a limit of { $limit }!
}
elements-opened = { $who ->
    [you] You show { elements-card }.
   *[they] { $name } shows { elements-card }.
}
elements-opened-cards = { $who ->
    [you] You show { $cards }.
   *[they] { $name } shows { $cards }.
}
elements-counted = { $who ->
    [you] Your sum is { $sum }, the limit { $limit }.
   *[they] { $name }’s sum is { $sum }, the limit { $limit }.
}
elements-surrendered = { $who ->
    [you] You surrender the round.
   *[they] { $name } surrenders the round.
}
# $reason: more, over (the other sum), equal, miscount (the other side's), surrender.
elements-scored = { $who ->
    [you] You score
   *[they] { $name } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $reason ->
    [more] the higher sum wins.
    [over] the other sum is over the limit.
    [equal] at equal sums whoever revealed loses.
    [miscount] the other side revealed over the limit.
   *[surrender] the other side gave up the round.
}
elements-ended = { $who ->
    [you] You win the match!
   *[they] { $name } wins the match.
}

## Help in a terminal

elements-help-table = The chain lies between you, its top card on the right; its sum is the limit.
    ● is a point of your sum, ○ one that still fits, ┃ the limit: what is right of it is too much · ◆ a point won.

## On the page

# $name is whose turn it is.
elements-wait = { $name } is choosing.
elements-ask-uncounted = The limit is { $limit }. What will you do?
# $deed is what would be chosen, in words.
elements-sure = { $deed }? Press { table-done }, or choose differently.
elements-lifted = { elements-card }: drop it on the chain.
elements-then-limit = The limit becomes { $limit }.
elements-then-sum = Your sum becomes { $sum }, the limit { $limit }: { elements-state }.
elements-then-discard = Your sum becomes { $sum }, the limit stays { $limit }: { elements-state }.
elements-then-discard-uncounted = The limit stays { $limit }.
elements-then-reveal = Both hands are opened and counted.
elements-then-miscount = Your sum is over the limit: that loses the round.
elements-then-surrender = { $name } scores { $points } and begins the next round.
# $state: within, exact, over; $by is the difference between sum and limit.
elements-state = { $state ->
    [within] { $by } to spare
    [exact] exactly at the limit
   *[over] { $by } over
}
elements-miscounted = Count again: you are over the limit.
elements-hand = Hand
elements-your-sum = your sum
elements-count-hide = Hide my sum: I count myself
elements-count-show = Count for me
elements-unseen-about = In the other hand or set aside:
elements-take-short = Take
elements-discard-short = Discard
elements-surrender-short = Surrender
elements-label-hand = Your hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
elements-label-held = { $name } holds { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
elements-label-chain = Chain, from its first card to its top
elements-label-link = { $card }, played by { $name }
elements-label-top = { $card } on top, played by { $name }
elements-label-empty = Chain, empty
elements-label-limit = Limit { $limit }
elements-label-front = In front of { $name }: { $sum }
elements-label-sum = Your sum { $sum }, limit { $limit }: { elements-state }
elements-label-sum-of = { $name }: { $sum }
elements-label-discards = Yin-Yangs discarded by { $name }: { $count }
elements-label-aside = Set aside, unseen: { $count }
elements-label-score = { $name }: { $score } of { $goal } points
elements-label-score-endless = { $name }: { $score } points
elements-can-play = can be played
elements-can-take = can be taken
elements-can-put = { $card }: put it here
elements-label-picked = picked up
elements-label-would = { $card } would lie here
# Beside the name of whoever ends a round. $how: revealed, surrendered.
elements-role = { $how ->
    [revealed] reveals
   *[surrendered] surrenders
}
elements-round-number = Round { $round }
# The end of a round in one line. $winner and $loser are sums.
elements-verdict = { $who ->
    [you] You win the round
   *[they] { $name } wins the round
}: { $reason ->
    [more] { $winner } against { $loser }.
    [over] { $loser } is over the limit of { $limit }.
    [equal] { $winner } each, and whoever reveals loses a tie.
    [miscount] { $loser } is over the limit of { $limit }, a miscount.
   *[surrender] the other side gives up.
}
elements-opening = { $who ->
    [you] You reveal.
   *[they] { $name } reveals.
}
elements-help-drag = Tap a card, then the chain, or drag it there. Tap the top card of the chain to take it.
elements-help-t = T: take the top card
elements-help-x = X: discard a Yin-Yang
elements-help-r = R: reveal
elements-help-s = S: surrender the round
