# The first lesson: what to do now and why, in at most 140 characters each.

## First turn: play three cards with the same number

lesson-play-number = Welcome! Your side is below the rift. Play up to three cards that share their number. Begin with Fire 5.
lesson-play-middle = Put it in the middle, facing the Ice.
lesson-play-second = Next, a card with the same number or of the same guild: Water 5.
lesson-play-beside = All go to one location, or each beside the others: put Water at location II.
lesson-play-third = Now all share their 5. One more fits: Light 5.
lesson-play-run = Leave no gap: put Light at location IV. Three cards, and your turn ends.

## Second turn: activate by guild

lesson-guild-discard = Earth arrived and hurt your Light. Discard Crystal 7 to activate your Crystals.
lesson-guild-left = Crystal: 4 damage to the first enemy, the one nearest the rift. Activate the left one.
lesson-guild-right = Up to three may act, wherever they stand. Now the right Crystal.

## Third turn: activate by number, destroy and score

lesson-number-discard = Damage stays. Discard Water 6: its number activates your 6s.
lesson-number-destroy = Earth has 2 life left. Activate the left Crystal: a destroyed enemy is worth 1 point.
lesson-number-excess = Now the Plant. Damage beyond its life is lost, but the point is yours.

## Fourth turn: Check & Draw

lesson-check = You stand alone at I and V, so you control them. Check & Draw: 1 point for each, then you draw up to 7 cards.

## Fifth turn: three guilds by one number

lesson-mixed-discard = 11 points, and the game ends at 12. Fire, Water and Light bear a 5: discard Crystal 5.
lesson-mixed-fire = Fire first: 3 damage to Ice. Behind it there is no ally to burn.
lesson-mixed-water = Now Water: it strikes the Shadow here, moves on, and strikes there.
lesson-mixed-move = Ice has 1 life left. Move Water to location III, and both fall: two points!
lesson-mixed-light = 13 points! Light may still act: it strikes Earth, then it heals.
lesson-mixed-heal = Choose any ally that is hurt. Light itself needs it most.
lesson-won = You win, 13 to 8! That is the whole game. Every guild has its own ability: try them all.

## Elements, first round: play, discard, take, reveal

lesson-elements-play = Hello! The middle is empty: the limit is 0, and your sum is 26. Play a Yin-Yang: your sum falls by 6, the limit rises by 6.
lesson-elements-discard = The limit is 11, your sum 20. Discard a Yin-Yang: 6 less for you, and the limit stays.
lesson-elements-within = 14, and the limit is 12: nearly! Play Earth 3, and you are within it.
lesson-elements-take = You may reveal, but the three hidden cards may be worth more than your 11. Take Metal 4: your sum rises, the limit falls.
lesson-elements-reveal = 15, exactly the limit. And two cards are worth 12 at most: you have more, for sure. Reveal!

## Elements, second round: equal sums

lesson-elements-again = 2 points! A new round, and the winner begins. Play a Yin-Yang.
lesson-elements-surrender = 20 is over the limit. Surrender costs you 1 point, a lost reveal 2. But nothing is lost yet: play Water 5.
lesson-elements-won = 15 against 15: at equal sums whoever revealed loses. You win, 6 to 3! Now try it on your own.

## Elemental Rift, first turn: add, link, play, take

lesson-rift-add = Welcome! Fewer than ten tiles lie in the rift, so your turn begins by adding two. Take Fire from the supply.
lesson-rift-link = Put it above the Fire on the left. Tiles of one element side by side are linked: a group of two.
lesson-rift-second = Gaia’s Spring ends as soon as three Earth are linked. Take Earth.
lesson-rift-trigger = Put it below the Earth on the left: three linked, and her spell is gone. Then you draw up to three cards.
lesson-rift-play = Now spells. Kindling costs two linked Fire, and you have them. Play it.
lesson-rift-grow = Both Fire decay, and half as many Earth come in their place: Fire decays into Earth. Put it next to the other Earth.
lesson-rift-effect = Kindling turned two Air into Fire and lies in front of you. The rest can wait: play no more spells.
lesson-rift-accolade = You played a spell, and three Fire spells lie in front of you, more than anybody has. Take Pyre.

## Second turn: decay, pay, take

lesson-rift-decay = Ten tiles: now all tiles of one element decay. You need Air, and Water decays into Air. Choose Water.
lesson-rift-apart = Four Water go, two Air come where they lay, and must not touch. First the square at the top right.
lesson-rift-below = Then the square in the bottom row, beside the Earth.
lesson-rift-air = Inspiration costs one Air. With it, spells of all four elements lie in front of you. Play it.
lesson-rift-pay = Either Air can pay. Choose the one in the bottom row: it becomes Fire.
lesson-rift-enough = You drew two cards. Mind your own triggers: four linked Fire would end two of your spells. Play no more.
lesson-rift-confluence = All four elements, more than Gaia has: take Confluence. Whoever begins a turn with two accolades wins.
lesson-rift-won = Your turn begins, and you hold 2 accolades, Gaia 0: you win! Now try it on your own.
